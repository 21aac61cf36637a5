import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { GraphModel } from '@tensorflow/tfjs-converter'
import type { Tensor4D } from '@tensorflow/tfjs-core'
import type { DetectedFace } from '../detections.ts'
import { packageFolder, runOnce } from './bundled.ts'
import type { Square } from './square.ts'

/** The part of the face library's interface that is used; its own types belong to its browser build. */
interface Human {
  load(): Promise<void>
  detect(input: Tensor4D): Promise<{ face: HumanFace[]; error: string | null }>
  models: { models: Record<string, GraphModel | null> }
}

interface HumanFace {
  boxScore: number
  faceScore: number
  mesh: [x: number, y: number, z?: number][]
  rotation?: { angle: { yaw: number } }
  emotion?: { emotion: string; score: number }[]
}

/** Some more than are ever counted: the mesh model drops those that it cannot make out. */
const MAX_FACES = 10
const MIN_SCORE = 0.5
const MESH_POINTS = 468

export interface FaceModel {
  detect(square: Square): Promise<DetectedFace[]>
}

/** Loads detector, mesh and emotion model and runs each once. Wraps this thread's `fetch`, which refuses files. */
export async function loadFaces(): Promise<FaceModel> {
  readFilesByFetch()
  const folder = packageFolder('@vladmandic/human')
  const { Human }: { Human: new (config: object) => Human } = createRequire(import.meta.url)(
    join(folder, 'dist/human.node-wasm.js'),
  )
  const human = new Human(configure(pathToFileURL(join(folder, 'models/')).href))
  await human.load()
  for (const model of Object.values(human.models.models)) if (model) runOnce(model)
  return { detect: (square) => detect(human, square) }
}

function configure(modelBasePath: string): object {
  const off = { enabled: false }
  return {
    backend: 'wasm',
    wasmPath: join(packageFolder('@tensorflow/tfjs-backend-wasm'), 'dist/'),
    modelBasePath,
    async: false,
    warmup: 'none',
    cacheSensitivity: 0,
    filter: off,
    gesture: off,
    body: off,
    hand: off,
    object: off,
    segmentation: off,
    face: {
      enabled: true,
      detector: {
        modelPath: 'blazeface.json',
        rotation: true,
        maxDetected: MAX_FACES,
        minConfidence: MIN_SCORE,
      },
      mesh: { enabled: true },
      emotion: { enabled: true, minConfidence: 0 },
      iris: off,
      description: off,
      antispoof: off,
      liveness: off,
    },
  }
}

function readFilesByFetch(): void {
  const realFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.startsWith('file:')) return realFetch(input, init)
    const type = url.endsWith('.json') ? 'application/json' : 'application/octet-stream'
    return new Response(await readFile(fileURLToPath(url)), { headers: { 'content-type': type } })
  }
}

async function detect(human: Human, square: Square): Promise<DetectedFace[]> {
  const { face: faces, error } = await human.detect(square.tensor)
  if (error) throw new Error(error)
  return faces
    .filter((face) => face.boxScore >= MIN_SCORE && face.mesh.length >= MESH_POINTS)
    .map((face) => ({
      score: Math.min(face.boxScore, face.faceScore),
      mesh: face.mesh.map(([x, y]) => square.toPhoto({ x, y })),
      yaw: ((face.rotation?.angle.yaw ?? 0) * 180) / Math.PI,
      happy: emotion(face, 'happy'),
      neutral: emotion(face, 'neutral'),
    }))
}

function emotion(face: HumanFace, name: string): number {
  return face.emotion?.find((guess) => guess.emotion === name)?.score ?? 0
}
