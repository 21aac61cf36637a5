/** As large as an avatar is ever shown, twice over for sharp screens. */
const SIDE = 512
const QUALITY = 0.9

/** The middle of a photo, small and upright. What this browser cannot read (HEIC) goes as it is, and the server reads it. */
export async function squarePhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const side = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(side, SIDE)
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const square = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return square ?? file
}
