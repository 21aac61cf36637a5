import { expect, test } from 'vitest'
import { RoastCare, RoastResult, RoastTold } from '#contract/roasts.ts'
import { careMessage } from '#domain/care.ts'
import { bandOf } from '#domain/scores.ts'
import { createFailingComedian, createFakeComedian } from '#server/engines/comedian/fake.ts'
import { ComedianError } from '#server/engines/comedian/port.ts'
import { createResilientComedian } from '#server/engines/comedian/language-model/resilient-comedian.ts'
import { LIMITS } from '#server/engines/rate-limits/port.ts'
import { createFakeVision } from '#server/engines/vision/fake.ts'
import { VisionError } from '#server/engines/vision/port.ts'
import { aLook } from '#tests/factories/sights.ts'
import { createTestApp, formOf, NOW, photoFile, SECRET, type TestApp } from '#tests/harness.ts'
import { verifyReceipt } from './receipt.ts'

const post = (app: TestApp, body: FormData | object, headers: Record<string, string> = {}) =>
  body instanceof FormData
    ? app.request('/api/roast', { method: 'POST', body, headers })
    : app.request('/api/roast', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      })

const selfie = async () => formOf({ mode: 'selfie', file: await photoFile('tf-portrait.jpg') })
const line = { mode: 'rizz', text: 'Are you a smoke alarm? Because I cannot ignore you at 3 am.' }

/** Server-sent events as [name, data] pairs. */
async function readEvents(response: Response): Promise<[string, unknown][]> {
  const blocks = (await response.text()).split('\n\n').filter(Boolean)
  return blocks.map((block) => {
    const [, name = '', data = 'null'] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
    return [name, JSON.parse(data)]
  })
}

test('a photo becomes a roast with a score, its label, what was seen, and a picture without metadata', async () => {
  await using app = await createTestApp()
  const response = await post(app, await selfie())
  expect(response.status).toBe(200)
  const result = RoastTold.parse(await response.json())
  expect(result).toMatchObject({ mode: 'selfie', roast: 'The house has seen worse lamps.', source: 'house' })
  expect(result.label).toBe(bandOf(result.rating).label)
  expect(result.seen.map((note) => note.text)).toContain('navy on top')
  expect(result.imageUrl).toMatch(/^data:image\/webp;base64,/)
  expect(result.originalText).toBeNull()
})

test('a line becomes a roast whose receipt vouches for exactly that', async () => {
  await using app = await createTestApp()
  const result = RoastTold.parse(await (await post(app, line)).json())
  const claims = {
    actor: { kind: 'guest' },
    mode: 'rizz',
    roast: result.roast,
    rating: result.rating,
    pictureHash: null,
    originalText: line.text,
  } as const
  expect(verifyReceipt(SECRET, result.receipt, claims, NOW)).toEqual({ ok: true })
  expect(verifyReceipt(SECRET, result.receipt, { ...claims, rating: 10 }, NOW).ok).toBe(false)
})

test('the streamed form tells what is seen, then the words, then the same result', async () => {
  await using app = await createTestApp()
  const response = await post(app, await selfie(), { accept: 'text/event-stream' })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('set-cookie')).toContain('scorch_guest=')
  const events = await readEvents(response)
  const names = events.map(([name]) => name)
  expect(names[0]).toBe('seen')
  expect(names.at(-1)).toBe('result')
  expect(names.lastIndexOf('seen')).toBeLessThan(names.indexOf('word'))
  const result = RoastTold.parse(events.at(-1)?.[1])
  const words = events.filter(([name]) => name === 'word').map(([, word]) => word)
  expect(words.join('')).toBe(result.roast)
})

test.each([
  ['I want to kill myself tonight', 'self-harm'],
  ['i w4nt to k1ll mys3lf', 'self-harm'],
] as const)('%j gets care instead of a joke: no score, nothing to save', async (text, concern) => {
  await using app = await createTestApp()
  const result = RoastResult.parse(await (await post(app, { mode: 'rizz', text })).json())
  expect(RoastCare.parse(result)).toMatchObject({ roast: careMessage(concern), rating: null })
})

