import { z } from 'zod'
import { MODE_IDS } from '#domain/modes.ts'
import { VISIBILITIES } from '#domain/roast-access.ts'
import { MAX_CAPTION_LENGTH } from '#domain/roasts.ts'
import { MAX_SCORE, MIN_SCORE } from '#domain/scores.ts'

/** Roasts that somebody owns: /api/roasts. SPEC.md section 3 "Roast", DESIGN.md 3 "Who sees a roast". */

/** See domain/roast-access.ts. */
export const Visibility = z.enum(VISIBILITIES, 'Choose who may see it: private, link or public.')
export type Visibility = z.infer<typeof Visibility>

/** SPEC.md section 9, "Page sizes". */
const PAGE_SIZE = 50

/** Anything but the one character that no text in the database can hold. */
const NO_NUL = /^[^\0]*$/
const HOLDS_NUL = 'This holds a character that cannot be kept. Leave it out.'

export const RoastReaction = z.enum(['laugh', 'fire'], 'React with laugh or fire.')
export type RoastReaction = z.infer<typeof RoastReaction>

export const SavedRoast = z.object({
  id: z.uuid(),
  mode: z.enum(MODE_IDS),
  caption: z.string(),
  score: z.int(),
  scoreLabel: z.string(),
  /** Address of the picture (image/webp) on our own origin; null for text. */
  imageUrl: z.string().nullable(),
  /** The same for lists: image/jpeg, at most 652 px wide. */
  smallImageUrl: z.string().nullable(),
  originalText: z.string().nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  source: z.enum(['Personal', 'Battle']),
  battleId: z.string().nullable(),
  usedInVideo: z.boolean(),
  visibility: Visibility,
  reactions: z.object({ laugh: z.int(), fire: z.int() }),
  /** What the one who asks has reacted with; final. */
  myReaction: RoastReaction.nullable(),
  isMine: z.boolean(),
  owner: z.object({ id: z.string(), name: z.string(), avatarUrl: z.string().nullable() }),
})
export type SavedRoast = z.infer<typeof SavedRoast>

/** What a saved roast takes as a data URL, and then some; pictures are far smaller. */
const MAX_DATA_URL_LENGTH = 4_000_000

/** Bytes of the whole SaveRoastInput at most. */
export const MAX_SAVE_BYTES = MAX_DATA_URL_LENGTH + 64 * 1024

const UNCHANGED = 'Send the roast back as it came, with its receipt.'

/** A told roast, as POST /api/roast answered it. The receipt proves it; saving the same one twice gives the first. */
export const SaveRoastInput = z.object({
  mode: z.enum(MODE_IDS, UNCHANGED),
  roast: z.string(UNCHANGED).max(MAX_CAPTION_LENGTH, UNCHANGED),
  rating: z.int(UNCHANGED).min(MIN_SCORE, UNCHANGED).max(MAX_SCORE, UNCHANGED),
  /** The data URL of the answer, unchanged; null for text. */
  imageUrl: z
    .string(UNCHANGED)
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/, UNCHANGED)
    .max(MAX_DATA_URL_LENGTH, UNCHANGED)
    .nullable(),
  originalText: z.string(UNCHANGED).max(2000, UNCHANGED).regex(NO_NUL, HOLDS_NUL).nullable(),
  receipt: z.string(UNCHANGED).max(200, UNCHANGED),
  battleId: z.uuid().nullable().default(null),
})
export type SaveRoastInput = z.infer<typeof SaveRoastInput>

const NO_PLACE = 'Send back the "next" of the page before.'
const NO_COUNT = `Ask for 1 to ${PAGE_SIZE} roasts.`

/** One page of the own roasts, newest first. `before` is the `next` of the page before. */
export const ListRoastsQuery = z.object({
  before: z
    .string(NO_PLACE)
    .regex(/^\d{1,15}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, NO_PLACE)
    .optional(),
  limit: z.coerce.number(NO_COUNT).int(NO_COUNT).min(1, NO_COUNT).max(PAGE_SIZE, NO_COUNT).default(PAGE_SIZE),
})
export type ListRoastsQuery = z.infer<typeof ListRoastsQuery>

export const RoastList = z.object({
  roasts: z.array(SavedRoast),
  /** Send it back as `before` for the next page; null at the end. */
  next: z.string().nullable(),
})
export type RoastList = z.infer<typeof RoastList>

/** Where the answer to "share" lets a roast be seen: /roast/{id} on the public address. */
export const SharedRoast = z.object({ roast: SavedRoast, link: z.url() })
export type SharedRoast = z.infer<typeof SharedRoast>

const MAX_REASON_LENGTH = 500
const NO_REASON = 'Say in a few words what is wrong.'

export const VisibilityInput = z.object({ visibility: Visibility })
export const ReactInput = z.object({ reaction: RoastReaction })
export const ReportInput = z.object({
  reason: z
    .string(NO_REASON)
    .trim()
    .min(1, NO_REASON)
    .max(MAX_REASON_LENGTH, `Keep it to ${MAX_REASON_LENGTH} characters.`)
    .regex(NO_NUL, HOLDS_NUL),
})

/** Forms of a result card: card 1200 px wide, story 1080x1920, preview 1200x630. */
export const CardForm = z.enum(['card', 'story', 'preview'])
export type CardForm = z.infer<typeof CardForm>
