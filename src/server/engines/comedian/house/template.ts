/** A finished joke with the gaps that its slots leave. */
export type Template = readonly Piece[]

type Piece = string | Gap

interface Gap {
  slot: string
  /** The gap begins a sentence, so its word takes a capital. */
  startsSentence: boolean
}

const GAP = /\{([a-z0-9]+)\}/g
const SENTENCE_START = /(?:^|[.!?]["')]*\s+)["'(]*$/
const ARTICLE_BEFORE = /(^|[\s"'(])(a|an)\s$/i
/** Sounds decide, not letters: "a uniform", "an hour". */
const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|heir)/i
const CONSONANT_SOUND = /^(?:eu|one\b|once|uni(?![nm])|use|usu|ute|uti|uk)/i

export function parseTemplate(text: string): Template {
  const pieces: Piece[] = []
  let done = 0
  for (const match of text.matchAll(GAP)) {
    const before = text.slice(0, match.index)
    pieces.push(text.slice(done, match.index))
    pieces.push({ slot: match[1] ?? '', startsSentence: SENTENCE_START.test(before) })
    done = match.index + match[0].length
  }
  return [...pieces, text.slice(done)]
}

export function slotsOf(template: Template): string[] {
  return template.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.slot]))
}

/** The joke with its gaps filled and "a"/"an" mended, or null when a word is missing. */
export function fillTemplate(
  template: Template,
  wordFor: (slot: string) => string | null | undefined,
): string | null {
  let text = ''
  for (const piece of template) {
    if (typeof piece === 'string') {
      text += piece
      continue
    }
    const word = wordFor(piece.slot)
    if (!word) return null
    text = withRightArticle(text, word) + (piece.startsSentence ? capitalise(word) : word)
  }
  return text
}

function withRightArticle(before: string, word: string): string {
  return before.replace(ARTICLE_BEFORE, (_all, lead: string, article: string) => {
    const right = VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word) ? 'an' : 'a'
    const isCapital = article[0] === 'A'
    return `${lead}${isCapital ? capitalise(right) : right} `
  })
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
