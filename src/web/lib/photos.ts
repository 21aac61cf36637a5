import { MAX_UPLOAD_BYTES } from '#domain/roasts.ts'

const QUALITY = 0.9

/** A small photo that weighs no more travels as it is. */
const LIGHT_BYTES = MAX_UPLOAD_BYTES / 4

/** Windows gives HEIC files no type at all: those are let through, and the server judges by content. */
export function mayBePhoto(file: Blob): boolean {
  return file.type === '' || file.type.startsWith('image/')
}

/**
 * An upright photo made small enough for a phone's connection, on white paper where it is transparent, as the server has
 * it. One that is small already stays byte for byte what it was. Null when this browser cannot read it (HEIC).
 * @param side pixels of the longer side at most
 */
export async function shrinkPhoto(file: Blob, side: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const small = scale === 1 && file.size <= LIGHT_BYTES ? file : await redraw(bitmap, scale)
  bitmap.close()
  return small
}

async function redraw(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
