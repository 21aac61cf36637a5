/**
 * Packs files into one.
 *
 * Guarantees: the archive is made while it is read, and the next file is asked for only when there is room, so that it takes
 * the memory of one file; whoever stops reading ends the work. Fails with whatever `files` fails with, in the stream.
 */
export interface Archives {
  /** A zip archive without compression: for pictures, which are as small as they get. */
  pack(files: AsyncIterable<ArchiveFile>): ReadableStream<Uint8Array>
}

export interface ArchiveFile {
  /** Path in the archive, with "/". */
  name: string
  bytes: Uint8Array
}
