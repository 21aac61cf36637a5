import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { ZipFile } from 'yazl'
import type { ArchiveFile, Archives } from './port.ts'

/** Zip archives of any size, by yazl. */
export function createZipArchives(): Archives {
  return { pack: (files) => toStream(packAll(files)) }
}

async function* packAll(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array, void> {
  const zip = new ZipFile()
  // Its types promise less than it is, a PassThrough.
  const output = zip.outputStream as Readable
  for await (const { name, bytes } of files) {
    zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name, { compress: false })
    await setImmediate()
    // All of it is handed on before the next file is asked for.
    for (let chunk = output.read(); chunk !== null; chunk = output.read()) yield chunk
  }
  zip.end()
  yield* output
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
