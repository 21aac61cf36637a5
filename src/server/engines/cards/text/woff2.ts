import { brotliDecompressSync } from 'node:zlib'
import type { Range } from './unicode-ranges.ts'

const HEADER_BYTES = 48
const OTHER_TAG = 63
const [CMAP, GLYF, LOCA] = [0, 10, 11]

/** The code points that a WOFF2 file has glyphs for, in ascending order. Throws when it is no such file. */
export function rangesIn(woff2: Buffer): Range[] {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 file')
  const { start, data } = findCmap(woff2)
  const tables = brotliDecompressSync(woff2.subarray(data, data + woff2.readUInt32BE(20)))
  const cmap = tables.subarray(start)
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  )
  const full = subtables.find((table) => table.readUInt16BE(0) === 12)
  if (full) return readGroups(full)
  const basic = subtables.find((table) => table.readUInt16BE(0) === 4)
  return basic ? readSegments(basic) : []
}

/** Where the character map begins in the unpacked tables, and where the packed ones begin in the file. */
function findCmap(woff2: Buffer): { start: number; data: number } {
  let [at, unpacked, start] = [HEADER_BYTES, 0, 0]
  const readLength = () => {
    let length = 0
    for (;;) {
      const byte = woff2.readUInt8(at++)
      length = length * 128 + (byte & 127)
      if (byte < 128) return length
    }
  }
  for (let left = woff2.readUInt16BE(12); left > 0; left--) {
    const flags = woff2.readUInt8(at++)
    const tag = flags & 63
    if (tag === OTHER_TAG) at += 4
    const length = readLength()
    // Outlines are packed unless their version is 3, everything else unless it is 0.
    const isPacked = flags >> 6 !== (tag === GLYF || tag === LOCA ? 3 : 0)
    if (tag === CMAP) start = unpacked
    unpacked += isPacked ? readLength() : length
  }
  return { start, data: at }
}

/** Format 12: groups of code points in a row. */
function readGroups(table: Buffer): Range[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, index): Range => {
    const at = 16 + 12 * index
    return [table.readUInt32BE(at), table.readUInt32BE(at + 4)]
  })
}

/** Format 4: segments that may have holes. */
function readSegments(table: Buffer): Range[] {
  const size = table.readUInt16BE(6)
  const ranges: [number, number][] = []
  for (let at = 14; at < 14 + size; at += 2) {
    const [first, last] = [table.readUInt16BE(at + size + 2), table.readUInt16BE(at)]
    for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint++) {
      if (!hasGlyph(table, { at, size, offset: codePoint - first })) continue
      const range = ranges.at(-1)
      if (range?.[1] === codePoint - 1) range[1] = codePoint
      else ranges.push([codePoint, codePoint])
    }
  }
  return ranges
}

function hasGlyph(table: Buffer, segment: { at: number; size: number; offset: number }): boolean {
  const { at, size, offset } = segment
  const place = at + 3 * size + 2
  const distance = table.readUInt16BE(place)
  return distance === 0 || table.readUInt16BE(place + distance + 2 * offset) !== 0
}
