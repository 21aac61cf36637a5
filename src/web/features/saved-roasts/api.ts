import type { RoastList, RoastReaction, SavedRoast, Visibility } from '#contract/saved-roasts.ts'
import { api } from '#web/lib/api-client.ts'

/** Calls on roasts that somebody owns. All fail with ApiError. */

const roasts = api.api.roasts

export async function listRoasts(before: string | null, signal: AbortSignal): Promise<RoastList> {
  const query = before ? { before } : {}
  return (await roasts.$get({ query }, { init: { signal } })).json()
}

export async function getRoast(id: string, signal?: AbortSignal): Promise<SavedRoast> {
  return (await roasts[':id'].$get(named(id), { init: { signal: signal ?? null } })).json()
}

export async function deleteRoast(id: string): Promise<void> {
  await roasts[':id'].$delete(named(id))
}

export async function reactToRoast(id: string, reaction: RoastReaction): Promise<SavedRoast> {
  return (await roasts[':id'].reactions.$post({ ...named(id), json: { reaction } })).json()
}

export async function setVisibility(id: string, visibility: Visibility): Promise<SavedRoast> {
  return (await roasts[':id'].visibility.$post({ ...named(id), json: { visibility } })).json()
}

export async function reportRoast(id: string, reason: string): Promise<void> {
  await roasts[':id'].report.$post({ ...named(id), json: { reason } })
}

/** Ids come from addresses that people type, and the client puts them into paths as they are. */
function named(id: string) {
  return { param: { id: encodeURIComponent(id) } }
}
