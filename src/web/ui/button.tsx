import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  /**
   * strike: the one thing to do here. paper: the other things. quiet: ways out. ember: there is no way back.
   * ink, print: on a printed cover, solid and in outline.
   */
  look?: 'strike' | 'paper' | 'quiet' | 'ember' | 'ink' | 'print'
  /** Shows that something is under way and ignores further taps; the button keeps its focus and its width. */
  isBusy?: boolean
  size?: 'normal' | 'large'
}

export function Button({ look = 'paper', size = 'normal', isBusy = false, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={[styles.button, styles[look], styles[size], props.className].filter(Boolean).join(' ')}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    />
  )
}
