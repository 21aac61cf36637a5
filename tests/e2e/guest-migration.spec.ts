import { expect, type Page, type Route, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { accountButton, fillIn, freshEmail, hearRoasts, PASSWORD, signUpBehind } from './people.ts'

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
const LINES = ['Are you a magnet?', 'Are you a parking ticket?', 'Is your name Wifi?']
const SAVES = '**/api/roasts'

async function carryToAuth(page: Page, lines: readonly string[] = LINES) {
  await hearRoasts(page, lines)
  await page.getByRole('button', { name: 'Sign Up to Save & Download' }).click()
  await expect(page.getByText(/waiting to come along/)).toBeVisible()
}

async function savedLines(page: Page): Promise<string[]> {
  const { roasts } = await (await page.request.get('/api/roasts')).json()
  return roasts.map((roast: { originalText: string }) => roast.originalText).toSorted()
}

/** Holds the saves back until released, so that what is said meanwhile can be read. */
async function holdSaves(page: Page) {
  const held: Route[] = []
  let isOpen = false
  await page.route(SAVES, (route) => (isOpen ? route.continue() : held.push(route)))
  return async () => {
    isOpen = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

test('a guest’s roasts are theirs after signing up, each once', async ({ page }) => {
  await carryToAuth(page)
  await expectNoViolations(page)
  const release = await holdSaves(page)
  const email = freshEmail()
  await fillIn(page, email, PASSWORD, 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Saving your roasts...' })).toBeVisible()
  await expect(page.getByText('0 of 3 saved')).toBeVisible()
  await expectNoViolations(page)
  await release()
  await expect(page).toHaveURL('/collection')
  await expect(accountButton(page, email)).toBeVisible()
  expect(await savedLines(page)).toEqual(LINES.toSorted())

  // The browser's back does not bring them a second time.
  await page.goBack()
  await expect(page.getByRole('article')).toBeHidden()
  expect(await savedLines(page)).toHaveLength(3)
})

test('also when they sign in, which leads home', async ({ page }) => {
  const email = await signUpBehind(page)
  await page.context().clearCookies()
  await carryToAuth(page, LINES.slice(0, 1))
  await page.getByRole('button', { name: 'I already have an account' }).click()
  await fillIn(page, email, PASSWORD, 'Sign In')
  await expect(page).toHaveURL('/')
  expect(await savedLines(page)).toEqual([LINES[0]])
})

test('also when a provider lets them in', async ({ page }) => {
  await carryToAuth(page, [`Hello number ${Math.random()}`])
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
  await expect(page).toHaveURL('/collection')
  await expect(accountButton(page, 'ann@example.com')).toBeVisible()
})

test('also when they came to /auth by another door', async ({ page }) => {
  await hearRoasts(page, LINES.slice(0, 1))
  await page.getByRole('button', { name: 'Try Another Mode' }).click()
  await page.getByRole('link', { name: 'Challenge Mode' }).click()
  await expect(page.getByText('Your roast is waiting to come along.')).toBeVisible()
  await fillIn(page, freshEmail(), PASSWORD, 'Sign Up')
  await expect(page).toHaveURL('/collection')
  expect(await savedLines(page)).toEqual([LINES[0]])
})

test('what cannot be saved stays, is said, and can be tried again', async ({ page }) => {
  await carryToAuth(page)
  let isBroken = true
  await page.route(SAVES, (route) => {
    const isSecond = route.request().postDataJSON().originalText === LINES[1]
    return isBroken && isSecond ? route.fulfill({ status: 500, json: {} }) : route.continue()
  })
  await fillIn(page, freshEmail(), PASSWORD, 'Sign Up')
  await expect(alert(page)).toHaveText('Could not save your guest roasts, but your account was created.')
  await expect(page.getByText('2 of 3 saved')).toBeVisible()
  await expectNoViolations(page)
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).dblclick()
  await expect(page).toHaveURL('/collection')
  expect(await savedLines(page)).toEqual(LINES.toSorted())
})

test('one can go on without them, and come back for them', async ({ page }) => {
  await carryToAuth(page, LINES.slice(0, 1))
  await page.route(SAVES, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await fillIn(page, freshEmail(), PASSWORD, 'Sign Up')
  await page.getByRole('button', { name: 'Go on without them' }).click()
  await expect(page).toHaveURL('/collection')
  await expect(page.getByText('No roasts yet!')).toBeVisible()
  await page.unroute(SAVES)
  await page.goBack()
  await expect(page).toHaveURL('/collection')
  expect(await savedLines(page)).toEqual([LINES[0]])
})

test('a roast that was tampered with is not saved, and trying again is not offered', async ({ page }) => {
  await carryToAuth(page, LINES.slice(0, 1))
  await page.evaluate(() => {
    const { guestRoasts } = history.state
    history.replaceState({ guestRoasts: guestRoasts.map((roast: object) => ({ ...roast, rating: 10 })) }, '')
  })
  const email = freshEmail()
  await fillIn(page, email, PASSWORD, 'Sign Up')
  await expect(alert(page)).toContainText('We did not write this roast for you')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  await page.getByRole('button', { name: 'Go on without them' }).click()
  await expect(page.getByText('No roasts yet!')).toBeVisible()
  // It is gone for good: neither the address nor the way back brings it up again.
  for (const goOn of [() => page.goto('/auth'), () => page.goBack()]) {
    await goOn()
    await expect(accountButton(page, email)).toBeVisible()
    await expect(page).not.toHaveURL('/auth')
  }
  expect(await savedLines(page)).toEqual([])
})

test('a reload in the middle goes on where it was', async ({ page }) => {
  await carryToAuth(page)
  let saves = 0
  let isReloading = false
  // Before the reload one is saved and the others are never answered; what is asked afterwards goes through.
  await page.route(SAVES, (route) => {
    saves += 1
    return saves === 1 || isReloading ? route.continue() : undefined
  })
  await fillIn(page, freshEmail(), PASSWORD, 'Sign Up')
  await expect(page.getByText('1 of 3 saved')).toBeVisible()
  isReloading = true
  await page.reload()
  await expect(page).toHaveURL('/collection')
  expect(await savedLines(page)).toEqual(LINES.toSorted())
})

test('two tabs of one guest end up in one account', async ({ page, context }) => {
  const other = await context.newPage()
  await carryToAuth(other, LINES.slice(0, 1))
  // A tab in the background is drawn once a second.
  await page.bringToFront()
  await carryToAuth(page, LINES.slice(1))
  await fillIn(page, freshEmail(), PASSWORD, 'Sign Up')
  await expect(page).toHaveURL('/collection')
  await expect(other).toHaveURL('/')
  expect(await savedLines(page)).toEqual(LINES.toSorted())
})
