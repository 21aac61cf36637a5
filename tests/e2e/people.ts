import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'

export const PASSWORD = 'three wet matches'

export function freshEmail(): string {
  return `ember.${randomUUID()}@example.org`
}

/** Signs a new person up behind the page's back: the next page it opens is theirs. */
export async function signUpBehind(page: Page): Promise<string> {
  const email = freshEmail()
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  const answer = await page.request.post('/api/auth/sign-up/email', {
    headers: { origin },
    data: { name: '', email, password: PASSWORD },
  })
  expect(answer.ok()).toBe(true)
  return email
}

/** Fills in the form on /auth and sends it. */
export async function fillIn(page: Page, email: string, password: string, button: 'Sign Up' | 'Sign In') {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Gets told something for each line, in this tab. Ends on the last result. */
export async function hearRoasts(page: Page, lines: readonly string[]) {
  await page.goto('/')
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Try Another Mode' }).click()
    await page.getByRole('link', { name: 'RizzlMe' }).click()
    await page.getByLabel('Your pickup line').fill(line)
    await page.getByRole('button', { name: 'Scorch!' }).click()
    await expect(page.getByRole('article')).toBeVisible()
  }
}

export function accountButton(page: Page, email: string) {
  return page.getByRole('button', { name: `Account of ${email}` })
}
