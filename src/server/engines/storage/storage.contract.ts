import { describe, expect, test } from 'vitest'
import type { Storage } from './port.ts'

/** What every adapter of the port does. Each test opens an empty store of its own. */
export function describeStorage(name: string, open: () => Promise<Storage & AsyncDisposable>): void {
  describe(`the port Storage: ${name}`, () => {
    test('gives back what was put, byte for byte, and the newer of two', async () => {
      await using storage = await open()
      await storage.put('roasts/1/picture.webp', bytes(0, 255, 10, 13))
      expect(await read(storage, 'roasts/1/picture.webp')).toEqual(bytes(0, 255, 10, 13))
      await storage.put('roasts/1/picture.webp', bytes(7))
      expect(await read(storage, 'roasts/1/picture.webp')).toEqual(bytes(7))
    })

    test('takes megabytes', async () => {
      await using storage = await open()
      const large = new Uint8Array(5 * 2 ** 20).map((_, at) => at % 251)
      await storage.put('large.webp', large)
      const back = await read(storage, 'large.webp')
      expect(Buffer.compare(back ?? bytes(), large)).toBe(0)
    })

    test('has nothing where nothing was put, nor below or above what was', async () => {
      await using storage = await open()
      await storage.put('roasts/1/picture.webp', bytes(1))
      expect(await storage.get('roasts/2/picture.webp')).toBeNull()
      expect(await storage.get('roasts/1/picture.webp/more')).toBeNull()
    })

    test('deletes one, and does not mind when it is gone', async () => {
      await using storage = await open()
      await storage.put('a/1.webp', bytes(1))
      await storage.put('a/2.webp', bytes(2))
      await storage.delete('a/1.webp')
      await storage.delete('a/1.webp')
      expect(await storage.get('a/1.webp')).toBeNull()
      expect(await read(storage, 'a/2.webp')).toEqual(bytes(2))
    })

    test('deletes a folder with all in it, and no other whose name only begins alike', async () => {
      await using storage = await open()
      const inside = ['roasts/1/picture.webp', 'roasts/1/card.png', 'roasts/1/video/a.mp4']
      const outside = ['roasts/10/picture.webp', 'roasts/2/picture.webp']
      await Promise.all([...inside, ...outside].map((key) => storage.put(key, bytes(1))))
      await storage.deleteAll('roasts/1/')
      await storage.deleteAll('roasts/1/')
      expect(await Promise.all(inside.map((key) => storage.get(key)))).toEqual([null, null, null])
      for (const key of outside) expect(await read(storage, key)).toEqual(bytes(1))
    })

    test.each(['', '/a', 'a/', '../a', 'a/../../b', 'a//b', 'a\\b', '.hidden', 'a\0', 'ä.webp'])(
      'refuses the key %j',
      async (key) => {
        await using storage = await open()
        await expect(storage.put(key, bytes(1))).rejects.toThrow(RangeError)
        await expect(storage.get(key)).rejects.toThrow(RangeError)
        await expect(storage.delete(key)).rejects.toThrow(RangeError)
      },
    )

    test.each(['', '/', 'roasts', '../', 'a/../'])('refuses to delete the folder %j', async (folder) => {
      await using storage = await open()
      await expect(storage.deleteAll(folder)).rejects.toThrow(RangeError)
    })
  })
}

const bytes = (...values: number[]) => new Uint8Array(values)

export async function read(storage: Storage, key: string): Promise<Uint8Array | null> {
  const stream = await storage.get(key)
  return stream && new Uint8Array(await new Response(stream).arrayBuffer())
}
