/** True when any form of a text matches. */
export type TextTest = (forms: readonly string[]) => boolean

/**
 * One test out of many patterns of whole words; `unless` are harmless idioms that are taken out first.
 * Patterns are matched against lower-case text with straight apostrophes (forms.ts).
 */
export function matchWords(patterns: readonly RegExp[], unless: readonly RegExp[] = []): TextTest {
  const wanted = wholeWords(patterns)
  const idioms = unless.length > 0 ? wholeWords(unless, 'gu') : null
  return (forms) =>
    forms.some((form) => {
      if (!wanted.test(form)) return false
      return idioms === null || wanted.test(form.replace(idioms, ' ~ '))
    })
}

function wholeWords(patterns: readonly RegExp[], flags = 'u'): RegExp {
  const any = patterns.map((pattern) => `(?:${pattern.source})`).join('|')
  return new RegExp(`(?<![\\p{L}\\d])(?:${any})(?![\\p{L}\\d])`, flags)
}

/** Words in a template string as one pattern; they may hold pattern syntax, and -? is a hyphen, a space or nothing. */
export function words(list: TemplateStringsArray): RegExp {
  const parts = list.raw.join('').trim().split(/\s+/)
  return new RegExp(parts.join('|').replaceAll('-?', '[- ]?'), 'u')
}
