import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import type { Session } from '#contract/session.ts'
import { refreshSession, useProviders } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './auth-form.module.css'
import { type Arrival, markArrival } from './carried-roasts.ts'
import { GoogleSign } from './google-sign.tsx'
import { popupFailed } from './messages.ts'
import { closeFailedPopup, signInInPopup } from './popup.ts'

type Provider = Session['providers'][number]

const GOOGLE: Provider = { id: 'google', name: 'Google' }

/** One popup at a time. Google's button is always there, and says so when nobody has set it up. */
export function ProviderButtons({ arrival }: { arrival: Arrival }) {
  const configured = useProviders()
  const hasReturnedEmpty = new URLSearchParams(useSearch()).has('error')
  const [busy, setBusy] = useState<Provider['id'] | null>(null)
  const [failed, setFailed] = useState<Provider | null>(hasReturnedEmpty ? GOOGLE : null)
  useEffect(() => {
    if (hasReturnedEmpty) closeFailedPopup()
  }, [hasReturnedEmpty])
  useLateEntrance(failed !== null)
  const others = configured.filter(({ id }) => id !== GOOGLE.id)

  const enter = async (provider: Provider) => {
    if (busy) return
    setBusy(provider.id)
    setFailed(null)
    const isSetUp = configured.some(({ id }) => id === provider.id)
    const isIn = isSetUp && (await hasSignedIn(provider, arrival))
    setBusy(null)
    if (!isIn) setFailed(provider)
  }
  return (
    <>
      <p className={styles.or}>or</p>
      {failed && (
        <div className={styles.note}>
          <Notice>{popupFailed(failed.name)}</Notice>
        </div>
      )}
      {[GOOGLE, ...others].map((provider) => (
        <Button
          key={provider.id}
          className={styles.provider}
          isBusy={busy === provider.id}
          onClick={() => enter(provider)}
        >
          {provider.id === 'google' ? <GoogleSign /> : <KeyRound aria-hidden="true" />}
          Continue with {provider.name}
        </Button>
      ))}
    </>
  )
}

/** Some providers hide their popup from us, so that it seems closed: whoever comes back from it may be in all the same. */
function useLateEntrance(hasFailed: boolean) {
  useEffect(() => {
    if (!hasFailed) return
    const ask = () => void refreshSession().catch(() => {})
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [hasFailed])
}

/** Asks the server in any case: a popup that closes itself may have done so before its word arrived. */
async function hasSignedIn({ id }: Provider, arrival: Arrival): Promise<boolean> {
  await signInInPopup(id)
  markArrival(arrival)
  try {
    return (await refreshSession()).user !== null
  } catch {
    return false
  }
}
