import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expectNoViolations } from './axe.ts'
import { PASSWORD } from './people.ts'
import { ownOrigin, refuse, saveLine, savePhoto, share, signUp } from './owners.ts'

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
  await page.getByRole('button', { name: 'Export my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^scorch-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(await readFile(await (await download).path()))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'README.txt',
      'profile.json',
      'roasts-1.json',
      `photos/${id}.webp`,
      `cards/${id}.png`,
    ]),
  )
  expect(new TextDecoder().decode(files['profile.json'])).toContain(email)
  await expect(page.getByText('Packed while it downloads')).toBeVisible()
})

test('an export that is refused says so on the page, not among the downloads', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  const sentence = 'Easy, tiger. Wait a moment, then try again.'
  await page.route('**/api/profile/export/permit', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: JSON.stringify({ success: false, error: sentence, code: 'rate-limited', retryAfter: 60 }),
    }),
  )
  const downloads: unknown[] = []
  page.on('download', (download) => downloads.push(download))
  await page.getByRole('button', { name: 'Export my data' }).click()
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  expect(downloads).toEqual([])
})

test('without a connection a change fails at once, and is not done behind anybody’s back later', async ({
  page,
  context,
}) => {
  await signUp(page, 'Mo')
  await page.goto('/settings')
  await page.getByLabel('Name', { exact: true }).fill('Somebody Else')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Check your connection and try again.')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mo')
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
  await expect(burn).toBeDisabled()
  const passwordField = page.getByLabel('Your password', { exact: true })
  await passwordField.fill('somebody’s guess')
  await expectNoViolations(page)
  await burn.click()
  await expect(page.getByText('That is not your password.')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 568 })
  const dialog = page.getByRole('dialog')
  expect(await dialog.evaluate((window) => window.scrollWidth - window.clientWidth)).toBe(0)
  await expectNoViolations(page)
  await passwordField.fill(password)
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

test('whoever comes by a provider types the word alone, once, and every other browser knows at once', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page)
  const { id } = await saveLine(page)
  await share(page, id)
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const stranger = await context.newPage()
  await stranger.goto(`/roast/${id}`)
  await expect(stranger.getByRole('article')).toBeVisible()
  await page.route('**/api/profile', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), hasPassword: false } })
  })
  const calls: string[] = []
  const bothTapped = Promise.withResolvers<void>()
  await page.route('**/api/profile', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback()
    calls.push(route.request().postData() ?? '')
    await bothTapped.promise
    await route.fulfill(refuse(429, 'rate-limited'))
  })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByLabel('Your password', { exact: true })).toHaveCount(0)
  await page.getByLabel('Type "delete"').fill('delete')
  await page.getByRole('button', { name: 'Delete it all' }).dblclick()
  bothTapped.resolve()
  await expect(page.getByRole('alert').filter({ hasText: 'No.' })).toBeVisible()
  expect(calls).toEqual([JSON.stringify({ confirm: 'delete', password: '' })])
  await page.request.delete('/api/profile', { data: { confirm: 'delete', password: PASSWORD } })
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: 'Here lies a roast' })).toBeVisible()
  await context.close()
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
