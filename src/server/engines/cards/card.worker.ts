import sharp from 'sharp'
import { type Handover, serveTasks } from '../photo-workers/serve-tasks.ts'
import type { CardAnswer, CardTask } from './card-task.ts'
import { DamagedPicture, Press } from './press.ts'

sharp.cache(false)

const press = new Press()
await press.warmUp()

export default serveTasks<CardTask, CardAnswer>(async ({ card, form }): Promise<Handover<CardAnswer>> => {
  try {
    const image = await press.print(card, form)
    return { result: { ok: true, image }, transfer: [image.bytes.buffer as ArrayBuffer] }
  } catch (error) {
    if (!(error instanceof DamagedPicture)) throw error
    return { result: { ok: false, detail: String(error.cause) }, transfer: [] }
  }
})
