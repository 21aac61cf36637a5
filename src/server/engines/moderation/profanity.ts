import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'

/** hateful: aimed at who somebody is. explicit, suggestive: sexual. swearing: merely rude. */
export type ProfanityKind = 'hateful' | 'explicit' | 'suggestive' | 'swearing'

const HATEFUL = new Set(
  'abo abeed africoon arabush boonga chingchong chink dyke fag kike negro nigger retard spastic tranny rape whore slut'.split(
    ' ',
  ),
)
const SWEARING = new Set(
  'arse ass bastard bitch bollocks cuck cunt fuck hooker piss prick scat shit turd twat'.split(' '),
)
/** Everyday words that the dictionary takes for rude ones. */
const EVERYDAY = [
  'cockpit',
  'cockatoo',
  'cockatiel',
  'cockerel',
  'cocker',
  'cockroach',
  'cockney',
  'cocktail',
  'cumin',
  'cumulus',
  'cumulative',
  'shiitake',
  'booby trap',
  'booby-trap',
  'booby prize',
  'chink in the',
  'chink of',
  'blue tit',
  'great tit',
  'moby dick',
  'dick van dyke',
  'van dyke',
  'pussycat',
  'pussy willow',
  'saturday',
  'retardant',
  'organism',
  'sex on the beach',
  'prickle',
  'prickly',
  'scatter',
  'scathing',
  'analog',
  'analyst',
]

const matcher = new RegExpMatcher({
  ...englishRecommendedTransformers,
  ...new DataSet<{ originalWord: string }>().addAll(englishDataset).build(),
  whitelistedTerms: [...(englishDataset.build().whitelistedTerms ?? []), ...EVERYDAY],
})

/** Looks at the text as written and at its other forms (forms.ts): the dictionary knows other tricks than we do. */
export function profanityIn(text: string, forms: readonly string[]): Set<ProfanityKind> {
  const written = new Set([text.toLowerCase(), ...forms])
  return new Set([...written].flatMap(kindsIn))
}

function kindsIn(text: string): ProfanityKind[] {
  return matcher
    .getAllMatches(text)
    .map((match) =>
      kindOf(englishDataset.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? ''),
    )
}

function kindOf(word: string): ProfanityKind {
  if (word === 'sex') return 'suggestive'
  if (HATEFUL.has(word)) return 'hateful'
  return SWEARING.has(word) ? 'swearing' : 'explicit'
}
