import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenAiServer, startOpenAiServer } from '#tests/fixtures/openai-server.ts'
import { createLanguageModelComedian } from './comedian.ts'
import { aLineBrief } from './test-briefs.ts'

describe('a setting that cannot work', () => {
  const baseUrl = 'http://127.0.0.1:1/v1'

  it.each(['', 'gpt-5', 'openai:', ':gpt-5', 'mistral:large', 'openai gpt-5'])(
    'is refused: "%s"',
    (model) => {
      expect(() => createLanguageModelComedian({ model, apiKey: 'key', baseUrl })).toThrow(
        /write it as provider:model/,
      )
    },
  )

  it.each(['anthropic', 'openai', 'google'])('is refused without a key: %s', (provider) => {
    expect(() => createLanguageModelComedian({ model: `${provider}:some-model` })).toThrow(/needs an API key/)
  })

  it('is refused without the address of a compatible server', () => {
    expect(() => createLanguageModelComedian({ model: 'compatible:llama' })).toThrow(/needs the base URL/)
  })

  it.each(['localhost', 'ftp://host/v1', 'http://user:hunter2@host/v1'])(
    'is refused with the address %s',
    (address) => {
      const create = () => createLanguageModelComedian({ model: 'compatible:llama', baseUrl: address })
      expect(create).toThrow(/base URL of the model/)
      expect(create).not.toThrow(/hunter2/)
    },
  )

  it('is not repeated in the message, as it may be a key', () => {
    expect(() => createLanguageModelComedian({ model: 'sk-secret' })).not.toThrow(/sk-secret/)
  })
})

describe('a provider', () => {
  let server: OpenAiServer

  beforeEach(async () => {
    server = await startOpenAiServer()
  })

  afterEach(() => server.close())

  it.each([
    ['compatible:llama3.2-vision:11b', '/v1/chat/completions', 'authorization', 'Bearer the-key'],
    ['openai:gpt-5-mini', '/v1/responses', 'authorization', 'Bearer the-key'],
    ['anthropic:claude-haiku-4-5', '/v1/messages', 'x-api-key', 'the-key'],
    ['google:gemini-2.5-flash', '/v1/models/gemini-2.5-flash:generateContent', 'x-goog-api-key', 'the-key'],
  ])('%s is asked at %s', async (model, path, header, value) => {
    const comedian = createLanguageModelComedian({
      model,
      apiKey: 'the-key',
      baseUrl: server.url,
      attempts: 1,
    })
    await comedian.writeRoast(aLineBrief('Hey')).catch(() => null)
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]?.path).toBe(path)
    expect(server.requests[0]?.headers[header]).toBe(value)
  })

  it('openai is told to keep nothing and to think little', async () => {
    const comedian = createLanguageModelComedian({
      model: 'openai:gpt-5-mini',
      apiKey: 'k',
      baseUrl: server.url,
    })
    await comedian.writeRoast(aLineBrief('Hey')).catch(() => null)
    const { store, reasoning } = server.requests[0]?.body ?? {}
    expect({ store, reasoning }).toEqual({ store: false, reasoning: { effort: 'low' } })
  })

  it('google is told to think as little as the model can', async () => {
    const comedian = createLanguageModelComedian({
      model: 'google:gemini-2.5-flash',
      apiKey: 'k',
      baseUrl: server.url,
    })
    await comedian.writeRoast(aLineBrief('Hey')).catch(() => null)
    expect(server.requests[0]?.body).toMatchObject({
      generationConfig: { thinkingConfig: { thinkingBudget: 0 } },
    })
  })
})
