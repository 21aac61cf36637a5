import { useLocation } from 'wouter'
import { Button } from '#web/ui/button.tsx'
import { ScreenMessage } from '#web/ui/screen-message.tsx'
import styles from './not-open-page.module.css'

const ROOMS = {
  feed: { name: 'The feed', coming: 'Every roast that wants an audience, one at a time.' },
  challenges: { name: 'The ring', coming: 'Roast Rooms for many, battles for two.' },
  leaderboard: { name: 'The ranking', coming: 'From Junior Burner to Legendary Burner, in public.' },
  video: { name: 'The cinema', coming: 'Your roasts, read out loud by somebody with no mercy.' },
  battle: { name: 'The ring', coming: 'Two people, one vote, no towels.' },
  room: { name: 'The back room', coming: 'One theme, up to fifty egos.' },
} as const

/** Stands where a page is going to be, and says which. */
export function NotOpenPage({ room }: { room: keyof typeof ROOMS }) {
  const [, navigate] = useLocation()
  const { name, coming } = ROOMS[room]
  return (
    <ScreenMessage title="Not open yet">
      <Sign name={name} />
      <p>{coming} We are still sweeping; the stage is open every night, though.</p>
      <Button look="strike" onClick={() => navigate('/')}>
        Back to the show
      </Button>
    </ScreenMessage>
  )
}

/** A sign on its nail. */
function Sign({ name }: { name: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 240 190" aria-hidden="true">
      <circle className={styles.nail} cx="120" cy="12" r="6" />
      <g className={styles.board}>
        <path className={styles.string} d="M120 12 L44 78 M120 12 L196 78" />
        <rect className={styles.paper} x="14" y="74" width="212" height="104" rx="4" />
        <rect className={styles.frame} x="22" y="82" width="196" height="88" rx="2" />
        <text className={styles.word} x="120" y="126" textAnchor="middle">
          {name}
        </text>
        <text className={styles.small} x="120" y="156" textAnchor="middle">
          Doors open soon
        </text>
      </g>
    </svg>
  )
}
