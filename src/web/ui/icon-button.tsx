import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

type IconButtonProps = ComponentProps<'button'> & { 'aria-label': string }

/** A bare icon, as large as a thumb. Its name is for those who cannot see it. */
export function IconButton(props: IconButtonProps) {
  const names = [styles.button, props.className].filter(Boolean).join(' ')
  return <button type="button" {...props} className={names} />
}
