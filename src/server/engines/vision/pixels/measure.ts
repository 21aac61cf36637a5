import type { Pixels } from '../../pictures/port.ts'

/** What a look at the bare pixels gives; brightness is Rec. 709 luma, 0 to 255. */
export interface PixelMeasures {
  mean: number
  /** Brightness below which 5, 50 and 95 in 100 pixels lie. */
  p5: number
  p50: number
  p95: number
  /** Share of pixels that are white or nearly so, and the median of all others. */
  blownShare: number
  restMedian: number
  /** Hasler and Suesstrunk: 0 is grey, 33 moderate, 60 strong, 100 garish. */
  colourfulness: number
  /** Mean difference between a pixel's strongest and weakest channel. */
  channelRange: number
  /** Variance of the Laplacian without rounding noise, by the variance of the brightness: small when blurred. */
  sharpness: number
  /** Variance of the Laplacian in the sharpest of 25 tiles. */
  sharpestTile: number
}

const BLOWN = 250
const TILES = 5
/** Rounding to 8 bits alone makes this much of a Laplacian's variance; in a dark photo it would pass for detail. */
const ROUNDING_NOISE = 20 * (0.2126 ** 2 + 0.7152 ** 2 + 0.0722 ** 2) * (1 / 12)

export function measurePixels(pixels: Pixels): PixelMeasures {
  const luma = toLuma(pixels)
  return { ...measureBrightness(luma), ...measureColour(pixels), ...measureDetail(luma, pixels) }
}

function toLuma({ data }: Pixels): Float32Array {
  const luma = new Float32Array(data.length / 3)
  for (let i = 0; i < luma.length; i++) {
    luma[i] = 0.2126 * (data[i * 3] ?? 0) + 0.7152 * (data[i * 3 + 1] ?? 0) + 0.0722 * (data[i * 3 + 2] ?? 0)
  }
  return luma
}

function measureBrightness(luma: Float32Array) {
  const histogram = new Uint32Array(256)
  let sum = 0
  for (const value of luma) {
    sum += value
    const bin = Math.round(value)
    histogram[bin] = (histogram[bin] ?? 0) + 1
  }
  const blown = histogram.subarray(BLOWN).reduce((total, count) => total + count, 0)
  return {
    mean: sum / luma.length,
    p5: quantile(histogram, 0.05),
    p50: quantile(histogram, 0.5),
    p95: quantile(histogram, 0.95),
    blownShare: blown / luma.length,
    restMedian: quantile(histogram.subarray(0, BLOWN), 0.5),
  }
}

function quantile(histogram: Uint32Array, share: number): number {
  const wanted = histogram.reduce((total, count) => total + count, 0) * share
  let seen = 0
  return histogram.findIndex((count) => (seen += count) >= wanted)
}

function measureColour({ data }: Pixels) {
  const redGreen = new Moments()
  const yellowBlue = new Moments()
  const range = new Moments()
  for (let i = 0; i + 2 < data.length; i += 3) {
    const r = data[i] ?? 0
    const g = data[i + 1] ?? 0
    const b = data[i + 2] ?? 0
    redGreen.add(r - g)
    yellowBlue.add((r + g) / 2 - b)
    range.add(Math.max(r, g, b) - Math.min(r, g, b))
  }
  const spread = Math.sqrt(redGreen.variance + yellowBlue.variance)
  const colourfulness = spread + 0.3 * Math.hypot(redGreen.mean, yellowBlue.mean)
  return { colourfulness, channelRange: range.mean }
}

function measureDetail(luma: Float32Array, { width, height }: Pixels) {
  const brightness = new Moments()
  for (const value of luma) brightness.add(value)
  const whole = new Moments()
  const tiles = Array.from({ length: TILES * TILES }, () => new Moments())
  for (let y = 1; y < height - 1; y++) {
    const row = Math.floor((y * TILES) / height) * TILES
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const around = (luma[i - 1] ?? 0) + (luma[i + 1] ?? 0) + (luma[i - width] ?? 0) + (luma[i + width] ?? 0)
      const laplacian = around - 4 * (luma[i] ?? 0)
      whole.add(laplacian)
      tiles[row + Math.floor((x * TILES) / width)]?.add(laplacian)
    }
  }
  return {
    sharpness: Math.max(0, whole.variance - ROUNDING_NOISE) / Math.max(1, brightness.variance),
    sharpestTile: Math.max(...tiles.map((tile) => tile.variance)),
  }
}

class Moments {
  #count = 0
  #sum = 0
  #squares = 0

  add(value: number): void {
    this.#count++
    this.#sum += value
    this.#squares += value * value
  }

  get mean(): number {
    return this.#count > 0 ? this.#sum / this.#count : 0
  }

  get variance(): number {
    return this.#count > 0 ? Math.max(0, this.#squares / this.#count - this.mean ** 2) : 0
  }
}
