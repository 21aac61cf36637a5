import { lazy, Suspense, useState } from 'react'
import type { Profile } from '#contract/profiles.ts'
import { Button } from '#web/ui/button.tsx'
import { Setting } from './setting.tsx'

const DeleteAccountDialog = lazy(() =>
  import('./delete-account-dialog.tsx').then((module) => ({ default: module.DeleteAccountDialog })),
)

export function DeleteSetting({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Setting
      title="Burn it all"
      tone="danger"
      help="Deletes your account with everything in it: roasts, photos, cards, links, reactions. At once, and for good."
    >
      <Button look="ember" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      {isOpen && (
        <Suspense>
          <DeleteAccountDialog profile={profile} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Setting>
  )
}
