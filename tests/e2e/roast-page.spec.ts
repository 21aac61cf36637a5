import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { ownOrigin, refuse, saveLine, savePhoto, share, signUp } from './owners.ts'
import { fillIn, freshEmail, PASSWORD } from './people.ts'

const card = (page: Page) => page.getByRole('article')
const reaction = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) })

/** Somebody else's shared roast, made in another browser. */
async function strangersRoast(browser: Browser, baseURL: string | undefined, isShared = true) {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await context.newPage()
  await signUp(page, 'Ada')
  const roast = await savePhoto(page)
  if (isShared) await share(page, roast.id)
  return { roast, page, close: () => context.close() }
}

test('guests see the card, whose it is, and the ways on', async ({ page, browser, baseURL }) => {
  const { roast, close } = await strangersRoast(browser, baseURL)
  await page.goto(`/roast/${roast.id}`)
  await expect(card(page)).toContainText(roast.caption)
  await expect(card(page).getByRole('img', { name: 'The photo that was roasted' })).toBeVisible()
  await expect(page.getByText('Ada')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden()
  await expectNoViolations(page)

  for (const [button, why] of [
    [page.getByRole('button', { name: 'Challenge' }), 'A challenge needs a name on it.'],
    [reaction(page, 'Fire'), 'One person, one tap.'],
  ] as const) {
    await button.click()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeVisible()
    await expect(page.getByText(why).first()).toBeVisible()
    await page.goBack()
    await expect(card(page)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Roast me too' }).click()
  await expect(page).toHaveURL('/')
  await close()
})

test('a guest who taps comes back to the roast as somebody whose tap counts', { tag: '@once' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { roast, close } = await strangersRoast(browser, baseURL)
  await page.goto(`/roast/${roast.id}`)
  await reaction(page, 'Laugh').click()
  await fillIn(page, freshEmail(), PASSWORD, 'Sign Up')
  await expect(page).toHaveURL(`/roast/${roast.id}`)
  await reaction(page, 'Laugh').click()
  await expect(reaction(page, 'Laugh')).toHaveAccessibleName('Laugh: 1')
  await close()
})

test('a double tap is one tap, and a tap in a second tab shows what counted in the first', {
  tag: '@once',
}, async ({ page, browser, baseURL }) => {
  const { roast, close } = await strangersRoast(browser, baseURL)
  await signUp(page)
  await page.goto(`/roast/${roast.id}`)
  const second = await page.context().newPage()
  await second.goto(`/roast/${roast.id}`)
  await expect(reaction(second, 'Laugh')).toBeVisible()
  let taps = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/reactions')) taps += 1
  })
  const counted = page.waitForResponse('**/reactions')
  await reaction(page, 'Fire').dblclick()
  await counted
  await expect(reaction(page, 'Fire')).toHaveAccessibleName('Fire: 1')
  expect(taps).toBe(1)
  await reaction(second, 'Laugh').click()
  await expect(reaction(second, 'Fire')).toHaveAttribute('aria-pressed', 'true')
  await expect(reaction(second, 'Laugh')).toHaveAccessibleName('Laugh: 0')
  await close()
})

test('without a connection a reaction goes out again; a roast that was taken back meanwhile is a tombstone', {
  tag: '@once',
}, async ({ page, browser, baseURL }) => {
  const owner = await strangersRoast(browser, baseURL)
  await signUp(page)
  await page.goto(`/roast/${owner.roast.id}`)
  await expect(card(page)).toBeVisible()
  await page.context().setOffline(true)
  await reaction(page, 'Fire').click()
  await expect(reaction(page, 'Fire')).toHaveAccessibleName('Fire: 0')
  await expect(reaction(page, 'Fire')).not.toHaveAttribute('aria-disabled')
  await page.context().setOffline(false)
  await owner.page.request.post(`/api/roasts/${owner.roast.id}/visibility`, {
    data: { visibility: 'private' },
    headers: ownOrigin(),
  })
  await reaction(page, 'Fire').click()
  await expect(page.getByRole('heading', { name: 'Here lies a roast' })).toBeVisible()
  await owner.close()
})

test('signed-in people react once and for all, and challenge', { tag: '@once' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { roast, close } = await strangersRoast(browser, baseURL)
  await signUp(page)
  await page.goto(`/roast/${roast.id}`)
  await reaction(page, 'Fire').click()
  await expect(reaction(page, 'Fire')).toHaveAccessibleName('Fire: 1')
  await expect(reaction(page, 'Fire')).toHaveAttribute('aria-pressed', 'true')
  await reaction(page, 'Laugh').click({ force: true })
  await page.reload()
  await expect(reaction(page, 'Fire')).toHaveAccessibleName('Fire: 1')
  await expect(reaction(page, 'Laugh')).toHaveAccessibleName('Laugh: 0')
  await expect(reaction(page, 'Laugh')).toHaveAttribute('aria-disabled', 'true')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Challenge' }).click()
  await expect(page).toHaveURL(`/battle/new?roast=${roast.id}`)
  await close()
})

test('a reaction that fails is taken back without a word', { tag: '@once' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { roast, close } = await strangersRoast(browser, baseURL)
  await signUp(page)
  await page.route('**/reactions', (route) => route.fulfill(refuse(500, 'internal')))
  await page.goto(`/roast/${roast.id}`)
  await reaction(page, 'Laugh').click()
  await expect(reaction(page, 'Laugh')).toHaveAccessibleName('Laugh: 0')
  await expect(reaction(page, 'Laugh')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await close()
})

test('guests and members report a roast', async ({ page, browser, baseURL }) => {
  const { roast, close } = await strangersRoast(browser, baseURL)
  await page.goto(`/roast/${roast.id}`)
  await page.getByRole('button', { name: 'Report' }).click()
  const send = page.getByRole('button', { name: 'Send report' })
  await expect(send).toBeDisabled()
  await page.getByRole('radio', { name: 'Something else' }).check()
  await page.getByLabel('Anything to add?').fill('My lamp never agreed to this.')
  await expectNoViolations(page)
  for (const [code, words] of [
    ['rate-limited', 'That was a lot of reports. Wait a minute, then try again.'],
    ['not-found', 'It is gone already: nobody sees it any more.'],
    ['internal', 'Your report did not get through. Please try again.'],
  ] as const) {
    await page.route('**/report', (route) => route.fulfill(refuse(500, code)), { times: 1 })
    await send.click()
    await expect(page.getByRole('alert')).toHaveText(words)
  }
  const sent = page.waitForRequest('**/report')
  await send.click()
  expect((await sent).postDataJSON()).toEqual({ reason: 'Something else: My lamp never agreed to this.' })
  await expect(page.getByRole('dialog', { name: 'Reported' })).toContainText('A person will look at it.')
  await close()
})

test('the owner shares, takes back and deletes on the page itself', async ({ page, browser, baseURL }) => {
  await signUp(page)
  const { id } = await saveLine(page)
  await page.goto(`/roast/${id}`)
  await expect(page.getByText('Your roast', { exact: true })).toBeVisible()
  await expect(page.getByText('Only you can see this.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report' })).toBeHidden()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('img', { name: 'Preview of the card' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page).toHaveURL('/collection')
  const other = await browser.newContext(baseURL ? { baseURL } : {})
  const theirs = await other.newPage()
  await theirs.goto(`/roast/${id}`)
  await expect(theirs.getByRole('heading', { name: 'Here lies a roast' })).toBeVisible()
  await other.close()
})

test('absent, private and taken-back roasts are one and the same tombstone', async ({
  page,
  browser,
  baseURL,
}) => {
  const hidden = await strangersRoast(browser, baseURL, false)
  const words: (string | null)[] = []
  for (const id of [
    hidden.roast.id,
    '00000000-0000-4000-8000-000000000000',
    'nonsense',
    '%2e%2e%2fsession',
  ]) {
    await page.goto(`/roast/${id}`)
    await expect(page.getByRole('heading', { name: 'Here lies a roast' })).toBeVisible()
    words.push(await page.getByRole('main').textContent())
  }
  expect(new Set(words).size).toBe(1)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Get your own' }).click()
  await expect(page).toHaveURL('/')
  await hidden.close()
})

test('without scripts the page tells the roast, and the tombstone', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const { roast, close } = await strangersRoast(browser, baseURL)
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`/roast/${roast.id}`)
  await expect(page.locator('noscript bdi').first()).toHaveText(roast.caption)
  await expect(page.locator('noscript img')).toBeVisible()
  await expect(page.getByText('Loading')).toBeHidden()
  await page.goto('/roast/nonsense')
  await expect(page.locator('noscript h1')).toHaveText('Here lies a roast')
  await context.close()
  await close()
})

test('without an answer the page says so, and tries again', { tag: '@once' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { roast, close } = await strangersRoast(browser, baseURL)
  let isBroken = true
  await page.route(`**/api/roasts/${roast.id}`, (route) =>
    isBroken ? route.fulfill(refuse(500, 'internal')) : route.continue(),
  )
  await page.goto(`/roast/${roast.id}`)
  await expect(page.getByRole('alert')).toHaveText(
    'This roast could not be fetched. Check your connection and try again.',
  )
  await expectNoViolations(page)
  isBroken = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(card(page)).toBeVisible()
  await close()
})
