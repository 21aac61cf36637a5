import type { CardForm, SavedRoast } from '#contract/saved-roasts.ts'
import { findMode } from '#domain/modes.ts'
import { PRODUCT } from '#domain/product.ts'
import { CardError, type CardImage } from '#server/engines/cards/port.ts'
import type { Storage } from '#server/engines/storage/port.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import { CARD_TYPES, cardKey, cardTag, mediaFolder, pictureKey } from './media-keys.ts'
import { getRoast } from './get-roast.ts'
import { findFacts } from './store.ts'

/** A file of a roast. It never changes as long as the roast is there, so its tag says all. */
export interface RoastFile {
  tag: string
  mime: string
  /** Under which people keep it. */
  name: string
  read: () => Promise<Uint8Array>
}

/** Fails with not-found also for a roast of text. */
export async function getPicture(ctx: Ctx<'db' | 'storage'>, id: string): Promise<RoastFile> {
  const { imageUrl } = await getRoast(ctx, id)
  if (!imageUrl) throw new AppError('not-found')
  return {
    tag: 'picture',
    mime: 'image/webp',
    name: fileName(id, '.webp'),
    read: async () => found(await readFile(ctx.storage, pictureKey(id))),
  }
}

type CardCtx = Ctx<'db' | 'storage' | 'cards'>

/** `read` prints it the first time, and fails with card-failed. */
export async function getCard(ctx: CardCtx, id: string, form: CardForm): Promise<RoastFile> {
  const roast = await getRoast(ctx, id)
  const { mime, ending } = CARD_TYPES[form]
  const suffix = form === 'card' ? '' : `-${form}`
  const key = cardKey(id, form)
  return {
    tag: cardTag(form),
    mime,
    name: fileName(id, `${suffix}.${ending}`),
    read: async () => (await readFile(ctx.storage, key)) ?? (await printOnce(ctx, roast, form, key)),
  }
}

const printing = new Map<string, Promise<Uint8Array>>()

/** Whoever asks while a card is being printed waits for that one. */
function printOnce(ctx: CardCtx, roast: SavedRoast, form: CardForm, key: string): Promise<Uint8Array> {
  const running = printing.get(key)
  if (running) return running
  const printed = printCard(ctx, roast, form, key).finally(() => printing.delete(key))
  printing.set(key, printed)
  return printed
}

async function printCard(ctx: CardCtx, roast: SavedRoast, form: CardForm, key: string): Promise<Uint8Array> {
  const { bytes } = await drawCard(ctx, roast, form)
  await ctx.storage.put(key, bytes)
  if (await findFacts(ctx.db, roast.id)) return bytes
  // Deleted while it was being printed: its folder was cleared before the card came.
  await ctx.storage.deleteAll(mediaFolder(roast.id))
  throw new AppError('not-found')
}

async function drawCard(ctx: CardCtx, roast: SavedRoast, form: CardForm): Promise<CardImage> {
  const picture = roast.imageUrl ? found(await readFile(ctx.storage, pictureKey(roast.id))) : null
  const card = {
    modeTitle: findMode(roast.mode)?.title ?? '',
    roast: roast.caption,
    rating: roast.score,
    picture,
    originalText: roast.originalText,
  }
  try {
    return await ctx.cards.renderCard(card, form)
  } catch (error) {
    if (error instanceof CardError) throw new AppError('card-failed', { cause: error })
    throw error
  }
}

async function readFile(storage: Storage, key: string): Promise<Uint8Array | null> {
  const stream = await storage.get(key)
  return stream && new Uint8Array(await new Response(stream).arrayBuffer())
}

/** A file that is gone before its roast: deleted a moment ago. */
function found(bytes: Uint8Array | null): Uint8Array {
  if (!bytes) throw new AppError('not-found')
  return bytes
}

/** SPEC.md section 9: {product}-{id}.png. */
function fileName(id: string, ending: string): string {
  return `${PRODUCT.toLowerCase()}-${id}${ending}`
}
