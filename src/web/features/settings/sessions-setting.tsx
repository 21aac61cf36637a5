import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { signOutEverywhere } from './api.ts'
import { changeFailed } from './messages.ts'
import { Setting } from './setting.tsx'
import { leaveForAuth } from './use-profile.ts'

/** For a lost phone, or a borrowed one. */
export function SessionsSetting() {
  const leave = useMutation({ mutationFn: signOutEverywhere, onSuccess: leaveForAuth })
  return (
    <Setting
      title="Other devices"
      help="Left yourself signed in on somebody’s laptop? This ends every session, here too."
    >
      {leave.isError && <Notice>{changeFailed(leave.error)}</Notice>}
      <Button look="quiet" isBusy={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        Sign out everywhere
      </Button>
    </Setting>
  )
}
