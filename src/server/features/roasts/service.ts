/**
 * Roasting: from a photo or a typed line to a score, a joke and a receipt.
 * Facts first, verdict second, joke third; nothing is stored, and nothing reaches a person unfiltered.
 * COMEDY.md "Process" and "The limits"; DESIGN.md 3 "Guests leave nothing".
 */
import type { RoastCare, RoastResult, SeenNote } from '#contract/roasts.ts'
import { careMessage } from '#domain/care.ts'
import { judgeLine } from '#domain/judge-line.ts'
import { judgePhoto } from '#domain/judge-photo.ts'
import type { ImageModeId } from '#domain/modes.ts'
import { describeFrame, describePeople, describeThings } from '#domain/notes.ts'
import { checkText } from '#domain/roasts.ts'
import { bandOf } from '#domain/scores.ts'
import type { PetKind } from '#domain/sight.ts'
import { setQuotes } from '#domain/typography.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx, UserCtx } from '#server/features/context.ts'
import { throwLookingError } from '#server/features/looking-error.ts'
import type { Picture } from '#server/engines/pictures/port.ts'
import type { Brief, Draft, RoastSource } from '#server/engines/comedian/port.ts'
import type { Look, LookStage } from '#server/engines/vision/port.ts'
import { type ReceiptClaims, readReceipt, signReceipt, verifyReceipt } from './receipt.ts'

export interface RoastPhotoRequest {
  mode: ImageModeId
  upload: Uint8Array
  avoid: readonly string[]
  pet?: PetKind | undefined
}

export interface RoastLineRequest {
  text: string
  avoid: readonly string[]
}

export interface Watcher {
  /** Called as soon as something true is known, before the joke. */
  onSeen?: (notes: SeenNote[]) => void
  signal?: AbortSignal
}

/** All that roasting touches. */
export type RoastCtx = Writing & Receipts & Looking & Ctx<'reader'>

type Writing = Ctx<'comedian' | 'houseComedian' | 'moderation'>
type Receipts = Ctx<'secret' | 'now' | 'newId'>
type Looking = Ctx<'pictures' | 'vision'>

export async function roastPhoto(
  ctx: RoastCtx,
  request: RoastPhotoRequest,
  watcher: Watcher = {},
): Promise<RoastResult> {
  const { mode, avoid } = request
  const seen: SeenNote[] = []
  const picture = await ctx.pictures.prepare(request.upload, watcher.signal).catch(throwLookingError)
  const look = await lookAtPicture(ctx, picture, watcher, seen)
  if (look.isExplicit) throw new AppError('explicit-image')

  const { score } = judgePhoto(mode, look.sight, picture.hash)
  const brief: Brief = {
    kind: 'photo',
    mode,
    sight: look.sight,
    photo: picture.webp,
    score,
    avoid,
    seed: ctx.newId(),
    heat: 'spicy',
    ...(request.pet && { petKind: request.pet }),
  }
  const told = await writeAllowed(ctx, brief, watcher.signal)
  return ticket(ctx, { mode, score, told, seen, picture, originalText: null })
}

export async function roastLine(
  ctx: RoastCtx,
  { text, avoid }: RoastLineRequest,
  watcher: Watcher = {},
): Promise<RoastResult> {
  const check = checkText(text)
  if (!check.ok) throw new AppError('invalid-input', { fields: { text: TEXT_PROBLEMS[check.reason] } })
  const concern = ctx.moderation.concernIn(text)
  if (concern) return careAnswer(text, careMessage(concern))

  const line = ctx.reader.readLine(text)
  const seed = ctx.newId()
  const { score } = judgeLine(line, text)
  const brief: Brief = { kind: 'line', mode: 'rizz', line, score, avoid, seed, heat: 'spicy' }
  const told = await writeAllowed(ctx, brief, watcher.signal)
  return ticket(ctx, { mode: 'rizz', score, told, seen: [], picture: null, originalText: text })
}

const TEXT_PROBLEMS = {
  empty: 'Type a pickup line first.',
  'too-long': 'Keep it to 200 characters.',
}

async function lookAtPicture(
  ctx: Looking,
  picture: Picture,
  watcher: Watcher,
  seen: SeenNote[],
): Promise<Look> {
  const onStage = (stage: LookStage) => {
    const notes = describeStage(stage)
    seen.push(...notes)
    watcher.onSeen?.(notes)
  }
  const { pixels, original } = picture
  return ctx.vision
    .lookAt({ pixels, original }, { onStage, ...(watcher.signal && { signal: watcher.signal }) })
    .catch(throwLookingError)
}

function describeStage(stage: LookStage): SeenNote[] {
  if (stage.stage === 'frame') return describeFrame(stage.sight)
  if (stage.stage === 'people') return describePeople(stage.sight)
  return describeThings(stage.sight)
}

interface Allowed {
  source: RoastSource
  draft: Draft
}

/** The best draft that passes the filter; the house comedian's when none of the first comedian's does. */
async function writeAllowed(ctx: Writing, brief: Brief, signal?: AbortSignal): Promise<Allowed> {
  for (const comedian of new Set([ctx.comedian, ctx.houseComedian])) {
    const { source, drafts } = await comedian.writeRoast(brief, signal).catch((error: unknown) => {
      throw signal?.aborted ? new AppError('abandoned', { cause: error }) : error
    })
    const draft = drafts.find((candidate) => ctx.moderation.allows(candidate.text).ok)
    if (draft) return { source, draft }
  }
  throw new AppError('unavailable')
}

interface Verdict {
  mode: RoastResult['mode']
  score: number
  told: Allowed
  seen: SeenNote[]
  picture: Picture | null
  originalText: string | null
}

function ticket(ctx: Receipts, { mode, score, told, seen, picture, originalText }: Verdict): RoastResult {
  const roast = setQuotes(told.draft.text)
  const pictureHash = picture?.hash ?? null
  const claims = { actor: ctx.actor, mode, roast, rating: score, pictureHash, originalText }
  return {
    success: true,
    kind: 'roast',
    mode,
    roast,
    rating: score,
    label: bandOf(score).label,
    imageUrl: picture && `data:image/webp;base64,${Buffer.from(picture.webp).toString('base64')}`,
    originalText,
    receipt: signReceipt(ctx.secret, claims, ctx.now()),
    source: told.source,
    premise: told.draft.premise,
    seen,
    error: null,
  }
}

/**
 * For whatever keeps a told roast: a receipt issued to this person, or to a guest, who may have become this person since.
 * Returns when it was issued and its signature. Fails with forged-receipt or expired-receipt.
 */
export function acceptReceipt(
  { secret, now, actor }: UserCtx<'secret' | 'now'>,
  receipt: string,
  told: Omit<ReceiptClaims, 'actor'>,
): { issuedAt: number; mac: string } {
  const holders = [actor, { kind: 'guest' } as const]
  const verdicts = holders.map((holder) => verifyReceipt(secret, receipt, { ...told, actor: holder }, now()))
  if (verdicts.some(({ ok }) => ok)) return readReceipt(receipt)
  const isExpired = verdicts.some((verdict) => !verdict.ok && verdict.reason === 'expired')
  throw new AppError(isExpired ? 'expired-receipt' : 'forged-receipt')
}

function careAnswer(originalText: string, message: string): RoastCare {
  return {
    success: true,
    kind: 'care',
    mode: 'rizz',
    roast: message,
    rating: null,
    imageUrl: null,
    originalText,
    seen: [],
    error: null,
  }
}
