/** Who may see and change a saved roast. DESIGN.md 3 "Who sees a roast". */

/** private: the owner alone. link: whoever has the link. public: also in feeds and on the owner's page. */
export const VISIBILITIES = ['private', 'link', 'public'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** All that the rules need to know of a roast. */
export interface RoastFacts {
  ownerId: string
  visibility: Visibility
}

/** An account's id, or null for a guest. */
export type Viewer = string | null

type Access = { ok: true } | { ok: false; reason: 'not-found' | 'not-yours' }

function canSee(roast: RoastFacts, viewer: Viewer): boolean {
  return roast.visibility !== 'private' || roast.ownerId === viewer
}

function canChange(roast: RoastFacts, viewer: Viewer): boolean {
  return roast.ownerId === viewer
}

/** What cannot be seen is not there: absent and private are one answer. */
export function accessTo(roast: RoastFacts | undefined, viewer: Viewer, deed: 'see' | 'change'): Access {
  if (!roast || !canSee(roast, viewer)) return { ok: false, reason: 'not-found' }
  return deed === 'see' || canChange(roast, viewer) ? { ok: true } : { ok: false, reason: 'not-yours' }
}
