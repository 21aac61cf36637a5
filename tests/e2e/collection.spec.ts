import { expect, type Page, test } from '@playwright/test'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { expectNoViolations } from './axe.ts'
import { ownOrigin, refuse, saveLine, savePhoto, share, signUp } from './owners.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')

async function burn(page: Page, text: string) {
  await tiles(page).filter({ hasText: text }).getByRole('link').click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
}

/** A finger across the opened roast, from one x to another. */
async function swipe(page: Page, from: number, to: number) {
  const card = dialog(page).getByRole('article')
  const at = (clientX: number) => [{ identifier: 1, clientX, clientY: 300 }]
  await card.dispatchEvent('touchstart', { touches: at(from), changedTouches: at(from) })
  await card.dispatchEvent('touchend', { touches: [], changedTouches: at(to) })
}

/** `count` roasts as the server would list them, in pages of 50. */
async function pretendToHave(page: Page, one: SavedRoast, count: number) {
  const all = Array.from({ length: count }, (_, n) => ({
    ...one,
    id: `10000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    caption: `Roast number ${n}.`,
  }))
  await page.route('**/api/roasts/1*', (route) =>
    route.fulfill({ json: all.find(({ id }) => route.request().url().endsWith(id)) ?? null }),
  )
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

/** The page tries again by itself, and waits for seconds in between: here they are over at once. */
async function expectAfterTries(page: Page, sentence: string) {
  await expect(async () => {
    await page.clock.fastForward(4_000)
    await expect(page.getByRole('alert')).toHaveText(sentence, { timeout: 300 })
  }).toPass()
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

test('whoever comes back, from a roast or another page, is where they were', async ({ page }) => {
  await signUp(page)
  await pretendToHave(page, await saveLine(page), 70)
  await page.goto('/collection')
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(tiles(page)).toHaveCount(70, { timeout: 500 })
  }).toPass()
  // Not by its role, which it has not while a roast is open.
  const tile = page.locator('main li').nth(61)
  // At the very edge of the screen: a tile that comes back must not be pulled further in.
  await tile.evaluate((item) => item.scrollIntoView({ block: 'end' }))
  await tile.getByRole('link').click()
  await expect(dialog(page)).toContainText('Roast number 61.')
  const placeOf = async () => Math.round((await tile.boundingBox())?.y ?? Number.NaN)
  const before = await placeOf()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(tile.getByRole('link')).toBeFocused()
  expect(await placeOf()).toBe(before)

  await page.evaluate(() => history.pushState(null, '', '/settings'))
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  await page.goBack()
  await expect.poll(placeOf).toBe(before)
})

test('a double tap opens once, and closing twice closes once', { tag: '@once' }, async ({ page }) => {
  await signUp(page)
  await saveLine(page)
  await page.goto('/settings')
  await page.goto('/collection')
  await tiles(page)
    .getByRole('link')
    .evaluate((link: HTMLElement) => {
      link.click()
      link.click()
    })
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/collection')
})

test('one turns from roast to roast by key, button and swipe; the focus returns to the last one', async ({
  page,
}) => {
  await signUp(page)
  for (const line of ['Are you one?', 'Are you two?', 'Are you three?']) await saveLine(page, line)
  await page.goto('/collection')
  await tiles(page).first().getByRole('link').click()
  const line = dialog(page).getByRole('blockquote')
  await expect(line).toContainText('three')
  await expect(page.getByRole('button', { name: 'Newer roast' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(line).toContainText('two')
  await page.getByRole('button', { name: 'Older roast' }).click()
  await expect(line).toContainText('one')
  await page.keyboard.press('ArrowRight')
  await expect(line).toContainText('one')
  await swipe(page, 60, 260)
  await expect(line).toContainText('two')
  await swipe(page, 260, 230)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(line).toContainText('two')
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(tiles(page).nth(1).getByRole('link')).toBeFocused()
})

test('a roast is posted to the feed and taken back', { tag: '@once' }, async ({ page }) => {
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

test('a roast that could not be deleted comes back to its place, and the page says so', {
  tag: '@once',
}, async ({ page }) => {
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

test('a deletion that fails brings nothing back but its own roast; trying again deletes it', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page)
  const stubborn = await saveLine(page, 'Are you one?')
  await saveLine(page, 'Are you two?')
  await saveLine(page, 'Are you three?')
  const { promise: hold, resolve: release } = Promise.withResolvers<void>()
  let isBroken = true
  await page.route(`**/api/roasts/${stubborn.id}`, async (route) => {
    if (!isBroken || route.request().method() !== 'DELETE') return route.continue()
    await hold
    await route.abort()
  })
  await page.goto('/collection')
  await burn(page, 'Are you one?')
  await expect(tiles(page)).toHaveCount(2)
  await expect(tiles(page).filter({ hasText: 'Are you two?' }).getByRole('link')).toBeFocused()
  await burn(page, 'Are you two?')
  await expect(tiles(page)).toHaveCount(1)
  release()
  await expect(page.getByRole('alert')).toContainText('Failed to delete roast. Please try again.')
  await expect(tiles(page)).toHaveCount(2)
  await expect(tiles(page).last()).toContainText('Are you one?')
  isBroken = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(tiles(page)).toHaveCount(1)
  await expect(page.getByRole('alert')).toBeHidden()
  await page.reload()
  await expect(tiles(page)).toHaveText(/Are you three\?/)
})

test('without a connection nothing pretends to be deleted', { tag: '@once' }, async ({ page, context }) => {
  await signUp(page)
  await saveLine(page)
  await page.goto('/collection')
  await tiles(page).getByRole('link').click()
  await expect(dialog(page)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to delete roast. Please try again.')
  await expect(tiles(page)).toHaveCount(1)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'No roasts yet!' })).toBeVisible()
})

test('what another tab deleted is gone, and says so when it is opened or deleted again', {
  tag: '@once',
}, async ({ page, context }) => {
  await signUp(page)
  const [first, second] = [await saveLine(page, 'Are you one?'), await saveLine(page, 'Are you two?')]
  await saveLine(page, 'Are you three?')
  await page.goto('/collection')
  await tiles(page).filter({ hasText: 'Are you one?' }).getByRole('link').click()
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  for (const { id } of [first, second])
    await context.request.delete(`/api/roasts/${id}`, { headers: ownOrigin() })

  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(tiles(page)).toHaveCount(2)
  await tiles(page).filter({ hasText: 'Are you two?' }).getByRole('link').click()
  await expect(page.getByRole('dialog', { name: 'Up in smoke' })).toContainText('This roast is gone.')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Back to the wall' }).click()
  await expect(tiles(page)).toHaveCount(1)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('when the session has ended, deleting leads to /auth and deletes nothing', { tag: '@once' }, async ({
  page,
  browser,
}) => {
  const person = await signUp(page)
  const { id } = await saveLine(page)
  await page.goto(`/collection?roast=${id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page).toHaveURL('/auth')
  const again = await browser.newContext({ baseURL: ownOrigin().origin })
  const { email, password } = person
  await again.request.post('/api/auth/sign-in/email', { data: { email, password }, headers: ownOrigin() })
  expect((await again.request.get(`/api/roasts/${id}`)).status()).toBe(200)
  await again.close()
})

test("another person's roast opens on its public page, without what only owners can do", {
  tag: '@once',
}, async ({ page, browser }) => {
  await signUp(page)
  const { id } = await saveLine(page)
  await share(page, id)
  const other = await (await browser.newContext({ baseURL: ownOrigin().origin })).newPage()
  await signUp(other, 'Flo')
  await other.goto(`/collection?roast=${id}`)
  await expect(other).toHaveURL(`/roast/${id}`)
  await expect(other.getByRole('button', { name: 'Roast me too' })).toBeVisible()
  await other.context().close()
})

test('the longest lines and captions of any script stand on their tiles whole', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await signUp(page)
  const one = await saveLine(page)
  const texts = [
    'W'.repeat(200),
    'word '.repeat(40),
    '酔'.repeat(200),
    'مرحبا '.repeat(33),
    '👨‍👩‍👧‍👦'.repeat(18),
  ]
  const roasts = texts.map((text, n) => ({
    ...one,
    id: `10000000-0000-4000-8000-00000000000${n}`,
    originalText: text,
    caption: text.repeat(2).slice(0, 220),
  }))
  await page.route('**/api/roasts', (route) => route.fulfill({ json: { roasts, next: null } }))
  await page.goto('/collection')
  await expect(tiles(page)).toHaveCount(texts.length)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const cut = await tiles(page)
    .locator('[data-kind], [dir=auto]')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => part.clientHeight > 0 && part.scrollHeight > part.clientHeight + 2).length,
    )
  expect(cut).toBe(0)
})

