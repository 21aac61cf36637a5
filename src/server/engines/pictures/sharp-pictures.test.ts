import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as hostile from '#tests/fixtures/hostile-images.ts'
import type { Picture, PictureErrorReason, Pictures } from './port.ts'
import { createPictures } from './sharp-pictures.ts'

// Threads start slowly on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const FIXTURES = new URL('../../../../tests/fixtures/', import.meta.url)
const SHIPPED = [
  'tf-portrait.jpg',
  'sk-astronaut.png',
  'sk-chelsea.png',
  'solvay1927.jpg',
  'derived-dark-blurry.jpg',
]

const RED = [220, 30, 30]
const GREEN = [30, 180, 60]
const BLUE = [40, 60, 200]
const WHITE = [240, 240, 240]

let pictures: Pictures

beforeAll(() => {
  pictures = createPictures({ maxThreads: 1 })
})
afterAll(() => pictures.close())

/** Left half red, right half green. */
function halves(width = 80, height = 40) {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: rgb(GREEN) } }
  const whole = { create: { width, height, channels: 3 as const, background: rgb(RED) } }
  return sharp(whole).composite([{ input: right, left: width / 2, top: 0 }])
}

function rgb([r = 0, g = 0, b = 0]: number[]) {
  return { r, g, b }
}

/** The colour at a place given in fractions of the picture. */
function at({ pixels: { data, width, height } }: Pick<Picture, 'pixels'>, x: number, y: number): number[] {
  const start = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
  return [...data.subarray(start, start + 3)]
}

function expectColour(actual: number[], expected: number[]): void {
  const far = Math.max(...actual.map((value, index) => Math.abs(value - (expected[index] ?? 0))))
  expect(far, `${actual} is not ${expected}`).toBeLessThanOrEqual(8)
}

describe('a picture that can be kept', () => {
  test.each(SHIPPED)('%s becomes a small WebP without metadata, and pixels', async (name) => {
    const upload = await readFile(new URL(`photos/${name}`, FIXTURES))
    const before = await sharp(upload).metadata()
    const picture = await pictures.prepare(upload)
    const { width, height, format, hasProfile, exif, xmp, icc, space, channels } = await sharp(
      picture.webp,
    ).metadata()
    expect({ width, height }).toEqual({ width: picture.width, height: picture.height })
    expect(Math.max(width, height)).toBe(Math.min(1280, Math.max(before.width, before.height)))
    expect({ format, hasProfile, exif, xmp, icc, space, channels }).toEqual({
      format: 'webp',
      hasProfile: false,
      exif: undefined,
      xmp: undefined,
      icc: undefined,
      space: 'srgb',
      channels: 3,
    })
    expect(picture.original).toEqual({ width: before.width, height: before.height })
    expect(Math.max(picture.pixels.width, picture.pixels.height)).toBeLessThanOrEqual(640)
    expect(picture.pixels.data).toHaveLength(picture.pixels.width * picture.pixels.height * 3)
    expect(picture.hash).toBe(createHash('sha256').update(picture.webp).digest('hex'))
  })

  test('the same upload gives the same picture, and stays the caller’s', async () => {
    const upload = await readFile(new URL('photos/sk-chelsea.png', FIXTURES))
    const size = upload.length
    const [first, second] = [await pictures.prepare(upload), await pictures.prepare(upload)]
    expect(second.hash).toBe(first.hash)
    expect(upload).toHaveLength(size)
  })
})

describe('a smaller copy', () => {
  test('shows the same in a JPEG for lists', async () => {
    const { webp } = await pictures.prepare(await halves(1200, 600).png().toBuffer())
    const small = sharp(await pictures.shrink(webp))
    const { width, height, format } = await small.metadata()
    expect({ width, height, format }).toEqual({ width: 652, height: 326, format: 'jpeg' })
    const data = await small.raw().toBuffer()
    const pixels = { data, width: 652, height: 326 }
    expectColour(at({ pixels }, 0.25, 0.5), RED)
    expectColour(at({ pixels }, 0.75, 0.5), GREEN)
  })

  test('is never larger than the picture', async () => {
    const { webp } = await pictures.prepare(await halves().png().toBuffer())
    expect((await sharp(await pictures.shrink(webp)).metadata()).width).toBe(80)
  })

  test('of something else is an error', async () => {
    const given = pictures.shrink(Buffer.from('no picture'))
    await expect(given).rejects.toMatchObject({ name: 'PictureError', reason: 'damaged' })
  })
})

