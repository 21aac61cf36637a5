import type { Comedian } from '../port.ts'
import { viewLine } from './line/view.ts'
import { viewPhoto } from './photo/view.ts'
import { FIT_REPERTOIRE, PET_REPERTOIRE, RIZZ_REPERTOIRE, SELFIE_REPERTOIRE } from './repertoires.ts'
import { createTeller } from './teller.ts'

/**
 * The built-in comedian: written jokes, picked by facts. Needs no network, answers at once and never fails. One
 * instance remembers what it has told to anybody, so that two people in a row do not get the same joke.
 */
export function createHouseComedian(): Comedian {
  const tellers = {
    selfie: createTeller(SELFIE_REPERTOIRE),
    fit: createTeller(FIT_REPERTOIRE),
    pet: createTeller(PET_REPERTOIRE),
    rizz: createTeller(RIZZ_REPERTOIRE),
  }
  return {
    async writeRoast(brief, signal) {
      signal?.throwIfAborted()
      const drafts =
        brief.kind === 'photo'
          ? tellers[brief.mode].tell(viewPhoto(brief.mode, brief.sight, brief.petKind), brief)
          : tellers[brief.mode].tell(viewLine(brief.line), brief)
      return { source: 'house', drafts }
    },
  }
}
