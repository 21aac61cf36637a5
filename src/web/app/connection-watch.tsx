import { useEffect } from 'react'
import { prepareToasts, showToast } from '#web/ui/toasts.tsx'

const AHEAD_MS = 4_000

/** Says when the connection goes and when it is back; what was typed and chosen stays meanwhile. */
export function ConnectionWatch() {
  useEffect(() => {
    const timer = setTimeout(prepareToasts, AHEAD_MS)
    const onOffline = () => showToast({ text: 'You are offline. Whatever is on stage stays there.' })
    const onOnline = () => showToast({ text: 'Back online. The comedian is warming up.' })
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
    }
  }, [])
  return null
}
