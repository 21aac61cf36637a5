import { Link } from 'wouter'
import { TAGLINE } from '#domain/product.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { NAV_LINKS } from './nav-links.ts'
import styles from './side-menu.module.css'

interface SideMenuProps {
  path: string
  onClose: () => void
}

/** The matchbook, opened: a match for each page, and the one where you are is lit. */
export function SideMenu({ path, onClose }: SideMenuProps) {
  return (
    <Dialog title="Menu" form="side" onClose={onClose}>
      <p className={styles.motto} aria-hidden="true">
        {TAGLINE}
      </p>
      <nav className={styles.matches} aria-label="Main">
        {NAV_LINKS.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            className={styles.link}
            aria-current={path === href ? 'page' : undefined}
            onClick={onClose}
          >
            <Match isLit={path === href} />
            {label}
          </Link>
        ))}
      </nav>
      <p className={styles.striker}>
        <span>Close cover before striking</span>
      </p>
    </Dialog>
  )
}

function Match({ isLit }: { isLit: boolean }) {
  return (
    <svg className={styles.match} viewBox="0 0 64 40" aria-hidden="true">
      <path className={styles.stick} d="M0 18 H46 V23 H0 Z" />
      {isLit && (
        <>
          <path
            className={styles.flame}
            d="M48 28 C38 28 34 19 38 11 C41 5 46 2 46 -10 C54 -4 62 5 62 16 C62 24 56 28 48 28 Z"
          />
          <path
            className={styles.glow}
            d="M49 26 C43 26 41 21 43 16 C45 12 48 10 48 4 C53 8 57 13 56 19 C55 23 53 26 49 26 Z"
          />
        </>
      )}
      <ellipse className={isLit ? styles.burnt : styles.head} cx="48" cy="20.5" rx="8" ry="6" />
    </svg>
  )
}
