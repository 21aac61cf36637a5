import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { resetPassword } from './api.ts'
import styles from './auth-form.module.css'
import { AuthScene } from './auth-scene.tsx'
import { checkNewPassword } from './check-input.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useSubmission } from './use-submission.ts'

interface ResetFormProps {
  token: string
  onDone: () => void
  /** The link is used up: asks for another one. */
  onForgot: () => void
}

/** Where the link in the mail leads: a new password for the account that the link names. */
export function ResetForm({ token, onDone, onForgot }: ResetFormProps) {
  const [password, setPassword] = useState('')
  const { form, problem, isBusy, submit } = useSubmission(
    () => checkNewPassword(password),
    async () => {
      await resetPassword({ token, newPassword: password })
      onDone()
    },
  )
  return (
    <AuthScene title="A new magic word" pitch="Signs you out everywhere else, so that only you know it.">
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {problem && problem.field === null && (
          <div className={styles.note}>
            <Notice>
              <p>{problem.sentence}</p>
              {problem.code === 'reset-link-invalid' && (
                <Button onClick={onForgot}>Ask for a new link</Button>
              )}
            </Notice>
          </div>
        )}
        <NewPasswordField label="New password" email="" {...{ password, problem }} onChange={setPassword} />
        <Button type="submit" look="strike" size="large" className={styles.strike} isBusy={isBusy}>
          Set password
        </Button>
      </form>
    </AuthScene>
  )
}
