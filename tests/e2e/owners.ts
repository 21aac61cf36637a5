import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import type { RoastTold } from '#contract/roasts.ts'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { freshEmail, PASSWORD } from './people.ts'

/** People with roasts, behind the page's back and in its own session: what a test is not about takes no screens. */

export interface Person {
  email: string
  password: string
}

export async function signUp(page: Page, name = 'Mo'): Promise<Person> {
  const person = { email: freshEmail(), password: PASSWORD }
  await post(page, '/api/auth/sign-up/email', { ...person, name })
  return person
}

export async function saveLine(page: Page, text = 'Are you a smoke alarm?'): Promise<SavedRoast> {
  return save(page, await post(page, '/api/roast', { mode: 'rizz', text }))
}

export async function savePhoto(page: Page): Promise<SavedRoast> {
  const buffer = await readFile('tests/fixtures/photos/tf-portrait.jpg')
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  const response = await page.request.post('/api/roast', { multipart: { mode: 'selfie', file } })
  return save(page, await response.json())
}

export async function share(page: Page, id: string): Promise<void> {
  await post(page, `/api/roasts/${id}/share`, {})
}

/** Calls around accounts are answered to our own pages alone. */
export function ownOrigin(): { origin: string } {
  return { origin: new URL(test.info().project.use.baseURL ?? '').origin }
}

/** An answer of the API that says no. */
export const refuse = (status: number, code: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ success: false, error: 'No.', code }),
})

async function save(page: Page, told: RoastTold): Promise<SavedRoast> {
  const { mode, roast, rating, imageUrl, originalText, receipt } = told
  return post(page, '/api/roasts', { mode, roast, rating, imageUrl, originalText, receipt })
}

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data, headers: ownOrigin() })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return response.json()
}
