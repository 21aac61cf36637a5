import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Session } from '#contract/session.ts'
import { PRODUCT } from '#domain/product.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { NAV_LINKS } from './nav-links.ts'
import styles from './navigation-bar.module.css'

const SideMenu = lazy(() => import('./side-menu.tsx').then((module) => ({ default: module.SideMenu })))

/** The top of every page for those who are signed in; on a phone the links slide in from the side. */
export function NavigationBar({ user }: { user: NonNullable<Session['user']> }) {
  const [path] = useLocation()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <header className={styles.bar}>
      <IconButton
        className={styles.menu}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => setIsMenuOpen(true)}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      <Link href="/" className={styles.product}>
        {PRODUCT}
      </Link>
      <nav className={styles.links} aria-label="Main">
        {NAV_LINKS.map(({ href, label }) => (
          <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <AvatarMenu user={user} />
      {isMenuOpen && (
        <Suspense>
          <SideMenu path={path} onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
