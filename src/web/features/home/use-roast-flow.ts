import { startTransition, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { RoastResult } from '#contract/roasts.ts'
import type { ModeId } from '#domain/modes.ts'
import { useUser } from '#web/lib/session.ts'
import { keepUnsaved } from './guest-roasts.ts'
import { hadPremises, noteHad } from './had-premises.ts'
import { forgetResult, keepResult, recallResult, wasLoadedAtResult } from './kept-result.ts'
import { createRoastCall } from './roast-call.ts'
import { canRoast, type FlowEvent, type FlowState, NO_INPUT, nextFlow } from './roast-flow.ts'

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

/** What was asked before is not waited for any more, and what was told before is not brought back by a reload. */
const ENDS = new Set<FlowEvent['type']>(['mode-chosen', 'went-home', 'cancelled', 'again', 'went-back'])

/**
 * The flow's state, and what asks for the roast. Leaving the looking stage in any way cancels the request.
 * @param mode the one in the address, where the flow begins
 */
export function useRoastFlow(mode: ModeId | undefined): [FlowState, React.Dispatch<FlowEvent>, () => void] {
  const userId = useUser()?.id ?? null
  const [state, showNow] = useReducer(nextFlow, mode, () => firstState(mode, userId))
  const [{ show, call }] = useState(() => {
    const shows = { show: inScenes(showNow), showNow }
    return { ...shows, call: createRoastCall(shows) }
  })
  useMemory(state, userId)
  usePreviewRelease(state)
  useEffect(() => call.cancel, [call])

  const dispatch = useCallback(
    (event: FlowEvent) => {
      if (ENDS.has(event.type)) {
        call.cancel()
        forgetResult()
      }
      show(event)
    },
    [call, show],
  )
  const send = () => {
    if (!canRoast(state) || state.stage !== 'upload') return
    const { mode, input } = state
    void call.send({ mode, input, avoid: hadPremises() }, (result) => noteTold(result, userId))
  }
  return [state, dispatch, send]
}

function inScenes(showNow: React.Dispatch<FlowEvent>): React.Dispatch<FlowEvent> {
  return (event) => {
    if (SCENE_CHANGES.has(event.type)) startTransition(() => showNow(event))
    else showNow(event)
  }
}

/** A blob's address keeps the photo in memory until it is taken back: it lives as long as the photo is the chosen one. */
function usePreviewRelease(state: FlowState) {
  const url = state.stage === 'home' ? null : state.input.photo?.previewUrl
  useEffect(() => {
    return () => {
      if (url) URL.revokeObjectURL(url)
    }
  }, [url])
}

function noteTold(result: RoastResult, userId: string | null): void {
  if (result.kind === 'roast') {
    noteHad(result.premise)
    keepUnsaved(result, userId === null)
  }
  keepResult(result, userId)
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

/** What waits to be saved waits on after a reload. */
function useMemory(state: FlowState, userId: string | null) {
  const first = useRef(() => {
    isReload = false
    if (state.stage !== 'result') return forgetResult()
    if (state.outcome.kind !== 'told') return
    const { result } = state.outcome
    if (result.kind === 'roast' && !state.restored?.savedId) keepUnsaved(result, userId === null)
  })
  useEffect(() => first.current(), [])
}
