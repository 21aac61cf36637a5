import type { io } from '@tensorflow/tfjs-core'

/** The description that comes with a TensorFlow.js model's weights. */
export interface ModelFile {
  modelTopology: object
  weightsManifest: io.WeightsManifestConfig
  signature?: io.ModelJSON['signature']
  format?: string
}

/** Hands a model over from memory: no address, no download. */
export function inMemory(file: ModelFile, weights: Buffer): io.IOHandler {
  const { modelTopology, weightsManifest, signature, format } = file
  return {
    load: async () => ({
      modelTopology,
      weightSpecs: weightsManifest.flatMap((group) => group.weights),
      weightData: weights.buffer.slice(
        weights.byteOffset,
        weights.byteOffset + weights.byteLength,
      ) as ArrayBuffer,
      ...(signature && { signature }),
      ...(format && { format }),
    }),
  }
}
