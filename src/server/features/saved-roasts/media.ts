import type { CardForm } from '#contract/saved-roasts.ts'
import { findMode } from '#domain/modes.ts'
import { PRODUCT } from '#domain/product.ts'
import { CardError } from '#server/engines/cards/port.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { VisibleFile } from '#server/features/file-answer.ts'
import { BUSY_SECONDS, throwLookingError } from '#server/features/looking-error.ts'
import { authorise } from './access.ts'
import { readDerived, readFile } from './derived.ts'
import { getRoast } from './get-roast.ts'
import { CARD_TYPES, cardKey, cardTag, pictureKey, smallPictureKey } from './media-keys.ts'

export type PictureSize = 'whole' | 'small'

type PictureCtx = Ctx<'db' | 'log' | 'storage' | 'pictures'>

/**
 * Fails with not-found also for a roast of text. The files of a roast never change as long as it is there, so their tags
 * say only which of them it is.
 */
export async function getPicture(ctx: PictureCtx, id: string, size: PictureSize): Promise<VisibleFile> {
  const { pictureHash } = await authorise(ctx, id, 'see')
  if (!pictureHash) throw new AppError('not-found')
  if (size === 'small') {
    return {
      tag: 'picture-small',
      mime: 'image/jpeg',
      name: fileName(id, '-small.jpg'),
      read: () => readSmall(ctx, id),
    }
  }
  return {
    tag: 'picture',
    mime: 'image/webp',
    name: fileName(id, '.webp'),
    read: () => readWhole(ctx, id),
  }
}

type CardCtx = PictureCtx & Ctx<'cards'>

/** `read` prints it the first time, and fails with card-failed. */
export async function getCard(ctx: CardCtx, id: string, form: CardForm): Promise<VisibleFile> {
  await authorise(ctx, id, 'see')
  const { mime, ending } = CARD_TYPES[form]
  const suffix = form === 'card' ? '' : `-${form}`
  return {
    tag: cardTag(form),
    mime,
    name: fileName(id, `${suffix}.${ending}`),
    read: () => readDerived(ctx, id, cardKey(id, form), () => drawCard(ctx, id, form)),
  }
}

async function drawCard(ctx: CardCtx, id: string, form: CardForm): Promise<Uint8Array> {
  const roast = await getRoast(ctx, id)
  const card = {
    modeTitle: findMode(roast.mode)?.title ?? '',
    roast: roast.caption,
    rating: roast.score,
    picture: roast.imageUrl ? await readSmall(ctx, roast.id) : null,
    originalText: roast.originalText,
  }
  try {
    return (await ctx.cards.renderCard(card, form)).bytes
  } catch (error) {
    if (!(error instanceof CardError)) throw error
    const wait = error.reason === 'busy' ? { retryAfter: BUSY_SECONDS } : {}
    throw new AppError('card-failed', { ...wait, cause: error })
  }
}

function readSmall(ctx: PictureCtx, id: string): Promise<Uint8Array> {
  return readDerived(ctx, id, smallPictureKey(id), async () =>
    ctx.pictures.shrink(await readWhole(ctx, id)).catch(throwLookingError),
  )
}

/** A file that is gone before its roast: deleted a moment ago. */
async function readWhole(ctx: Ctx<'storage'>, id: string): Promise<Uint8Array> {
  const bytes = await readFile(ctx.storage, pictureKey(id))
  if (!bytes) throw new AppError('not-found')
  return bytes
}

/** SPEC.md section 9: {product}-{id}.png. */
function fileName(id: string, ending: string): string {
  return `${PRODUCT.toLowerCase()}-${id}${ending}`
}
