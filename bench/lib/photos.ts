import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import type { ImageModeId } from '#domain/modes.ts'
import { ROOT } from './environment.ts'

export interface Photo {
  name: string
  mode: ImageModeId
  file: File
}

const FIXTURES: Record<string, ImageModeId> = {
  'sk-astronaut.png': 'selfie',
  'tf-portrait.jpg': 'fit',
  'sk-chelsea.png': 'pet',
  'solvay1927.jpg': 'selfie',
  'derived-dark-blurry.jpg': 'selfie',
}

const TYPES: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png' }

/** The fixtures, and one as the browser sends what a phone's camera took. */
export async function loadPhotos(): Promise<Photo[]> {
  const fixtures = Object.entries(FIXTURES).map(async ([name, mode]) => {
    const type = TYPES[extname(name)] ?? ''
    return { name, mode, file: new File([await readFile(pathOf(name))], name, { type }) }
  })
  return [...(await Promise.all(fixtures)), await phonePhoto()]
}

/** 1200 x 1600 at quality 90, which is what choose-photo.ts makes of 12 megapixels, with the grain of a small sensor. */
async function phonePhoto(): Promise<Photo> {
  const [width, height] = [1200, 1600]
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const
  const grain = sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
  const pixels = await sharp(pathOf('tf-portrait.jpg'))
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: await grain.png().toBuffer(), blend: 'overlay' }])
    .jpeg({ quality: 90 })
    .toBuffer()
  const name = 'phone, 1600 px'
  return { name, mode: 'selfie', file: new File([new Uint8Array(pixels)], name, { type: 'image/jpeg' }) }
}

function pathOf(name: string): string {
  return join(ROOT, 'tests', 'fixtures', 'photos', name)
}
