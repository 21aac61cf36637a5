import { type ReactNode, useId } from 'react'
import styles from './setting.module.css'

interface SettingProps {
  title: string
  help?: string
  /** danger: there is no way back. */
  tone?: 'normal' | 'danger'
  children: ReactNode
}

/** One thing that can be set, under its name. */
export function Setting({ title, help, tone = 'normal', children }: SettingProps) {
  const id = useId()
  return (
    <section className={styles.setting} data-tone={tone} aria-labelledby={id}>
      <header className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {help && <p className={styles.help}>{help}</p>}
      </header>
      <div className={styles.controls}>{children}</div>
    </section>
  )
}
