import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './text-field.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'> {
  label: string
  value: string
  onChange: (value: string) => void
  /** What is wrong with it, said at once. */
  error?: string | null
  /** Below the field, and read out with it. */
  hint?: ReactNode
  /** Inside the field, at its end. */
  action?: ReactNode
}

/** A line to fill in on paper, with what is wrong right below it. */
export function TextField({ label, value, onChange, error, hint, action, ...props }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line} data-wrong={error ? true : undefined}>
        <input
          {...props}
          id={id}
          className={styles.input}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-hint`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {action}
      </div>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
      <div id={`${id}-hint`}>{hint}</div>
    </div>
  )
}
