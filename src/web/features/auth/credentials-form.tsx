import { useState } from 'react'
import { refreshSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import styles from './auth-form.module.css'
import type { AuthView } from './auth-page.tsx'
import { markArrival } from './carried-roasts.ts'
import { checkEmail, checkKnownPassword, checkNewPassword } from './check-input.ts'
import { EmailField } from './email-field.tsx'
import type { AuthProblem } from './messages.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { useEntrance } from './use-entrance.ts'
import { useSubmission } from './use-submission.ts'

interface CredentialsFormProps {
  view: 'sign-up' | 'sign-in'
  /** Kept while somebody changes their mind about signing up or in. */
  email: string
  onEmail: (email: string) => void
  onView: (view: AuthView) => void
}

/** E-mail address and password, to sign up or in with, and the providers that do without. */
export function CredentialsForm({ view, email, onEmail, onView }: CredentialsFormProps) {
  const [password, setPassword] = useState('')
  const isNew = view === 'sign-up'
  const enter = useEntrance(isNew)
  const { form, problem, isBusy, submit } = useSubmission(
    () => checkEmail(email) ?? (isNew ? checkNewPassword(password) : checkKnownPassword(password)),
    async () => {
      await enter({ email: email.trim(), password })
      markArrival(view)
      await refreshSession()
    },
  )
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {problem && problem.field === null && (
        <div className={styles.note}>
          <Notice>{problem.sentence}</Notice>
        </div>
      )}
      <EmailField email={email} problem={problem} onChange={onEmail} />
      {isNew ? (
        <NewPasswordField label="Password" {...{ password, email, problem }} onChange={setPassword} />
      ) : (
        <KnownPasswordField {...{ password, problem }} onChange={setPassword} />
      )}
      <Button type="submit" look="strike" size="large" className={styles.strike} isBusy={isBusy}>
        {isNew ? 'Sign Up' : 'Sign In'}
      </Button>
      {!isNew && (
        <p className={styles.row}>
          <button type="button" className={styles.link} onClick={() => onView('forgot')}>
            Forgot your password?
          </button>
        </p>
      )}
      <ProviderButtons arrival={view} />
      <p className={styles.row}>
        <button type="button" className={styles.link} onClick={() => onView(isNew ? 'sign-in' : 'sign-up')}>
          {isNew ? 'I already have an account' : 'I am new here'}
        </button>
      </p>
    </form>
  )
}

interface KnownPasswordFieldProps {
  password: string
  onChange: (password: string) => void
  problem: AuthProblem | null
}

function KnownPasswordField({ password, onChange, problem }: KnownPasswordFieldProps) {
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      required
      value={password}
      error={problem?.field === 'password' ? problem.sentence : null}
      onChange={onChange}
    />
  )
}
