import { buffer } from 'node:stream/consumers'
import { constants, crc32, createDeflate } from 'node:zlib'
import { INKS } from './inks.ts'
import type { Plate } from './plate.ts'
import { joinStreams, type ZlibStream } from './zlib-streams.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const EIGHT_BITS_INDEXED = Buffer.from([8, 3, 0, 0, 0])
const COLORS = Buffer.from(INKS.flat())

/** The least effort: more of it makes the file a tenth smaller and takes twice the time. */
const EFFORT = { level: 1, memLevel: 9, chunkSize: 128 * 1024 }
/** Compressed side by side in the thread pool. Smaller ones cost bytes: what is in one cannot refer to another. */
const PART_BYTES = 800 * 1024

/**
 * A PNG of a plate: a third of the bytes of a full-colour one, and of the time to write it. `bands` are all its rows, as
 * they are done: the first are compressed while the next are made.
 */
export async function toPng(
  { width, height }: Plate,
  bands: Iterable<Buffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const compressing: Promise<ZlibStream>[] = []
  for (const band of bands) compressing.push(...partsOf(band).map(compress))
  const file = Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', Buffer.concat([numbers(width, height), EIGHT_BITS_INDEXED])),
    ...chunk('PLTE', COLORS),
    ...chunk('IDAT', joinStreams(await Promise.all(compressing))),
    ...chunk('IEND', Buffer.alloc(0)),
  ])
  // Memory of its own, which may be handed to another thread.
  return new Uint8Array(file)
}

function partsOf(band: Buffer): Buffer[] {
  const count = Math.ceil(band.length / PART_BYTES)
  const size = Math.ceil(band.length / count)
  return Array.from({ length: count }, (_, at) => band.subarray(at * size, (at + 1) * size))
}

async function compress(part: Buffer): Promise<ZlibStream> {
  const deflate = createDeflate(EFFORT)
  const compressed = buffer(deflate)
  deflate.write(part)
  // Ends the last block on a whole byte, so that another can follow it.
  deflate.flush(constants.Z_FULL_FLUSH, () => deflate.end())
  return { bytes: await compressed, length: part.length }
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
