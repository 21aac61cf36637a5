import type { RoastList, RoastReaction, SavedRoast, Visibility } from '#contract/saved-roasts.ts'
import { callApi } from '#web/lib/api-client.ts'

/** Calls on roasts that somebody owns. All fail with ApiError. */

export async function listRoasts(before: string | null, signal: AbortSignal): Promise<RoastList> {
  const query = before ? `?${new URLSearchParams({ before })}` : ''
  return (await callApi(`/api/roasts${query}`, { signal })).json()
}

export async function getRoast(id: string, signal: AbortSignal): Promise<SavedRoast> {
  return (await callApi(addressOf(id), { signal })).json()
}

export async function deleteRoast(id: string): Promise<void> {
  await callApi(addressOf(id), { method: 'DELETE' })
}

export async function reactToRoast(id: string, reaction: RoastReaction): Promise<SavedRoast> {
  return (await send(id, 'reactions', { reaction })).json()
}

export async function setVisibility(id: string, visibility: Visibility): Promise<SavedRoast> {
  return (await send(id, 'visibility', { visibility })).json()
}

export async function reportRoast(id: string, reason: string): Promise<void> {
  await send(id, 'report', { reason })
}

function send(id: string, deed: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return callApi(`${addressOf(id)}/${deed}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

function addressOf(id: string): string {
  return `/api/roasts/${encodeURIComponent(id)}`
}
