import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteProfile } from './api.ts'
import { leaveForAuth } from './use-profile.ts'

const BURNING = ['burn-account']

/** Deletes the account, once. */
export function useBurning() {
  const client = useQueryClient()
  const burn = useMutation({
    mutationKey: BURNING,
    mutationFn: deleteProfile,
    onSuccess: leaveForAuth,
  })
  return {
    error: burn.error,
    isBusy: burn.isPending || burn.isSuccess,
    forgetError: burn.reset,
    burn: (password: string) => {
      // Asked anew: the second of two quick taps comes before this has been drawn again.
      const isUnderWay = burn.isSuccess || client.isMutating({ mutationKey: BURNING }) > 0
      if (!isUnderWay) burn.mutate(password)
    },
  }
}
