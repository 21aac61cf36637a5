import { soundsLikeAbuse, soundsLikeGrief } from './concerns/abuse-and-grief.ts'
import { soundsExplicit, soundsHateful } from './concerns/hate-and-explicit.ts'
import { soundsLikeSelfHarm } from './concerns/self-harm.ts'
import { formsOf, nativeForm } from './forms.ts'
import { breaksBody } from './limits/body.ts'
import { breaksAge, breaksHealth, breaksWealth } from './limits/circumstances.ts'
import { breaksCruelty, breaksSexual, breaksViolence } from './limits/harm.ts'
import { breaksIdentity } from './limits/identity.ts'
import { breaksWording, holdsContactDetails, holdsHashtag } from './limits/wording.ts'
import type { TextTest } from './matcher.ts'
import type { Concern, Limit, Moderation } from './port.ts'
import { profanityIn } from './profanity.ts'

const LIMITS: readonly (readonly [Limit, TextTest])[] = [
  ['violence', breaksViolence],
  ['sexual', breaksSexual],
  ['cruelty', breaksCruelty],
  ['identity', breaksIdentity],
  ['health', breaksHealth],
  ['age', breaksAge],
  ['wealth', breaksWealth],
  ['body', breaksBody],
  ['banned-phrase', breaksWording],
]

/** Word and phrase patterns, looked for behind the usual disguises. Pure, under a millisecond, never throws. */
export function createModeration(): Moderation {
  return {
    allows(text) {
      const limit = limitIn(text)
      return limit === null ? { ok: true } : { ok: false, limit }
    },
    concernIn,
  }
}

function limitIn(text: string): Limit | null {
  const forms = formsOf(text)
  const broken = LIMITS.find(([, breaks]) => breaks(forms))
  if (broken) return broken[0]
  const profanity = profanityIn(text, forms)
  if (profanity.has('explicit') || profanity.has('suggestive')) return 'sexual'
  if (profanity.size > 0 || soundsHateful(forms)) return 'slur'
  if (holdsContactDetails(text)) return 'contact-details'
  return holdsHashtag(text) ? 'banned-phrase' : null
}

function concernIn(text: string): Concern | null {
  const forms = formsOf(text)
  if (soundsLikeSelfHarm(forms, nativeForm(text))) return 'self-harm'
  if (soundsLikeAbuse(forms)) return 'abuse'
  if (soundsLikeGrief(forms)) return 'grief'
  const profanity = profanityIn(text, forms)
  if (soundsHateful(forms) || profanity.has('hateful')) return 'hate'
  return soundsExplicit(forms) || profanity.has('explicit') ? 'sexual' : null
}
