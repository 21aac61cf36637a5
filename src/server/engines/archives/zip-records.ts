/** Records of a zip archive, numbered as in PKWARE's APPNOTE 6.3.10. Everything is stored as it is, without compression. */

export interface ZipEntry {
  /** UTF-8. */
  name: Uint8Array
  /** Bytes, below 4 GB. */
  size: number
  crc: number
  madeAt: Date
  /** Bytes from the start of the archive to the file's head. */
  offset: number
}

/** What a field holds that is too small for its value: the value is in the ZIP64 record then. */
const ELSEWHERE_16 = 0xffff
const ELSEWHERE_32 = 0xffffffff

const ZIP64_VERSION = 45
const UTF8_NAMES = 0x0800

/** 4.3.7 */
export function writeFileHead(entry: ZipEntry): Uint8Array {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  writeFacts(head.subarray(4), entry)
  return Buffer.concat([head, entry.name])
}

/** 4.3.12 */
export function writeIndexEntry(entry: ZipEntry): Uint8Array {
  const isFar = entry.offset >= ELSEWHERE_32
  const extra = isFar ? farOffset(entry.offset) : Buffer.alloc(0)
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE(ZIP64_VERSION, 4)
  writeFacts(record.subarray(6), entry)
  record.writeUInt16LE(extra.length, 30)
  record.writeUInt32LE(isFar ? ELSEWHERE_32 : entry.offset, 42)
  return Buffer.concat([record, entry.name, extra])
}

/** 4.4: the same 26 bytes in the head and in the index. */
function writeFacts(at: Buffer, { name, size, crc, madeAt }: ZipEntry): void {
  at.writeUInt16LE(ZIP64_VERSION, 0)
  at.writeUInt16LE(UTF8_NAMES, 2)
  at.writeUInt16LE((madeAt.getHours() << 11) | (madeAt.getMinutes() << 5) | (madeAt.getSeconds() >> 1), 6)
  const years = madeAt.getFullYear() - 1980
  at.writeUInt16LE((years << 9) | ((madeAt.getMonth() + 1) << 5) | madeAt.getDate(), 8)
  at.writeUInt32LE(crc, 10)
  at.writeUInt32LE(size, 14)
  at.writeUInt32LE(size, 18)
  at.writeUInt16LE(name.length, 22)
}

/** 4.5.3 */
function farOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return extra
}

/** 4.3.14 to 4.3.16. `offset`: where the index begins. */
export function writeEnd(index: readonly Uint8Array[], offset: number): Uint8Array {
  const count = index.length
  const size = index.reduce((sum, { length }) => sum + length, 0)
  const needsZip64 = count >= ELSEWHERE_16 || size >= ELSEWHERE_32 || offset >= ELSEWHERE_32
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, ELSEWHERE_16), 8)
  end.writeUInt16LE(Math.min(count, ELSEWHERE_16), 10)
  end.writeUInt32LE(Math.min(size, ELSEWHERE_32), 12)
  end.writeUInt32LE(Math.min(offset, ELSEWHERE_32), 16)
  return needsZip64 ? Buffer.concat([writeZip64End(count, size, offset), end]) : end
}

function writeZip64End(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeUInt16LE(ZIP64_VERSION, 12)
  record.writeUInt16LE(ZIP64_VERSION, 14)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([record, locator])
}
