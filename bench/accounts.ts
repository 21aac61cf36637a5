/**
 * Accounts over HTTP, at the pace of the target whatever the answers take: how long signing in takes at five a second, each
 * in a browser of its own, and what a page of a signed-in person waits for its session meanwhile.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { type Launched, withProduct } from './lib/launch.ts'
import { processorMsOfTree } from './lib/processes.ts'
import { type Measure, report } from './lib/report.ts'
import { median, p95 } from './lib/stats.ts'

const PEOPLE = 20
const WARM_UP = 10
const SIGN_INS_A_SECOND = 5
const SECONDS = 30
const PASSWORD = 'abc123'

export async function run(): Promise<void> {
  await report('accounts', await withProduct(measure))
}

async function measure({ url, pid }: Launched): Promise<Measure[]> {
  const begin = performance.now()
  for (let person = 0; person < PEOPLE; person++) await signUp(url, person)
  const signUpMs = (performance.now() - begin) / PEOPLE
  for (let time = 0; time < WARM_UP; time++) await signIn(url, time)

  const sessions: number[] = []
  const processorBefore = processorMsOfTree(pid)
  const signIns = await atPace(SIGN_INS_A_SECOND, SECONDS, async (at) => {
    const { ms, cookie } = await signIn(url, at)
    sessions.push(await readSession(url, cookie))
    return ms
  })
  const processorMs = (processorMsOfTree(pid) - processorBefore) / signIns.length
  return [
    {
      what: `sign-in at ${SIGN_INS_A_SECOND}/s, p95 of ${signIns.length}`,
      value: p95(signIns),
      unit: 'ms',
      atMost: 150,
      note: `median ${median(signIns).toFixed(0)} ms`,
    },
    {
      what: 'processor time of a sign-in and a look at the session, mean',
      value: processorMs,
      unit: 'ms',
      note: 'on all cores; hardly more on a busy machine',
    },
    { what: 'sign-up, mean', value: signUpMs, unit: 'ms' },
    {
      what: `who is asking, signed in, p95 of ${sessions.length}`,
      value: p95(sessions),
      unit: 'ms',
      note: `median ${median(sessions).toFixed(1)} ms`,
    },
  ]
}

/** Starts one every 1/rate seconds, without waiting for those before. Fails as soon as one of them fails. */
async function atPace(
  rate: number,
  seconds: number,
  act: (at: number) => Promise<number>,
): Promise<number[]> {
  const begin = performance.now()
  const acts: Promise<number>[] = []
  for (let at = 0; at < rate * seconds; at++) {
    await delay(Math.max(0, begin + (at * 1000) / rate - performance.now()))
    acts.push(act(at))
  }
  return Promise.all(acts)
}

const emailOf = (person: number) => `person${person % PEOPLE}@example.com`

function signUp(url: string, person: number): Promise<Response> {
  return post(url, 'sign-up/email', { email: emailOf(person), password: PASSWORD, name: '' })
}

async function signIn(url: string, person: number): Promise<{ ms: number; cookie: string }> {
  const begin = performance.now()
  const response = await post(url, 'sign-in/email', { email: emailOf(person), password: PASSWORD })
  const ms = performance.now() - begin
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { ms, cookie: cookies.join('; ') }
}

async function readSession(url: string, cookie: string): Promise<number> {
  const begin = performance.now()
  const response = await fetch(`${url}/api/session`, { headers: { cookie } })
  const { user }: { user: unknown } = await response.json()
  if (!user) throw new Error('signed in, but nobody is there')
  return performance.now() - begin
}

/** Fails unless the answer is a success; it has been read to its end. */
async function post(url: string, call: string, body: object): Promise<Response> {
  const response = await fetch(`${url}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${call}: ${response.status} ${answer.slice(0, 500)}`)
  return response
}
