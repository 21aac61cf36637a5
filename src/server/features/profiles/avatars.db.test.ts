import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Profile } from '#contract/profiles.ts'
import { removeDueMedia } from '#server/features/saved-roasts/service.ts'
import { createTestApp, formOf, photoFile, type TestApp, type TestUser } from '#tests/harness.ts'

async function putAvatar(browser: TestUser, name: string): Promise<Response> {
  return browser.request('/api/profile/avatar', {
    method: 'PUT',
    body: formOf({ file: await photoFile(name) }),
  })
}

const addressIn = async (response: Response) => Profile.parse(await response.json()).avatarUrl ?? ''
const bytesAt = async (app: TestApp, address: string) => (await app.request(address)).bytes()

/** Holds the next picture back when it is in the store already and its row is not changed yet. */
function holdNext({ storage }: TestApp) {
  const { put } = storage
  const kept = Promise.withResolvers<Uint8Array>()
  const released = Promise.withResolvers<void>()
  storage.put = async (key, bytes) => {
    storage.put = put
    await put(key, bytes)
    kept.resolve(bytes)
    await released.promise
  }
  return { kept: kept.promise, release: released.resolve }
}

async function expectNothingLeft(app: TestApp, files: number): Promise<void> {
  expect(app.storage.keys()).toHaveLength(files)
  expect(await app.deps.db.selectFrom('media_removals').selectAll().execute()).toEqual([])
}

test('of two uploads at once each address shows its own picture, and the one that lost leaves no file', async () => {
  await using app = await createTestApp()
  const mo = await app.signUp()
  const slow = holdNext(app)
  const first = putAvatar(mo, 'tf-portrait.jpg')
  const picture = await slow.kept
  const second = await addressIn(await putAvatar(mo, 'sk-chelsea.png'))
  slow.release()
  const address = await addressIn(await first)
  expect(address).not.toBe(second)
  expect(await bytesAt(app, address)).toEqual(picture)
  await expectNothingLeft(app, 1)
})

test('a removal during an upload does not take the new picture away', async () => {
  await using app = await createTestApp()
  const mo = await app.signUp()
  await putAvatar(mo, 'sk-chelsea.png')
  const slow = holdNext(app)
  const given = putAvatar(mo, 'tf-portrait.jpg')
  const picture = await slow.kept
  expect((await mo.request('/api/profile/avatar', { method: 'DELETE' })).status).toBe(200)
  slow.release()
  expect(await bytesAt(app, await addressIn(await given))).toEqual(picture)
  await expectNothingLeft(app, 1)
})

test('an account that goes during an upload leaves no file', async () => {
  await using app = await createTestApp()
  const mo = await app.signUp()
  const slow = holdNext(app)
  const given = putAvatar(mo, 'tf-portrait.jpg')
  await slow.kept
  await app.deps.db.deleteFrom('users').where('id', '=', mo.id).execute()
  slow.release()
  expect((await given).status).toBe(401)
  await expectNothingLeft(app, 0)
})

test('what fails half-way keeps the picture before it, and leaves a file for an hour at most', async () => {
  await using app = await createTestApp()
  const mo = await app.signUp()
  const address = await addressIn(await putAvatar(mo, 'sk-chelsea.png'))
  const before = await bytesAt(app, address)
  const { put } = app.storage
  app.storage.put = async (key, bytes) => {
    await put(key, bytes)
    throw new Error('the answer was lost')
  }
  expect((await putAvatar(mo, 'tf-portrait.jpg')).status).toBe(500)
  expect(await bytesAt(app, address)).toEqual(before)
  await sql`update media_removals set due_at = due_at - interval '1 hour'`.execute(app.deps.db)
  await removeDueMedia(app.deps)
  await expectNothingLeft(app, 1)
})
