import { buffer } from 'node:stream/consumers'
import { constants, createDeflate, inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { joinStreams, type ZlibStream } from './zlib-streams.ts'

async function stream(content: Buffer): Promise<ZlibStream> {
  const deflate = createDeflate({ level: 1 })
  const bytes = buffer(deflate)
  deflate.write(content)
  deflate.flush(constants.Z_FULL_FLUSH, () => deflate.end())
  return { bytes: await bytes, length: content.length }
}

it.each([
  ['one', ['a single stream']],
  ['several', ['ashes ', 'to ashes, ', 'dust to dust']],
  ['sums that overflow', ['\xff'.repeat(300_000), '\xfe'.repeat(70_001), 'x'.repeat(65_521)]],
])('unpacks to what was in the streams: %s', async (_, texts) => {
  const contents = texts.map((text) => Buffer.from(text, 'latin1'))
  // Throws when the checksum is wrong.
  const unpacked = inflateSync(joinStreams(await Promise.all(contents.map(stream))))
  expect(unpacked.equals(Buffer.concat(contents))).toBe(true)
})
