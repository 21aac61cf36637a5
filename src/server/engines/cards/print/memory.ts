/**
 * Bytes that are written over again for each card. A card takes 14 MB outside the JavaScript heap; were they left to the
 * garbage collector, it would run for each card and take a third as long as the card itself.
 */
export class Scratch {
  #bytes = Buffer.alloc(0)

  /** So many bytes, with whatever the last taker left in them; whoever took some before must be done with them. */
  take(length: number): Buffer {
    if (this.#bytes.length < length) this.#bytes = Buffer.alloc(length)
    return this.#bytes.subarray(0, length)
  }
}

/** Gives memory back at once: `bytes` are empty after that. Bytes that share their memory with others stay as they are. */
export function free({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
