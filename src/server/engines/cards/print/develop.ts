import sharp from 'sharp'

/** Interleaved 8-bit RGB, row by row. */
export interface Photo {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
}

/** Where the heads are: what is cropped goes from the bottom more than from the top. */
const KEPT_FROM_TOP = 0.15

/** Width over height of a picture. Rejects when it is none. */
export async function aspectOf(picture: Uint8Array): Promise<number> {
  const { width, height } = await sharp(picture).metadata()
  return width / height
}

/** The picture, whose aspectOf() is known, at exactly this size in pixels, cropped where the shape differs. */
export async function develop(
  picture: Uint8Array,
  aspect: number,
  { width, height }: { width: number; height: number },
): Promise<Photo> {
  const whole = { width: Math.max(width, Math.round(height * aspect)), height: 0 }
  whole.height = Math.max(height, Math.round(whole.width / aspect))
  const data = await sharp(picture)
    .resize(whole.width, whole.height, { fit: 'fill' })
    .extract({
      left: Math.round((whole.width - width) / 2),
      top: Math.round((whole.height - height) * KEPT_FROM_TOP),
      width,
      height,
    })
    .removeAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer()
  return { data, width, height }
}
