import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter'
import { type Tensor, zeros } from '@tensorflow/tfjs-core'
import { inMemory, type ModelFile } from './model-file.ts'

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
  return loadGraphModel(inMemory(file, weights))
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
