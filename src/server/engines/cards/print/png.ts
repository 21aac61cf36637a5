import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate } from 'node:zlib'
import { INKS } from './inks.ts'
import type { Plate } from './plate.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const EIGHT_BITS_INDEXED = Buffer.from([8, 3, 0, 0, 0])
const COLORS = Buffer.from(INKS.flat())

/** The least effort: more of it makes the file a tenth smaller and takes twice the time. */
const DEFLATE = { level: 1, memLevel: 9, chunkSize: 256 * 1024 }

/**
 * A PNG of a plate: a third of the bytes of a full-colour one, and of the time to write it. `strips` are its rows, as
 * they are done: the first are compressed in the thread pool while the next are printed.
 */
export async function toPng(
  { width, height }: Plate,
  strips: AsyncIterable<Buffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = await buffer(Readable.from(strips).compose(createDeflate(DEFLATE)))
  const file = Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', Buffer.concat([numbers(width, height), EIGHT_BITS_INDEXED])),
    ...chunk('PLTE', COLORS),
    ...chunk('IDAT', compressed),
    ...chunk('IEND', Buffer.alloc(0)),
  ])
  // Memory of its own, which may be handed to another thread.
  return new Uint8Array(file)
}

function chunk(type: string, content: Buffer): Buffer[] {
  const name = Buffer.from(type, 'latin1')
  return [numbers(content.byteLength), name, content, numbers(crc32(content, crc32(name)))]
}

/** As four bytes each, the highest first. */
function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index)
  return bytes
}
