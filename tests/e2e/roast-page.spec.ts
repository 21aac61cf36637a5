import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { refuse, saveLine, savePhoto, share, signUp } from './owners.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

  await page.getByRole('button', { name: 'Challenge' }).click()
  await expect(page).toHaveURL('/auth')
  await page.goBack()
  await reaction(page, 'Fire').click()
  await expect(page).toHaveURL('/auth')
  await page.goBack()
  await page.getByRole('button', { name: 'Roast me too' }).click()
  await expect(page).toHaveURL('/')
  await close()
})

test('signed-in people react once and for all, and challenge', async ({ page, browser, baseURL }) => {
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

test('a reaction that fails is taken back without a word', async ({ page, browser, baseURL }) => {
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

test('without an answer the page says so, and tries again', async ({ page, browser, baseURL }) => {
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
