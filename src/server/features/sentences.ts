import type { z } from 'zod'

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  File: 'a file',
}

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What to send instead, for input whose shape has no sentence of its own about it. For people who write programs. */
export function sentenceOf(issue: z.core.$ZodRawIssue): string {
  const [name] = issue.path ?? []
  if (name === undefined) return 'Send the body as a JSON object.'
  const field = `"${String(name)}"`
  if (issue.input === undefined) return `Add ${field}.`
  switch (issue.code) {
    case 'invalid_type':
      return `Send ${field} as ${KINDS[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `Set ${field} to ${oneOf.format(issue.values.map(String))}.`
    case 'too_big':
      return `Keep ${field} to ${issue.maximum}${unitOf(issue.origin)}.`
    case 'too_small':
      return `Make ${field} at least ${issue.minimum}${unitOf(issue.origin)}.`
    case 'invalid_format':
      return `Send ${field} as we gave it.`
    default:
      return `Check ${field} and send it again.`
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' entries' : ''
}
