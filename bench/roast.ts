/**
 * Roasting through HTTP by the house comedian, warm: how long a photo takes alone, what 75 of them do to memory, how many
 * pickup lines a second one process answers, and how others fare while photos are looked at. The load comes from this
 * process, the product is a child of it.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { randomLine } from '../tests/factories/random-lines.ts'
import { Caller, roastPhoto, type StreamedRoast } from './lib/client.ts'
import { type Launched, withProduct } from './lib/launch.ts'
import { loadPhotos, type Photo } from './lib/photos.ts'
import { type Memory, memoryOfTree, processorMsOfTree } from './lib/processes.ts'
import { type Measure, report } from './lib/report.ts'
import { median, p95 } from './lib/stats.ts'

const WARM_UP_ROUNDS = 2
const SETTLE_MS = 3000
const PHOTOS_BETWEEN_WEIGHINGS = 25
const WEIGHINGS = 3
const LINE_CONNECTIONS = 16
const LINE_WARM_UP_MS = 1000
const LINE_MS = 5000
const PHOTOS_AT_ONCE = 4
const CROWD_PHOTOS = 32
const PROBE_EVERY_MS = 20
const PROBED = ['/healthz', '/api/session']

export async function run(): Promise<void> {
  const photos = await loadPhotos()
  const measures = await withProduct(async (product) => {
    for (let round = 0; round < WARM_UP_ROUNDS; round++)
      for (const photo of photos) await roastPhoto(product.url, photo)
    await delay(SETTLE_MS)
    const idle = memoryOfTree(product.pid)
    const { roasts, weighings, processorMs } = await photosInARow(product, photos)
    const lines = await measureLines(product.url)
    const crowd = await measureOthers(product, photos)
    const ready: Measure = {
      what: 'from the start to ready for photos',
      value: product.seconds,
      unit: 's',
    }
    return [ready, ...measurePhotos(roasts, processorMs), lines, ...crowd, ...measureMemory(idle, weighings)]
  })
  await report('roast', measures)
}

type NamedRoast = StreamedRoast & { name: string }

/** One after the other, the photos in turn, weighing the product after every 25. */
async function photosInARow({ url, pid }: Launched, photos: readonly Photo[]) {
  const begin = processorMsOfTree(pid)
  const roasts: NamedRoast[] = []
  const weighings: (Memory | null)[] = []
  while (weighings.length < WEIGHINGS) {
    const photo = photos[roasts.length % photos.length]
    if (photo) roasts.push({ name: photo.name, ...(await roastPhoto(url, photo)) })
    if (roasts.length % PHOTOS_BETWEEN_WEIGHINGS === 0) weighings.push(memoryOfTree(pid))
  }
  return { roasts, weighings, processorMs: (processorMsOfTree(pid) - begin) / roasts.length }
}

function measurePhotos(roasts: readonly NamedRoast[], processorMs: number): Measure[] {
  const whole = roasts.map(({ roastMs }) => roastMs)
  const seen = roasts.map(({ firstSeenMs }) => firstSeenMs)
  const names = [...new Set(roasts.map(({ name }) => name))]
  return [
    { what: `photo to roast, median of ${roasts.length}`, value: median(whole), unit: 'ms', atMost: 600 },
    { what: 'photo to roast, p95', value: p95(whole), unit: 'ms' },
    { what: 'photo to the first thing seen, median', value: median(seen), unit: 'ms', atMost: 300 },
    { what: 'photo to the first thing seen, p95', value: p95(seen), unit: 'ms' },
    {
      what: 'processor time of a photo, mean',
      value: processorMs,
      unit: 'ms',
      note: 'on all cores; hardly more on a busy machine',
    },
    ...names.map((name): Measure => {
      const own = roasts.filter((roast) => roast.name === name)
      const ownSeen = median(own.map(({ firstSeenMs }) => firstSeenMs))
      const value = median(own.map(({ roastMs }) => roastMs))
      return { what: `- ${name}, median`, value, unit: 'ms', note: `first seen ${ownSeen.toFixed(0)} ms` }
    }),
  ]
}

async function measureLines(url: string): Promise<Measure> {
  const caller = new Caller(url, LINE_CONNECTIONS)
  const begin = performance.now()
  const [from, to] = [begin + LINE_WARM_UP_MS, begin + LINE_WARM_UP_MS + LINE_MS]
  const times: number[] = []
  let next = 0
  const ask = async () => {
    for (let at = performance.now(); at < to; at = performance.now()) {
      await caller.roastLine(randomLine(`line ${next++}`))
      if (at >= from) times.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: LINE_CONNECTIONS }, ask))
  caller.close()
  return {
    what: `pickup lines a second, ${LINE_CONNECTIONS} at once`,
    value: times.length / (LINE_MS / 1000),
    unit: '/s',
    atLeast: 300,
    note: `each ${median(times).toFixed(0)} ms, p95 ${p95(times).toFixed(0)} ms`,
  }
}

/** What a call that has nothing to do with photos takes while some are being looked at, all the time. */
async function measureOthers({ url, pid }: Launched, photos: readonly Photo[]): Promise<Measure[]> {
  const caller = new Caller(url, PROBED.length * 2)
  const times: number[][] = PROBED.map(() => [])
  const crowd = new AbortController()
  const probes = PROBED.map((path, at) => probe(caller, path, times[at] ?? [], crowd.signal))
  let next = 0
  const look = async () => {
    while (next < CROWD_PHOTOS) {
      const photo = photos[next++ % photos.length]
      if (photo) await roastPhoto(url, photo)
    }
  }
  const begin = performance.now()
  await Promise.all(Array.from({ length: PHOTOS_AT_ONCE }, look))
  const seconds = (performance.now() - begin) / 1000
  const memory = memoryOfTree(pid)
  crowd.abort()
  await Promise.all(probes)
  caller.close()
  return [
    ...PROBED.map((path, at): Measure => {
      const own = times[at] ?? []
      const what = `GET ${path} beside ${PHOTOS_AT_ONCE} photos, p95 of ${own.length}`
      return { what, value: p95(own), unit: 'ms', atMost: 50, note: `median ${median(own).toFixed(1)} ms` }
    }),
    { what: `photos a second, ${PHOTOS_AT_ONCE} at once`, value: CROWD_PHOTOS / seconds, unit: '/s' },
    ...(memory ? [weight(`memory with ${PHOTOS_AT_ONCE} photos at once`, memory)] : []),
  ]
}

async function probe(caller: Caller, path: string, times: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const begin = performance.now()
    await caller.get(path)
    times.push(performance.now() - begin)
    await delay(PROBE_EVERY_MS)
  }
}

function measureMemory(idle: Memory | null, weighings: readonly (Memory | null)[]): Measure[] {
  const [after25, after50, after75] = weighings
  if (!idle || !after25 || !after50 || !after75) {
    console.log('Memory is skipped: this system has no /proc to read it from.')
    return []
  }
  const growth = (100 * (after75.mb - after25.mb)) / after25.mb
  return [
    { ...weight('memory, idle after the warm-up', idle), atMost: 700 },
    weight('memory after 25 photos in a row', after25),
    { ...weight('memory after 50', after50), atMost: 1200 },
    weight('memory after 75', after75),
    { what: 'growth from 25 to 75 photos', value: growth, unit: '%', atMost: 10 },
  ]
}

function weight(what: string, { mb, rssMb }: Memory): Measure {
  return { what, value: mb, unit: 'MB', note: `${rssMb.toFixed(0)} MB with shared memory counted each time` }
}
