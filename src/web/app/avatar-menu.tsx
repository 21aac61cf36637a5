import { LogOut, Settings } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Session } from '#contract/session.ts'
import { signOut } from '#web/lib/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { showToast } from '#web/ui/toasts.tsx'
import styles from './avatar-menu.module.css'
import { useLateClose } from './use-late-close.ts'

/** SPEC.md section 2: the letter of whoever has no e-mail address. */
const NO_EMAIL = 'G'

const SIGN_OUT_FAILED = 'Could not sign out. Please check your connection and try again.'

/** Who you are, and the way out. Closes 200 ms after the focus has left it. SPEC.md section 2, "App shell". */
export function AvatarMenu({ user }: { user: NonNullable<Session['user']> }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const watch = useLateClose(isOpen, () => setIsOpen(false))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <div className={styles.place} onKeyDown={onKeyDown} {...watch}>
      <IconButton
        ref={button}
        className={styles.button}
        aria-label={`Account of ${user.email}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar name={user.email || NO_EMAIL} url={user.avatarUrl} />
      </IconButton>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        <p className={styles.email}>{user.email}</p>
        <Link href="/settings" className={styles.item} onClick={() => setIsOpen(false)}>
          <Settings aria-hidden="true" /> Settings
        </Link>
        <SignOutButton />
      </div>
    </div>
  )
}

function SignOutButton() {
  const [, navigate] = useLocation()
  const [isBusy, setIsBusy] = useState(false)
  const leave = async () => {
    setIsBusy(true)
    try {
      await signOut()
      navigate('/auth')
    } catch {
      setIsBusy(false)
      showToast({ text: SIGN_OUT_FAILED })
    }
  }
  return (
    <button type="button" className={styles.item} aria-disabled={isBusy} onClick={isBusy ? undefined : leave}>
      <LogOut aria-hidden="true" /> Sign Out
    </button>
  )
}
