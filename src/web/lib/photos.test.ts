import { afterEach, expect, test, vi } from 'vitest'
import { mayBePhoto, shrinkPhoto } from './photos.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser that reads photos of this size, and notes what it paints. */
function openBrowser(width: number, height: number) {
  const painted: unknown[][] = []
  const close = vi.fn<() => void>()
  const pen = {
    fillStyle: '',
    fillRect: (...at: number[]) => painted.push(['fill', pen.fillStyle, ...at]),
    drawImage: (_: unknown, ...at: number[]) => painted.push(['photo', ...at]),
  }
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => pen,
    toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(['small'], { type })),
  }
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }))
  vi.stubGlobal('document', { createElement: () => canvas })
  return { painted, close }
}

const png = (bytes = 10) => new Blob([new Uint8Array(bytes)], { type: 'image/png' })

test('a big photo is painted small, on white paper', async () => {
  const { painted, close } = openBrowser(2000, 1000)
  const small = await shrinkPhoto(png(), 1600)
  expect(small?.type).toBe('image/jpeg')
  expect(painted).toEqual([
    ['fill', '#fff', 0, 0, 1600, 800],
    ['photo', 0, 0, 1600, 800],
  ])
  expect(close).toHaveBeenCalled()
})

test('a small photo stays what it was, unless it is heavy', async () => {
  const { painted } = openBrowser(800, 600)
  const photo = png()
  expect(await shrinkPhoto(photo, 1600)).toBe(photo)
  expect((await shrinkPhoto(png(4_000_000), 1600))?.type).toBe('image/jpeg')
  expect(painted.at(-1)).toEqual(['photo', 0, 0, 800, 600])
})

test('what this browser cannot read is not made small', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')))
  expect(await shrinkPhoto(png(), 1600)).toBeNull()
})

test.each([
  ['image/heic', true],
  ['', true],
  ['application/pdf', false],
])('a file of type "%s" may be a photo: %s', (type, expected) => {
  expect(mayBePhoto(new Blob([], { type }))).toBe(expected)
})
