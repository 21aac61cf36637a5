import { PasswordField } from '#web/ui/password-field.tsx'
import type { AuthProblem } from './messages.ts'
import { StrengthHint } from './strength-hint.tsx'

interface NewPasswordFieldProps {
  label: string
  password: string
  /** Whose it is going to be: what stands in it makes a weak password. */
  email: string
  onChange: (password: string) => void
  problem: AuthProblem | null
}

/** A password being chosen: says how long it would burn. */
export function NewPasswordField({ label, password, email, onChange, problem }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      required
      value={password}
      error={problem?.field === 'password' ? problem.sentence : null}
      hint={<StrengthHint password={password} email={email} />}
      onChange={onChange}
    />
  )
}
