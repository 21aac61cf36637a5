import { MAX_CAPTION_LENGTH } from '#domain/roasts.ts'
import { chanceAt, hashText } from '#domain/seeded.ts'
import type { Draft, Heat } from '../port.ts'
import {
  type CompiledLine,
  type CompiledPremise,
  compilePremise,
  type Repertoire,
  type Tier,
} from './repertoire.ts'
import { fillTemplate } from './template.ts'
import { createTold } from './told.ts'

/** Picks the jokes of one mode that are true of what was seen, and puts the best first. */
export interface Teller<View> {
  /** Up to eight drafts, each of another premise while there are enough; never empty. */
  tell(view: View, ask: Ask): Draft[]
}

export interface Ask {
  score: number
  heat: Heat
  avoid: readonly string[]
  seed: string
}

interface Candidate {
  line: CompiledLine
  premise: string
  points: number
}

const DRAFTS = 8
/** Under this many unused premises a used premise may come back with another wording. */
const FEW_PREMISES = 12
/** Chance must be wide enough that look-alike photos hear different lines, yet not drown quality. */
const CHANCE_POINTS = 3.2
const SAME_LINE_SPAN = 400
const SAME_PREMISE_SPAN = 40

export function createTeller<View, C extends string>(repertoire: Repertoire<View, C>): Teller<View> {
  const premises = repertoire.premises.map((premise) => compilePremise(repertoire, premise))
  const told = createTold()

  function candidatesFor(applicable: readonly CompiledPremise<C>[], ask: Ask): Candidate[] {
    const used = new Set(ask.avoid)
    const uses = countPremises(ask.avoid)
    const unused = applicable.filter((premise) => !uses.has(premise.id)).length
    const perUse = unused >= FEW_PREMISES ? 40 : 4
    const seed = hashText(ask.seed)
    return applicable.flatMap((premise) => {
      const penalty = (uses.get(premise.id) ?? 0) * perUse + told.recency(premise.id, SAME_PREMISE_SPAN) * 2
      return premise.lines
        .filter((line) => fits(line.tier, ask) && !used.has(line.id))
        .map((line) => ({ line, premise: premise.id, points: pointsFor(line, ask, seed) - penalty }))
    })
  }

  function pointsFor(line: CompiledLine, ask: Ask, seed: number): number {
    const chance = chanceAt(seed, line.lot) * CHANCE_POINTS
    return (
      line.points + bandPoints(line.tier, ask.score) + chance - told.recency(line.id, SAME_LINE_SPAN) * 20
    )
  }

  return {
    tell(view, ask) {
      const holds = onceEach(repertoire.conditions, view)
      const applicable = premises.filter((premise) => premise.when.every(holds))
      const wordFor = (slot: string) => repertoire.slots[slot]?.word(view)
      let drafts = pickDrafts(candidatesFor(applicable, ask), wordFor)
      if (drafts.length === 0) drafts = pickDrafts(candidatesFor(applicable, { ...ask, avoid: [] }), wordFor)
      const best = drafts[0] ?? speechless(repertoire.mode)
      told.remember(best.premise, premiseOf(best.premise))
      return drafts.length > 0 ? drafts : [best]
    },
  }
}

function fits(tier: Tier, { score, heat }: Ask): boolean {
  if (tier === 'low') return score <= 4 && heat !== 'mild'
  return tier === 'any' || score >= 7
}

function bandPoints(tier: Tier, score: number): number {
  if (tier === 'low') return score <= 2 ? 2.2 : 1.2
  if (tier === 'high') return score >= 9 ? 3.5 : 1.2
  return 0
}

function pickDrafts(candidates: Candidate[], wordFor: (slot: string) => string | null | undefined): Draft[] {
  candidates.sort((a, b) => b.points - a.points)
  const drafts: Draft[] = []
  const premises = new Set<string>()
  const later: Candidate[] = []
  for (const candidate of candidates) {
    if (premises.has(candidate.premise)) later.push(candidate)
    else if (add(candidate)) premises.add(candidate.premise)
    if (drafts.length === DRAFTS) return drafts
  }
  for (const candidate of later) {
    if (drafts.length === DRAFTS) break
    add(candidate)
  }
  return drafts

  function add({ line }: Candidate): boolean {
    const text = fillTemplate(line.template, wordFor)
    if (text === null || text.length > MAX_CAPTION_LENGTH) return false
    if (drafts.some((draft) => draft.text === text)) return false
    drafts.push({ premise: line.id, text })
    return true
  }
}

function onceEach<View, C extends string>(
  conditions: Readonly<Record<C, (view: View) => boolean>>,
  view: View,
): (condition: C) => boolean {
  const known = new Map<C, boolean>()
  return (condition) => {
    const before = known.get(condition)
    if (before !== undefined) return before
    const holds = conditions[condition](view)
    known.set(condition, holds)
    return holds
  }
}

function countPremises(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(premiseOf(id), (counts.get(premiseOf(id)) ?? 0) + 1)
  return counts
}

/** "selfie.smile-airport" out of "selfie.smile-airport.3". */
function premiseOf(lineId: string): string {
  return lineId.slice(0, lineId.lastIndexOf('.'))
}

/** Only ever told when no material applies at all. */
function speechless(mode: string): Draft {
  return {
    premise: `${mode}.speechless.0`,
    text: 'The comedian took one look, put the microphone down and asked the front row for a glass of water.',
  }
}
