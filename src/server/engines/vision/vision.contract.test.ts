import { expect, test } from 'vitest'
import type { Sight } from '#domain/sight.ts'
import { createFakeVision } from './fake.ts'
import { type LookInput, VisionError } from './port.ts'
import { describeVision } from './vision.contract.ts'

const no = { value: false, confidence: 0.9 }

const SIGHT: Sight = {
  frame: { width: 900, height: 1200, shape: 'tall', isLowResolution: false },
  light: { dark: no, overexposed: no, blurry: no, blackAndWhite: no, vivid: no, muted: no, flat: no },
  palette: [{ name: 'navy', share: 0.6 }],
  people: { value: 1, confidence: 0.9 },
  isMany: false,
  faces: [],
  bodies: [],
  things: [{ label: 'tie', confidence: 0.8, share: 0.02 }],
  pets: [],
}

const PHOTO: LookInput = {
  pixels: { data: new Uint8Array(12), width: 2, height: 2 },
  original: { width: 2, height: 2 },
}

describeVision(
  'fake',
  () => createFakeVision({ sight: SIGHT, isExplicit: false }),
  async () => PHOTO,
)

test('the fake answers differently each time, or fails, when it is told how', async () => {
  const vision = createFakeVision(() => {
    throw new VisionError('crashed')
  })
  await expect(vision.lookAt(PHOTO)).rejects.toMatchObject({ reason: 'crashed' })
})
