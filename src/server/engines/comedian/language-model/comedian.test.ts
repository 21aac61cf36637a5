import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OpenAiServer, startOpenAiServer } from '#tests/fixtures/openai-server.ts'
import { describeComedian } from '../comedian.contract.ts'
import { createFakeComedian } from '../fake.ts'
import { ComedianError } from '../port.ts'
import { createLanguageModelComedian, type LanguageModelOptions } from './comedian.ts'
import { createResilientComedian } from './resilient-comedian.ts'
import { aLineBrief, aPhotoBrief } from './test-briefs.ts'

const KEY = 'sk-very-secret-1234567890'
let server: OpenAiServer

beforeEach(async () => {
  server = await startOpenAiServer()
})

afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

function createComedian(options: Partial<LanguageModelOptions> = {}) {
  return createLanguageModelComedian({
    model: 'compatible:test-model',
    baseUrl: server.url,
    apiKey: KEY,
    ...options,
  })
}

async function failureOf(answer: Promise<unknown>): Promise<ComedianError> {
  const error = await answer.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ComedianError)) throw new Error(`expected a ComedianError, got ${inspect(error)}`)
  return error
}

describeComedian('the language model', createComedian, {
  isDeterministic: false,
  briefs: [aLineBrief('Are you a parking ticket?')],
})

describe('answers', () => {
  it('gives the five drafts of the model in its order', async () => {
    const { source, drafts } = await createComedian().writeRoast(aPhotoBrief())
    expect(source).toBe('model')
    expect(drafts).toHaveLength(5)
    expect(drafts[0]).toEqual({
      premise: 'model.clash-1-number-1',
      text: 'Joke 1 of request 1 ends on a stapler.',
    })
  })

  it('reads drafts inside chatter and a code fence', async () => {
    server.play('fenced')
    const { drafts } = await createComedian().writeRoast(aPhotoBrief())
    expect(drafts).toHaveLength(5)
  })

  it.each(['500', 'garbage', 'mismatch', 'hang-up'] as const)('asks a second time after %s', async (mode) => {
    server.play(mode, 'ok')
    const { drafts } = await createComedian().writeRoast(aPhotoBrief())
    expect(drafts).toHaveLength(5)
    expect(server.requests).toHaveLength(2)
  })
})

describe('failures', () => {
  it.each([
    ['500', 'unavailable', 2],
    ['hang-up', 'unavailable', 2],
    ['garbage', 'garbage', 2],
    ['mismatch', 'garbage', 2],
    ['429', 'unavailable', 1],
    ['401', 'unavailable', 1],
    ['refusal', 'refused', 1],
  ] as const)('%s is %s after %i requests', async (mode, reason, requests) => {
    server.play(mode)
    const error = await failureOf(createComedian().writeRoast(aPhotoBrief()))
    expect(error.reason).toBe(reason)
    expect(server.requests).toHaveLength(requests)
  })

  it.each(['hang', 'slow-drip'] as const)('%s ends at the time limit', async (mode) => {
    server.play(mode)
    const error = await failureOf(createComedian({ timeoutMs: 150 }).writeRoast(aPhotoBrief()))
    expect(error.reason).toBe('timeout')
    expect(server.requests.length).toBeLessThan(2)
  })

  it('has one time limit for both tries', async () => {
    server.play('500', 'hang')
    const error = await failureOf(createComedian({ timeoutMs: 800 }).writeRoast(aPhotoBrief()))
    expect(error.reason).toBe('timeout')
    expect(server.requests).toHaveLength(2)
  })

  it('is unavailable when nobody listens', async () => {
    const comedian = createComedian()
    await server.close()
    expect((await failureOf(comedian.writeRoast(aPhotoBrief()))).reason).toBe('unavailable')
  })

  it.each(['401', '500', '429', 'garbage', 'hang'] as const)(
    'keeps the key out of the error of %s',
    async (mode) => {
      server.play(mode)
      const comedian = createComedian({ timeoutMs: mode === 'hang' ? 150 : 5000 })
      const error = await failureOf(comedian.writeRoast(aLineBrief('Are you a parking ticket?')))
      const everything = inspect(error, { depth: null, showHidden: true })
      expect(error.message).toBe(`comedian: ${error.reason}`)
      expect(error.cause).toBeInstanceOf(Error)
      for (const secret of [KEY, KEY.slice(0, 12)]) expect(everything).not.toContain(secret)
    },
  )

  it('stops at once when the caller leaves, with the reason of the caller, and asks nobody else', async () => {
    server.play('hang')
    const fallback = createFakeComedian([{ premise: 'house.a', text: 'A house joke.' }])
    const askFallback = vi.spyOn(fallback, 'writeRoast')
    const failures: ComedianError[] = []
    const comedian = createResilientComedian(createComedian(), fallback, (error) => failures.push(error))
    const caller = new AbortController()
    const answer = comedian.writeRoast(aPhotoBrief(), caller.signal)
    const outcome = answer.catch((error: unknown) => error)
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    caller.abort(new Error('gone'))
    expect(await outcome).toMatchObject({ message: 'gone' })
    expect(askFallback).not.toHaveBeenCalled()
    expect(failures).toEqual([])
  })
})

