import { type Logger, pino } from 'pino'
import { expect, test } from 'vitest'
import { createFakeVision } from '#server/engines/vision/fake.ts'
import { type Vision, VisionError } from '#server/engines/vision/port.ts'
import { aLook } from '#tests/factories/sights.ts'
import { createTestApp, formOf, photoFile, type TestApp } from '#tests/harness.ts'

/** The two forms of the answer to POST /api/roast. */
const FORMS = ['application/json', 'text/event-stream'] as const

async function post(app: TestApp, accept: string, signal?: AbortSignal): Promise<Response> {
  const body = formOf({ mode: 'selfie', file: await photoFile('tf-portrait.jpg') })
  return app.request('/api/roast', { method: 'POST', body, headers: { accept }, signal: signal ?? null })
}

interface Line {
  level: number
  requestId: string
  msg: string
  err?: { message: string }
}

/** A log that keeps what an operator should know. */
function watchedLog(): { log: Logger; problems: Line[] } {
  const problems: Line[] = []
  return { problems, log: pino({ level: 'warn' }, { write: (line) => problems.push(JSON.parse(line)) }) }
}

/** Looks until its caller gives up. */
function endlessVision() {
  const asked = Promise.withResolvers<void>()
  const gaveUp = Promise.withResolvers<void>()
  const lookAt: Vision['lookAt'] = (_input, { signal } = {}) => {
    asked.resolve()
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        gaveUp.resolve()
        reject(new VisionError('abandoned', { cause: signal.reason }))
      })
    })
  }
  const vision: Vision = { ...createFakeVision(aLook()), lookAt }
  return { vision, asked: asked.promise, gaveUp: gaveUp.promise }
}

test.each(FORMS)('a crash while looking is logged once when the answer is %s', async (accept) => {
  const { log, problems } = watchedLog()
  const lookAt = () => Promise.reject(new VisionError('crashed'))
  await using app = await createTestApp({ log, vision: { ...createFakeVision(aLook()), lookAt } })
  const response = await post(app, accept)
  expect(await response.text()).toContain('worker-crashed')
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({
    err: { message: expect.stringContaining('vision: crashed') },
    requestId: response.headers.get('x-request-id'),
  })
})

test.each(FORMS)(
  'when too many are waiting, the answer as %s says so and when to come back',
  async (accept) => {
    const lookAt = () => Promise.reject(new VisionError('busy'))
    const { log, problems } = watchedLog()
    await using app = await createTestApp({ log, vision: { ...createFakeVision(aLook()), lookAt } })
    const response = await post(app, accept)
    const isStream = accept === 'text/event-stream'
    expect([response.status, response.headers.get('retry-after')]).toEqual(
      isStream ? [200, null] : [503, '5'],
    )
    const body = JSON.parse((await response.text()).split('data: ').at(-1) ?? '')
    expect(body).toMatchObject({
      error: 'Something we need is out of reach right now. Try again in a moment.',
      code: 'unavailable',
      retryAfter: 5,
    })
    expect(problems).toMatchObject([{ level: 40, msg: 'refused for now: unavailable' }])
  },
)

test.each(FORMS)('a refusal is not logged when the answer is %s', async (accept) => {
  const { log, problems } = watchedLog()
  await using app = await createTestApp({ log, vision: createFakeVision(aLook({ isExplicit: true })) })
  expect(await (await post(app, accept)).text()).toContain('explicit-image')
  expect(problems).toEqual([])
})

test('who cancels the stream ends the looking, and nobody is woken for it', async () => {
  const { log, problems } = watchedLog()
  const { vision, asked, gaveUp } = endlessVision()
  await using app = await createTestApp({ log, vision })
  const response = await post(app, 'text/event-stream')
  await asked
  await response.body?.cancel()
  await gaveUp
  expect(problems).toEqual([])
})

test('who leaves before the answer as JSON ends the looking, and nobody is woken for it', async () => {
  const { log, problems } = watchedLog()
  const { vision, asked, gaveUp } = endlessVision()
  await using app = await createTestApp({ log, vision })
  const controller = new AbortController()
  const answer = post(app, 'application/json', controller.signal)
  await asked
  controller.abort()
  await gaveUp
  expect(await (await answer).json()).toMatchObject({ code: 'abandoned' })
  expect(problems).toEqual([])
})
