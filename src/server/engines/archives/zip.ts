import { Zip, ZipPassThrough } from 'fflate'
import type { ArchiveFile, Archives } from './port.ts'

/** At most 65,535 files and 4 GB: what the format can count without its extension. */
export function createZipArchives(): Archives {
  return { pack }
}

function pack(files: AsyncIterable<ArchiveFile>): ReadableStream<Uint8Array> {
  const next = files[Symbol.asyncIterator]()
  let zip: Zip
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error)
        controller.enqueue(chunk)
        if (isLast) controller.close()
      })
    },
    async pull() {
      const { done, value } = await next.next()
      if (done) return zip.end()
      const file = new ZipPassThrough(value.name)
      zip.add(file)
      file.push(value.bytes, true)
    },
    async cancel() {
      zip.terminate()
      await next.return?.()
    },
  })
}
