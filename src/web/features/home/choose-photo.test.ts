import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPhotoChoices } from './choose-photo.ts'
import type { FlowEvent } from './roast-flow.ts'

const photo = (type = 'image/jpeg') => new Blob(['x'], { type })
const revoked = vi.fn<(url: string) => void>()

/** Photos are read when the test says so, in any order. */
let reading: PromiseWithResolvers<object>[]

beforeEach(() => {
  reading = []
  vi.stubGlobal('createImageBitmap', () => {
    const read = Promise.withResolvers<object>()
    reading.push(read)
    return read.promise
  })
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1
    return `blob:${made}`
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked.mockClear())
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const readable = { width: 80, height: 60, close: () => {} }

function setUp() {
  const chosen: FlowEvent[] = []
  const onReading = vi.fn<(isReading: boolean) => void>()
  return { chosen, onReading, ...createPhotoChoices((choice) => chosen.push(choice), onReading) }
}

test('the photo chosen last is shown, whichever was read first; the other is let go', async () => {
  const { chosen, onReading, take } = setUp()
  const [big, small] = [photo(), photo()]
  const both = [take(big), take(small)]
  reading[1]?.resolve(readable)
  await both[1]
  expect(chosen).toEqual([{ type: 'photo-chosen', photo: { file: small, previewUrl: 'blob:1' } }])
  expect(onReading).toHaveBeenLastCalledWith(false)
  reading[0]?.resolve(readable)
  await both[0]
  expect(chosen).toHaveLength(1)
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:2')
})

test('while the last one is being read, the first one to be ready changes nothing', async () => {
  const { chosen, onReading, take } = setUp()
  const first = take(photo())
  void take(photo())
  reading[0]?.resolve(readable)
  await first
  expect(chosen).toEqual([])
  expect(onReading).toHaveBeenLastCalledWith(true)
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:1')
})

test('what is ready after somebody has left is let go, and refuses nothing', async () => {
  const { chosen, take, stop } = setUp()
  const taken = [take(photo()), take(photo('text/plain'))]
  stop()
  reading[0]?.resolve(readable)
  await Promise.all(taken)
  expect(chosen).toEqual([])
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:1')
})

test.each([
  ['no image', photo('text/plain'), { type: 'photo-refused', problem: /not an image/ }],
  [
    'unreadable and too heavy',
    new Blob([new Uint8Array(13_000_000)]),
    { type: 'photo-refused', problem: /12 MB/ },
  ],
  ['unreadable here', photo('image/heic'), { type: 'photo-chosen', photo: { previewUrl: null } }],
])('%s', async (_, file, expected) => {
  const { chosen, take } = setUp()
  const taken = take(file)
  reading[0]?.reject(new DOMException('no', 'InvalidStateError'))
  await taken
  const { problem, ...rest } = { problem: undefined, ...expected }
  expect(chosen).toMatchObject([problem ? { ...rest, problem: expect.stringMatching(problem) } : rest])
})
