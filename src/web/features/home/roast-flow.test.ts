import { expect, test } from 'vitest'
import { canRoast, type FlowEvent, type FlowState, nextFlow } from './roast-flow.ts'
import { pickSample } from './samples.ts'

const photo = { file: new Blob(['x']), previewUrl: 'blob:x' }
const sample = { kind: 'sample', sample: { roast: 'ha', rating: 5 }, alert: 'down' } as const
const home: FlowState = { stage: 'home' }

const play = (...events: FlowEvent[]) => events.reduce(nextFlow, home)
const chosen = [
  { type: 'mode-chosen', mode: 'selfie' },
  { type: 'photo-chosen', photo },
] as const

test('choosing, sending and being told leads from home to the result', () => {
  expect(play(...chosen)).toMatchObject({ stage: 'upload', input: { photo } })
  expect(play(...chosen, { type: 'sent' })).toMatchObject({ stage: 'looking', seen: [] })
  const told = play(...chosen, { type: 'sent' }, { type: 'told', outcome: sample })
  expect(told).toMatchObject({ stage: 'result', outcome: sample })
})

test('the back arrow clears the input, again clears it too, the browser’s back keeps it', () => {
  const told = [...chosen, { type: 'sent' }, { type: 'told', outcome: sample }] as const
  const back = play(...chosen, { type: 'went-home' }, { type: 'mode-chosen', mode: 'selfie' })
  expect(back).toMatchObject({ stage: 'upload', input: { photo: null, text: '' } })
  expect(play(...told, { type: 'again' })).toMatchObject({ stage: 'upload', input: { photo: null } })
  expect(play(...told, { type: 'went-back' })).toMatchObject({ stage: 'upload', input: { photo } })
})

test('a refusal keeps what was chosen and says why; choosing anew clears the reason', () => {
  const refused = play(...chosen, { type: 'sent' }, { type: 'input-refused', problem: 'Too big.' })
  expect(refused).toMatchObject({ stage: 'upload', input: { photo }, problem: 'Too big.' })
  expect(nextFlow(refused, { type: 'photo-chosen', photo })).toMatchObject({ problem: null })
})

test('a photo that cannot be used says so, and interrupts nobody who is being looked at', () => {
  const refused = { type: 'photo-refused', problem: 'Too big.' } as const
  expect(play(...chosen, refused)).toMatchObject({ stage: 'upload', input: { photo }, problem: 'Too big.' })
  const looking = play(...chosen, { type: 'sent' })
  expect(nextFlow(looking, refused)).toBe(looking)
})

test('late answers change nothing: a cancelled request, a double send, a note after the end', () => {
  const cancelled = play(...chosen, { type: 'sent' }, { type: 'cancelled' })
  expect(nextFlow(cancelled, { type: 'told', outcome: sample })).toBe(cancelled)
  expect(nextFlow(cancelled, { type: 'input-refused', problem: 'Too big.' })).toBe(cancelled)
  const looking = play(...chosen, { type: 'sent' }, { type: 'seen', note: { id: 'a', text: 'a' } })
  expect(nextFlow(looking, { type: 'sent' })).toBe(looking)
  expect(nextFlow(home, { type: 'seen', note: { id: 'a', text: 'a' } })).toBe(home)
})

test.each([
  [play({ type: 'mode-chosen', mode: 'rizz' }), false],
  [play({ type: 'mode-chosen', mode: 'rizz' }, { type: 'text-typed', text: '   ' }), false],
  [play({ type: 'mode-chosen', mode: 'rizz' }, { type: 'text-typed', text: ' hi ' }), true],
  [play(...chosen), true],
  [play(...chosen, { type: 'sent' }), false],
])('the button is there only when there is something to send (%#)', (state, expected) => {
  expect(canRoast(state)).toBe(expected)
})

test('every random number finds one of the three samples', () => {
  const roasts = [0, 0.34, 0.67, 0.999].map((random) => pickSample('pet', random).roast)
  expect(new Set(roasts).size).toBe(3)
})
