import { ConfigError } from './config-error.ts'

/** Which language model writes roasts, and where it is reached. */
export interface ModelSetting {
  provider: ModelProvider
  /** The provider's own name for it. */
  model: string
  /** Always there, except for `compatible`, whose servers often want none. */
  apiKey: string | undefined
  /** Undefined: the provider's own address. Always there for `compatible`. */
  baseUrl: string | undefined
}

export type ModelProvider = keyof typeof KEY_OF

/** The variable in which each provider's own tools look for its key. */
const KEY_OF = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  compatible: null,
} as const

type ModelVariable =
  | 'SCORCH_MODEL'
  | 'SCORCH_MODEL_URL'
  | 'SCORCH_MODEL_API_KEY'
  | NonNullable<(typeof KEY_OF)[ModelProvider]>

/** Undefined when no model was chosen. Fails with ConfigError when one was chosen that cannot be reached. */
export function parseModel(
  settings: { [K in ModelVariable]?: string | undefined },
): ModelSetting | undefined {
  const { SCORCH_MODEL: chosen, SCORCH_MODEL_URL: baseUrl, SCORCH_MODEL_API_KEY: ownKey } = settings
  if (!chosen) return undefined
  const [provider = '', ...rest] = chosen.split(':')
  if (!isProvider(provider)) {
    throw new ConfigError(
      `SCORCH_MODEL is "${chosen}": write one of ${Object.keys(KEY_OF).join(', ')} before the colon.`,
    )
  }
  const keyName = KEY_OF[provider]
  const apiKey = ownKey ?? (keyName ? settings[keyName] : undefined)
  if (keyName && !apiKey) {
    throw new ConfigError(
      `SCORCH_MODEL is "${chosen}", but there is no key: set SCORCH_MODEL_API_KEY or ${keyName}.`,
    )
  }
  if (provider === 'compatible' && !baseUrl) {
    throw new ConfigError(
      `SCORCH_MODEL is "${chosen}", but SCORCH_MODEL_URL is not set: write the server's address, such as http://localhost:11434/v1.`,
    )
  }
  return { provider, model: rest.join(':'), apiKey, baseUrl }
}

function isProvider(name: string): name is ModelProvider {
  return Object.hasOwn(KEY_OF, name)
}
