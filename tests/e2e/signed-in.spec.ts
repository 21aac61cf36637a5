import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { accountButton, fillIn, hearRoasts, PASSWORD, signUpBehind } from './people.ts'

const PLACES = ['Generate', 'Feed', 'Challenges', 'Leaderboard', 'Collection', 'Video Editor']
const SIGNED_IN_ONLY = [
  '/collection',
  '/video',
  '/battle/new',
  '/battle/8d7f',
  '/challenges',
  '/create-room',
  '/room/8d7f',
  '/feed',
  '/leaderboard',
  '/settings',
]

const email = (page: Page) => page.getByText(/@example\.org/)

test('guests are led to /auth from every page that is not theirs, and see no bar', async ({ page }) => {
  for (const path of [...SIGNED_IN_ONLY, '/nonsense']) {
    await page.goto(path)
    await expect(page).toHaveURL('/auth')
  }
  await expect(page.getByRole('navigation')).toBeHidden()
})

test('signed-in people get every page, and are led home from /auth and from nowhere', async ({ page }) => {
  await signUpBehind(page)
  for (const path of SIGNED_IN_ONLY) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  for (const path of ['/auth', '/nonsense/deep']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('who was led to /auth goes on to the page they wanted; who has left for good does not', async ({
  page,
}) => {
  const address = await signUpBehind(page)
  await page.context().clearCookies()
  await page.goto('/room/8d7f?from=friend')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Come in, and you go straight there.')).toBeVisible()
  await expectNoViolations(page)
  await fillIn(page, address, PASSWORD, 'Sign In')
  await expect(page).toHaveURL('/room/8d7f?from=friend')
  await accountButton(page, address).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
  await fillIn(page, address, PASSWORD, 'Sign In')
  await expect(page).toHaveURL('/')
})

test('a session that ends on the way asks to sign in, and goes on where it was', async ({
  page,
  isMobile,
}) => {
  const address = await signUpBehind(page)
  await page.goto('/leaderboard')
  await expect(accountButton(page, address)).toBeVisible()
  await page.context().clearCookies({ name: /session/ })
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Collection' }).click()
  await expect(page).toHaveURL('/auth')
  await fillIn(page, address, PASSWORD, 'Sign In')
  await expect(page).toHaveURL('/collection')
})

test('what waits in the history of a page leads nowhere but to pages of ours', async ({ page }) => {
  const address = await signUpBehind(page)
  await page.context().clearCookies()
  for (const goal of [
    '//evil.example/',
    'https://evil.example/',
    '/\\\\evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto('/auth')
    await page.evaluate((state) => history.replaceState(state, ''), { goal, isGuarded: true })
    await page.reload()
    await fillIn(page, address, PASSWORD, 'Sign In')
    await expect(page, goal).toHaveURL('/')
    await page.context().clearCookies()
  }
})

test('the bar leads everywhere; on a phone its links slide in', async ({ page, isMobile }) => {
  await signUpBehind(page)
  await page.goto('/')
  for (const name of PLACES) {
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
    if (name === 'Feed') await expectNoViolations(page)
    await link.click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading').first()).toBeVisible()
    if (!isMobile) await expect(link).toHaveAttribute('aria-current', 'page')
  }
  await expect(page).toHaveURL('/video')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Back to the show' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'RizzlMe' })).toBeVisible()
  await expectNoViolations(page)
})

test('the account menu shows who it is, and closes 200 ms after the focus has left', async ({ page }) => {
  const button = accountButton(page, await signUpBehind(page))
  await page.goto('/')
  await expect(button).toHaveText('E')
  await button.click()
  await expect(email(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expectNoViolations(page)

  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.getByRole('button', { name: 'Sign Out' }).focus()
  await page.keyboard.press('Tab')
  await page.clock.runFor(190)
  await expect(email(page)).toBeVisible()
  await page.clock.runFor(20)
  await expect(email(page)).toBeHidden()

  await button.click()
  await page.keyboard.press('Escape')
  await expect(email(page)).toBeHidden()
  await expect(button).toBeFocused()

  // A tap elsewhere that moves no focus, as on some phones.
  await button.click()
  await page.getByRole('main').dispatchEvent('pointerdown')
  await page.clock.runFor(210)
  await expect(email(page)).toBeHidden()
})

test('signing in and out reaches the other tabs', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('link', { name: 'RizzlMe' })).toBeVisible()
  await page.bringToFront()
  const address = await signUpBehind(page)
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
  await accountButton(page, address).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')

  await fillIn(page, address, PASSWORD, 'Sign In')
  await expect(accountButton(other, address)).toBeVisible()
  await other.goto('/collection')
  await expect(other.getByText('No roasts yet!')).toBeVisible()
  await accountButton(page, address).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(other).toHaveURL('/auth')
})

test('what one person could not save is not the next one’s, whichever tab they left in', async ({
  page,
  context,
}) => {
  const address = await signUpBehind(page)
  await page.route('**/api/roasts', (route) => route.abort())
  await hearRoasts(page, ['Is this seat taken?'])
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await accountButton(other, address).click()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Sign Up to Save & Download' }).click()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(page.getByText(/waiting to come along/)).toBeHidden()
})

test('when the session has ended unnoticed, the next roast is a guest’s, and comes along', async ({
  page,
}) => {
  const address = await signUpBehind(page)
  await page.goto('/?mode=rizz')
  await expect(accountButton(page, address)).toBeVisible()
  await page.context().clearCookies({ name: /session/ })
  await page.getByLabel('Your pickup line').fill('Did it hurt when you fell?')
  await page.getByRole('button', { name: 'Scorch!' }).click()
  await page.getByRole('button', { name: 'Sign Up to Save & Download' }).click()
  await page.getByRole('button', { name: 'I already have an account' }).click()
  await fillIn(page, address, PASSWORD, 'Sign In')
  await expect(page).toHaveURL('/')
  await page.goto('/collection')
  await expect(page.getByText('Did it hurt when you fell?')).toBeVisible()
})

test('signing out without a connection says so, and nobody is signed out', async ({ page }) => {
  const address = await signUpBehind(page)
  await page.goto('/')
  await page.route('**/api/auth/**', (route) => route.abort())
  await accountButton(page, address).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Could not sign out.', { exact: false }).first()).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a result saves itself once, with its battle, and can be shared and downloaded', async ({ page }) => {
  const battleId = '0b0e7a3e-6f0c-4f8e-9a53-2a7e5a1f3c11'
  await signUpBehind(page)
  await page.goto(`/?mode=rizz&battleId=${battleId}`)
  await page.getByLabel('Your pickup line').fill('Did it hurt when you fell?')
  const saving = page.waitForRequest((request) => request.url().endsWith('/api/roasts'))
  await page.getByRole('button', { name: 'Scorch!' }).click()
  expect((await saving).postDataJSON()).toMatchObject({ mode: 'rizz', battleId })
  await expect(page.getByRole('link', { name: 'In your collection' })).toBeVisible()
  await expectNoViolations(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('scorch-rizz.png')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const { roasts } = await (await page.request.get('/api/roasts')).json()
  expect(roasts).toHaveLength(1)
  expect(roasts[0]).toMatchObject({ source: 'Battle', battleId })
})

test('when saving fails the roast stays on stage, and trying again saves it', async ({ page }) => {
  await signUpBehind(page)
  await page.route('**/api/roasts', (route) => route.abort())
  await hearRoasts(page, ['Did it hurt when you fell?'])
  await expect(page.getByRole('alert')).toContainText(
    "Couldn't save roast to your collection due to a network issue.",
  )
  await expect(page.getByRole('article')).toContainText(/\/10/)
  await expect(page.getByRole('button', { name: 'Roast Again' })).toBeVisible()
  await expectNoViolations(page)
  await page.unroute('**/api/roasts')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'In your collection' })).toBeVisible()
})

test('nothing sticks out sideways on the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const address = await signUpBehind(page)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const path of ['/', '/?mode=rizz', '/collection', '/settings', '/video']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await width(), path).toBe(320)
  }
  await accountButton(page, address).click()
  await expect(email(page)).toBeVisible()
  expect(await width()).toBe(320)
})
