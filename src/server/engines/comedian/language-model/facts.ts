import type { PickupLine } from '#domain/pickup-line.ts'
import type { Sight } from '#domain/sight.ts'
import type { Brief } from '../port.ts'

/**
 * What is known, as compact JSON: only what holds, confidences kept, numbers to two places. What was not found is left
 * out, so that no model jokes about an absence. Words of the typed line that are not clean stay out (LineGrammar).
 */
export function factsOf(brief: Brief): string {
  return JSON.stringify(
    brief.kind === 'photo' ? photoFacts(brief.sight, brief.petKind) : lineFacts(brief.line),
  )
}

function photoFacts(sight: Sight, petKind: string | undefined): unknown {
  const ownerSays = petKind === undefined ? {} : { ownerSaysThePetIs: petKind }
  return compact({ ...ownerSays, ...sight })
}

function lineFacts({ text: _text, grammar, ...rest }: PickupLine): unknown {
  const { nouns: _nouns, adjectives: _adjectives, verbs: _verbs, ...counts } = grammar
  return compact({ ...rest, grammar: counts })
}

/** Undefined when there is nothing to say. */
function compact(value: unknown): unknown {
  if (value === null || value === undefined || value === false || value === '') return undefined
  if (typeof value === 'number') return Math.round(value * 100) / 100
  if (Array.isArray(value)) return orNothing(value.map(compact).filter((item) => item !== undefined))
  if (typeof value !== 'object') return value
  if ('value' in value && 'confidence' in value && compact(value.value) === undefined) return undefined
  const entries = Object.entries(value).map(([key, inner]) => [key, compact(inner)] as const)
  const kept = entries.filter(([, inner]) => inner !== undefined)
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

function orNothing<T>(items: T[]): T[] | undefined {
  return items.length > 0 ? items : undefined
}
