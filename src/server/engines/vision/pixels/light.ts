import type { Fact, FrameFacts, FrameShape, LightFacts } from '#domain/sight.ts'
import type { PixelMeasures } from './measure.ts'

const LOW_RESOLUTION = 480

export function describeFrame({ width, height }: { width: number; height: number }): FrameFacts {
  return {
    width,
    height,
    shape: shapeOf(width / height),
    isLowResolution: Math.max(width, height) < LOW_RESOLUTION,
  }
}

function shapeOf(ratio: number): FrameShape {
  if (ratio >= 2) return 'panorama'
  if (ratio > 1.1) return 'wide'
  return ratio < 0.9 ? 'tall' : 'square'
}

/** Thresholds found on real photos; a photo of a dark suit or before a white wall is neither dark nor overexposed. */
export function describeLight(pixels: PixelMeasures): LightFacts {
  const isDark = pixels.mean < 48 && pixels.p95 < 160
  const isGrey = pixels.channelRange < 4 && pixels.colourfulness < 8
  return {
    dark: fact(isDark, margin(pixels.mean, 48)),
    overexposed: fact(pixels.blownShare > 0.3 && pixels.restMedian > 150, margin(pixels.blownShare, 0.3)),
    blurry: fact(pixels.sharpness < 0.008 && pixels.sharpestTile < 120, margin(pixels.sharpness, 0.008)),
    blackAndWhite: fact(isGrey, margin(pixels.channelRange, 4)),
    vivid: fact(pixels.colourfulness >= 58 && pixels.channelRange >= 40, margin(pixels.colourfulness, 58)),
    muted: isDark
      ? { value: false, confidence: 0.5 }
      : fact(!isGrey && pixels.colourfulness < 20, margin(pixels.colourfulness, 20)),
    flat: fact(pixels.p95 - pixels.p5 < 60, margin(pixels.p95 - pixels.p5, 60)),
  }
}

/** From 0.5 at the threshold to 1 at half or one and a half times of it. */
function margin(value: number, threshold: number): number {
  return Math.min(1, 0.5 + Math.abs(value - threshold) / threshold)
}

function fact(value: boolean, confidence: number): Fact<boolean> {
  return { value, confidence }
}
