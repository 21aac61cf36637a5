import type { SavedRoast } from '#contract/saved-roasts.ts'
import { bandOf } from '#domain/scores.ts'
import type { Viewer } from '#domain/roast-access.ts'
import type { Actor } from '#server/features/context.ts'
import type { RoastRow } from './store.ts'

/** SPEC.md section 3: whoever has not given a name. */
const NAMELESS = 'Anonymous'

export function viewerOf(actor: Actor): Viewer {
  return actor.kind === 'user' ? actor.userId : null
}

/** A roast on the wire, as `viewer` may see it. */
export function toSavedRoast(row: RoastRow, viewer: Viewer): SavedRoast {
  return {
    id: row.id,
    mode: row.mode,
    caption: row.caption,
    score: row.score,
    scoreLabel: bandOf(row.score).label,
    imageUrl: row.picture_hash && `/api/roasts/${row.id}/picture`,
    smallImageUrl: row.picture_hash && `/api/roasts/${row.id}/picture?size=small`,
    originalText: row.original_text,
    createdAt: row.created_at.toISOString(),
    source: row.battle_id ? 'Battle' : 'Personal',
    battleId: row.battle_id,
    usedInVideo: row.used_in_video,
    visibility: row.visibility,
    reactions: { laugh: row.laugh, fire: row.fire },
    myReaction: row.my_reaction,
    isMine: row.user_id === viewer,
    owner: { id: row.user_id, name: row.owner_name || NAMELESS, avatarUrl: row.owner_avatar },
  }
}
