import type { PopupMessage, PopupQuery } from '#contract/auth.ts'

const CLOSED_POLL_MS = 400
const NAME = 'scorch-sign-in'
const MESSAGE_TYPE: PopupMessage['type'] = 'better-auth:oauth-popup'

/**
 * Lets somebody sign in at a provider in a popup. True when the provider let them in; false when it did not, when the
 * popup was blocked, and when it was closed before. Call it from the tap itself, or browsers block the popup.
 */
export function signInInPopup(provider: PopupQuery['provider']): Promise<boolean> {
  const nonce = crypto.randomUUID()
  const query = { provider, popupOrigin: location.origin, popupNonce: nonce } satisfies PopupQuery
  const address = `/api/auth/oauth-popup/start?${new URLSearchParams(query)}`
  const popup = window.open(address, NAME, centred(480, 640))
  return popup ? outcomeOf(popup, nonce) : Promise.resolve(false)
}

/** When the provider could not even be asked, the popup ends up on /auth: the page that opened it says so. */
export function closeFailedPopup(): void {
  if (window.opener && window.name === NAME) window.close()
}

function outcomeOf(popup: Window, nonce: string): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isSignedIn: boolean) => {
      clearInterval(poll)
      window.removeEventListener('message', onMessage)
      popup.close()
      resolve(isSignedIn)
    }
    const onMessage = ({ origin, data }: MessageEvent<Partial<PopupMessage> | null>) => {
      if (origin !== location.origin || data?.type !== MESSAGE_TYPE || data.nonce !== nonce) return
      settle(data.error === undefined)
    }
    const poll = setInterval(() => popup.closed && settle(false), CLOSED_POLL_MS)
    window.addEventListener('message', onMessage)
  })
}

function centred(width: number, height: number): string {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
