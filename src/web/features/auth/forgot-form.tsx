import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { requestReset } from './api.ts'
import styles from './auth-form.module.css'
import { AuthScene } from './auth-scene.tsx'
import { checkEmail } from './check-input.ts'
import { EmailField } from './email-field.tsx'
import { useSubmission } from './use-submission.ts'

interface ForgotFormProps {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}

/** Asks for a mail with a link. What is said afterwards is the same whether or not there is such an account. */
export function ForgotForm({ email, onEmail, onBack }: ForgotFormProps) {
  const [isSent, setIsSent] = useState(false)
  const { form, problem, isBusy, submit } = useSubmission(
    () => checkEmail(email),
    async () => {
      await requestReset({ email: email.trim() })
      setIsSent(true)
    },
  )
  const back = (
    <p className={styles.row}>
      <button type="button" className={styles.link} onClick={onBack}>
        Back to signing in
      </button>
    </p>
  )
  if (isSent) {
    return (
      <AuthScene key="sent" title="Check your mail" pitch="The link works once, within the hour.">
        <div className={styles.form}>
          <p className={styles.words} role="status">
            If <strong>{email.trim()}</strong> is on the book, a link to a new password is on its way there.
          </p>
          {back}
        </div>
      </AuthScene>
    )
  }
  return (
    <AuthScene title="Lost the magic word?" pitch="Happens to the best. We send you a link to a new one.">
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {problem && problem.field === null && (
          <div className={styles.note}>
            <Notice>{problem.sentence}</Notice>
          </div>
        )}
        <EmailField email={email} problem={problem} onChange={onEmail} />
        <Button type="submit" look="strike" size="large" className={styles.strike} isBusy={isBusy}>
          Send the link
        </Button>
        {back}
      </form>
    </AuthScene>
  )
}
