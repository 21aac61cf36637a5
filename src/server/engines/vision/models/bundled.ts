import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter'
import { type io, type Tensor, zeros } from '@tensorflow/tfjs-core'

interface ModelFile {
  modelTopology: object
  weightsManifest: io.WeightsManifestConfig
  signature?: io.ModelJSON['signature']
}

const require = createRequire(import.meta.url)

/** Folder of a package that lets only some of its files be imported by name. */
export function packageFolder(name: string): string {
  const folder = require.resolve.paths(name)?.map((path) => join(path, name)) ?? []
  const found = folder.find((path) => canResolve(join(path, 'package.json')))
  if (!found) throw new Error(`package ${name} is not installed`)
  return found
}

function canResolve(path: string): boolean {
  try {
    return dirname(require.resolve(path)) !== ''
  } catch {
    return false
  }
}

/** A graph model from among those that the face library ships, read from disk. */
export async function loadBundledModel(name: string): Promise<GraphModel> {
  const folder = join(packageFolder('@vladmandic/human'), 'models')
  const file: ModelFile = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))
  const weights = await readFile(join(folder, `${name}.bin`))
  return loadGraphModel({
    load: async () => ({
      modelTopology: file.modelTopology,
      weightSpecs: file.weightsManifest.flatMap((group) => group.weights),
      weightData: weights.buffer.slice(
        weights.byteOffset,
        weights.byteOffset + weights.byteLength,
      ) as ArrayBuffer,
      ...(file.signature && { signature: file.signature }),
    }),
  })
}

/** The first run of a model compiles and allocates; better here than in somebody's first roast. */
export function runOnce(model: GraphModel): void {
  const inputs = model.inputs.map(({ shape = [], dtype }) =>
    zeros(
      shape.map((size) => Math.max(1, size)),
      dtype,
    ),
  )
  const outputs = model.execute(inputs) as Tensor | Tensor[]
  for (const tensor of [...inputs, ...[outputs].flat()]) tensor.dispose()
}
