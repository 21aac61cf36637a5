import { useEffect, useRef } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { findMode } from '#domain/modes.ts'
import type { FlowEvent, FlowState } from './roast-flow.ts'

const RESULT = '#result'

export interface HomeHistory {
  goHome: () => void
  again: () => void
}

/**
 * Keeps the flow and the address in step, so that the browser's back button walks result, upload, home. `?mode=` decides
 * between home and upload; a result is one more entry, `#result`, that means nothing after a reload.
 */
export function useHomeHistory(state: FlowState, dispatch: React.Dispatch<FlowEvent>): HomeHistory {
  const mode = findMode(new URLSearchParams(useSearch()).get('mode') ?? undefined)?.id
  const wantsFreshInput = useRef(false)
  const { stage } = state

  useEffect(() => {
    dispatch(mode ? { type: 'mode-chosen', mode } : { type: 'went-home' })
  }, [mode, dispatch])

  useEffect(() => {
    if (stage === 'result' && location.hash !== RESULT) navigate(addressWith(RESULT))
    if (stage !== 'result' && location.hash === RESULT) navigate(addressWith(''), { replace: true })
  }, [stage])

  useEffect(() => {
    const onBack = () => {
      if (stage === 'result' && location.hash !== RESULT) {
        dispatch(wantsFreshInput.current ? { type: 'again' } : { type: 'went-back' })
        wantsFreshInput.current = false
      }
      if (stage !== 'result' && location.hash === RESULT) navigate(addressWith(''), { replace: true })
    }
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [stage, dispatch])

  return {
    goHome: () => navigate('/'),
    again: () => {
      wantsFreshInput.current = true
      history.back()
    },
  }
}

function addressWith(hash: string): string {
  return `${location.pathname}${location.search}${hash}`
}
