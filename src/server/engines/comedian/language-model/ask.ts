import { generateText, Output } from 'ai'
import { ComedianError } from '../port.ts'
import type { Abilities } from './abilities.ts'
import { DRAFTS_SCHEMA } from './drafts.ts'
import type { ChosenModel } from './model-setting.ts'
import { INSTRUCTIONS } from './prompt.ts'

/** Five drafts take 400; the rest is for models that think aloud. */
const MAX_OUTPUT_TOKENS = 4000

export interface Question {
  text: string
  /** image/jpeg */
  photo: Uint8Array | null
}

/** One request to the model; its answer as text. Throws what the vendor's package throws, or ComedianError refused. */
export async function askModel(
  { model, reasoning }: ChosenModel,
  { text, photo }: Question,
  abilities: Abilities,
  signal: AbortSignal,
): Promise<string> {
  const image =
    photo && abilities.photo ? [{ type: 'file' as const, mediaType: 'image/jpeg', data: photo }] : []
  const result = await generateText({
    model,
    instructions: INSTRUCTIONS,
    messages: [{ role: 'user', content: [{ type: 'text', text }, ...image] }],
    output: asText(
      abilities.schema ? Output.object({ schema: DRAFTS_SCHEMA, name: 'drafts' }) : Output.text(),
    ),
    reasoning,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: signal,
    // What a guest sends is kept nowhere; OpenAI would keep it for 30 days. Summaries need a verified organisation.
    providerOptions: { openai: { store: false, reasoningSummary: null } },
  })
  if (result.finishReason === 'content-filter') throw new ComedianError('refused')
  return result.output
}

/** The schema is asked for, yet the answer is read leniently by readDrafts: small models wrap their JSON in chatter. */
function asText(output: Output.Output): Output.Output<string> {
  return { ...output, parseCompleteOutput: async ({ text }) => text }
}
