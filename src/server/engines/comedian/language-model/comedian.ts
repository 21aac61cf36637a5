import type { Brief, Comedian, Draft } from '../port.ts'
import { type Abilities, afterRejection } from './abilities.ts'
import { askModel } from './ask.ts'
import { type CircuitOptions, createCircuit } from './circuit.ts'
import { readDrafts } from './drafts.ts'
import { mayPass, timedOut, toComedianError } from './failures.ts'
import { chooseModel, type ModelSetting } from './model-setting.ts'
import { shrinkPhoto } from './photo.ts'
import { describeBrief } from './prompt.ts'

export interface LanguageModelOptions extends ModelSetting {
  /** For one roast, over all its tries. */
  timeoutMs?: number
  /** Requests for one roast at most. */
  attempts?: number
  circuit?: CircuitOptions
}

/**
 * A comedian who is a language model of the operator's choice (source model). Throws an Error at once when the setting
 * cannot be understood. Its answers fail with ComedianError, whose text holds nothing of key, provider or brief.
 */
export function createLanguageModelComedian(options: LanguageModelOptions): Comedian {
  const { timeoutMs = 12_000, attempts = 2, apiKey, circuit = { failures: 5, restMs: 30_000 } } = options
  const chosen = chooseModel(options)
  const runInCircuit = createCircuit(circuit)
  let known: Abilities = { schema: true, photo: true }

  return {
    async writeRoast(brief, caller) {
      caller?.throwIfAborted()
      const drafts = await runInCircuit(() => write(brief, caller))
      return { source: 'model', drafts }
    },
  }

  async function write(brief: Brief, caller: AbortSignal | undefined): Promise<Draft[]> {
    const deadline = AbortSignal.timeout(timeoutMs)
    const signal = caller ? AbortSignal.any([caller, deadline]) : deadline
    const photo = brief.kind === 'photo' ? await shrinkPhoto(brief.photo) : null
    const question = { text: describeBrief(brief), photo }
    let abilities = known
    for (let attempt = 1; ; attempt++) {
      try {
        const drafts = readDrafts(await askModel(chosen, question, abilities, signal), brief)
        known = abilities
        return drafts
      } catch (error) {
        caller?.throwIfAborted()
        if (deadline.aborted) throw timedOut(timeoutMs)
        const fewer = chosen.isUnknownServer ? afterRejection(error, abilities) : null
        // A schema is easily done without; a photo is given up for good only when that has been seen to help.
        if (fewer) known = { ...known, schema: fewer.schema }
        if (attempt >= attempts || !(fewer || mayPass(error))) throw toComedianError(error, apiKey)
        abilities = fewer ?? abilities
      }
    }
  }
}
