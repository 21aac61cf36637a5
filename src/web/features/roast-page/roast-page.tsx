import { navigate } from 'wouter/use-browser-location'
import { DELETE_FAILED, useDeleteRoast, useRoast } from '#web/features/saved-roasts/public.ts'
import { Button } from '#web/ui/button.tsx'
import { MatchStrike } from '#web/ui/match-strike.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePicture } from '#web/ui/use-picture.ts'
import { ScreenMessage } from '#web/ui/screen-message.tsx'
import { isGone, LOAD_FAILED } from './messages.ts'
import { ShownRoast } from './shown-roast.tsx'
import { Tombstone } from './tombstone.tsx'

interface RoastPageProps {
  id: string
  isGuest: boolean
}

/** /roast/{id}: what a share link leads to, for everyone who may see that roast. DESIGN.md 3. */
export function RoastPage({ id, isGuest }: RoastPageProps) {
  const { data: roast, error, refetch } = useRoast(id)
  const remove = useDeleteRoast()
  const picture = usePicture(roast?.imageUrl ?? null)
  if (isGone(error)) return <Tombstone />
  if (roast && picture !== 'coming') {
    const burn = () =>
      remove.mutate(roast.id, { onSuccess: () => navigate('/collection', { replace: true }) })
    return (
      <ShownRoast roast={roast} isGuest={isGuest} onDelete={burn}>
        {remove.isError && <Notice>{DELETE_FAILED}</Notice>}
      </ShownRoast>
    )
  }
  if (roast || !error) {
    return (
      <ScreenMessage role="status">
        <MatchStrike />
        <p>Fetching the roast…</p>
      </ScreenMessage>
    )
  }
  return (
    <ScreenMessage title="The match went out">
      <Notice>{LOAD_FAILED}</Notice>
      <Button look="strike" onClick={() => void refetch()}>
        Try Again
      </Button>
    </ScreenMessage>
  )
}
