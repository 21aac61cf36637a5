import { beforeEach, expect, test, vi } from 'vitest'
import type { RoastTold } from '#contract/roasts.ts'

const told: RoastTold = {
  success: true,
  kind: 'roast',
  mode: 'selfie',
  roast: 'A smile like a parking fine.',
  rating: 4,
  label: 'ROUGH',
  imageUrl: 'data:image/webp;base64,AAAA',
  originalText: null,
  seen: [],
  error: null,
  receipt: 'r1.a.b',
  source: 'house',
  premise: 'smile',
}

/** A tab whose store holds so many characters. */
function openTab(room = 5_000_000) {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      const others = [...kept].reduce((sum, [key, text]) => sum + (key === name ? 0 : text.length), 0)
      if (others + value.length > room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(name, value)
    },
    removeItem: (name: string) => kept.delete(name),
  })
}

/** The page as a reload finds it: nothing of it is left but what the tab keeps. */
async function load() {
  vi.resetModules()
  return { ...(await import('./kept-result.ts')), ...(await import('./guest-roasts.ts')) }
}

beforeEach(() => openTab())

test('a result is kept through a reload, for the same person in the same mode', async () => {
  ;(await load()).keepResult(told, 'ann')
  const { recallResult, forgetResult } = await load()
  expect(recallResult('selfie', 'ann')).toEqual({ result: told, userId: 'ann', savedId: null })
  expect(recallResult('pet', 'ann')).toBeNull()
  expect(recallResult('selfie', 'bob')).toBeNull()
  expect(recallResult('selfie', null)).toBeNull()
  forgetResult()
  expect(recallResult('selfie', 'ann')).toBeNull()
})

test('what is in the collection is known to be there, so that it is not saved anew', async () => {
  const { keepResult, keepUnsaved, listGuestRoasts, noteSaved } = await load()
  keepResult(told, null)
  keepUnsaved(told, true)
  noteSaved('r1.of.another', 'x')
  expect(listGuestRoasts()).toHaveLength(1)
  expect((await load()).recallResult('selfie', 'ann')).toMatchObject({ savedId: null })
  noteSaved('r1.a.b', 'saved-id')
  expect(listGuestRoasts()).toEqual([])
  expect((await load()).recallResult('selfie', 'ann')).toMatchObject({ savedId: 'saved-id' })
})

test.each([
  ['too little room', 10],
  ['no room at all', 0],
])('%s: nothing is kept, and nothing breaks', async (_, room) => {
  openTab(room)
  const { keepResult, keepUnsaved, listGuestRoasts } = await load()
  keepResult(told, null)
  keepUnsaved(told, true)
  expect(listGuestRoasts()).toHaveLength(1)
  expect((await load()).recallResult('selfie', null)).toBeNull()
})

test('no older result stands in for one that does not fit', async () => {
  const { keepResult, recallResult } = await load()
  keepResult(told, null)
  keepResult({ ...told, imageUrl: 'x'.repeat(5_000_000) }, null)
  expect(recallResult('selfie', null)).toBeNull()
})

test('roasts of guests outlast a reload until they are saved or their guest has left; those of others do not', async () => {
  const first = await load()
  first.keepUnsaved(told, true)
  first.keepUnsaved(told, true)
  first.keepUnsaved({ ...told, receipt: 'r1.c.d' }, true)
  first.keepUnsaved({ ...told, receipt: 'r1.e.f' }, false)
  const second = await load()
  expect(second.listGuestRoasts().map(({ receipt }) => receipt)).toEqual(['r1.a.b', 'r1.c.d'])
  second.forgetGuestRoast('r1.a.b')
  const third = await load()
  expect(third.listGuestRoasts().map(({ receipt }) => receipt)).toEqual(['r1.c.d'])
  third.forgetGuestRoasts()
  expect((await load()).listGuestRoasts()).toEqual([])
})

test('of what another version of the page kept, only roasts are taken up', async () => {
  sessionStorage.setItem('scorch-unsaved', JSON.stringify([null, 'a roast', { text: 'no receipt' }]))
  expect((await load()).listGuestRoasts()).toEqual([])
})

test('when there is no room for all of a guest’s roasts, the newest are kept', async () => {
  const { keepUnsaved } = await load()
  const imageUrl = 'x'.repeat(1_000_000)
  for (const receipt of ['1', '2', '3', '4']) keepUnsaved({ ...told, imageUrl, receipt }, true)
  expect((await load()).listGuestRoasts().map(({ receipt }) => receipt)).toEqual(['3', '4'])
})

test.each([
  ['reload', '#result', true],
  ['back_forward', '#result', true],
  ['navigate', '#result', false],
  ['reload', '', false],
])('loaded by %s at "%s": %s', async (type, hash, expected) => {
  vi.stubGlobal('location', { hash })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
  expect((await load()).wasLoadedAtResult()).toBe(expected)
})
