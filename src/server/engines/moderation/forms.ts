/**
 * The ways a text could be meant once the tricks are undone: invisible characters, look-alike letters, accents,
 * numbers for letters, l e t t e r s pulled apart, drawn-out vowels. A pattern that matches any form has matched.
 */
export function formsOf(text: string): string[] {
  const plain = plainForm(text)
  const joined = unique([plain, joinSpelledOut(plain)])
  const spelled = unique(joined.flatMap((form) => [form, unleet(form, 'i'), unleet(form, 'l')]))
  return unique(spelled.flatMap((form) => [form, ...withoutDrawl(form)]))
}

function unique(forms: string[]): string[] {
  return [...new Set(forms)]
}

/** "kiiill" to "kil" and "kiill": nobody can tell which letters were meant to be double. */
function withoutDrawl(form: string): string[] {
  if (!/(\p{L})\1\1/u.test(form)) return []
  return [form.replace(/(\p{L})\1{2,}/gu, '$1'), form.replace(/(\p{L})\1{2,}/gu, '$1$1')]
}

/** Lower case, no invisible characters, letters of other scripts kept: for languages that do not use Latin letters. */
export function nativeForm(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u064b-\u065f\u0670]/gu, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/\s+/g, ' ')
    .toLowerCase()
}

/** Lower-case Latin letters without marks, straight apostrophes, single spaces. */
export function plainForm(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\p{Cf}\p{M}\u115f\u3164]/gu, '')
  return [...bare.toLowerCase()]
    .map((letter) => LOOK_ALIKES.get(letter) ?? letter)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** "k i l l", "k.i.l.l" and "k-i-l-l" to "kill"; two spaces or more have become one and cannot be told apart. */
function joinSpelledOut(text: string): string {
  return text.replace(
    /(?<![\p{L}\d])[\p{L}\d@$](?:[^\p{L}\d]{1,3}[\p{L}\d@$!]){2,}(?![\p{L}\d])/gu,
    (spelled) => spelled.replace(/[^\p{L}\d@$!]/gu, ''),
  )
}

function unleet(text: string, one: 'i' | 'l'): string {
  return text.replace(/[\p{L}\d@$!|+]*\p{L}[\p{L}\d@$!|+]*/gu, (word) =>
    word.replace(/[\d@$|+]|!(?=\p{L})/gu, (sign) => (/[1|]/.test(sign) ? one : (LEET.get(sign) ?? sign))),
  )
}

const LEET = new Map(
  Object.entries({ 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i', '+': 't' }),
)

/** Cyrillic and Greek letters that pass for Latin ones, and typographic signs that pass for plain ones. */
const LOOK_ALIKES = new Map(
  [
    ['аɑα', 'a'],
    ['вβ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еєɛε', 'e'],
    ['ɡ', 'g'],
    ['һнη', 'h'],
    ['іɩιı', 'i'],
    ['јʝ', 'j'],
    ['кκ', 'k'],
    ['ӏⅼ', 'l'],
    ['мμ', 'm'],
    ['пո', 'n'],
    ['оοσօ', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['г', 'r'],
    ['ѕʂ', 's'],
    ['тτ', 't'],
    ['υս', 'u'],
    ['ѵν', 'v'],
    ['ԝω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
    ['’‘`´ʼ', "'"],
    ['“”', '"'],
    ['‐‑‒–—', '-'],
  ].flatMap(([letters = '', latin = '']) => [...letters].map((letter) => [letter, latin] as const)),
)
