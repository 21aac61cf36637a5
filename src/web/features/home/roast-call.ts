import type { RoastResult } from '#contract/roasts.ts'
import type { ModeId } from '#domain/modes.ts'
import { wantsStillness } from '#web/ui/motion.ts'
import { type RoastRequest, requestRoast } from './api.ts'
import { BACKEND_DOWN, ROAST_FAILED, refusalSentence } from './messages.ts'
import type { FlowEvent, Outcome } from './roast-flow.ts'
import { pickSample } from './samples.ts'

/** One strike of the match: an answer quicker than that would make the stage before it a mere flash. */
const STRIKE_MS = 1_100

/** A roast waits no longer for a scene change that a busy device cannot draw. */
const PATIENCE_MS = 600

interface RoastCall {
  /** Does nothing while another one is under way. Never rejects: what comes of it is shown. */
  send: (request: RoastRequest, onTold: (result: RoastResult) => void) => Promise<void>
  /** What is under way comes to nothing from now on, and the next one may be sent at once. */
  cancel: () => void
}

interface Shows {
  /** Shows it as soon as the scene can change. */
  show: (event: FlowEvent) => void
  /** Shows it, whatever is being drawn. */
  showNow: (event: FlowEvent) => void
}

/** What asks the comedian, one roast at a time. */
export function createRoastCall({ show, showNow }: Shows, ask = requestRoast): RoastCall {
  let underWay: AbortController | null = null
  let late: ReturnType<typeof setTimeout> | undefined

  const cancel = () => {
    clearTimeout(late)
    underWay?.abort()
    underWay = null
  }
  const send: RoastCall['send'] = async (request, onTold) => {
    if (underWay) return
    clearTimeout(late)
    const own = new AbortController()
    const { signal } = own
    underWay = own
    show({ type: 'sent' })
    try {
      const asked = ask(request, { onSeen: (note) => signal.aborted || show({ type: 'seen', note }), signal })
      const [result] = await Promise.all([asked, strikeOfAMatch(signal)])
      signal.throwIfAborted()
      onTold(result)
      const told = { type: 'told', outcome: { kind: 'told', result } } as const
      show(told)
      // What has been told already changes nothing.
      late = setTimeout(() => showNow(told), PATIENCE_MS)
    } catch (error) {
      if (!signal.aborted) show(failureEvent(error, request.mode))
    } finally {
      if (underWay === own) underWay = null
    }
  }
  return { send, cancel }
}

/** Over at once when nobody waits for it any more. */
function strikeOfAMatch(signal: AbortSignal): Promise<void> {
  if (wantsStillness()) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, STRIKE_MS)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
  })
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
