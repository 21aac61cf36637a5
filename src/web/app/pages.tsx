import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import type { Session } from '#contract/session.ts'
import { HomePage } from '#web/features/home/home-page.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'

const AuthPage = lazy(() =>
  import('#web/features/auth/auth-page.tsx').then((module) => ({ default: module.AuthPage })),
)

/** Every page, one line each. SPEC.md section 2: unknown and signed-in-only paths lead guests to /auth. */
export function Pages({ session }: { session: Session }) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Switch>
        <Route path="/" component={HomePage} />
        <Route path="/auth" component={AuthPage} />
        <Route>
          <Redirect to={session.user ? '/' : '/auth'} replace />
        </Route>
      </Switch>
    </Suspense>
  )
}
