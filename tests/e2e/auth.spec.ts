import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { readEml } from '#tests/fixtures/eml.ts'
import { expectNoViolations } from './axe.ts'
import { accountButton, fillIn, freshEmail, PASSWORD, signUpBehind } from './people.ts'

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })

async function openSignUp(page: Page) {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'I am new here' }).click()
}

async function refuseWith(page: Page, code: string, status = 400) {
  const json = { success: false, error: 'Not the sentence of the page.', code }
  await page.route('**/api/auth/**', (route) => route.fulfill({ status, json }))
}

test('somebody signs up, out and in again', async ({ page }) => {
  const email = freshEmail()
  await openSignUp(page)
  await fillIn(page, email, PASSWORD, 'Sign Up')
  await expect(page).toHaveURL('/')
  await accountButton(page, email).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
  await fillIn(page, email, PASSWORD, 'Sign In')
  await expect(page).toHaveURL('/')
  await expect(accountButton(page, email)).toBeVisible()
})

test('a weak password, none, and no address are refused before anything is sent', async ({ page }) => {
  let calls = 0
  await page.route('**/api/auth/**', () => (calls += 1))
  await openSignUp(page)
  await fillIn(page, 'nobody', '12345', 'Sign Up')
  await expect(alert(page)).toHaveText('Please enter a valid email address.')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(alert(page)).toHaveText('Password should be at least 6 characters long.')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'I already have an account' }).click()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(alert(page)).toHaveText('Please enter your password.')
  expect(calls).toBe(0)
})