test.each([
  ['nothing at all', {}],
  ['an empty line', { mode: 'rizz', text: '  ' }],
  ['a line of 201 characters', { mode: 'rizz', text: 'a'.repeat(201) }],
  ['a line for a photo mode', { mode: 'selfie', text: 'hi' }],
  ['premises that are no ids', { ...line, avoid: ['<script>'] }],
  ['a form without a file', formOf({ mode: 'selfie' })],
  ['a form with an unknown mode', formOf({ mode: 'horse', file: new File(['x'], 'x') })],
])('%s is invalid input, with a sentence for each field', async (_, body) => {
  await using app = await createTestApp()
  const response = await post(app, body)
  expect(response.status).toBe(400)
  const error = await response.json()
  expect(error).toMatchObject({ success: false, code: 'invalid-input' })
  expect(Object.keys(error.fields).length).toBeGreaterThan(0)
})

test.each([
  [
    'text called a photo',
    new File(['not a photo at all'], 'a.jpg', { type: 'image/jpeg' }),
    415,
    'unsupported-image',
  ],
  ['an SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'), 415, 'unsupported-image'],
  ['12 MB and a byte', new File([new Uint8Array(12 * 1024 * 1024 + 1)], 'a.jpg'), 413, 'image-too-large'],
  ['20 MB', new File([new Uint8Array(20 * 1024 * 1024)], 'a.jpg'), 413, 'image-too-large'],
] as const)('%s is refused', async (_, file, status, code) => {
  await using app = await createTestApp()
  const response = await post(app, formOf({ mode: 'selfie', file }))
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ success: false, code })
})

test('an explicit photo is refused kindly, also in the streamed form', async () => {
  await using app = await createTestApp({ vision: createFakeVision(aLook({ isExplicit: true })) })
  const plain = await post(app, await selfie())
  expect(plain.status).toBe(422)
  expect(await plain.json()).toMatchObject({ code: 'explicit-image' })
  const events = await readEvents(await post(app, await selfie(), { accept: 'text/event-stream' }))
  expect(events.at(-1)).toMatchObject(['error', { success: false, code: 'explicit-image' }])
  expect(events.map(([name]) => name)).not.toContain('word')
})

test('a crash while looking answers with an error that says to try again', async () => {
  const vision = createFakeVision(aLook())
  const lookAt = () => Promise.reject(new VisionError('crashed'))
  await using app = await createTestApp({ vision: { ...vision, lookAt } })
  const response = await post(app, await selfie())
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'worker-crashed' })
})

test('drafts that do not pass the filter are passed over, then the house answers', async () => {
  const rude = { premise: 'model.a', text: 'You look like you sleep in a bin.' }
  const fine = { premise: 'model.b', text: 'Interpol has better-lit photos.' }
  await using picky = await createTestApp({ comedian: createFakeComedian([rude, fine], 'model') })
  expect(await (await post(picky, line)).json()).toMatchObject({
    roast: fine.text,
    source: 'model',
    premise: 'model.b',
  })
  await using strict = await createTestApp({ comedian: createFakeComedian([rude], 'model') })
  expect(await (await post(strict, line)).json()).toMatchObject({ source: 'house', premise: 'fake.house.0' })
})

test('when the language model fails the house answers, marked as such', async () => {
  const house = createFakeComedian([{ premise: 'house.a', text: 'The lamp resigned.' }])
  const failing = createFailingComedian(new ComedianError('timeout'))
  await using app = await createTestApp({ comedian: createResilientComedian(failing, house, () => {}) })
  expect(await (await post(app, line)).json()).toMatchObject({ source: 'house', roast: 'The lamp resigned.' })
})

test('premises already had are not told again while others are left', async () => {
  const drafts = ['a', 'b'].map((id) => ({ premise: `fake.${id}`, text: `Joke ${id} about a lamp.` }))
  const [first, second] = drafts
  if (!first || !second) throw new Error('two drafts')
  await using app = await createTestApp({ comedian: createFakeComedian([first, second]) })
  const form = await selfie()
  form.set('avoid', 'fake.a')
  expect(await (await post(app, form)).json()).toMatchObject({ premise: 'fake.b' })
  expect(await (await post(app, { ...line, avoid: ['fake.a'] })).json()).toMatchObject({ premise: 'fake.b' })
})

test('a session over its pace waits; the house next door behind the same address does not', async () => {
  await using app = await createTestApp()
  const as = (session: string) => ({ cookie: `scorch_guest=${session}`, 'x-forwarded-for': '203.0.113.7' })
  const one = as('11111111-1111-4111-8111-111111111111')
  for (let call = 0; call < LIMITS.roast.session.points; call += 1)
    expect((await post(app, line, one)).status).toBe(200)
  const refused = await post(app, line, one)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'rate-limited', retryAfter: expect.any(Number) })
  expect((await post(app, line, as('22222222-2222-4222-8222-222222222222'))).status).toBe(200)
})
