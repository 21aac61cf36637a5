import { z } from 'zod'
import { MODE_IDS } from '#domain/modes.ts'
import { MAX_CAPTION_LENGTH } from '#domain/roasts.ts'
import { MAX_SCORE, MIN_SCORE } from '#domain/scores.ts'

/** Roasts that somebody owns: /api/roasts. SPEC.md section 3 "Roast", DESIGN.md 3 "Who sees a roast". */

/** private: the owner alone. link: whoever has the link. public: also in feeds and on the owner's page. */
export const Visibility = z.enum(['private', 'link', 'public'])
export type Visibility = z.infer<typeof Visibility>

export const RoastReaction = z.enum(['laugh', 'fire'])
export type RoastReaction = z.infer<typeof RoastReaction>

export const SavedRoast = z.object({
  id: z.uuid(),
  mode: z.enum(MODE_IDS),
  caption: z.string(),
  score: z.int(),
  scoreLabel: z.string(),
  /** Address of the picture (image/webp) on our own origin; null for text. */
  imageUrl: z.string().nullable(),
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

/** A told roast, as POST /api/roast answered it. The receipt proves it; saving the same one twice gives the first. */
export const SaveRoastInput = z.object({
  mode: z.enum(MODE_IDS),
  roast: z.string().max(MAX_CAPTION_LENGTH),
  rating: z.int().min(MIN_SCORE).max(MAX_SCORE),
  /** The data URL of the answer, unchanged; null for text. */
  imageUrl: z
    .string()
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/)
    .max(4_000_000)
    .nullable(),
  originalText: z.string().max(2000).nullable(),
  receipt: z.string().max(200),
  battleId: z.uuid().nullable().default(null),
})
export type SaveRoastInput = z.infer<typeof SaveRoastInput>

export const RoastList = z.object({
  roasts: z.array(SavedRoast),
  /** Send it back as `before` for the next page; null at the end. */
  next: z.string().nullable(),
})
export type RoastList = z.infer<typeof RoastList>

/** Where the answer to "share" lets a roast be seen: /roast/{id} on the public address. */
export const SharedRoast = z.object({ roast: SavedRoast, link: z.url() })
export type SharedRoast = z.infer<typeof SharedRoast>

export const ReactInput = z.object({ reaction: RoastReaction })
export const ReportInput = z.object({ reason: z.string().trim().min(1).max(500) })

/** Forms of a result card: card 1200 px wide, story 1080x1920, preview 1200x630. */
export const CardForm = z.enum(['card', 'story', 'preview'])
export type CardForm = z.infer<typeof CardForm>