describe('a square for a face', () => {
  test.each([
    ['left', 0, RED],
    ['right', 1, GREEN],
  ])('is cut where it is asked for: %s', async (_, x, colour) => {
    const { webp } = await pictures.prepare(await halves(1200, 300).png().toBuffer())
    const square = sharp(await pictures.cutSquare(webp, { x, y: 0.5 }))
    const { width, height, format } = await square.metadata()
    expect({ width, height, format }).toEqual({ width: 300, height: 300, format: 'webp' })
    const pixels = { data: await square.raw().toBuffer(), width, height }
    expectColour(at({ pixels }, 0.1, 0.5), colour)
    expectColour(at({ pixels }, 0.9, 0.5), colour)
  })

  test('of a large picture is 512 px, with the middle in its middle', async () => {
    const { webp } = await pictures.prepare(await halves(1600, 1600).png().toBuffer())
    const square = sharp(await pictures.cutSquare(webp, { x: 0.5, y: 0.5 }))
    const { width, height } = await square.metadata()
    expect({ width, height }).toEqual({ width: 512, height: 512 })
    const pixels = { data: await square.raw().toBuffer(), width, height }
    expectColour(at({ pixels }, 0.4, 0.5), RED)
    expectColour(at({ pixels }, 0.6, 0.5), GREEN)
  })
})

