/**
 * Prints a roast as a picture to keep or to send: the card of the web page, drawn without a browser.
 *
 * Guarantees: the exact size of the form; all of the text is on it, in whatever script, made smaller until it fits; the
 * same card gives the same bytes; nothing is fetched. The photo may be cropped, the text never is. Runs outside the main
 * thread, with time and memory limits, and remembers no photo. Fails with CardError, or with the signal's own reason when
 * the caller aborts.
 */
export interface Cards {
  renderCard(card: Card, form: CardForm, signal?: AbortSignal): Promise<CardImage>
  close(): Promise<void>
}

export interface Card {
  modeTitle: string
  /** At most 220 characters. */
  roast: string
  /** Whole number, 1 to 10. */
  rating: number
  /** The photo or null: image/jpeg or image/webp, decoded fastest when it is no larger than a small copy of it. */
  picture: Uint8Array | null
  /** The line that was roasted, at most 200 characters, or null. */
  originalText: string | null
}

/**
 * card: PNG, 1200 px wide (400 px at scale 3), as high as it needs to be. story: PNG, 1080 x 1920.
 * preview: JPEG for link previews, 1200 x 630, under 300 KB.
 */
export type CardForm = 'card' | 'story' | 'preview'

export interface CardImage {
  bytes: Uint8Array<ArrayBuffer>
  mime: 'image/png' | 'image/jpeg'
  /** Pixels. */
  width: number
  height: number
}

/**
 * damaged-picture: the photo cannot be decoded. timeout, crashed: the worker took too long or died; try again.
 * busy: too many are waiting already; try again in some seconds.
 */
export type CardErrorReason = 'damaged-picture' | 'timeout' | 'crashed' | 'busy'

export class CardError extends Error {
  readonly reason: CardErrorReason
  constructor(reason: CardErrorReason, options?: ErrorOptions) {
    super(`card: ${reason}`, options)
    this.name = 'CardError'
    this.reason = reason
  }
}
