import { serveTasks } from '../photo-workers/serve-tasks.ts'
import { look } from './look.ts'
import { loadModels } from './models/models.ts'
import type { Look, LookInput, LookStage } from './port.ts'

const models = await loadModels()
// The first photo of all compiles the code around the models; it should not be somebody's.
const side = 64
const blank = { data: new Uint8Array(side * side * 3).fill(200), width: side, height: side }
await look(models, { pixels: blank, original: blank }, () => {})

/** null only asks whether the worker is ready. */
export default serveTasks<LookInput | null, Look | null, LookStage>(async (input, tell) => ({
  result: input && (await look(models, input, tell)),
  transfer: [],
}))
