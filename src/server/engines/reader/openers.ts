import type { OpenerKind } from '#domain/pickup-line.ts'

/** Words before the actual opener: "hey so quick question". */
const RUN_UP =
  /^(?:(?:hey+|hi+|hello+|heya|hiya|yo+|sup|ok|okay|so|um+|uh+|well|oh|wow|damn|hmm+|girl|boy|babe|baby|bae|sweetheart|darling|honey|gorgeous|beautiful|handsome|cutie|sexy|stranger|there|excuse me|sorry|pardon me|quick question|question|madam|miss|sir|listen|look|wait|but|and|tell me|be honest|honestly) )+/

const OPENERS: readonly (readonly [OpenerKind, RegExp])[] = [
  ['roses-are-red', /^(?:roses|violets) are\b/],
  ['knock-knock', /^knock knock\b/],
  ['did-it-hurt', /^did (?:it|that) hurt\b/],
  ['do-you-believe', /^do you believe\b/],
  ['do-you-have', /^(?:do you have|have you got|got) \w/],
  ['do-you-like', /^(?:do you|you like)\b/],
  ['is-your-name', /^is your name\b/],
  ['is-your', /^is (?:your|that|this)\b/],
  ['are-you', /^(?:are you|are your|r you)\b/],
  ['if-you-were', /^(?:if|were) (?:you|i|we|your|beauty|being|looks|kisses)\b/],
  ['can-i', /^(?:can|could|may|might|will|would|should|shall) (?:i|we|you)\b/],
  ['want-to', /^(?:do you )?(?:want to|let us|come with|how about|fancy)\b/],
  ['i-must-be', /^i (?:must|might|may) (?:be|have|not)\b/],
  ['i-am', /^(?:i|my)\b/],
  ['you-must-be', /^you must\b/],
  ['you-are', /^(?:you (?:are|look|have|make|made|seem|remind|can|would|will|got|and)|your)\b/],
  ['call-me', /^(?:call me|they call me)\b/],
  ['what', /^(?:what|which|where|who|when|why)\b/],
  ['how', /^how\b/],
]

/** What kind of opening the text makes, whatever greeting comes before it. */
export function findOpener(plain: string, asks: boolean): OpenerKind {
  if (plain === '') return 'none'
  const core = `${plain} `.replace(RUN_UP, '').trim()
  const found = OPENERS.find(([, pattern]) => pattern.test(core))
  if (found) return found[0]
  if (/^(?:excuse me|sorry|pardon)\b/.test(plain)) return 'excuse-me'
  if (/^(?:hey+|hi+|hello+|heya|hiya|yo+|sup)\b/.test(plain)) return 'hey'
  return asks ? 'question' : 'statement'
}
