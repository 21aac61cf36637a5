import { slotsOf, type Template } from './template.ts'

/** How good a line is by itself, in points, whatever photo it is told about. COMEDY.md "The line". */
export function meritOf(text: string, template: Template, slotPoints: number): number {
  return concision(text) + ending(text) + Math.min(2, slotsOf(template).length) * slotPoints
}

const COMFORTABLE_LENGTH = 120

function concision(text: string): number {
  return text.length <= COMFORTABLE_LENGTH ? 0 : (COMFORTABLE_LENGTH - text.length) / 40
}

/** Words that let the air out of a punchline when they come last. */
const WEAK_ENDINGS = new Set(
  `it that this there here though anyway really actually again too either yet now then so well all
  you me him her them us one is was are were be been do does did done has have had can will would
  to of for with about on in at up out by from the a an and or but not`.split(/\s+/),
)

function ending(text: string): number {
  const last = /([a-z']+)[^a-z]*$/i.exec(text)?.[1]?.toLowerCase() ?? ''
  if (WEAK_ENDINGS.has(last)) return -0.8
  return last.length >= 5 && !last.endsWith('ly') ? 0.3 : 0
}
