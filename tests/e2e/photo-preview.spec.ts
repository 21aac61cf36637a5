import { expect, type Page, test } from '@playwright/test'

const PORTRAIT = 'tests/fixtures/photos/tf-portrait.jpg'
const CAT = 'tests/fixtures/photos/sk-chelsea.png'

const strike = (page: Page) => page.getByRole('button', { name: 'Scorch!' })
const card = (page: Page) => page.getByRole('article')
const preview = (page: Page) => page.getByRole('img', { name: 'What you are about to hand over' })

/** The address of the chosen photo, once it is shown. */
async function choose(page: Page, photo: string): Promise<string> {
  const before = (await preview(page).count()) > 0 ? await preview(page).getAttribute('src') : ''
  await page.getByLabel('Photo', { exact: true }).setInputFiles(photo)
  await expect(preview(page)).not.toHaveAttribute('src', before ?? '')
  return (await preview(page).getAttribute('src')) ?? ''
}

/** Whether an address still leads to a picture: one that is shown already would be seen without it. */
const isAlive = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    return image.decode().then(
      () => true,
      () => false,
    )
  }, address)

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/?mode=selfie')
})

test('a photo is still there a minute later, on whatever stage', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/roast', (route) => route.abort())
  const address = await choose(page, PORTRAIT)
  await strike(page).click()
  await expect(card(page)).toBeVisible()
  await page.clock.fastForward('02:00')
  expect(await isAlive(page, address)).toBe(true)
  await page.goBack()
  await expect(preview(page)).toHaveAttribute('src', address)
  await page.clock.fastForward('02:00')
  await strike(page).click()
  await expect(card(page).getByRole('img', { name: 'Your photo' })).toHaveJSProperty('complete', true)
  expect(await isAlive(page, address)).toBe(true)
})

test('a photo is let go when another takes its place, and when it is put away', { tag: '@once' }, async ({
  page,
}) => {
  const first = await choose(page, PORTRAIT)
  const second = await choose(page, CAT)
  await expect.poll(() => isAlive(page, first)).toBe(false)
  expect(await isAlive(page, second)).toBe(true)
  await page.getByRole('button', { name: 'Back to all modes' }).click()
  await expect(page.getByRole('heading', { name: 'Scorch' })).toBeVisible()
  await expect.poll(() => isAlive(page, second)).toBe(false)
})

test('while another photo is being read, the one before it is not handed over', { tag: '@once' }, async ({
  page,
}) => {
  await choose(page, PORTRAIT)
  await page.evaluate(() => {
    window.createImageBitmap = () => new Promise(() => {})
  })
  await page.getByLabel('Photo', { exact: true }).setInputFiles(CAT)
  await expect(strike(page)).toBeDisabled()
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(page.getByRole('heading', { name: 'The comedian is looking' })).toBeHidden()
  await expect(preview(page)).toBeVisible()
})
