import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DELETE_WORD } from '#domain/accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { deleteProfile } from './api.ts'
import styles from './delete-account-dialog.module.css'
import { changeFailed } from './messages.ts'
import { leaveForAuth } from './use-profile.ts'

/** Typed, not tapped: nobody deletes an account by a slip of the thumb. */
export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const burn = useMutation({ mutationFn: deleteProfile, onSuccess: leaveForAuth })
  const isSure = typed.trim().toLowerCase() === DELETE_WORD
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (isSure && !burn.isPending && !burn.isSuccess) burn.mutate()
  }
  return (
    <Dialog title="Delete this account?" onClose={onClose}>
      <p className={styles.words}>
        Everything of <strong>{email}</strong> goes up in smoke. We keep no copy, and the links you gave away
        lead nowhere.
      </p>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.slip}>
          <TextField
            label={`Type "${DELETE_WORD}" to go through with it`}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={setTyped}
          />
        </div>
        {burn.isError && <Notice>{changeFailed(burn.error)}</Notice>}
        <div className={styles.choice}>
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" look="ember" disabled={!isSure} isBusy={burn.isPending || burn.isSuccess}>
            {burn.isPending ? 'Burning…' : 'Delete it all'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
