import type { RoastResult, SeenNote } from '#contract/roasts.ts'
import type { ModeId } from '#domain/modes.ts'
import type { PetKind } from '#domain/sight.ts'
import type { SampleRoast } from './samples.ts'

/**
 * The three stages of the home screen as one state: home, upload, result. SPEC.md sections 2 and 4.
 * "looking" is the upload stage while the comedian is at work: leaving it cancels the work.
 */
export type FlowState =
  | { stage: 'home' }
  | { stage: 'upload'; mode: ModeId; input: FlowInput; problem: string | null }
  | { stage: 'looking'; mode: ModeId; input: FlowInput; seen: SeenNote[] }
  | { stage: 'result'; mode: ModeId; input: FlowInput; outcome: Outcome; restored?: Restored }

/** A reload has brought the result back: it does not arrive anew, and may be in the collection already. */
interface Restored {
  savedId: string | null
}

export interface FlowInput {
  photo: ChosenPhoto | null
  text: string
  petKind: PetKind | null
}

export interface ChosenPhoto {
  /** What is sent: shrunk by the browser when it can read the photo. */
  file: Blob
  /** Blob address for the preview; null when this browser cannot show the format (HEIC outside Safari). */
  previewUrl: string | null
}

/** sample: the backend failed, this stands in for it, and `alert` says so. */
export type Outcome =
  | { kind: 'told'; result: RoastResult }
  | { kind: 'sample'; sample: SampleRoast; alert: string }

export type FlowEvent =
  | { type: 'mode-chosen'; mode: ModeId }
  | { type: 'went-home' }
  | { type: 'photo-chosen'; photo: ChosenPhoto }
  | { type: 'photo-refused'; problem: string }
  | { type: 'text-typed'; text: string }
  | { type: 'pet-kind-chosen'; petKind: PetKind }
  | { type: 'input-refused'; problem: string }
  | { type: 'sent' }
  | { type: 'seen'; note: SeenNote }
  | { type: 'cancelled' }
  | { type: 'told'; outcome: Outcome }
  | { type: 'again' }
  | { type: 'went-back' }

export const NO_INPUT: FlowInput = { photo: null, text: '', petKind: null }

/** Events that do not fit the stage (a late answer, a double tap) change nothing. */
export function nextFlow(state: FlowState, event: FlowEvent): FlowState {
  switch (event.type) {
    case 'mode-chosen':
      return { stage: 'upload', mode: event.mode, input: NO_INPUT, problem: null }
    case 'went-home':
      return { stage: 'home' }
    case 'photo-chosen':
      return withInput(state, { photo: event.photo })
    case 'photo-refused':
      return state.stage === 'upload' ? { ...state, problem: event.problem } : state
    case 'text-typed':
      return withInput(state, { text: event.text })
    case 'pet-kind-chosen':
      return withInput(state, { petKind: event.petKind })
    default:
      return nextRoasting(state, event)
  }
}

type RoastingEvent = Extract<
  FlowEvent,
  { type: 'input-refused' | 'sent' | 'seen' | 'cancelled' | 'told' | 'again' | 'went-back' }
>

function nextRoasting(state: FlowState, event: RoastingEvent): FlowState {
  switch (event.type) {
    case 'sent':
      return state.stage === 'upload' ? { ...state, stage: 'looking', seen: [] } : state
    case 'seen':
      return state.stage === 'looking' ? { ...state, seen: [...state.seen, event.note] } : state
    case 'told':
      if (state.stage !== 'looking') return state
      return { stage: 'result', mode: state.mode, input: state.input, outcome: event.outcome }
    case 'input-refused':
      return backToUpload(state, event.problem)
    case 'cancelled':
      return backToUpload(state, null)
    case 'again':
      return state.stage === 'result'
        ? { stage: 'upload', mode: state.mode, input: NO_INPUT, problem: null }
        : state
    case 'went-back':
      return state.stage === 'result'
        ? { stage: 'upload', mode: state.mode, input: state.input, problem: null }
        : state
  }
}

/** Nothing that somebody chose or typed is lost by a refusal. */
function backToUpload(state: FlowState, problem: string | null): FlowState {
  if (state.stage !== 'looking') return state
  return { stage: 'upload', mode: state.mode, input: state.input, problem }
}

function withInput(state: FlowState, change: Partial<FlowInput>): FlowState {
  if (state.stage !== 'upload') return state
  return { ...state, input: { ...state.input, ...change }, problem: null }
}

/** The {product}! button appears only then. SPEC.md section 2. */
export function canRoast(state: FlowState): boolean {
  return state.stage === 'upload' && (state.input.photo !== null || state.input.text.trim() !== '')
}
