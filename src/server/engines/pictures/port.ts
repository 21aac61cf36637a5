/**
 * Turns whatever bytes somebody uploaded into a picture that is safe to keep and to look at.
 *
 * Guarantees: the type is found by content; orientation is applied; no metadata is left; at most 1280 px on the longest
 * side, WebP, sRGB; the first frame of an animation. Runs outside the main thread, with time and memory limits.
 * Fails with PictureError only; `reason` says which of its failures it was.
 */
export interface Pictures {
  prepare(upload: Uint8Array, signal?: AbortSignal): Promise<Picture>
  /** A smaller copy of a prepared picture for lists and cards: image/jpeg, at most 652 px wide. */
  shrink(webp: Uint8Array, signal?: AbortSignal): Promise<Uint8Array>
  /** The square of a prepared picture at this place, for a face beside a name: image/webp, at most 512 px. */
  cutSquare(webp: Uint8Array, place: SquarePlace, signal?: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}

/** Where a square lies in a picture that is wider or taller: 0 is the left or top, 0.5 the middle, 1 the right or bottom. */
export interface SquarePlace {
  x: number
  y: number
}

export interface Picture {
  /** The re-encoded picture, image/webp. */
  webp: Uint8Array
  width: number
  height: number
  /** Pixels of the upright upload before it was made smaller. */
  original: { width: number; height: number }
  /** SHA-256 of `webp`, lower-case hex: the picture's identity in receipts and storage. */
  hash: string
  pixels: Pixels
}

/** Raw interleaved 8-bit sRGB, 3 bytes a pixel, row by row, at most 640 px on the longest side. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/**
 * unsupported: not JPEG, PNG, WebP, AVIF, GIF or HEIC. damaged: one of those, but it cannot be decoded.
 * too-many-pixels: over 40 megapixels. timeout, crashed: the worker took too long or died; trying again may help.
 * abandoned: the caller aborted. busy: too many are waiting already; try again in some seconds.
 */
export type PictureErrorReason =
  | 'unsupported'
  | 'damaged'
  | 'too-many-pixels'
  | 'timeout'
  | 'crashed'
  | 'abandoned'
  | 'busy'

export class PictureError extends Error {
  readonly reason: PictureErrorReason
  constructor(reason: PictureErrorReason, options?: ErrorOptions) {
    super(`picture: ${reason}`, options)
    this.name = 'PictureError'
    this.reason = reason
  }
}
