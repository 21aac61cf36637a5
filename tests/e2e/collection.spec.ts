import { expect, type Page, test } from '@playwright/test'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { expectNoViolations } from './axe.ts'
import { refuse, saveLine, savePhoto, signUp } from './owners.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')

/** `count` roasts as the server would list them, in pages of 50. */
async function pretendToHave(page: Page, one: SavedRoast, count: number) {
  const all = Array.from({ length: count }, (_, n) => ({
    ...one,
    id: `10000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    caption: `Roast number ${n}.`,
  }))
  await page.route('**/api/roasts?*', (route) =>
    answer(route.request().url()).then((json) => route.fulfill({ json })),
  )
  await page.route('**/api/roasts', (route) =>
    answer(route.request().url()).then((json) => route.fulfill({ json })),
  )
  const answer = async (url: string) => {
    const start = Number(new URL(url).searchParams.get('before') ?? 0)
    const end = start + 50
    return { roasts: all.slice(start, end), next: end < count ? String(end) : null }
  }
}

test('an empty collection says so and leads to the generator', async ({ page }) => {
  await signUp(page)
  await page.goto('/collection')
  await expect(page.getByRole('heading', { name: 'Your Roast Collection' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No roasts yet!' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Get roasted' }).click()
  await expect(page).toHaveURL('/')
})

test('roasts stand newest first; one opens large, and the back button closes it', async ({ page }) => {
  await signUp(page)
  await savePhoto(page)
  const newest = await saveLine(page, 'Are you a fire drill?')
  await page.goto('/collection')
  await expect(tiles(page)).toHaveCount(2)
  await expect(tiles(page).first()).toContainText('Are you a fire drill?')
  await expectNoViolations(page)

  await tiles(page).first().getByRole('link').click()
  await expect(dialog(page).getByRole('article')).toContainText(newest.caption)
  await expect(dialog(page).getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(dialog(page)).toContainText('Only you can see this.')
  await expectNoViolations(page)
  await page.reload()
  await expect(dialog(page).getByRole('article')).toContainText(newest.caption)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/collection')
  await tiles(page).first().getByRole('link').click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
})

test('more than a page comes by itself on scrolling', async ({ page }) => {
  await signUp(page)
  await pretendToHave(page, await saveLine(page), 120)
  await page.goto('/collection')
  await expect(tiles(page)).toHaveCount(50)
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(tiles(page)).toHaveCount(120, { timeout: 500 })
  }).toPass()
  await expect(tiles(page).last()).toContainText('Roast number 119.')
})

test('a roast is posted to the feed and taken back', async ({ page }) => {
  await signUp(page)
  const { id } = await saveLine(page)
  await page.goto(`/collection?roast=${id}`)
  await page.getByRole('button', { name: 'Post to feed' }).click()
  await expect(dialog(page)).toContainText('On the feed, for everyone to see.')
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(dialog(page)).toContainText('Only you can see this.')
})

test('deleting asks first; then the roast is gone for good', async ({ page }) => {
  await signUp(page)
  const doomed = await saveLine(page)
  await saveLine(page, 'Is it hot in here?')
  await page.goto('/collection')
  await tiles(page).last().getByRole('link').click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: 'Burn this roast?' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(tiles(page)).toHaveCount(1)
  expect((await deleted).status()).toBe(204)
  await page.reload()
  await expect(tiles(page)).toHaveCount(1)
  expect((await page.request.get(`/api/roasts/${doomed.id}`)).status()).toBe(404)
})

test('a roast that could not be deleted comes back to its place, and the page says so', async ({ page }) => {
  await signUp(page)
  const older = await saveLine(page)
  await saveLine(page, 'Is it hot in here?')
  await page.route(`**/api/roasts/${older.id}`, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(refuse(500, 'internal')) : route.continue(),
  )
  await page.goto('/collection')
  await tiles(page).last().getByRole('link').click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to delete roast. Please try again.')
  await expect(tiles(page)).toHaveCount(2)
  await expect(tiles(page).last()).toContainText(older.caption)
  await expectNoViolations(page)
})

test('while roasts are loading their places are kept', async ({ page }) => {
  await signUp(page)
  const { promise: hold, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/roasts', async (route) => {
    await hold
    await route.continue()
  })
  await page.goto('/collection')
  await expect(page.getByRole('status', { name: 'Loading your roasts' })).toBeVisible()
  await expectNoViolations(page)
  release()
  await expect(page.getByRole('heading', { name: 'No roasts yet!' })).toBeVisible()
})

const LOAD_ERRORS = [
  [
    'missing-index',
    'This query requires a document-database index. Please check the browser console for a link to create it.',
  ],
  ['unavailable', 'Network error. Please check your connection and try again.'],
  ['internal', 'Failed to load your roasts. Please try again later.'],
] as const

for (const [code, sentence] of LOAD_ERRORS) {
  test(`a collection that cannot be loaded says why, and tries again: ${code}`, async ({ page }) => {
    await signUp(page)
    let isBroken = true
    await page.route('**/api/roasts', (route) =>
      isBroken ? route.fulfill(refuse(503, code)) : route.continue(),
    )
    await page.goto('/collection')
    await expect(page.getByRole('alert')).toHaveText(sentence)
    await expectNoViolations(page)
    isBroken = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'No roasts yet!' })).toBeVisible()
  })
}
