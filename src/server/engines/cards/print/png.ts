import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import { INKS } from './inks.ts'
import type { Plate } from './plate.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const EIGHT_BITS_INDEXED = Buffer.from([8, 3, 0, 0, 0])
const COLORS = Buffer.from(INKS.flat())

const compress = promisify(deflate)

/** A PNG of a plate: a third of the bytes of a full-colour one, and of the time to write it. */
export async function toPng({ data, width, height }: Plate): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = await compress(data, { level: 1, memLevel: 9, chunkSize: 256 * 1024 })
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
