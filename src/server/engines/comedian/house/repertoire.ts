import { hashText } from '#domain/seeded.ts'
import type { Premise } from './premise.ts'
import { meritOf } from './merit.ts'
import { parseTemplate, type Template } from './template.ts'

/** All that a teller needs to know about one mode. */
export interface Repertoire<View, C extends string> {
  mode: string
  conditions: Readonly<Record<C, (view: View) => boolean>>
  slots: Readonly<Record<string, { word: (view: View) => string | null | undefined }>>
  /** How much a condition says, in bits: 0 is true of everything, 5 of one in thirty. Unlisted: `usualWeight`. */
  weights: Readonly<Partial<Record<C, number>>>
  usualWeight: number
  /** What a word of the photo or the line in a joke is worth, in points; the first two count. */
  slotPoints: number
  premises: readonly Premise<C>[]
}

export type Tier = 'any' | 'low' | 'high'

export interface CompiledLine {
  id: string
  /** Its own place in every seed's sequence of chance. */
  lot: number
  tier: Tier
  template: Template
  /** Points that do not depend on who is roasted: specificity, merit. */
  points: number
}

export interface CompiledPremise<C extends string> {
  /** "selfie.smile-airport" */
  id: string
  when: readonly C[]
  lines: readonly CompiledLine[]
}

const MOST_SPECIFIC = 4.2
const VAGUE_BITS = 0.4

/** Does once what need not be done for every roast. Line ids count through lines, then low, then high. */
export function compilePremise<C extends string>(
  repertoire: Pick<Repertoire<never, C>, 'mode' | 'weights' | 'usualWeight' | 'slotPoints'>,
  premise: Premise<C>,
): CompiledPremise<C> {
  const id = `${repertoire.mode}.${premise.id}`
  const bits = premise.when.reduce(
    (sum, condition) => sum + (repertoire.weights[condition] ?? repertoire.usualWeight),
    0,
  )
  const specificity = bits < VAGUE_BITS ? -2.4 : Math.min(MOST_SPECIFIC, bits * 0.6)
  const tiers = [
    ...premise.lines.map((text) => ({ text, tier: 'any' as const })),
    ...(premise.low ?? []).map((text) => ({ text, tier: 'low' as const })),
    ...(premise.high ?? []).map((text) => ({ text, tier: 'high' as const })),
  ]
  const lines = tiers.map(({ text, tier }, index) => {
    const template = parseTemplate(text)
    const lineId = `${id}.${index}`
    return {
      id: lineId,
      lot: hashText(lineId),
      tier,
      template,
      points: specificity + meritOf(text, template, repertoire.slotPoints),
    }
  })
  return { id, when: premise.when, lines }
}
