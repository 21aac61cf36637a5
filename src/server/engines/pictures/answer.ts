import type { Handover } from '../photo-workers/serve-tasks.ts'
import type { Picture, PictureErrorReason } from './port.ts'

/** What goes to a picture worker and what comes back; errors lose their class between threads, so they are values. */
export interface PictureTask {
  upload: Uint8Array
}

export type PictureAnswer =
  | { ok: true; picture: Picture }
  | { ok: false; reason: Exclude<PictureErrorReason, 'crashed'>; detail: string }

export async function answer(prepare: () => Promise<PictureAnswer>): Promise<Handover<PictureAnswer>> {
  const result = await prepare().catch(explain)
  if (!result.ok) return { result, transfer: [] }
  const { webp, pixels } = result.picture
  return { result, transfer: [webp.buffer as ArrayBuffer, pixels.data.buffer as ArrayBuffer] }
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
