import { createRequire } from 'node:module'
import sharp from 'sharp'
import { serveTasks } from '../photo-workers/serve-tasks.ts'
import { answer, type PictureAnswer, type PictureTask, refuse } from './answer.ts'
import { MAX_PIXELS, reencode } from './reencode.ts'

interface HeicImage {
  width: number
  height: number
  /** RGBA, already upright. */
  decode(): Promise<{ data: Uint8ClampedArray; width: number; height: number }>
}

type HeicImages = HeicImage[] & { dispose(): void }

const { all }: { all(input: { buffer: Uint8Array }): Promise<HeicImages> } = createRequire(import.meta.url)(
  'heic-decode',
)

// The decoder prints what is wrong with a file; anybody who uploads one could fill the log with it.
Object.assign(console, { log: () => {} })
sharp.cache(false)

export default serveTasks<PictureTask, PictureAnswer>(({ bytes }) => answer(() => prepare(bytes)))

async function prepare(upload: Uint8Array): Promise<PictureAnswer> {
  const images = await all({ buffer: upload })
  try {
    const first = images[0]
    if (!first) return refuse('damaged', 'no image inside')
    if (first.width * first.height > MAX_PIXELS) return refuse('too-many-pixels', 'by its header')
    const { data, width, height } = await first.decode()
    const source = sharp(data, { raw: { width, height, channels: 4 } })
    return { ok: true, picture: await reencode(source, { width, height }) }
  } finally {
    images.dispose()
  }
}
