import { Agent, request } from 'node:http'
import type { Photo } from './photos.ts'

export interface StreamedRoast {
  /** Milliseconds from sending the photo to the first thing seen, and to the roast. */
  firstSeenMs: number
  roastMs: number
}

/** Sends a photo as the web part does and reads the stream to its end. Fails unless a roast comes of it. */
export async function roastPhoto(url: string, { mode, file, name }: Photo): Promise<StreamedRoast> {
  const form = new FormData()
  form.append('mode', mode)
  form.append('file', file)
  const begin = performance.now()
  const response = await fetch(`${url}/api/roast`, {
    method: 'POST',
    body: form,
    headers: { accept: 'text/event-stream' },
  })
  let firstSeenMs: number | undefined
  let text = ''
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.includes('event: seen')) firstSeenMs ??= performance.now() - begin
  }
  const roastMs = performance.now() - begin
  if (!text.includes('event: result') || firstSeenMs === undefined)
    throw new Error(`no roast came of ${name}: ${response.status} ${text.slice(0, 500)}`)
  return { firstSeenMs, roastMs }
}

/** Calls over connections that stay open, with as little work on this side as possible. */
export class Caller {
  readonly #url: string
  readonly #agent: Agent

  constructor(url: string, connections: number) {
    this.#url = url
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  roastLine(text: string): Promise<string> {
    return this.#call('POST', '/api/roast', JSON.stringify({ mode: 'rizz', text }))
  }

  /** As whoever `cookie` belongs to; as a guest without one. */
  get(path: string, cookie?: string): Promise<string> {
    return this.#call('GET', path, undefined, cookie)
  }

  close(): void {
    this.#agent.destroy()
  }

  /** The answer's body. Fails unless the answer is a success. */
  #call(method: string, path: string, body?: string, cookie?: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    }
    const call = request(`${this.#url}${path}`, { method, agent: this.#agent, headers }, (response) => {
      let answer = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (answer += chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(answer)
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${answer.slice(0, 500)}`))
      })
    })
    call.on('error', reject)
    call.end(body)
    return promise
  }
}
