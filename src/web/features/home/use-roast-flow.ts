import { useEffect, useReducer, useRef } from 'react'
import type { ModeId } from '#domain/modes.ts'
import { requestRoast } from './api.ts'
import { keepUnsaved } from './guest-roasts.ts'
import { BACKEND_DOWN, ROAST_FAILED, refusalSentence } from './messages.ts'
import { canRoast, type FlowEvent, type FlowState, nextFlow, type Outcome } from './roast-flow.ts'
import { pickSample } from './samples.ts'

/** Premises had in this tab, newest last: the same photo again gets another angle. */
const had: string[] = []
const REMEMBERED = 300

/** The flow's state, and what asks for the roast. Leaving the looking stage in any way cancels the request. */
export function useRoastFlow(): [FlowState, React.Dispatch<FlowEvent>, () => void] {
  const [state, dispatch] = useReducer(nextFlow, { stage: 'home' })
  const request = useRef<AbortController | null>(null)
  const isLooking = state.stage === 'looking'

  useEffect(() => {
    if (!isLooking) request.current?.abort()
  }, [isLooking])
  useEffect(() => () => request.current?.abort(), [])

  const send = async () => {
    if (state.stage !== 'upload' || !canRoast(state)) return
    const controller = new AbortController()
    request.current = controller
    dispatch({ type: 'sent' })
    const onSeen = (note: { id: string; text: string }) => dispatch({ type: 'seen', note })
    try {
      const result = await requestRoast({ ...state, avoid: had }, { onSeen, signal: controller.signal })
      if (result.kind === 'roast') {
        had.push(result.premise)
        had.splice(0, had.length - REMEMBERED)
        keepUnsaved(result)
      }
      dispatch({ type: 'told', outcome: { kind: 'told', result } })
    } catch (error) {
      if (!controller.signal.aborted) dispatch(failureEvent(error, state.mode))
    }
  }
  return [state, dispatch, send]
}

function failureEvent(error: unknown, mode: ModeId): FlowEvent {
  const problem = refusalSentence(error)
  if (problem) return { type: 'input-refused', problem }
  const outcome: Outcome = {
    kind: 'sample',
    sample: pickSample(mode, Math.random()),
    alert: `${BACKEND_DOWN} ${ROAST_FAILED}`,
  }
  return { type: 'told', outcome }
}
