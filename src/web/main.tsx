import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './ui/base.css'

// Dialogs lock the page's scrolling with a style of their own; the page's policy wants it signed.
setNonce(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '')

/** A keyboard that closes cuts the change of stage short: the new stage stands at once, and nothing is wrong. */
function report(error: unknown) {
  const isCutShort = error instanceof DOMException && error.name === 'InvalidStateError'
  if (!isCutShort) reportError(error)
}

const root = document.getElementById('root')
if (root) {
  createRoot(root, { onRecoverableError: report }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
