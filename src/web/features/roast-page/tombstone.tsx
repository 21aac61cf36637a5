import { navigate } from 'wouter/use-browser-location'
import { Button } from '#web/ui/button.tsx'
import { ScreenMessage } from '#web/ui/screen-message.tsx'
import styles from './tombstone.module.css'

/** One and the same for roasts that never were, that are private and that are gone. */
export function Tombstone() {
  return (
    <ScreenMessage title="Here lies a roast">
      <svg className={styles.stone} viewBox="0 0 160 150" aria-hidden="true">
        <path className={styles.ground} d="M6 140 C30 128 130 128 154 140 L154 150 H6 Z" />
        <path className={styles.slab} d="M34 138 V62 C34 34 54 16 80 16 C106 16 126 34 126 62 V138 Z" />
        <path className={styles.rim} d="M43 130 V63 C43 40 59 25 80 25 C101 25 117 40 117 63 V130" />
        <g className={styles.match}>
          <path d="M77.5 66 H83.5 L84.5 116 H76.5 Z" />
          <ellipse cx="80.5" cy="62" rx="7" ry="9" />
        </g>
        <path className={styles.smoke} d="M80 50 C70 42 90 36 80 26 C74 18 86 14 82 4" />
      </svg>
      <p className={styles.words}>
        It burned bright, or it was never meant for you, or it never was. The dead tell no tales.
      </p>
      <Button look="strike" size="large" onClick={() => navigate('/')}>
        Get your own
      </Button>
    </ScreenMessage>
  )
}
