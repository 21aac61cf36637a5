import { TextField } from '#web/ui/text-field.tsx'
import type { AuthProblem } from './messages.ts'

interface EmailFieldProps {
  email: string
  onChange: (email: string) => void
  problem: AuthProblem | null
}

export function EmailField({ email, onChange, problem }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={email}
      error={problem?.field === 'email' ? problem.sentence : null}
      onChange={onChange}
    />
  )
}
