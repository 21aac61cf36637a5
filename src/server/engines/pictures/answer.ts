import type { Handover } from '../photo-workers/serve-tasks.ts'
import type { Picture, PictureErrorReason, SquarePlace } from './port.ts'

/** What goes to a picture worker and what comes back; errors lose their class between threads, so they are values. */
export type PictureTask = PictureWork & { bytes: Uint8Array }
export type PictureWork =
  | { what: 'prepare' }
  | { what: 'shrink' }
  | { what: 'cut-square'; place: SquarePlace }

export type PictureAnswer =
  | { ok: true; picture: Picture }
  | { ok: true; small: Uint8Array }
  | { ok: false; reason: Exclude<PictureErrorReason, 'crashed'>; detail: string }

export async function answer(work: () => Promise<PictureAnswer>): Promise<Handover<PictureAnswer>> {
  const result = await work().catch(explain)
  if (!result.ok) return { result, transfer: [] }
  const made = 'small' in result ? [result.small] : [result.picture.webp, result.picture.pixels.data]
  return { result, transfer: made.map(({ buffer }) => buffer as ArrayBuffer) }
}

export function refuse(reason: Exclude<PictureErrorReason, 'crashed'>, detail: string): PictureAnswer {
  return { ok: false, reason, detail }
}

/** The decoders throw plain errors; whatever they stumble over is damaged, unless it was too large or too slow. */
function explain(error: unknown): PictureAnswer {
  const detail = error instanceof Error ? error.message : String(error)
  if (/pixel limit/i.test(detail)) return refuse('too-many-pixels', detail)
  if (/timeout/i.test(detail)) return refuse('timeout', detail)
  return refuse('damaged', detail)
}
