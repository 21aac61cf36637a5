import { Readable } from 'node:stream'

/** Node's types of a web stream and the web's own differ in name only. */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}
