import sharp from 'sharp'
import { INKS } from './inks.ts'
import type { Plate } from './plate.ts'

const QUALITIES = [86, 76, 64, 50, 36, 20]

/** The best of a few qualities that takes less than `maxBytes`; only a photo of pure noise gets beyond the first. `bands`: see toPng(). */
export async function toSmallJpeg(
  plate: Plate,
  bands: Iterable<Buffer>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  for (const _ of bands);
  const raw = { width: plate.width, height: plate.height, channels: 3 } as const
  const pixels = toRgb(plate)
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer()
    if (bytes.byteLength < maxBytes) break
  }
  // Memory of its own, which may be handed to another thread.
  return new Uint8Array(bytes)
}

const COLORS = Uint8Array.from(INKS.flat())

function toRgb({ data, width, height }: Plate): Buffer {
  const rgb = Buffer.alloc(width * height * 3)
  let to = 0
  for (let y = 0; y < height; y++) {
    const start = y * (width + 1) + 1
    for (let from = start; from < start + width; from++, to += 3) {
      const color = (data[from] ?? 0) * 3
      rgb[to] = COLORS[color] ?? 0
      rgb[to + 1] = COLORS[color + 1] ?? 0
      rgb[to + 2] = COLORS[color + 2] ?? 0
    }
  }
  return rgb
}
