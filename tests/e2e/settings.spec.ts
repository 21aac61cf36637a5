import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expectNoViolations } from './axe.ts'
import { ownOrigin, refuse, saveLine, savePhoto, share, signUp } from './owners.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('guests are led to /auth', async ({ page }) => {
  await page.goto('/settings')
  await expect(page).toHaveURL('/auth')
})

test('a name is cleaned, kept and shown; an impossible one is refused', async ({ page }) => {
  const { email } = await signUp(page, '')
  const { id } = await saveLine(page)
  await page.goto('/settings')
  await expect(page.getByText(`Signed in as ${email}`, { exact: false })).toBeVisible()
  await expectNoViolations(page)
  const field = page.getByLabel('Name', { exact: true })
  await field.fill('  Mo\u200B   the \u202EMatch ')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Saved. That is how others see you now.')).toBeVisible()
  await expect(field).toHaveValue('Mo the Match')
  await field.fill('x'.repeat(41))
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Keep it to 40 characters.')).toBeVisible()
  await expectNoViolations(page)
  const roast = await page.request.get(`/api/roasts/${id}`)
  expect((await roast.json()).owner.name).toBe('Mo the Match')
})

test('a picture is chosen, stands in the bar, and is removed', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  const chooser = page.getByLabel('Picture', { exact: true })
  await chooser.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(page.getByRole('alert').filter({ hasText: 'That is not an image.' })).toBeVisible()
  await chooser.setInputFiles('tests/fixtures/photos/sk-chelsea.png')
  await expect(page.locator('img[src^="/api/profiles/"]')).toHaveCount(2)
  const loaded = page.locator('img[src^="/api/profiles/"]').first()
  await expect.poll(() => loaded.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('img[src^="/api/profiles/"]')).toHaveCount(0)
})

test('the export is an archive of everything', async ({ page }) => {
  const { email } = await signUp(page)
  const { id } = await savePhoto(page)
  await page.goto('/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^scorch-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(await readFile(await (await download).path()))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['profile.json', 'roasts-1.json', `photos/${id}.webp`, `cards/${id}.png`]),
  )
  expect(new TextDecoder().decode(files['profile.json'])).toContain(email)
})

test('signing out everywhere ends this session and the one on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, password } = await signUp(page)
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const other = await context.newPage()
  await other.request.post('/api/auth/sign-in/email', { data: { email, password }, headers: ownOrigin() })
  expect((await other.request.get('/api/profile')).status()).toBe(200)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/auth')
  for (const each of [page, other]) expect((await each.request.get('/api/profile')).status()).toBe(401)
  await context.close()
})

test('an account is deleted by typing, with everything in it', async ({ page }) => {
  const { email, password } = await signUp(page)
  const { id } = await savePhoto(page)
  await share(page, id)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const burn = page.getByRole('button', { name: 'Delete it all' })
  await expect(burn).toBeDisabled()
  await page.getByLabel('Type "delete"').fill('Delete')
  await expectNoViolations(page)
  await page.route('**/api/profile', (route) => route.fulfill(refuse(500, 'internal')), { times: 1 })
  await burn.click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'That did not go through. Please try again.' }),
  ).toBeVisible()
  await burn.click()
  await expect(page).toHaveURL('/auth')
  await page.goto(`/roast/${id}`)
  await expect(page.getByRole('heading', { name: 'Here lies a roast' })).toBeVisible()
  for (const path of [`/api/roasts/${id}/picture`, `/api/roasts/${id}/card`])
    expect((await page.request.get(path)).status()).toBe(404)
  const again = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: ownOrigin(),
  })
  expect(again.status()).toBe(401)
})

test('settings that cannot be fetched say so, and try again', async ({ page }) => {
  await signUp(page)
  let isBroken = true
  await page.route('**/api/profile', (route) =>
    isBroken ? route.fulfill(refuse(500, 'internal')) : route.continue(),
  )
  await page.goto('/settings')
  await expect(page.getByRole('alert')).toHaveText(
    'Your settings could not be fetched. Check your connection and try again.',
  )
  isBroken = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
})
