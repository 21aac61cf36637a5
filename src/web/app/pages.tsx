import { lazy, type ReactNode, Suspense } from 'react'
import { Redirect, Route, Switch, useRoute } from 'wouter'
import type { Session } from '#contract/session.ts'
import { HomePage } from '#web/features/home/home-page.tsx'
import { hasLeftOnPurpose } from '#web/lib/session.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import styles from './pages.module.css'
import { usePageArrival } from './use-page-arrival.ts'

const AuthPage = lazy(() =>
  import('#web/features/auth/auth-page.tsx').then((module) => ({ default: module.AuthPage })),
)
const NavigationBar = lazy(() =>
  import('./navigation-bar.tsx').then((module) => ({ default: module.NavigationBar })),
)
const NotOpenPage = lazy(() =>
  import('./not-open-page.tsx').then((module) => ({ default: module.NotOpenPage })),
)

const CollectionPage = lazy(() =>
  import('#web/features/collection/collection-page.tsx').then((module) => ({
    default: module.CollectionPage,
  })),
)
const RoastPage = lazy(() =>
  import('#web/features/roast-page/roast-page.tsx').then((module) => ({ default: module.RoastPage })),
)

const SettingsPage = lazy(() =>
  import('#web/features/settings/settings-page.tsx').then((module) => ({ default: module.SettingsPage })),
)

type User = Session['user']
type PageLine = [path: string, page: (params: Record<string, string>, user: User) => ReactNode]

/** Pages for everyone, one line each. */
const OPEN_PAGES: readonly PageLine[] = [
  ['/', () => <HomePage />],
  ['/auth', () => <AuthPage />],
  ['/roast/:id', ({ id = '' }, user) => <RoastPage key={id} id={id} isGuest={user === null} />],
]

/** Pages for signed-in people, one line each: guests are led to /auth. SPEC.md section 2, "Route table". */
const SIGNED_IN_PAGES: readonly PageLine[] = [
  ['/collection', () => <CollectionPage />],
  ['/settings', () => <SettingsPage />],
  ['/feed', () => <NotOpenPage room="feed" />],
  ['/challenges', () => <NotOpenPage room="challenges" />],
  ['/leaderboard', () => <NotOpenPage room="leaderboard" />],
  ['/video', () => <NotOpenPage room="video" />],
  ['/battle/:battleId', () => <NotOpenPage room="battle" />],
  ['/create-room', () => <NotOpenPage room="room" />],
  ['/room/:roomId', () => <NotOpenPage room="room" />],
]

/** In their place for guests. */
const GUARDED_PAGES: readonly PageLine[] = SIGNED_IN_PAGES.map(([path]) => [path, () => <LedToAuth />])

/** Back to the page afterwards, unless somebody has just left it for good. */
function LedToAuth() {
  const { pathname, search, hash } = location
  const state = hasLeftOnPurpose() ? null : { goal: `${pathname}${search}${hash}`, isGuarded: true }
  return <Redirect to="/auth" replace state={state} />
}

/** The page at the address, below the navigation bar for those who are signed in. */
export function Pages({ session: { user } }: { session: Session }) {
  const [isAtAuth] = useRoute('/auth')
  usePageArrival()
  const hasBar = user !== null && !isAtAuth
  const lines = [...OPEN_PAGES, ...(user ? SIGNED_IN_PAGES : GUARDED_PAGES)]
  return (
    <div className={styles.pages} data-bar={hasBar || undefined}>
      {hasBar && (
        <Suspense fallback={<div className={styles.place} />}>
          <NavigationBar user={user} />
        </Suspense>
      )}
      <Suspense fallback={<LoadingScreen />}>
        <Switch>
          {lines.map(([path, page]) => (
            <Route key={path} path={path}>
              {(params: Record<string, string>) => page(params, user)}
            </Route>
          ))}
          <Route>
            <Redirect to={user ? '/' : '/auth'} replace />
          </Route>
        </Switch>
      </Suspense>
    </div>
  )
}
