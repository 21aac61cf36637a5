import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { expect, test } from 'vitest'
import { createFakeStorage } from './fake.ts'
import { createFolderStorage } from './folder-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import { describeStorage, read } from './storage.contract.ts'

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'scorch-storage-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

/** A server of its own on this machine: what a bucket elsewhere would answer. */
async function openBucket() {
  const { folder, [Symbol.asyncDispose]: removeFolder } = await openFolder()
  const buckets = [{ name: 'scorch' }]
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: buckets,
  })
  const { port } = await server.run()
  const storage = createS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'scorch',
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
  return {
    ...storage,
    async [Symbol.asyncDispose]() {
      await server.close()
      await removeFolder()
    },
  }
}

describeStorage('the fake', async () => ({ ...createFakeStorage(), [Symbol.asyncDispose]: async () => {} }))

describeStorage('a folder', async () => {
  const { folder, [Symbol.asyncDispose]: dispose } = await openFolder()
  return { ...createFolderStorage(folder), [Symbol.asyncDispose]: dispose }
})

describeStorage('S3', openBucket)

test('a folder keeps no half files, neither after a success nor after a failure', async () => {
  await using opened = await openFolder()
  const storage = createFolderStorage(opened.folder)
  await storage.put('a/1.webp', new Uint8Array(10))
  await storage.put('a/b/2.webp', new Uint8Array(10))
  await expect(storage.put('a/b', new Uint8Array(10))).rejects.toThrow('EISDIR')
  const files = await readdir(opened.folder, { recursive: true })
  expect(files.toSorted()).toEqual(['a', join('a', '1.webp'), join('a', 'b'), join('a', 'b', '2.webp')])
})

// S3 promises the same; the small server of these tests writes in place.
test('who reads a folder while others write gets one whole file', async () => {
  await using opened = await openFolder()
  const storage = createFolderStorage(opened.folder)
  const versions = [1, 2, 3, 4].map((value) => new Uint8Array(300_000).fill(value))
  await storage.put('a.webp', new Uint8Array(300_000))
  const writing = Promise.all(versions.map((version) => storage.put('a.webp', version)))
  const seen = await Promise.all(Array.from({ length: 8 }, () => read(storage, 'a.webp')))
  await writing
  for (const file of seen) {
    expect(file).toHaveLength(300_000)
    expect(new Set(file).size).toBe(1)
  }
})

test('a bucket that cannot be reached is a failure, not an empty answer', async () => {
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const endpoint = 'http://127.0.0.1:9'
  const storage = createS3Storage({ endpoint, bucket: 'scorch', region: 'us-east-1', credentials })
  await expect(storage.get('a.webp')).rejects.toThrow('ECONNREFUSED')
})

test('a folder that is still written to can be deleted all the same', async () => {
  await using at = await openFolder()
  const storage = createFolderStorage(at.folder)
  for (let round = 0; round < 20; round += 1) {
    const puts = Array.from({ length: 20 }, (_, n) => storage.put(`roasts/1/${n}.png`, new Uint8Array(9)))
    const deletions = [1, 2, 3].map(() => storage.deleteAll('roasts/1/'))
    // Whoever wrote may find the folder gone: that is theirs to mind.
    await Promise.allSettled(puts)
    await expect(Promise.all(deletions)).resolves.toHaveLength(3)
  }
})

test('a folder below a folder goes with the last thing in it: its name may be somebody’s', async () => {
  await using at = await openFolder()
  const storage = createFolderStorage(at.folder)
  await storage.put('profiles/mo/1/avatar.webp', new Uint8Array([1]))
  await storage.put('profiles/mo/2/avatar.webp', new Uint8Array([2]))
  await storage.deleteAll('profiles/mo/1/')
  expect(await readdir(join(at.folder, 'profiles/mo'))).toEqual(['2'])
  await storage.deleteAll('profiles/mo/2/')
  await storage.deleteAll('profiles/mo/2/')
  expect(await readdir(join(at.folder, 'profiles'))).toEqual([])
})
