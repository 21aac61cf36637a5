import { crc32 } from 'node:zlib'
import type { ArchiveFile, Archives } from './port.ts'
import { writeEnd, writeFileHead, writeIndexEntry, type ZipEntry } from './zip-records.ts'

/** Readable by anything that knows ZIP64, which is written only where more than 4 GB or 65,534 files need it. */
export function createZipArchives(): Archives {
  return { pack: (files) => toStream(packAll(files)) }
}

/** Sizes are known before a file is written, so they stand in front of it: readers that stream need that. */
async function* packAll(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array, void> {
  const madeAt = new Date()
  const index: Uint8Array[] = []
  let offset = 0
  for await (const { name, bytes } of files) {
    const entry: ZipEntry = {
      name: new TextEncoder().encode(name),
      size: bytes.length,
      crc: crc32(bytes),
      madeAt,
      offset,
    }
    const head = writeFileHead(entry)
    index.push(writeIndexEntry(entry))
    offset += head.length + bytes.length
    yield head
    yield bytes
  }
  yield Buffer.concat([...index, writeEnd(index, offset)])
}

function toStream(chunks: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return()
    },
  })
}
