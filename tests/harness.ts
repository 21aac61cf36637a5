import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pino } from 'pino'
import type { SignUpInput } from '#contract/auth.ts'
import { Session } from '#contract/session.ts'
import { createZipArchives } from '#server/engines/archives/zip.ts'
import { createAuth } from '#server/engines/auth/better-auth.ts'
import type { AuthSettings } from '#server/engines/auth/options.ts'
import { createFakeCards } from '#server/engines/cards/fake.ts'
import { createFakeComedian } from '#server/engines/comedian/fake.ts'
import { createFakeMail, type FakeMail } from '#server/engines/mail/fake.ts'
import { createModeration } from '#server/engines/moderation/moderation.ts'
import { createPictures } from '#server/engines/pictures/sharp-pictures.ts'
import { createPostgresRateLimits } from '#server/engines/rate-limits/postgres.ts'
import { createReader } from '#server/engines/reader/reader.ts'
import { createFakeStorage, type FakeStorage } from '#server/engines/storage/fake.ts'
import { createFakeVision } from '#server/engines/vision/fake.ts'
import { writeResetMail } from '#server/features/accounts/reset-mail.ts'
import type { Deps } from '#server/features/context.ts'
import { createApp } from '#server/http/app.ts'
import { type Browser, createBrowser } from './browser.ts'
import { createTestDatabase, type TestDatabase, type TestServer } from './database.ts'
import { aLook } from './factories/sights.ts'

/** Noon, 21 November 2026, UTC. */
export const NOW = Date.UTC(2026, 10, 21, 12)
/** What app.request() puts before a path. */
export const TEST_URL = 'http://localhost'
export const SECRET = 'a secret of the test suite, 32+ characters'
export const PUBLIC_URL = 'https://scorch.example'

export interface TestApp extends AsyncDisposable {
  request: (path: string, init?: RequestInit) => Promise<Response>
  deps: Deps
  database: TestDatabase
  mail: FakeMail
  storage: FakeStorage
  /** Every route there is, as the router knows them. */
  routes: { method: string; path: string }[]
  /** A fresh one, without cookies. */
  browser: () => Browser
  /** Makes an account and returns the browser that is signed in to it. */
  signUp: (input?: Partial<SignUpInput>) => Promise<TestUser>
}

export interface TestUser extends Browser {
  id: string
  email: string
  password: string
}

/**
 * The real app on a real database of its own, with real pictures, reader and moderation; the clock stands still, ids
 * count up, the web part is one short page, and looking and joking are faked unless a test brings its own.
 */
export async function createTestApp(
  overrides: Partial<Deps> = {},
  accounts: Partial<AuthSettings> = {},
  { server }: { server?: TestServer } = {},
): Promise<TestApp> {
  const database = await createTestDatabase(server)
  const mail = createFakeMail()
  const auth = createTestAuth(database, mail, accounts)
  const pictures = overrides.pictures ?? createPictures()
  const storage = createFakeStorage()
  let ids = 0
  const houseComedian = createFakeComedian([
    { premise: 'fake.house.0', text: 'The house has seen worse lamps.' },
  ])
  const deps: Deps = {
    log: pino({ level: 'silent' }),
    now: () => NOW,
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    secret: SECRET,
    db: database.db,
    publicUrl: accounts.url ?? PUBLIC_URL,
    storage,
    cards: createFakeCards(),
    archives: createZipArchives(),
    pictures,
    vision: createFakeVision(aLook()),
    comedian: houseComedian,
    houseComedian,
    reader: createReader(),
    moderation: createModeration(),
    rateLimits: createPostgresRateLimits(database.pool),
    auth,
    mail,
    ...overrides,
  }
  const url = accounts.url ?? TEST_URL
  const isHttps = url.startsWith('https:')
  const app = createApp(deps, { trustedProxies: 1, isHttps, webRoot: 'tests/fixtures/web', health: {} })
  const request: TestApp['request'] = async (path, init) => app.request(path, init)
  const browser = () => createBrowser(request, url)
  let people = 0
  return {
    deps,
    database,
    mail,
    storage,
    routes: app.routes,
    request,
    browser,
    signUp: (input) => signUp(browser(), { email: `person${++people}@example.com`, ...input }),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([pictures.close(), deps.vision.close(), auth.close()])
      await database.close()
    },
  }
}

/** The real accounts, on the test's database. */
export function createTestAuth(database: TestDatabase, mail: FakeMail, settings: Partial<AuthSettings> = {}) {
  const url = settings.url ?? TEST_URL
  return createAuth({
    db: database.db,
    url,
    secret: SECRET,
    newId: randomUUID,
    hasPasswords: true,
    sendPasswordReset: (reset) => mail.send(writeResetMail(url, reset)),
    onProblem: () => {},
    ...settings,
  })
}

async function signUp(browser: Browser, input: Partial<SignUpInput>): Promise<TestUser> {
  const { email = '', password = 'abc123', name = '' } = input
  const response = await browser.post('/api/auth/sign-up/email', { email, password, name })
  if (!response.ok) throw new Error(`no account for ${email}: ${await response.text()}`)
  const { user } = Session.parse(await (await browser.request('/api/session')).json())
  if (!user) throw new Error(`${email} is not signed in`)
  return Object.assign(browser, { id: user.id, email, password })
}

/** A photo of tests/fixtures/photos as a form would send it. */
export async function photoFile(name: string): Promise<File> {
  return new File([await readFile(`tests/fixtures/photos/${name}`)], name)
}

export function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
