import { MAX_UPLOAD_BYTES } from '#domain/roasts.ts'
import { PHOTO_PROBLEMS } from './messages.ts'
import type { ChosenPhoto } from './roast-flow.ts'

/** The server keeps 1280 px at most; a little more leaves it room to do that well. */
const SENT_SIDE = 1600
const SENT_QUALITY = 0.9

export type Choice = { ok: true; photo: ChosenPhoto } | { ok: false; problem: string }

/**
 * Takes a file from the chooser, the camera, a drop or a paste. Big photos are shrunk here, upright, so that they travel
 * fast; what this browser cannot read (HEIC) goes as it is and the server reads it.
 */
export async function choosePhoto(file: Blob): Promise<Choice> {
  // Windows gives HEIC files no type at all: those are let through, and the server judges by content.
  if (file.type !== '' && !file.type.startsWith('image/'))
    return { ok: false, problem: PHOTO_PROBLEMS['not-an-image'] }
  const shrunk = await shrink(file)
  if (!shrunk) {
    if (file.size > MAX_UPLOAD_BYTES) return { ok: false, problem: PHOTO_PROBLEMS['too-large'] }
    return { ok: true, photo: { file, previewUrl: null } }
  }
  return { ok: true, photo: { file: shrunk, previewUrl: URL.createObjectURL(shrunk) } }
}

/** Null when this browser cannot decode it. A photo that is small enough stays byte for byte what it was. */
async function shrink(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const scale = SENT_SIDE / Math.max(bitmap.width, bitmap.height)
  if (scale >= 1 && file.size <= MAX_UPLOAD_BYTES / 4) {
    bitmap.close()
    return file
  }
  const factor = Math.min(1, scale)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * factor))
  canvas.height = Math.max(1, Math.round(bitmap.height * factor))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', SENT_QUALITY))
}
