import { type PasswordStrength, ratePassword } from '#domain/password-strength.ts'
import { STRENGTHS, WEAKNESSES } from './messages.ts'
import styles from './strength-hint.module.css'

const LIT: Record<PasswordStrength, number> = { 'too-short': 0, weak: 1, fair: 2, good: 3, strong: 4 }

/** Four matches, lit one after the other. A nudge: six characters are enough. */
export function StrengthHint({ password, email }: { password: string; email: string }) {
  const { strength, weakness } = ratePassword(password, email)
  return (
    <div className={styles.hint}>
      <svg className={styles.matches} viewBox="0 0 96 34" aria-hidden="true">
        {[0, 1, 2, 3].map((index) => (
          <g
            key={index}
            transform={`translate(${index * 24} 0)`}
            data-lit={index < LIT[strength] || undefined}
          >
            <path className={styles.stick} d="M10.4 16 h3.2 l0.6 18 h-4.4 Z" />
            <ellipse className={styles.head} cx="12" cy="15" rx="3.6" ry="4.6" />
            <path
              className={styles.flame}
              d="M12.6 0 C13.8 5 19 7 18.6 13 C18.3 17 15.6 19.4 12 19.4 C8.4 19.4 5.5 16.8 5.6 12.6 C5.7 9 8.2 8 9 4.4 C10.6 5.8 11 7 10.8 9 C12.4 6.6 12.9 4 12.6 0 Z"
            />
          </g>
        ))}
      </svg>
      <p aria-live="polite">
        {STRENGTHS[strength]} {weakness && WEAKNESSES[weakness]}
      </p>
    </div>
  )
}
