/**
 * The collection API through HTTP with a million roasts in the database: first pages, pages far down and single roasts, one
 * after the other and several at once, by people with many roasts.
 */
import { RoastList } from '../src/contract/saved-roasts.ts'
import { Caller } from './lib/client.ts'
import { type Launched, launchProduct } from './lib/launch.ts'
import { type Amount, fillWithRoasts } from './lib/many-roasts.ts'
import { type Person, signUp } from './lib/people.ts'
import { type Measure, report } from './lib/report.ts'
import { median, p95 } from './lib/stats.ts'
import { withTempDir } from './lib/temp-dir.ts'

const AMOUNT: Amount = { people: 20_000, roasts: 1_000_000, reactions: 300_000 }
const SIGNED_IN = 20
const WARM_UP_CALLS = 200
const CALLS = 1000
const AT_ONCE = 8
const FAR_DOWN = 5
const TARGET_MS = 20

export async function run(): Promise<void> {
  await withTempDir(async (dataDir) => {
    const people = await withLaunched(dataDir, signUpSome)
    const begin = performance.now()
    await fillWithRoasts(
      dataDir,
      people.map(({ id }) => id),
      AMOUNT,
    )
    const filling: Measure = {
      what: `filling the database with ${AMOUNT.roasts.toLocaleString('en')} roasts`,
      value: (performance.now() - begin) / 1000,
      unit: 's',
    }
    const measures = await withLaunched(dataDir, (product) => measure(product.url, people))
    await report('collection', [...measures, filling])
  })
}

async function withLaunched<T>(dataDir: string, use: (product: Launched) => Promise<T>): Promise<T> {
  const product = await launchProduct(dataDir)
  try {
    return await use(product)
  } finally {
    await product.stop()
  }
}

async function signUpSome({ url }: Launched): Promise<Person[]> {
  const people: Person[] = []
  for (let n = 0; n < SIGNED_IN; n++) people.push(await signUp(url, `known-${n}@example.com`))
  return people
}

interface Call {
  path: string
  cookie: string
}

async function measure(url: string, people: readonly Person[]): Promise<Measure[]> {
  const caller = new Caller(url, AT_ONCE)
  const first = people.map(({ cookie }) => ({ path: '/api/roasts', cookie }))
  const deep: Call[] = []
  const single: Call[] = []
  for (const { cookie } of people) {
    const { next, ids } = await walk(caller, cookie)
    deep.push({ path: `/api/roasts?before=${next}`, cookie })
    single.push(...ids.map((id) => ({ path: `/api/roasts/${id}`, cookie })))
  }
  await timeCalls(caller, first, WARM_UP_CALLS, 1)
  const measures = [
    toMeasure('first page of 50', await timeCalls(caller, first, CALLS, 1)),
    toMeasure(`page ${FAR_DOWN + 1}`, await timeCalls(caller, deep, CALLS, 1)),
    toMeasure('one roast', await timeCalls(caller, single, CALLS, 1)),
  ]
  const begin = performance.now()
  const crowd = await timeCalls(caller, first, CALLS, AT_ONCE)
  const seconds = (performance.now() - begin) / 1000
  caller.close()
  return [
    ...measures,
    {
      what: `first pages a second, ${AT_ONCE} at once`,
      value: CALLS / seconds,
      unit: '/s',
      note: `each ${median(crowd).toFixed(1)} ms, p95 ${p95(crowd).toFixed(1)} ms`,
    },
  ]
}

/** Goes some pages down, as scrolling does. */
async function walk(caller: Caller, cookie: string): Promise<{ next: string; ids: string[] }> {
  let path = '/api/roasts'
  let page = RoastList.parse(JSON.parse(await caller.get(path, cookie)))
  for (let n = 1; n < FAR_DOWN && page.next; n++) {
    path = `/api/roasts?before=${page.next}`
    page = RoastList.parse(JSON.parse(await caller.get(path, cookie)))
  }
  if (!page.next) throw new Error('the database is not as full as it should be')
  return { next: page.next, ids: page.roasts.map(({ id }) => id) }
}

/** Milliseconds of each of `count` calls, the given ones in turn, `atOnce` at a time. */
async function timeCalls(
  caller: Caller,
  calls: readonly Call[],
  count: number,
  atOnce: number,
): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const ask = async () => {
    while (next < count) {
      const call = calls[next++ % calls.length]
      if (!call) continue
      const begin = performance.now()
      await caller.get(call.path, call.cookie)
      times.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return times
}

function toMeasure(what: string, times: readonly number[]): Measure {
  return {
    what: `${what}, p95 of ${times.length}`,
    value: p95(times),
    unit: 'ms',
    atMost: TARGET_MS,
    note: `median ${median(times).toFixed(1)} ms`,
  }
}
