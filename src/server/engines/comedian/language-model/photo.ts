import sharp from 'sharp'

/** Enough to see what a joke needs; more pixels only cost time and tokens. */
const LONGEST_SIDE = 768

/**
 * The photo as image/jpeg, at most 768 pixels on its longest side, or null when there is none or it cannot be read: the
 * facts carry the roast then. JPEG because llama.cpp and Ollama do not read WebP.
 */
export async function shrinkPhoto(photo: Uint8Array): Promise<Uint8Array | null> {
  if (photo.length === 0) return null
  try {
    return await sharp(photo)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 80 })
      .toBuffer()
  } catch {
    return null
  }
}
