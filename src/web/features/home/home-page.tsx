import { lazy, Suspense } from 'react'
import { HomeStage } from './home-stage.tsx'
import { useHomeHistory } from './use-home-history.ts'
import { useRoastFlow } from './use-roast-flow.ts'

const UploadStage = lazy(() =>
  import('./upload-stage.tsx').then((module) => ({ default: module.UploadStage })),
)
const ResultStage = lazy(() =>
  import('./result-stage.tsx').then((module) => ({ default: module.ResultStage })),
)

/** / : choose a mode, hand something over, be roasted. SPEC.md section 2, "Home". */
export function HomePage() {
  const [state, dispatch, send] = useRoastFlow()
  const { goHome, again } = useHomeHistory(state, dispatch)
  return (
    <Suspense>
      {state.stage === 'home' && <HomeStage />}
      {(state.stage === 'upload' || state.stage === 'looking') && (
        <UploadStage state={state} dispatch={dispatch} onSend={send} onBack={goHome} />
      )}
      {state.stage === 'result' && <ResultStage state={state} onAgain={again} onAnotherMode={goHome} />}
    </Suspense>
  )
}
