import { useEffect, useLayoutEffect, useRef } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { findMode, type ModeId } from '#domain/modes.ts'
import { RESULT_HASH } from './kept-result.ts'
import type { FlowEvent, FlowState } from './roast-flow.ts'

/** `?mode=`, when it names one. */
export function useModeInAddress(): ModeId | undefined {
  return findMode(new URLSearchParams(useSearch()).get('mode') ?? undefined)?.id
}

interface HomeHistory {
  goHome: () => void
  again: () => void
}

/**
 * Keeps the flow and the address in step, so that the browser's back button walks result, upload, home. `?mode=` decides
 * between home and upload; a result is one more entry, `#result`, that means nothing where none is kept.
 */
export function useHomeHistory(
  mode: ModeId | undefined,
  state: FlowState,
  dispatch: React.Dispatch<FlowEvent>,
): HomeHistory {
  const wantsFreshInput = useRef(false)
  const followed = useRef(mode)
  const { stage } = state

  useEffect(() => {
    if (followed.current === mode) return
    followed.current = mode
    dispatch(mode ? { type: 'mode-chosen', mode } : { type: 'went-home' })
  }, [mode, dispatch])

  // With the new stage, not after its entrance: somebody may go back while it is still moving.
  useLayoutEffect(() => {
    if (stage === 'result' && location.hash !== RESULT_HASH) navigate(addressWith(RESULT_HASH))
    if (stage !== 'result' && location.hash === RESULT_HASH) navigate(addressWith(''), { replace: true })
  }, [stage])

  useLayoutEffect(() => {
    const onBack = () => {
      if (stage === 'result' && location.hash !== RESULT_HASH) {
        dispatch(wantsFreshInput.current ? { type: 'again' } : { type: 'went-back' })
        wantsFreshInput.current = false
      }
      if (stage !== 'result' && location.hash === RESULT_HASH) navigate(addressWith(''), { replace: true })
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
