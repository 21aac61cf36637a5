import type { Profile } from '#contract/profiles.ts'
import { DELETE_WORD } from '#domain/accounts.ts'
import { api, callApi } from '#web/lib/api-client.ts'

/** Calls on the own account. All fail with ApiError. */

export const EXPORT_ADDRESS = '/api/profile/export'

export async function getProfile(): Promise<Profile> {
  return (await api.api.profile.$get()).json()
}

export async function renameProfile(name: string): Promise<Profile> {
  return (await api.api.profile.$patch({ json: { name } })).json()
}

export async function putAvatar(photo: Blob): Promise<Profile> {
  const file = new File([photo], 'avatar', { type: photo.type })
  return (await api.api.profile.avatar.$put({ form: { file } })).json()
}

export async function removeAvatar(): Promise<Profile> {
  return (await api.api.profile.avatar.$delete()).json()
}

export async function deleteProfile(): Promise<void> {
  await api.api.profile.$delete({ json: { confirm: DELETE_WORD } })
}

/** Ends every session, this one too. */
export async function signOutEverywhere(): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await callApi('/api/auth/revoke-sessions', { method: 'POST', headers, body: '{}' })
}
