import { expect, test } from '@playwright/test'
import { fillIn, freshEmail, hearRoasts, PASSWORD } from './people.ts'

test('guest, three roasts, sign-up, collection, share, and a stranger opens the link', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => Object.assign(Navigator.prototype, { canShare: undefined }))
  await hearRoasts(page, ['Are you a magnet?', 'Are you a smoke alarm?', 'Are you a parking ticket?'])
  await page.getByRole('button', { name: 'Sign Up to Save & Download' }).click()
  await fillIn(page, freshEmail(), PASSWORD, 'Sign Up')
  await expect(page).toHaveURL('/collection')
  const tiles = page.getByRole('main').getByRole('listitem')
  await expect(tiles).toHaveCount(3)
  await tiles.filter({ hasText: 'Are you a parking ticket?' }).getByRole('link').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('img', { name: 'Preview of the card' })).toBeVisible()
  await page.getByRole('button', { name: 'Share Now' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()

  const stranger = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('article')).toContainText('“Are you a parking ticket?”')
  await expect(stranger).toHaveTitle(/^RizzlMe: \d+\/10/)
  await stranger.getByRole('button', { name: 'Roast me too' }).click()
  await expect(stranger.getByRole('heading', { name: 'Scorch' })).toBeVisible()
  await expect(stranger).toHaveTitle(/^Scorch/)
  await stranger.context().close()
})