test('an Arabic line reads from the right, on its tile and opened', { tag: '@once' }, async ({ page }) => {
  await signUp(page)
  await saveLine(page, 'هل أنت منبه حريق؟')
  await page.goto('/collection')
  await expect(tiles(page).locator('q')).toHaveCSS('direction', 'rtl')
  await tiles(page).getByRole('link').click()
  await expect(dialog(page).getByRole('blockquote')).toHaveCSS('direction', 'rtl')
})

test('a next page that does not come says why and waits for a tap', { tag: '@once' }, async ({ page }) => {
  await signUp(page)
  await pretendToHave(page, await saveLine(page), 60)
  let isBroken = true
  await page.route('**/api/roasts?*', (route) =>
    isBroken ? route.fulfill(refuse(500, 'internal')) : route.fallback(),
  )
  await page.goto('/collection')
  await expect(tiles(page)).toHaveCount(50)
  await page.mouse.wheel(0, 20_000)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText('Failed to load your roasts. Please try again later.')
  await expectNoViolations(page)
  isBroken = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(tiles(page)).toHaveCount(60)
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
  test(`a collection that cannot be loaded says why, and tries again: ${code}`, { tag: '@once' }, async ({
    page,
  }) => {
    await signUp(page)
    let isBroken = true
    await page.route('**/api/roasts', (route) =>
      isBroken ? route.fulfill(refuse(503, code)) : route.continue(),
    )
    let hasLink = false
    // The console shows it; to a test it is an error of the page.
    page.on('pageerror', ({ message }) => {
      hasLink ||= message.includes('/readyz')
    })
    await page.clock.install()
    await page.goto('/collection')
    await expectAfterTries(page, sentence)
    expect(hasLink).toBe(code === 'missing-index')
    await expectNoViolations(page)
    isBroken = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'No roasts yet!' })).toBeVisible()
  })
}

test('a collection without a connection says so at last, and comes when the connection does', {
  tag: '@once',
}, async ({ page, context }) => {
  await signUp(page)
  await saveLine(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'RizzlMe' })).toBeVisible()
  // The page's own code may come late, but must be there before the connection goes.
  await page.goto('/collection')
  await expect(tiles(page)).toHaveCount(1)
  await page.goto('/settings')
  await page.route('**/api/roasts', (route) => route.abort())
  await page.clock.install()
  await page.goto('/collection')
  await expectAfterTries(page, 'Network error. Please check your connection and try again.')
  await context.setOffline(true)
  await page.unroute('**/api/roasts')
  await context.setOffline(false)
  await expect(tiles(page)).toHaveCount(1)
})
