import { useCallback } from 'react'
import { Button } from '#web/ui/button.tsx'
import { MatchStrike } from '#web/ui/match-strike.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CARD_FAILED, CARD_NOT_READY } from './messages.ts'
import styles from './preview.module.css'
import type { CardImage } from './use-card-image.ts'

interface PreviewProps {
  image: CardImage
  form: 'card' | 'story'
  /** Somebody wanted the picture before it was there. */
  isEarly: boolean
  /** Makes room for the ways to send it. */
  isSmall: boolean
}

/** What others will get: exactly that picture, small. */
export function Preview({ image, form, isEarly, isSmall }: PreviewProps) {
  if (image.isError) {
    return (
      <div className={styles.stage} data-small={isSmall || undefined}>
        <Notice>{CARD_FAILED}</Notice>
        <Button look="quiet" onClick={image.retry}>
          Try Again
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.stage} data-form={form} data-small={isSmall || undefined} aria-busy={!image.blob}>
      {image.blob ? (
        <Print blob={image.blob} alt={`Preview of the ${form}`} />
      ) : (
        <>
          <MatchStrike />
          {isEarly ? <Notice>{CARD_NOT_READY}</Notice> : <p role="status">Printing your {form}…</p>}
        </>
      )}
    </div>
  )
}

/** A blob's address keeps it in memory until it is taken back, so it lives exactly as long as the element. */
function Print({ blob, alt }: { blob: Blob; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(blob)
      return () => URL.revokeObjectURL(image.src)
    },
    [blob],
  )
  return <img ref={show} className={styles.print} alt={alt} />
}
