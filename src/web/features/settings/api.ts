import type { Profile } from '#contract/profiles.ts'
import { DELETE_WORD } from '#domain/accounts.ts'
import { api, postJson } from '#web/lib/api-client.ts'

/** Calls on the own account. All fail with ApiError. */

const EXPORT_ADDRESS = '/api/profile/export'

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

/** `password`: empty for an account without one. */
export async function deleteProfile(password: string): Promise<void> {
  await api.api.profile.$delete({ json: { confirm: DELETE_WORD, password } })
}

/** Hands the archive to the browser's downloads as it is made, however large; what keeps us from it is said here. */
export async function downloadExport(): Promise<void> {
  await api.api.profile.export.permit.$get()
  const link = document.createElement('a')
  link.href = EXPORT_ADDRESS
  link.download = ''
  link.click()
}

/** Ends every session, this one too. */
export async function signOutEverywhere(): Promise<void> {
  await postJson('/api/auth/revoke-sessions', {})
}
