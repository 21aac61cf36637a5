import { type ComponentProps, useId } from 'react'
import { countCharacters } from '#domain/roasts.ts'
import styles from './text-area.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'maxLength'> {
  label: string
  value: string
  onChange: (value: string) => void
  /** As people count: a family emoji is one. Typing stops there; pasting is cut there. */
  limit: number
}

/** Ruled cream paper with a counter that speaks up when room runs out. */
export function TextArea({ label, value, onChange, limit, ...props }: TextAreaProps) {
  const id = useId()
  const used = countCharacters(value)
  const left = limit - used
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...props}
        id={id}
        className={styles.area}
        value={value}
        aria-describedby={`${id}-count`}
        onChange={(event) => onChange(cut(event.currentTarget.value, limit))}
      />
      <p id={`${id}-count`} className={styles.count} data-low={left <= 20 || undefined}>
        {used}/{limit}
      </p>
      <p className="visually-hidden" role="status">
        {left <= 20 ? `${left} characters left` : ''}
      </p>
    </div>
  )
}

function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)]
    .slice(0, limit)
    .map((part) => part.segment)
    .join('')
}