describe('every kind that is accepted', () => {
  test.each([
    ['jpeg', () => halves().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['cmyk jpeg', () => halves().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    ['png', () => halves().png().toBuffer()],
    ['16-bit png', () => halves().toColourspace('rgb16').png().toBuffer()],
    ['palette png', () => halves().png({ palette: true }).toBuffer()],
    ['webp', () => halves().webp({ lossless: true }).toBuffer()],
    ['avif', () => halves().avif({ lossless: true }).toBuffer()],
    ['gif', () => halves().gif().toBuffer()],
  ])('%s keeps its colours', async (kind, make) => {
    const picture = await pictures.prepare(await make())
    const isRough = kind === 'cmyk jpeg'
    if (isRough) expect(at(picture, 0.25, 0.5)[0]).toBeGreaterThan(150)
    else expectColour(at(picture, 0.25, 0.5), RED)
    if (!isRough) expectColour(at(picture, 0.75, 0.5), GREEN)
  })

  test('heic, turned as its container says', async () => {
    const picture = await pictures.prepare(await readFile(new URL('quadrants.heic', FIXTURES)))
    expect(picture.original).toEqual({ width: 64, height: 96 })
    expectColour(at(picture, 0.2, 0.2), BLUE)
    expectColour(at(picture, 0.8, 0.2), RED)
    expectColour(at(picture, 0.2, 0.8), WHITE)
    expectColour(at(picture, 0.8, 0.8), GREEN)
  })

  test('grey becomes three channels', async () => {
    const picture = await pictures.prepare(await halves().greyscale().png().toBuffer())
    const [r, g, b] = at(picture, 0.25, 0.5)
    expect([g, b]).toEqual([r, r])
  })

  test('an animation gives its first frame', async () => {
    const frames = await Promise.all([halves(), halves().negate()].map((frame) => frame.png().toBuffer()))
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const picture = await pictures.prepare(animation)
    expect(picture.original).toEqual({ width: 80, height: 40 })
    expectColour(at(picture, 0.25, 0.5), RED)
  })
})

describe('what a camera adds', () => {
  test('orientation is applied', async () => {
    const upload = await halves().jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer()
    const picture = await pictures.prepare(upload)
    expect(picture.original).toEqual({ width: 40, height: 80 })
    expectColour(at(picture, 0.5, 0.1), RED)
    expectColour(at(picture, 0.5, 0.9), GREEN)
  })

  test('place and owner are gone', async () => {
    const upload = await halves()
      .withExif({
        IFD0: { Copyright: 'secret-person' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    expect(upload.toString('latin1')).toContain('secret-person')
    const { webp } = await pictures.prepare(upload)
    expect(Buffer.from(webp).toString('latin1')).not.toMatch(/secret-person|EXIF|Exif/)
  })

  test('a wide-gamut profile is converted, not dropped', async () => {
    const upload = await halves().withIccProfile('p3').png().toBuffer()
    expectColour(at(await pictures.prepare(upload), 0.25, 0.5), RED)
  })

  test('what is transparent becomes white', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const upload = await sharp({ create: { width: 20, height: 20, channels: 4, background } })
      .png()
      .toBuffer()
    expectColour(at(await pictures.prepare(upload), 0.5, 0.5), [255, 255, 255])
  })
})

describe('a file that means harm is refused', () => {
  const heic = () => readFile(new URL('quadrants.heic', FIXTURES))
  const portrait = () => readFile(new URL('photos/tf-portrait.jpg', FIXTURES))
  const cut = async (bytes: Promise<Buffer>, part = 0.6) => {
    const whole = await bytes
    return whole.subarray(0, Math.floor(whole.length * part))
  }

  test.each<[string, PictureErrorReason, () => Buffer | Promise<Buffer>]>([
    ['a flood of pixels', 'too-many-pixels', hostile.pngFlood],
    ['a lying JPEG header', 'too-many-pixels', hostile.jpegOfLyingSize],
    ['a lying HEIC header', 'too-many-pixels', async () => hostile.heicOfLyingSize(await heic())],
    ['a lying WebP header', 'damaged', hostile.webpOfLyingSize],
    ['an endless PNG header', 'damaged', hostile.pngOfEndlessWidth],
    ['a JPEG of 400 scans', 'damaged', () => hostile.jpegOfManyScans(400)],
    ['a script in SVG', 'unsupported', hostile.svgWithScript],
    ['a page', 'unsupported', () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['nothing', 'unsupported', () => Buffer.alloc(0)],
    ['a signature alone', 'damaged', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['a JPEG cut off', 'damaged', () => cut(portrait())],
    ['a PNG cut off', 'damaged', () => cut(halves(400, 400).png().toBuffer())],
    ['a WebP cut off', 'damaged', () => cut(halves(400, 400).webp({ lossless: true }).toBuffer())],
    ['an AVIF cut off', 'damaged', () => cut(halves(400, 400).avif().toBuffer())],
    ['a HEIC cut off', 'damaged', () => cut(heic(), 0.75)],
    ['HEIC without a picture', 'damaged', () => cut(heic(), 0.05)],
  ])('%s: %s', async (_name, reason, make) => {
    const given = pictures.prepare(await make())
    await expect(given).rejects.toMatchObject({ name: 'PictureError', reason })
  })

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a page behind a picture', hostile.jpegWithPage],
    ['an archive behind a picture', hostile.jpegWithArchive],
    ['a comment of 200 MB', hostile.pngWithHugeComment],
    ['a colour profile of 100 MB', hostile.pngWithHugeProfile],
  ])('%s is left behind', async (_name, make) => {
    const { webp } = await pictures.prepare(await make())
    expect(webp.length).toBeLessThan(1_000)
    expect(Buffer.from(webp).toString('latin1')).not.toMatch(/script|php|AAAA/)
  })

  test.each<[string, () => Buffer]>([
    ['39 megapixels', hostile.pngOf39Megapixels],
    ['20,000 frames', hostile.gifOf20000Frames],
  ])('%s are allowed and made small', async (_name, make) => {
    const { width, height } = await pictures.prepare(make())
    expect(Math.max(width, height)).toBeLessThanOrEqual(1280)
  })

  test('decoders that are not needed cannot be reached any more', async () => {
    await pictures.prepare(await halves().png().toBuffer())
    await expect(sharp(hostile.svgWithScript()).png().toBuffer()).rejects.toThrow('unsupported image format')
  })

  test('of many at once, those beyond the queue are refused', async () => {
    await using one = Object.assign(createPictures({ maxThreads: 1 }), {
      [Symbol.asyncDispose]: () => one.close(),
    })
    const upload = await halves().png().toBuffer()
    // Whatever happens first, 1 is in the works and 8 wait at most.
    const given = Array.from({ length: 12 }, () => one.prepare(upload))
    const settled = await Promise.allSettled(given)
    const refusals = settled.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refusals.length).toBeGreaterThanOrEqual(3)
    for (const refusal of refusals) expect(refusal).toMatchObject({ name: 'PictureError', reason: 'busy' })
    expect(refusals.length).toBeLessThan(given.length)
    await expect(one.prepare(upload)).resolves.toMatchObject({ width: 80 })
  })

  test('a caller who has given up is told so', async () => {
    const given = pictures.prepare(await portrait(), AbortSignal.abort())
    await expect(given).rejects.toMatchObject({ name: 'PictureError', reason: 'abandoned' })
  })
})
