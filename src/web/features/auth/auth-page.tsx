import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { Button } from '#web/ui/button.tsx'
import { ScreenMessage } from '#web/ui/screen-message.tsx'

interface CarriedRoasts {
  guestRoasts?: unknown[]
}

/** /auth: guests arrive here with the roasts they were told, carried in navigation state. */
export function AuthPage() {
  const carried = useHistoryState<CarriedRoasts | null>()?.guestRoasts?.length ?? 0
  return (
    <ScreenMessage title="The guest list is not open yet">
      <p>{carriedSentence(carried)}</p>
      <Button look="strike" onClick={() => navigate('/')}>
        Back to the show
      </Button>
    </ScreenMessage>
  )
}

function carriedSentence(count: number): string {
  if (count === 0) return 'Accounts are on their way. Until then every roast is on the house.'
  const roasts = count === 1 ? 'Your roast is' : `Your ${count} roasts are`
  return `Accounts are on their way. ${roasts} waiting with you as long as this tab is open.`
}
