import { createHash } from 'node:crypto'
import { z } from 'zod'
import { MAX_CAPTION_LENGTH } from '#domain/roasts.ts'
import type { Brief, Draft } from '../port.ts'
import { ComedianError } from '../port.ts'

/** What a model is asked for. No lengths or counts: several providers refuse schemas that have them. */
const draftSchema = z.object({
  premise: z.string().describe('kebab-case, at most five words: the clash that the joke lives on'),
  text: z.string().describe('the finished roast'),
})
export const DRAFTS_SCHEMA = z.object({ drafts: z.array(draftSchema) })

/** What is read is laxer: one broken draft does not spoil the others. */
const LIST_SCHEMA = z.object({ drafts: z.array(z.unknown()) })

/** Longest kebab-case premise: "model." before it makes at most 64 characters. */
const MAX_PREMISE_LENGTH = 58
const REFUSAL =
  /^\W*(?:i['’]?m sorry|sorry|i apologi[sz]e|i can['’]?t|i cannot|i won['’]?t|i['’]?m (?:unable|not able))\b/i
const RATED = /(\d+(?:\.\d+)?)\s*(?:\/|out of)\s*(?:10|ten)\b/gi

/**
 * The usable drafts in a model's answer, in its order. Code fences, thinking aloud and chatter around the JSON are
 * ignored. Throws ComedianError: refused (it says no, or offers an empty list), garbage (no such JSON, none usable).
 */
export function readDrafts(answer: string, brief: Pick<Brief, 'avoid' | 'score'>): Draft[] {
  const raw = findDrafts(answer.replace(/<think>[\s\S]*?<\/think>/gi, ''))
  if (raw === null)
    throw new ComedianError(REFUSAL.test(answer) ? 'refused' : 'garbage', {
      cause: new Error('no drafts in JSON'),
    })
  if (raw.length === 0) throw new ComedianError('refused')
  const premises = new Set<string>(brief.avoid)
  const texts = new Set<string>()
  const drafts: Draft[] = []
  for (const item of raw) {
    const { success, data } = draftSchema.safeParse(item)
    if (!success) continue
    const draft = { premise: premiseId(data.premise), text: data.text.replace(/\s+/g, ' ').trim() }
    const key = draft.text.toLowerCase()
    if (premises.has(draft.premise) || texts.has(key) || !isUsable(draft.text, brief.score)) continue
    premises.add(draft.premise)
    texts.add(key)
    drafts.push(draft)
  }
  if (drafts.length === 0) throw new ComedianError('garbage', { cause: new Error('no draft could be used') })
  return drafts
}

/** model.<kebab-case>; premises in scripts that have no kebab-case keep apart by a hash. */
export function premiseId(premise: string): string {
  const plain = premise.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const kebab = plain
    .replace(/^model\./, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_PREMISE_LENGTH)
  const trimmed = kebab.replace(/^-+|-+$/g, '')
  return `model.${trimmed || createHash('sha256').update(premise).digest('hex').slice(0, 12)}`
}

/** Short enough, and it names no other score than the judge's. */
function isUsable(text: string, score: number): boolean {
  if (text === '' || text.length > MAX_CAPTION_LENGTH) return false
  return [...text.matchAll(RATED)].every(([, rated]) => Number(rated) === score)
}

function findDrafts(answer: string): unknown[] | null {
  for (const candidate of jsonCandidates(answer)) {
    const parsed = LIST_SCHEMA.safeParse(asObject(parseJson(candidate)))
    if (parsed.success) return parsed.data.drafts
  }
  return null
}

/** Some models leave the outer object away. */
function asObject(value: unknown): unknown {
  return Array.isArray(value) ? { drafts: value } : value
}

function* jsonCandidates(answer: string): Generator<string> {
  yield answer
  for (const [, fenced = ''] of answer.matchAll(/```[a-z]*\s*([\s\S]*?)```/gi)) yield fenced
  yield answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)
  yield answer.slice(answer.indexOf('['), answer.lastIndexOf(']') + 1)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
