import { expect, type Locator, type Page, test } from '@playwright/test'

const PORTRAIT = 'tests/fixtures/photos/tf-portrait.jpg'

const strike = (page: Page) => page.getByRole('button', { name: 'Scorch!' })
const score = (page: Page) => page.getByText(/^\d+\/10$/)

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the page')
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}

async function choosePhoto(page: Page, mode = 'selfie') {
  await page.goto(`/?mode=${mode}`)
  await page.getByLabel('Photo', { exact: true }).setInputFiles(PORTRAIT)
  await expect(strike(page)).toBeVisible()
}

test('held sideways, photo, choices and button stand side by side on one screen', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await choosePhoto(page, 'pet')
  const button = await boxOf(strike(page))
  const photo = await boxOf(page.getByAltText('What you are about to hand over'))
  expect(button.right).toBeLessThanOrEqual(photo.left)
  for (const part of [strike(page), page.getByRole('button', { name: 'Change Photo' })])
    expect((await boxOf(part)).bottom).toBeLessThanOrEqual(390)
  await page.reload()
  await page.getByRole('button', { name: 'Take a photo' }).click()
  expect((await boxOf(page.getByRole('button', { name: 'Snap' }))).bottom).toBeLessThanOrEqual(390)
})

test('the score is told on the first screen, also of a phone whose browser takes its share', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await choosePhoto(page)
  await strike(page).click()
  await expect(score(page)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the button stays above a keyboard that is laid over the page', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/?mode=rizz')
  await page.getByLabel('Your pickup line').fill('Is it hot in here?')
  await expect(strike(page)).toBeVisible()
  // As iOS does it: the window keeps its height, only the visible part of it shrinks.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 364 })
    window.visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(async () => (await boxOf(strike(page))).bottom).toBeLessThanOrEqual(364)
})

test('the match is struck once, however fast the comedian is', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/?mode=rizz')
  await page.getByLabel('Your pickup line').fill('Nice shoes')
  await expect(strike(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  const answered = new Promise<void>((resolve) => {
    page.route('**/api/roast', async (route) => {
      await route.fulfill({ response: await route.fetch() })
      resolve()
    })
  })
  await strike(page).click()
  await answered
  await page.clock.runFor(900)
  await expect(page.getByRole('heading', { name: 'The comedian is looking' })).toBeVisible()
  await page.clock.runFor(300)
  await expect(page.getByRole('article')).toBeVisible()
})

test('whoever wants no motion does not wait for any', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/?mode=rizz')
  await page.getByLabel('Your pickup line').fill('Nice shoes')
  await expect(strike(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await strike(page).click()
  await expect(score(page)).toBeVisible()
})

test('nothing jumps: not while the page loads, not from photo to roast', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shifted = () => page.evaluate(() => Number(Reflect.get(window, 'shifted')))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Scorch' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shifted()).toBeLessThan(0.02)
  await choosePhoto(page)
  await strike(page).click()
  await expect(page.getByRole('article')).toBeVisible()
  expect(await shifted()).toBeLessThan(0.05)
})

test('every stage and page has its name in the tab', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Scorch · where ego comes to die (respectfully)')
  await page.getByRole('link', { name: 'Roast My Fit' }).click()
  await expect(page).toHaveTitle('Roast My Fit · Scorch')
  await page.goto('/auth')
  await expect(page).toHaveTitle('Sign in · Scorch')
})

test('a stage begins at its top; going back leads to where one was', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Scorch' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 120))
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
  await page.getByRole('link', { name: 'Roast My Pet' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'Bring in the accused' })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Scorch' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120)
})

test('the product can be put on a home screen, with icons that exist', { tag: '@once' }, async ({
  page,
  request,
}) => {
  await page.goto('/')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Scorch', display: 'standalone', theme_color: '#14100d' })
  const links = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  for (const address of [...links, ...icons]) {
    const answer = await request.get(address)
    expect(answer.headers()['content-type'], address).toMatch(/^image\//)
  }
})
