import { useState } from 'react'
import type { Profile } from '#contract/profiles.ts'
import { DELETE_WORD } from '#domain/accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './delete-account-dialog.module.css'
import { changeFailed, passwordProblem } from './messages.ts'
import { useBurning } from './use-burning.ts'

interface DeleteAccountDialogProps {
  profile: Profile
  onClose: () => void
}

/** Typed, not tapped: nobody deletes an account by a slip of the thumb, nor somebody else's by a phone left lying. */
export function DeleteAccountDialog({ profile: { email, hasPassword }, onClose }: DeleteAccountDialogProps) {
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const { burn, error, isBusy, forgetError } = useBurning()
  const isSure = typed.trim().toLowerCase() === DELETE_WORD && (password !== '' || !hasPassword)
  const wrongPassword = passwordProblem(error)
  const changePassword = (value: string) => {
    setPassword(value)
    forgetError()
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (isSure) burn(password)
  }
  return (
    <Dialog title="Delete this account?" onClose={onClose}>
      <Warning email={email} />
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
          {hasPassword && (
            <PasswordField
              label="Your password"
              value={password}
              // Not filled in by itself: that would prove nothing.
              autoComplete="off"
              error={wrongPassword}
              onChange={changePassword}
            />
          )}
        </div>
        {error && !wrongPassword && <Notice>{changeFailed(error)}</Notice>}
        <div className={styles.choice}>
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" look="ember" disabled={!isSure} isBusy={isBusy}>
            {isBusy ? 'Burning…' : 'Delete it all'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Warning({ email }: { email: string }) {
  return (
    <p className={styles.words}>
      Everything of <strong>{email}</strong> goes up in smoke. We keep no copy, and the links you gave away
      lead nowhere.
    </p>
  )
}