describe('the house stands in', () => {
  it('when the server is down, and says that it was the house', async () => {
    server.play('500')
    const failures: ComedianError[] = []
    const house = createFakeComedian([{ premise: 'house.a', text: 'A house joke.' }])
    const comedian = createResilientComedian(createComedian(), house, (error) => failures.push(error))
    expect(await comedian.writeRoast(aPhotoBrief())).toEqual({
      source: 'house',
      drafts: [{ premise: 'house.a', text: 'A house joke.' }],
    })
    expect(failures.map((error) => error.reason)).toEqual(['unavailable'])
  })
})

describe('the circuit', () => {
  const circuit = { failures: 2, restMs: 30_000 }

  it('opens after failures in a row, rests, and closes after one good roast', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    server.play('500')
    const comedian = createComedian({ circuit, attempts: 1 })
    for (const _ of [1, 2]) await failureOf(comedian.writeRoast(aPhotoBrief()))
    vi.setSystemTime(Date.now() + 29_000)
    expect((await failureOf(comedian.writeRoast(aPhotoBrief()))).reason).toBe('circuit-open')
    expect(server.requests).toHaveLength(2)

    server.play('500', 'ok')
    vi.setSystemTime(Date.now() + 1_000)
    expect((await failureOf(comedian.writeRoast(aPhotoBrief()))).reason).toBe('unavailable')
    expect((await failureOf(comedian.writeRoast(aPhotoBrief()))).reason).toBe('circuit-open')
    vi.setSystemTime(Date.now() + 30_000)
    expect((await comedian.writeRoast(aPhotoBrief())).drafts).toHaveLength(5)
    expect((await comedian.writeRoast(aPhotoBrief())).drafts).toHaveLength(5)
  })

  it('lets one roast probe while the others fail at once, and stays open when the prober leaves', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    server.play('500', '500', 'hang')
    const comedian = createComedian({ circuit, attempts: 1 })
    for (const _ of [1, 2]) await failureOf(comedian.writeRoast(aPhotoBrief()))
    vi.setSystemTime(Date.now() + 30_000)
    const caller = new AbortController()
    const probe = comedian.writeRoast(aPhotoBrief(), caller.signal).catch((error: unknown) => error)
    expect((await failureOf(comedian.writeRoast(aPhotoBrief()))).reason).toBe('circuit-open')
    caller.abort(new Error('gone'))
    expect(await probe).toMatchObject({ message: 'gone' })
    expect((await failureOf(comedian.writeRoast(aPhotoBrief()))).reason).toBe('circuit-open')
  })

  it('is not opened by refusals', async () => {
    server.play('refusal')
    const comedian = createComedian({ circuit })
    for (const _ of [1, 2, 3]) {
      expect((await failureOf(comedian.writeRoast(aPhotoBrief()))).reason).toBe('refused')
    }
  })
})
