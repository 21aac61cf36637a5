/** A whole zlib stream (RFC 1950) that ends with a full flush, and how many bytes it holds when they are unpacked. */
export interface ZlibStream {
  bytes: Buffer
  length: number
}

const HEADER = 2
const CHECKSUM = 4
/** After a full flush: one block, the last and empty. */
const EMPTY_END = Buffer.from([3, 0])
const MODULUS = 65521

/** One stream of what several hold, without unpacking them. */
export function joinStreams(streams: readonly ZlibStream[]): Buffer {
  const blocks = streams.map(({ bytes }) => bytes.subarray(HEADER, -(EMPTY_END.length + CHECKSUM)))
  const header = streams[0]?.bytes.subarray(0, HEADER) ?? Buffer.of()
  const checksum = Buffer.alloc(CHECKSUM)
  checksum.writeUInt32BE(streams.reduce(addChecksum, 1))
  return Buffer.concat([header, ...blocks, EMPTY_END, checksum])
}

/** Adler-32 of two texts, one after the other, from that of each: the lower half sums bytes, the upper half those sums. */
function addChecksum(before: number, { bytes, length }: ZlibStream): number {
  const own = bytes.readUInt32BE(bytes.length - CHECKSUM)
  const [sum, sums] = [before & 0xffff, before >>> 16]
  const nextSum = (sum + (own & 0xffff) - 1 + MODULUS) % MODULUS
  const nextSums = (sums + (own >>> 16) + (length % MODULUS) * (sum - 1 + MODULUS)) % MODULUS
  return nextSums * 0x10000 + nextSum
}
