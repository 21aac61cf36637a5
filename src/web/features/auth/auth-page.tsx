import { useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { refreshSession, useUser } from '#web/lib/session.ts'
import { showToast } from '#web/ui/toasts.tsx'
import { AuthScene } from './auth-scene.tsx'
import { destinationAfter, isProbablyNew, useCarried } from './carried-roasts.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SavingRoasts } from './saving-roasts.tsx'

export type AuthView = 'sign-up' | 'sign-in' | 'forgot'

/** /auth: guests arrive here with the roasts they were told, carried in navigation state. SPEC.md section 2. */
export function AuthPage() {
  const user = useUser()
  const { roasts, arrival, goal, why, isGuarded } = useCarried()
  const [, navigate] = useLocation()
  const [view, setView] = useState<AuthView>(() => (isProbablyNew() ? 'sign-up' : 'sign-in'))
  const [email, setEmail] = useState('')
  const token = new URLSearchParams(useSearch()).get('reset')

  if (token) {
    const leave = (next: AuthView) => {
      setView(next)
      navigate('/auth', { replace: true })
    }
    const onDone = async () => {
      // All sessions have ended, the one in this browser too.
      await refreshSession().catch(() => {})
      showToast({ text: 'That is your password now. Sign in with it.' })
      leave('sign-in')
    }
    return <ResetForm token={token} onDone={onDone} onForgot={() => leave('forgot')} />
  }
  const destination = destinationAfter(arrival, goal)
  if (user && roasts.length > 0)
    return <SavingRoasts roasts={roasts} arrival={arrival ?? 'sign-in'} destination={destination} />
  if (user) return <Redirect to={destination} replace />
  if (view === 'forgot')
    return <ForgotForm email={email} onEmail={setEmail} onBack={() => setView('sign-in')} />
  const reason = isGuarded ? GUARDED : view === 'sign-up' && why
  return (
    <AuthScene key={view} {...COPY[view]} {...(reason && { pitch: reason })} roasts={roasts}>
      <CredentialsForm view={view} email={email} onEmail={setEmail} onView={setView} />
    </AuthScene>
  )
}

const GUARDED = 'That page is for people on the book. Come in, and you go straight there.'

const COPY = {
  'sign-up': {
    title: 'Get your name on the book',
    pitch: 'It keeps your roasts, prints them for sharing and gets you into battles.',
  },
  'sign-in': { title: 'Back for more?', pitch: 'Your collection kept glowing while you were gone.' },
} as const
