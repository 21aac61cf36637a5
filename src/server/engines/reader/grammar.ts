import type { LineGrammar } from '#domain/pickup-line.ts'
import nlp from 'compromise/two'
import type { ReadText } from './text.ts'

const FIRST_PERSON = new Set(['i', 'me', 'my', 'mine', 'myself'])
const SECOND_PERSON = new Set(['you', 'your', 'yours', 'yourself'])
const NUMBER =
  /^(?:\d+(?:[.,]\d+)?%?|zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|million|billion|infinity)$/

interface Term {
  text: string
  tags: readonly string[]
}

/** Parts of speech; the words are the typist's own and may be anything. */
export function readGrammar({ trimmed, plainWords }: ReadText): LineGrammar {
  const terms = termsOf(trimmed)
  const having = (tag: string, ...not: string[]) =>
    terms
      .filter(({ tags }) => tags.includes(tag) && !not.some((other) => tags.includes(other)))
      .map(({ text }) => text)
      .filter((text) => text !== '')
  return {
    nouns: having('Noun', 'Pronoun', 'Possessive'),
    adjectives: having('Adjective'),
    verbs: having('Verb', 'Copula', 'Modal', 'Auxiliary'),
    firstPerson: plainWords.filter((word) => FIRST_PERSON.has(word)).length,
    secondPerson: plainWords.filter((word) => SECOND_PERSON.has(word)).length,
    numbers: plainWords.filter((word) => NUMBER.test(word)),
  }
}

/** The tagger is made for prose; whatever else is typed must not stop a roast. */
function termsOf(text: string): Term[] {
  try {
    const sentences: { terms?: { normal?: string; tags?: string[] }[] }[] = nlp(text).json({
      terms: { tags: true, normal: true },
    })
    return sentences
      .flatMap((sentence) => sentence.terms ?? [])
      .map(({ normal, tags }) => ({ text: normal ?? '', tags: tags ?? [] }))
  } catch {
    return []
  }
}
