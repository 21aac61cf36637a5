import sharp from 'sharp'
import { serveTasks } from '../photo-workers/serve-tasks.ts'
import { answer, type PictureAnswer, type PictureTask, refuse } from './answer.ts'
import { MAX_PIXELS, makeSmall, makeSquare, reencode, UPLOAD_OPTIONS } from './reencode.ts'

const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

// Valid for the whole process: no other decoder of libvips, SVG above all, may ever see an upload.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`),
})
sharp.cache(false)
await warmUp()

export default serveTasks<PictureTask, PictureAnswer>((task) => answer(() => run(task)))

async function run(task: PictureTask): Promise<PictureAnswer> {
  const { what, bytes } = task
  if (what === 'prepare') return prepare(bytes)
  // Both work on what has been prepared.
  const source = sharp(bytes, UPLOAD_OPTIONS)
  return { ok: true, small: await (what === 'shrink' ? makeSmall(source) : makeSquare(source, task.place)) }
}

async function prepare(upload: Uint8Array): Promise<PictureAnswer> {
  const source = sharp(upload, UPLOAD_OPTIONS)
  const header = await source.metadata()
  if (!ACCEPTED.has(header.format)) return refuse('unsupported', header.format)
  if (header.width * header.height > MAX_PIXELS) return refuse('too-many-pixels', 'by its header')
  return { ok: true, picture: await reencode(source, header.autoOrient) }
}

async function warmUp(): Promise<void> {
  const blank = sharp({ create: { width: 64, height: 64, channels: 3, background: 'gray' } })
  await prepare(await blank.jpeg().toBuffer())
}
