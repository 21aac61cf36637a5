import type { ComponentProps } from 'react'
import styles from './text-button.module.css'

/** Something small to do beside the text: underlined words, as tall as a thumb. */
export function TextButton(props: ComponentProps<'button'>) {
  const names = [styles.button, props.className].filter(Boolean).join(' ')
  return <button type="button" {...props} className={names} />
}
