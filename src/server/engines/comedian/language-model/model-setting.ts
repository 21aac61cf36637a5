import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'

export interface ModelSetting {
  /** provider:model, such as openai:gpt-5-mini or compatible:llama3.2-vision:11b. */
  model: string
  apiKey?: string | undefined
  /** Of the API, mostly ending in /v1. Needed for compatible; for the others it replaces their own. */
  baseUrl?: string | undefined
}

export interface ChosenModel {
  model: LanguageModel
  /** The server may be any: what it cannot do is found out while asking. */
  isUnknownServer: boolean
  /** Thinking long makes jokes late rather than better. Not sent where a server may not know the word. */
  reasoning: 'none' | 'low' | 'provider-default'
}

const HOW_TO_WRITE =
  'write it as provider:model, where the provider is anthropic, openai, google or compatible, ' +
  'for example "anthropic:claude-haiku-4-5", "openai:gpt-5-mini", "google:gemini-2.5-flash" or "compatible:llama3.2-vision"'

/** Throws an Error that says what to write. Its message never repeats a value: people paste keys into the wrong place. */
export function chooseModel(setting: ModelSetting): ChosenModel {
  const [, provider, name] = /^([a-z]+):(\S+)$/.exec(setting.model.trim()) ?? []
  if (provider === undefined || name === undefined)
    throw new Error(`The model is not understood: ${HOW_TO_WRITE}`)
  const baseURL = checkedUrl(setting.baseUrl)
  if (provider === 'compatible') return compatible(name, baseURL, setting.apiKey)
  const settings = {
    apiKey: neededKey(provider, setting.apiKey),
    ...(baseURL === undefined ? {} : { baseURL }),
  }
  const isUnknownServer = false
  switch (provider) {
    case 'anthropic':
      return { model: createAnthropic(settings)(name), isUnknownServer, reasoning: 'provider-default' }
    case 'openai':
      return { model: createOpenAI(settings)(name), isUnknownServer, reasoning: 'low' }
    case 'google':
      // Its budget for "low" is larger than the whole answer may be; "none" is the least that a model can do.
      return { model: createGoogle(settings)(name), isUnknownServer, reasoning: 'none' }
    default:
      throw new Error(`The model's provider is not known: ${HOW_TO_WRITE}`)
  }
}

function compatible(name: string, baseURL: string | undefined, apiKey: string | undefined): ChosenModel {
  if (baseURL === undefined) {
    throw new Error(
      'A compatible model needs the base URL of its server, for example "http://localhost:11434/v1"',
    )
  }
  const settings = { name: 'compatible', baseURL, supportsStructuredOutputs: true }
  const provider = createOpenAICompatible(apiKey ? { ...settings, apiKey } : settings)
  return { model: provider(name), isUnknownServer: true, reasoning: 'provider-default' }
}

/** Given explicitly, or else the vendor's package would look for one in the environment by itself. */
function neededKey(provider: string, apiKey: string | undefined): string {
  if (!apiKey) throw new Error(`A model of ${provider} needs an API key`)
  return apiKey
}

function checkedUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error('The base URL of the model must be an address such as "http://localhost:11434/v1"')
  }
  if (url.username || url.password)
    throw new Error('The base URL of the model must not hold a user or password')
  return text
}
