import { lazy, Suspense, useEffect, ViewTransition } from 'react'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { HomeStage } from './home-stage.tsx'
import { spokenResult } from './result-card.ts'
import { useHomeHistory, useModeInAddress } from './use-home-history.ts'
import { useRoastFlow } from './use-roast-flow.ts'

const loadUpload = () => import('./upload-stage.tsx').then((module) => ({ default: module.UploadStage }))
const loadResult = () => import('./result-stage.tsx').then((module) => ({ default: module.ResultStage }))
const UploadStage = lazy(loadUpload)
const ResultStage = lazy(loadResult)

/** / : choose a mode, hand something over, be roasted. SPEC.md section 2, "Home". */
export function HomePage() {
  const mode = useModeInAddress()
  const [state, dispatch, send] = useRoastFlow(mode)
  const { goHome, again } = useHomeHistory(mode, state, dispatch)
  useStagesAhead()
  return (
    <>
      <p className="visually-hidden" role="status">
        {state.stage === 'result' && spokenResult(state)}
      </p>
      <Suspense fallback={<LoadingScreen />}>
        <ViewTransition key={state.stage} default="auto">
          {state.stage === 'home' && <HomeStage />}
          {(state.stage === 'upload' || state.stage === 'looking') && (
            <UploadStage state={state} dispatch={dispatch} onSend={send} onBack={goHome} />
          )}
          {state.stage === 'result' && <ResultStage state={state} onAgain={again} onAnotherMode={goHome} />}
        </ViewTransition>
      </Suspense>
    </>
  )
}

/** The next stages are fetched once the first one stands, so that nobody waits for them later. */
function useStagesAhead() {
  useEffect(() => {
    const timer = setTimeout(() => Promise.all([loadUpload(), loadResult()]).catch(() => {}), 1_000)
    return () => clearTimeout(timer)
  }, [])
}
