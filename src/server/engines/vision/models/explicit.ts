import { div, image, reverse, type Tensor, tidy, zeros } from '@tensorflow/tfjs-core'
import { type LayersModel, loadLayersModel } from '@tensorflow/tfjs-layers'
import { MobileNetV2Model } from 'nsfwjs/models/mobilenet_v2'
import type { Pixels } from '../../pictures/port.ts'
import { inMemory, type ModelFile } from './model-file.ts'
import type { Square } from './square.ts'

const INPUT = 224
/** The classes are Drawing, Hentai, Neutral, Porn and Sexy; the last one misfires too often to be used. */
const HENTAI = 1
const PORN = 3
const CROP = 0.1
const VIEWS = 4
const EXPLICIT = 0.65

/** As fractions of the square. */
type Corners = [top: number, left: number, bottom: number, right: number]

interface View {
  corners: Corners
  isMirrored: boolean
}

export interface ExplicitModel {
  /** True when the mean of four views is EXPLICIT or more: one view alone has gone to 0.86 on clothed people. */
  judge(square: Square, pixels: Pixels): Promise<boolean>
}

export async function loadExplicit(): Promise<ExplicitModel> {
  const model = await loadModel()
  ;(model.predict(zeros([1, INPUT, INPUT, 3])) as Tensor).dispose()
  return {
    async judge(square, pixels) {
      let sum = 0
      for (const [index, view] of viewsOf(pixels, square.side).entries()) {
        sum += await score(model, square, view)
        // Most photos are settled after two views: even if all others said 1, the mean could not reach the limit.
        const left = VIEWS - 1 - index
        if (sum + left < EXPLICIT * VIEWS) return false
      }
      return true
    },
  }
}

async function score(model: LayersModel, square: Square, view: View): Promise<number> {
  const output = tidy(() => {
    const cut = image.cropAndResize(square.tensor, [view.corners], [0], [INPUT, INPUT])
    const input = div(view.isMirrored ? reverse(cut, 2) : cut, 255)
    return model.predict(input) as Tensor
  })
  const guesses = await output.data()
  output.dispose()
  return (guesses[HENTAI] ?? 0) + (guesses[PORN] ?? 0)
}

async function loadModel(): Promise<LayersModel> {
  const file = (await MobileNetV2Model.modelJson()).default as unknown as ModelFile
  const bundle = MobileNetV2Model.weightBundles[0]
  if (!bundle) throw new Error('the upload screen has no weights')
  const weights = Buffer.from((await bundle()).default as unknown as string, 'base64')
  return loadLayersModel(inMemory(file, weights))
}

/** The whole photo squashed, its mirror image, its middle, and the whole with its grey borders. */
function viewsOf({ width, height }: Pixels, side: number): View[] {
  const [x, y] = [(1 - width / side) / 2, (1 - height / side) / 2]
  const [dx, dy] = [(width / side) * CROP, (height / side) * CROP]
  const whole: Corners = [y, x, 1 - y, 1 - x]
  return [
    { corners: whole, isMirrored: false },
    { corners: [y + dy, x + dx, 1 - y - dy, 1 - x - dx], isMirrored: false },
    { corners: whole, isMirrored: true },
    { corners: [0, 0, 1, 1], isMirrored: false },
  ]
}
