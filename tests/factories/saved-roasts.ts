import type { Insertable } from 'kysely'
import { RoastTold } from '#contract/roasts.ts'
import { SavedRoast, type SaveRoastInput } from '#contract/saved-roasts.ts'
import type { Database } from '#server/db/open.ts'
import type { RoastsTable } from '#server/db/schema/roasts.ts'
import type { Auth } from '#server/engines/auth/port.ts'
import type { Browser } from '../browser.ts'
import { formOf, NOW, photoFile } from '../harness.ts'

type Db = Database['db']

export const LINE = 'Are you a smoke alarm? Because I cannot ignore you at 3 am.'

/** What POST /api/roast tells about a line. The clock stands still, so the same line gives the same roast. */
export async function tellLine(browser: Browser, text = LINE): Promise<RoastTold> {
  const response = await browser.post('/api/roast', { mode: 'rizz', text })
  return RoastTold.parse(await response.json())
}

/** What POST /api/roast tells about a photo. */
export async function tellPhoto(browser: Browser, name = 'tf-portrait.jpg'): Promise<RoastTold> {
  const body = formOf({ mode: 'selfie', file: await photoFile(name) })
  return RoastTold.parse(await (await browser.request('/api/roast', { method: 'POST', body })).json())
}

export function toSaveInput(told: RoastTold): SaveRoastInput {
  const { mode, roast, rating, imageUrl, originalText, receipt } = told
  return { mode, roast, rating, imageUrl, originalText, receipt, battleId: null }
}

/** A roast of this person's, made and saved through the API. */
export async function saveFresh(
  browser: Browser,
  tell: (browser: Browser) => Promise<RoastTold> = tellLine,
): Promise<SavedRoast> {
  const response = await browser.post('/api/roasts', toSaveInput(await tell(browser)))
  return SavedRoast.parse(await response.json())
}

/** People straight in the database, for tests that need many of them. */
export async function insertPeople(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .insertInto('users')
    .values(ids.map((id) => ({ id, email: `${id}@example.com`, name: id })))
    .execute()
}

/** Id `n` of the roasts of insertRoasts. */
export function roastId(n: number): string {
  return `10000000-0000-4000-8000-${String(n).padStart(12, '0')}`
}

/** `count` private text roasts straight in the database, a second apart, the last one at NOW. */
export async function insertRoasts(
  db: Db,
  userId: string,
  count: number,
  more: Partial<Insertable<RoastsTable>> = {},
): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: roastId(n),
    user_id: userId,
    mode: 'rizz' as const,
    caption: `Roast ${n}.`,
    score: 1 + (n % 10),
    original_text: LINE,
    receipt_mac: `mac ${n}`,
    created_at: new Date(NOW - (count - 1 - n) * 1000),
    ...more,
  }))
  await db.insertInto('roasts').values(rows).execute()
}

/** Accounts by a header that names the person, for tests in which hundreds are signed in. */
export function createHeaderAuth(): Auth {
  return {
    providers: [],
    handle: async () => new Response(null, { status: 404 }),
    sessionOf: async (headers) => {
      const id = headers.get('x-person')
      return {
        user: id ? { id, email: `${id}@example.com`, name: id, avatarUrl: null } : null,
        setCookies: [],
      }
    },
    hasPassword: async () => true,
    isPassword: async () => true,
    forgetUser: async () => {},
    close: async () => {},
  }
}
