import { readFile } from 'node:fs/promises'
import { pino } from 'pino'
import { createFakeComedian } from '#server/engines/comedian/fake.ts'
import { createModeration } from '#server/engines/moderation/moderation.ts'
import { createPictures } from '#server/engines/pictures/sharp-pictures.ts'
import { createPostgresRateLimits } from '#server/engines/rate-limits/postgres.ts'
import { createReader } from '#server/engines/reader/reader.ts'
import { createFakeVision } from '#server/engines/vision/fake.ts'
import type { Deps } from '#server/features/context.ts'
import { createApp } from '#server/http/app.ts'
import { createTestDatabase } from './database.ts'
import { aLook } from './factories/sights.ts'

/** Noon, 21 November 2026, UTC. */
export const NOW = Date.UTC(2026, 10, 21, 12)
export const SECRET = 'a secret of the test suite, 32+ characters'

export interface TestApp extends AsyncDisposable {
  request: (path: string, init?: RequestInit) => Promise<Response>
  deps: Deps
}

/**
 * The real app on a real database of its own, with real pictures, reader and moderation; the clock stands still, ids
 * count up, and looking and joking are faked unless a test brings its own.
 */
export async function createTestApp(overrides: Partial<Deps> = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const pictures = overrides.pictures ?? createPictures()
  let ids = 0
  const houseComedian = createFakeComedian([
    { premise: 'fake.house.0', text: 'The house has seen worse lamps.' },
  ])
  const deps: Deps = {
    log: pino({ level: 'silent' }),
    now: () => NOW,
    newId: () => `id-${++ids}`,
    secret: SECRET,
    pictures,
    vision: createFakeVision(aLook()),
    comedian: houseComedian,
    houseComedian,
    reader: createReader(),
    moderation: createModeration(),
    rateLimits: createPostgresRateLimits(database.pool),
    ...overrides,
  }
  const app = createApp(deps, { trustedProxies: 1, isHttps: false, webRoot: 'dist/web', health: {} })
  return {
    deps,
    request: async (path, init) => app.request(path, init),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([pictures.close(), deps.vision.close()])
      await database.close()
    },
  }
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
