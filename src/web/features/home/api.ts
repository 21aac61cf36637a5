import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { ErrorBody } from '#contract/errors.ts'
import type { RoastEventName, RoastResult, SeenNote } from '#contract/roasts.ts'
import type { ModeId } from '#domain/modes.ts'
import { callApi } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { FlowInput } from './roast-flow.ts'

export interface RoastRequest {
  mode: ModeId
  input: FlowInput
  /** Premises that this person has had already. */
  avoid: readonly string[]
}

interface RoastListener {
  onSeen: (note: SeenNote) => void
  signal: AbortSignal
}

/** Asks for a roast and reports what is seen on the way. Throws ApiError, or the signal's reason when cancelled. */
export async function requestRoast(
  request: RoastRequest,
  { onSeen, signal }: RoastListener,
): Promise<RoastResult> {
  const response = await callApi('/api/roast', { method: 'POST', signal, ...encode(request) })
  if (!response.body) throw new ApiError('bad-answer')
  try {
    for await (const { event, data } of events(response.body)) {
      if (event === 'seen') onSeen(data as SeenNote)
      if (event === 'error') throw new ApiError((data as ErrorBody).code, data as ErrorBody)
      if (event === 'result') return data as RoastResult
    }
  } catch (cause) {
    signal.throwIfAborted()
    throw cause instanceof ApiError ? cause : new ApiError('network', {}, { cause })
  }
  throw new ApiError('bad-answer')
}

async function* events(body: ReadableStream<Uint8Array>) {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield { event: next.value.event as RoastEventName, data: JSON.parse(next.value.data) as unknown }
    }
  } finally {
    // Whoever has heard enough lets the connection go.
    void reader.cancel().catch(() => {})
  }
}

function encode({ mode, input, avoid }: RoastRequest): RequestInit {
  const headers = { accept: 'text/event-stream' }
  if (!input.photo) {
    const body = JSON.stringify({ mode, text: input.text, avoid })
    return { headers: { ...headers, 'content-type': 'application/json' }, body }
  }
  const body = new FormData()
  body.set('mode', mode)
  body.set('avoid', avoid.join(','))
  if (input.petKind) body.set('pet', input.petKind)
  body.set('file', input.photo.file, 'photo')
  return { headers, body }
}
