/**
 * How fresh the house comedian is, against COMEDY's bars: 200 roasts of one photo share no sentence; 1,000 roasts of
 * different people over all modes have no duplicate, and no run of six words in ten of them.
 */
import { judgeLine } from '#domain/judge-line.ts'
import { judgePhoto } from '#domain/judge-photo.ts'
import { type ModeId, MODE_IDS } from '#domain/modes.ts'
import { createHouseComedian } from '#server/engines/comedian/house/house-comedian.ts'
import type { Brief, Comedian, Draft } from '#server/engines/comedian/port.ts'
import { createModeration } from '#server/engines/moderation/moderation.ts'
import { createReader } from '#server/engines/reader/reader.ts'
import { randomLine } from '../tests/factories/random-lines.ts'
import { randomPersonSight, randomPetSight } from '../tests/factories/random-sights.ts'

const ROASTS_OF_ONE = 200
const ROASTS_OF_MANY = 1000
const SAMPLES = 12

export async function run(): Promise<void> {
  const rows: Record<string, string | number>[] = []
  for (const mode of MODE_IDS) rows.push(await measureOne(mode))
  console.log(`\n${ROASTS_OF_ONE} roasts of one photo or line, as one person`)
  console.table(rows)
  console.log(`\n${ROASTS_OF_MANY} roasts of different people over all modes, nothing to avoid`)
  const told = await roastMany()
  console.table([measureMany(told)])
  console.log(`\n${SAMPLES} of them, to be read aloud`)
  for (const { mode, score, draft } of sampleOf(told)) console.log(`${mode} ${score}/10: ${draft.text}`)
}

interface Roast {
  mode: ModeId
  score: number
  draft: Draft
  milliseconds: number
}

/** One person asks again and again, so each roast is to be avoided by the next. */
async function measureOne(mode: ModeId): Promise<Record<string, string | number>> {
  const comedian = createHouseComedian()
  const told: Draft[] = []
  for (let i = 0; i < ROASTS_OF_ONE; i++) {
    const avoid = told.map((draft) => draft.premise)
    told.push(await best(comedian, { ...randomBrief(mode, 'the one'), seed: `again ${i}`, avoid }))
  }
  return {
    mode,
    distinct: new Set(told.map((draft) => draft.text)).size,
    'shared sentences': countRepeats(told.map((draft) => sentencesOf(draft.text))).length,
    premises: new Set(told.map((draft) => premiseOf(draft))).size,
    'mean length': meanLength(told),
  }
}

async function roastMany(): Promise<Roast[]> {
  const comedian = createHouseComedian()
  const told: Roast[] = []
  for (let i = 0; i < ROASTS_OF_MANY; i++) {
    const mode = MODE_IDS[i % MODE_IDS.length] ?? 'selfie'
    const brief = randomBrief(mode, `person ${i}`)
    const start = performance.now()
    const draft = await best(comedian, brief)
    told.push({ mode, score: brief.score, draft, milliseconds: performance.now() - start })
  }
  return told
}

function measureMany(roasts: readonly Roast[]): Record<string, string | number> {
  const { allows } = createModeration()
  const told = roasts.map(({ draft }) => draft)
  const milliseconds = roasts.reduce((sum, roast) => sum + roast.milliseconds, 0)
  const runs = countRepeats(told.map((draft) => runsOf(draft.text)))
  return {
    duplicates: ROASTS_OF_MANY - new Set(told.map((draft) => draft.text)).size,
    'most frequent 6 words': runs[0] ? `${runs[0].times}x ${runs[0].piece}` : 'none repeated',
    'shared sentences': countRepeats(told.map((draft) => sentencesOf(draft.text))).length,
    premises: new Set(told.map((draft) => premiseOf(draft))).size,
    'mean length': meanLength(told),
    refused: told.filter((draft) => !allows(draft.text).ok).length,
    'written per second': Math.round((ROASTS_OF_MANY / milliseconds) * 1000),
  }
}

/** Spread over the evening, and over the modes. */
function sampleOf(told: readonly Roast[]): Roast[] {
  const step = Math.floor(told.length / SAMPLES)
  return told.filter((_roast, at) => at % step === 0).slice(0, SAMPLES)
}

const reader = createReader()

function randomBrief(mode: ModeId, seed: string): Brief {
  const common = { avoid: [], seed, heat: 'spicy' } as const
  if (mode === 'rizz') {
    const text = randomLine(seed)
    const line = reader.readLine(text)
    return { ...common, kind: 'line', mode, line, score: judgeLine(line, text).score }
  }
  const sight = mode === 'pet' ? randomPetSight(seed) : randomPersonSight(seed)
  const { score } = judgePhoto(mode, sight, seed)
  return { ...common, kind: 'photo', mode, sight, score, photo: new Uint8Array() }
}

async function best(comedian: Comedian, brief: Brief): Promise<Draft> {
  const [draft] = (await comedian.writeRoast(brief)).drafts
  if (!draft) throw new Error('the comedian has broken its promise')
  return draft
}

function premiseOf(draft: Draft): string {
  return draft.premise.slice(0, draft.premise.lastIndexOf('.'))
}

function meanLength(told: readonly Draft[]): number {
  return Math.round(told.reduce((sum, draft) => sum + draft.text.length, 0) / told.length)
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["']?)\s+/).map((sentence) => wordsOf(sentence).join(' '))
}

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(0, Math.max(0, words.length - 5)).map((_word, at) => words.slice(at, at + 6).join(' '))
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d\s'-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
}

/** Pieces that more than one roast holds, most frequent first. */
function countRepeats(roasts: readonly (readonly string[])[]): { piece: string; times: number }[] {
  const counts = new Map<string, number>()
  for (const pieces of roasts) {
    for (const piece of new Set(pieces)) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, times]) => times > 1)
    .map(([piece, times]) => ({ piece, times }))
    .sort((a, b) => b.times - a.times)
}
