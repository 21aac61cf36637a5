import '@tensorflow/tfjs-backend-wasm'
import { replaceBatchNorm } from './batch-norm.ts'
import { type BodyModel, loadBodies } from './bodies.ts'
import { type ExplicitModel, loadExplicit } from './explicit.ts'
import { type FaceModel, loadFaces } from './faces.ts'
import { loadObjects, type ObjectModel } from './objects.ts'

export interface Models {
  faces: FaceModel
  bodies: BodyModel
  objects: ObjectModel
  explicit: ExplicitModel
}

/** Loads all models and runs each once: 1.5 s and some 300 MB. The face library comes first, it starts WebAssembly. */
export async function loadModels(): Promise<Models> {
  const faces = await loadFaces()
  replaceBatchNorm()
  const bodies = await loadBodies()
  const objects = await loadObjects()
  const explicit = await loadExplicit()
  return { faces, bodies, objects, explicit }
}