test('an address is registered once, and a wrong password stays outside', async ({ page }) => {
  const email = await signUpBehind(page)
  await page.context().clearCookies()
  await openSignUp(page)
  await fillIn(page, email, PASSWORD, 'Sign Up')
  await expect(alert(page)).toHaveText('This email address is already registered.')
  await page.getByRole('button', { name: 'I already have an account' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await fillIn(page, email, 'another word', 'Sign In')
  await expect(alert(page)).toHaveText('This email address and password do not go together.')
})

for (const [code, sentence] of [
  ['weak-password', 'Password should be at least 6 characters long.'],
  ['email-in-use', 'This email address is already registered.'],
  ['invalid-email', 'Please enter a valid email address.'],
  ['passwords-off', 'Email/password accounts are not enabled.'],
  ['internal', 'An unexpected error occurred. Please try again.'],
  ['something new', 'An unexpected error occurred. Please try again.'],
] as const) {
  test(`the server's "${code}" is said as "${sentence}"`, async ({ page }) => {
    await refuseWith(page, code)
    await openSignUp(page)
    await fillIn(page, freshEmail(), PASSWORD, 'Sign Up')
    await expect(alert(page)).toHaveText(sentence)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  })
}

test('without a connection nothing typed is lost; a double tap sends once', async ({ page }) => {
  await openSignUp(page)
  await page.route('**/api/auth/**', (route) => route.abort('internetdisconnected'))
  const email = freshEmail()
  await fillIn(page, email, PASSWORD, 'Sign Up')
  await expect(alert(page)).toHaveText('Network error. Please check your connection and try again.')
  await page.unroute('**/api/auth/**')
  let calls = 0
  await page.route('**/api/auth/sign-up/email', (route) => {
    calls += 1
    return route.continue()
  })
  await page.getByRole('button', { name: 'Sign Up' }).dblclick()
  await expect(accountButton(page, email)).toBeVisible()
  expect(calls).toBe(1)
})

test('an account whose answer got lost is not taken: trying again leads in', async ({ page }) => {
  await openSignUp(page)
  const email = freshEmail()
  await page.route('**/api/auth/sign-up/email', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fillIn(page, email, PASSWORD, 'Sign Up')
  await expect(alert(page)).toHaveText('Network error. Please check your connection and try again.')
  await page.unroute('**/api/auth/sign-up/email')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(accountButton(page, email)).toBeVisible()
})

test('who tries too often is told how long to wait, in minutes', async ({ page }) => {
  const json = { success: false, error: 'Too fast.', code: 'rate-limited', retryAfter: 790 }
  await page.route('**/api/auth/**', (route) => route.fulfill({ status: 429, json }))
  await page.goto('/auth')
  await fillIn(page, freshEmail(), PASSWORD, 'Sign In')
  await expect(alert(page)).toHaveText('Easy, tiger. Try again in 14 minutes.')
})

test('a new password is told how long it would burn', async ({ page }) => {
  await openSignUp(page)
  await page.getByLabel('Email').fill('wilhelmina@example.org')
  const field = page.getByLabel('Password', { exact: true })
  for (const [password, hint] of [
    ['abc', 'At least 6 characters.'],
    ['letmein', 'A wet match. Words like that are tried first.'],
    ['wilhelmina1', 'A wet match. That stands in your address.'],
    ['kfzwpxqm', 'It sparks. Make it longer.'],
    ['wet matches', 'It burns.'],
    ['three wet matches in the rain', 'Nobody blows that one out.'],
  ] as const) {
    await field.fill(password)
    await expect(field).toHaveAccessibleDescription(hint)
  }
  await page.getByRole('button', { name: 'Show the password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
})

test('a provider lets somebody in through a popup', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
  await expect(accountButton(page, 'ann@example.com')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('Google that nobody has set up, and a popup that is closed, are failures of their popup', async ({
  page,
  context,
}) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(alert(page)).toHaveText('Could not sign in with Google. Please try again.')
  await context.route('**/api/auth/oauth-popup/**', (route) => route.fulfill({ body: 'Who are you?' }))
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
  await (await opening).close()
  await expect(alert(page)).toHaveText('Could not sign in with Acme. Please try again.')
})

test('a popup that the browser blocks, and one that the server refuses, fail alike', async ({ page }) => {
  const acme = page.getByRole('button', { name: 'Continue with Acme' })
  await page.goto('/auth')
  await page.evaluate(() => (window.open = () => null))
  await acme.click()
  await expect(alert(page)).toHaveText('Could not sign in with Acme. Please try again.')
  await page.reload()
  await page.evaluate(() => {
    const { open } = window
    window.open = (address, ...more) =>
      open(String(address).replace(/popupOrigin=[^&]+/, 'popupOrigin=https%3A%2F%2Fevil.example'), ...more)
  })
  const opening = page.waitForEvent('popup')
  await acme.click()
  const popup = await opening
  await expect(alert(page)).toHaveText('Could not sign in with Acme. Please try again.')
  expect(popup.isClosed()).toBe(true)
})

test('who comes back from a popup that seemed closed is in all the same', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(alert(page)).toHaveText('Could not sign in with Google. Please try again.')
  const email = await signUpBehind(page)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(accountButton(page, email)).toBeVisible()
})

test('who forgot the password gets a link by mail, good once', async ({ page }) => {
  const email = await signUpBehind(page)
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`If ${email} is on the book`)).toBeVisible()
  await expectNoViolations(page)

  const link = await linkMailedTo(email)
  await page.goto(link)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(alert(page)).toHaveText('Password should be at least 6 characters long.')
  await page.getByLabel('New password').fill('an entirely new one')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('That is your password now. Sign in with it.').first()).toBeVisible()
  await fillIn(page, email, 'an entirely new one', 'Sign In')
  await expect(accountButton(page, email)).toBeVisible()

  await page.goto(link)
  await page.getByLabel('New password').fill('yet another one')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(alert(page)).toContainText('This link is no longer good.')
})

test('a new password ends the session of this browser too, and the page knows', async ({ page }) => {
  const email = await signUpBehind(page)
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  await page.request.post('/api/auth/request-password-reset', { data: { email }, headers })
  await page.goto(await linkMailedTo(email))
  await page.getByLabel('New password').fill('an entirely new one')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL('/auth')
  await fillIn(page, email, 'an entirely new one', 'Sign In')
  await expect(accountButton(page, email)).toBeVisible()
})

async function linkMailedTo(email: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail')
  let link: string | undefined
  await expect(async () => {
    for (const name of await readdir(folder)) {
      const mail = readEml(await readFile(join(folder, name), 'utf8'))
      if (mail.to === email) link = /https?:\S+/.exec(mail.text)?.[0]
    }
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}

test('the forms have no violations and work with the keyboard alone', async ({ page }) => {
  await page.goto('/auth')
  await expectNoViolations(page)
  await openSignUp(page)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectNoViolations(page)
  const email = freshEmail()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(accountButton(page, email)).toBeVisible()
})
