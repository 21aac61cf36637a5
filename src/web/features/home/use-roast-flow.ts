import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react'
import type { ModeId } from '#domain/modes.ts'
import { useUser } from '#web/lib/session.ts'
import { requestRoast } from './api.ts'
import { keepUnsaved } from './guest-roasts.ts'
import { hadPremises, noteHad } from './had-premises.ts'
import { forgetResult, keepResult, recallResult, wasLoadedAtResult } from './kept-result.ts'
import { BACKEND_DOWN, ROAST_FAILED, refusalSentence } from './messages.ts'
import { canRoast, type FlowEvent, type FlowState, NO_INPUT, nextFlow, type Outcome } from './roast-flow.ts'
import { pickSample } from './samples.ts'

/** One strike of the match: an answer quicker than that would make the stage before it a mere flash. */
const STRIKE_MS = 1_100

/** A roast waits no longer for a scene change that a busy device cannot draw. */
const PATIENCE_MS = 600

/** Changes of the stage itself: the old one stands until the new one is there, and what stays moves across. */
const SCENE_CHANGES = new Set<FlowEvent['type']>([
  'mode-chosen',
  'went-home',
  'sent',
  'told',
  'cancelled',
  'again',
  'went-back',
])

/**
 * The flow's state, and what asks for the roast. Leaving the looking stage in any way cancels the request.
 * @param mode the one in the address, where the flow begins
 */
export function useRoastFlow(mode: ModeId | undefined): [FlowState, React.Dispatch<FlowEvent>, () => void] {
  const userId = useUser()?.id ?? null
  const [state, dispatchNow] = useReducer(nextFlow, mode, () => firstState(mode, userId))
  const dispatch = useCallback((event: FlowEvent) => {
    if (SCENE_CHANGES.has(event.type)) startTransition(() => dispatchNow(event))
    else dispatchNow(event)
  }, [])
  const request = useRef<AbortController | null>(null)
  const isLooking = state.stage === 'looking'
  useMemory(state, userId)

  useEffect(() => {
    if (!isLooking) request.current?.abort()
  }, [isLooking])
  useEffect(() => () => request.current?.abort(), [])

  const send = async () => {
    if (state.stage !== 'upload' || !canRoast(state) || request.current) return
    const controller = new AbortController()
    request.current = controller
    dispatch({ type: 'sent' })
    const onSeen = (note: { id: string; text: string }) => dispatch({ type: 'seen', note })
    try {
      const asked = requestRoast({ ...state, avoid: hadPremises() }, { onSeen, signal: controller.signal })
      const [result] = await Promise.all([asked, strikeOfAMatch()])
      controller.signal.throwIfAborted()
      if (result.kind === 'roast') {
        noteHad(result.premise)
        keepUnsaved(result, userId === null)
      }
      keepResult(result, userId)
      const told = { type: 'told', outcome: { kind: 'told', result } } as const
      dispatch(told)
      // What has been told already changes nothing; what is asked next is not answered with it.
      setTimeout(() => request.current === null && dispatchNow(told), PATIENCE_MS)
    } catch (error) {
      if (!controller.signal.aborted) dispatch(failureEvent(error, state.mode))
    } finally {
      request.current = null
    }
  }
  return [state, dispatch, send]
}

/** True until the first stage of this page stands. */
let isReload = wasLoadedAtResult()

function firstState(mode: ModeId | undefined, userId: string | null): FlowState {
  if (!mode) return { stage: 'home' }
  const kept = isReload ? recallResult(mode, userId) : null
  if (!kept) return nextFlow({ stage: 'home' }, { type: 'mode-chosen', mode })
  const { result, savedId } = kept
  const input = { ...NO_INPUT, text: result.originalText ?? '' }
  return { stage: 'result', mode, input, outcome: { kind: 'told', result }, restored: { savedId } }
}

/** What waits to be saved waits on after a reload; what has left the stage is not brought back by one. */
function useMemory(state: FlowState, userId: string | null) {
  const first = useRef(() => {
    isReload = false
    if (state.stage !== 'result' || state.outcome.kind !== 'told') return
    const { result } = state.outcome
    if (result.kind === 'roast' && !state.restored?.savedId) keepUnsaved(result, userId === null)
  })
  useEffect(() => first.current(), [])
  useEffect(() => {
    if (state.stage !== 'result') forgetResult()
  }, [state.stage])
}

function strikeOfAMatch(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, STRIKE_MS))
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
