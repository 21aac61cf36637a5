import { useLocation } from 'wouter'
import { Button } from '#web/ui/button.tsx'
import { ScreenMessage } from '#web/ui/screen-message.tsx'
import styles from './not-open-page.module.css'

/** Stands where a page is going to be. */
export function NotOpenPage() {
  const [, navigate] = useLocation()
  return (
    <ScreenMessage title="Not open yet">
      <Sign />
      <p>We are still sweeping this room. The stage is open every night, though.</p>
      <Button look="strike" onClick={() => navigate('/')}>
        Back to the show
      </Button>
    </ScreenMessage>
  )
}

/** A sign on its nail. */
function Sign() {
  return (
    <svg className={styles.sign} viewBox="0 0 240 190" aria-hidden="true">
      <circle className={styles.nail} cx="120" cy="12" r="6" />
      <g className={styles.board}>
        <path className={styles.string} d="M120 12 L44 78 M120 12 L196 78" />
        <rect className={styles.paper} x="14" y="74" width="212" height="104" rx="4" />
        <rect className={styles.frame} x="22" y="82" width="196" height="88" rx="2" />
        <text className={styles.word} x="120" y="124" textAnchor="middle">
          Doors open
        </text>
        <text className={styles.word} x="120" y="159" textAnchor="middle">
          soon
        </text>
      </g>
    </svg>
  )
}
