import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#contract/profiles.ts'
import { PROFILE_KEY, ROASTS_KEY } from '#web/lib/query-keys.ts'
import { refreshSession } from '#web/lib/session.ts'
import { getProfile } from './api.ts'

export function useProfile() {
  return useQuery({ queryKey: PROFILE_KEY, queryFn: getProfile })
}

/** A change of the account whose answer is the changed account; the shell and the own roasts show it too. */
export function useProfileChange<Input>(change: (input: Input) => Promise<Profile>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (profile) => {
      client.setQueryData(PROFILE_KEY, profile)
      void refreshSession().catch(() => {})
      void client.invalidateQueries({ queryKey: ROASTS_KEY })
    },
  })
}

/** After the session has ended, here and in other tabs: guests are led to /auth, and nothing of the account stays in memory. */
export async function leaveForAuth(): Promise<void> {
  await refreshSession().catch(() => location.assign('/auth'))
}
