import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ArchiveFile } from './port.ts'
import { createZipArchives } from './zip.ts'

const archives = createZipArchives()

async function read(stream: ReadableStream<Uint8Array>) {
  return unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()))
}

async function* filesOf(...files: ArchiveFile[]) {
  yield* files
}

test('what was packed comes back byte for byte, whatever it is called', async () => {
  const large = new Uint8Array(3 * 2 ** 20).map((_, at) => at % 251)
  const files = {
    'a.json': new Uint8Array([123, 125]),
    'cards/1.png': large,
    'föhn/空.webp': new Uint8Array(),
  }
  const packed = archives.pack(filesOf(...Object.entries(files).map(([name, bytes]) => ({ name, bytes }))))
  const back = await read(packed)
  expect(Object.keys(back)).toEqual(Object.keys(files))
  for (const [name, bytes] of Object.entries(files))
    expect(Buffer.compare(back[name] ?? large, bytes)).toBe(0)
})

test('nothing to pack is an empty archive', async () => {
  expect(await read(archives.pack(filesOf()))).toEqual({})
})

test('asks for the next file only when there is room, and ends the work when nobody reads on', async () => {
  let asked = 0
  let isEnded = false
  async function* endless() {
    try {
      for (;;) yield { name: `${(asked += 1)}.bin`, bytes: new Uint8Array(100_000) }
    } finally {
      isEnded = true
    }
  }
  const reader = archives.pack(endless()).getReader()
  for (let chunk = 0; chunk < 6; chunk += 1) await reader.read()
  expect(asked).toBeLessThan(8)
  await reader.cancel()
  expect(isEnded).toBe(true)
})

test('a failure on the way fails the stream: nobody takes half an archive for a whole one', async () => {
  async function* broken() {
    yield { name: '1.bin', bytes: new Uint8Array(10) }
    throw new Error('the disk is gone')
  }
  await expect(read(archives.pack(broken()))).rejects.toThrow('the disk is gone')
})
