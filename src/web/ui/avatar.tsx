import styles from './avatar.module.css'

interface AvatarProps {
  /** Whose first character stands in where there is no picture. */
  name: string
  url: string | null
  size?: 'normal' | 'large'
}

/** A person as a match head: the picture, or one letter. Says nothing by itself: the name stands beside it. */
export function Avatar({ name, url, size = 'normal' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {url ? <img src={url} alt="" /> : firstCharacter(name)}
    </span>
  )
}

function firstCharacter(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment.toLocaleUpperCase('en') ?? 'A'
}
