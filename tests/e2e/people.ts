import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { RoastTold } from '#contract/roasts.ts'
import type { SavedRoast } from '#contract/saved-roasts.ts'

/** Through the API, in the browser's own session: what a test is not about takes no screens. */

export interface Person {
  email: string
  password: string
}

export async function signUp(page: Page, name = 'Mo'): Promise<Person> {
  const person = { email: `mo-${randomUUID()}@example.com`, password: 'abc123' }
  await post(page, '/api/auth/sign-up/email', { ...person, name })
  return person
}

export async function saveLine(page: Page, text = 'Are you a smoke alarm?'): Promise<SavedRoast> {
  return save(page, await post(page, '/api/roast', { mode: 'rizz', text }))
}

export async function savePhoto(page: Page, mode: 'selfie' | 'fit' | 'pet' = 'selfie'): Promise<SavedRoast> {
  const buffer = await readFile('tests/fixtures/photos/tf-portrait.jpg')
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  const response = await page.request.post('/api/roast', { multipart: { mode, file } })
  return save(page, await response.json())
}

export async function share(page: Page, id: string): Promise<void> {
  await post(page, `/api/roasts/${id}/share`, {})
}

async function save(page: Page, told: RoastTold): Promise<SavedRoast> {
  const { mode, roast, rating, imageUrl, originalText, receipt } = told
  return post(page, '/api/roasts', { mode, roast, rating, imageUrl, originalText, receipt })
}

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data, headers: { origin: await originOf(page) } })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return response.json()
}

/** Calls around accounts are answered to our own pages alone. */
async function originOf(page: Page): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt')
  return new URL(page.url()).origin
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

export const refuse = (status: number, code: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ success: false, error: 'No.', code }),
})
