/**
 * Printing cards, warm: how long each form takes alone, how many a second all processors print, what satori and resvg
 * take for the same card on this machine, how the main thread fares meanwhile, and what it does to memory.
 */
import { availableParallelism } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Card, CardForm, Cards } from '#server/engines/cards/port.ts'
import { createCards } from '#server/engines/cards/takumi-cards.ts'
import { createPictures } from '#server/engines/pictures/sharp-pictures.ts'
import { loadPhotos } from './lib/photos.ts'
import { type Measure, report } from './lib/report.ts'
import { createSatoriPress } from './lib/satori-card.ts'
import { median, p95 } from './lib/stats.ts'

const WARM_UPS = 8
const TIMES = 40
const SATORI_TIMES = 8
const AT_ONCE = 80
const MORE_FOR_MEMORY = 200

export async function run(): Promise<void> {
  const cards = createCards()
  try {
    const { line, photo } = await sampleCards()
    await warmUp(cards, [line, photo])
    const loop = monitorEventLoopDelay({ resolution: 1 })
    loop.enable()
    const measures = [
      ...(await measureAlone(cards, line, photo)),
      ...(await measureAtOnce(cards, line, photo)),
    ]
    loop.disable()
    const stalls: Measure = {
      what: 'delay of the main thread meanwhile, p99',
      value: loop.percentile(99) / 1e6,
      unit: 'ms',
      note: `at most ${(loop.max / 1e6).toFixed(0)} ms`,
    }
    await report('cards', [
      ...measures,
      ...(await compareWithSatori(cards, line, photo)),
      stalls,
      await measureMemory(cards, photo),
    ])
  } finally {
    await cards.close()
  }
}

async function sampleCards(): Promise<{ line: Card; photo: Card }> {
  const portrait = (await loadPhotos()).find(({ name }) => name === 'tf-portrait.jpg')
  if (!portrait) throw new Error('there is no portrait among the fixtures')
  const pictures = createPictures({ maxThreads: 1 })
  const { webp } = await pictures.prepare(new Uint8Array(await portrait.file.arrayBuffer()))
  const picture = await pictures.shrink(webp)
  await pictures.close()
  const told = {
    modeTitle: 'Roast My Fit',
    roast:
      'The tie says board meeting, the smile says the board has no idea where the money went. Passport control would still ask for a second angle.',
    rating: 7,
  }
  return {
    photo: { ...told, picture, originalText: null },
    line: {
      ...told,
      picture: null,
      originalText: 'Are you a parking ticket? Because you have fine written all over you',
    },
  }
}

async function warmUp(cards: Cards, samples: readonly Card[]): Promise<void> {
  for (let i = 0; i < WARM_UPS; i++) {
    await Promise.all(samples.map((card) => cards.renderCard(card, 'card')))
  }
}

async function measureAlone(cards: Cards, line: Card, photo: Card): Promise<Measure[]> {
  const samples: [string, Card, CardForm, number?][] = [
    ['card of a line', line, 'card', 30],
    ['card of a photo', photo, 'card', 30],
    ['story of a photo', photo, 'story'],
    ['preview of a photo', photo, 'preview'],
  ]
  const measures: Measure[] = []
  for (const [what, card, form, atMost] of samples) {
    const times = await timesOf(TIMES, () => cards.renderCard(card, form))
    const { bytes, width, height } = await cards.renderCard(card, form)
    measures.push({
      what: `${what}, p50`,
      value: median(times),
      unit: 'ms',
      ...(atMost === undefined ? {} : { atMost }),
      note: `p95 ${p95(times).toFixed(0)} ms, ${width} x ${height}, ${Math.round(bytes.byteLength / 1000)} KB`,
    })
  }
  return measures
}

async function measureAtOnce(cards: Cards, line: Card, photo: Card): Promise<Measure[]> {
  const samples: [string, Card][] = [
    ['lines', line],
    ['photos', photo],
  ]
  const measures: Measure[] = []
  for (const [what, card] of samples) {
    const begin = { at: performance.now(), processor: process.cpuUsage() }
    await Promise.all(Array.from({ length: AT_ONCE }, () => cards.renderCard(card, 'card')))
    const { user, system } = process.cpuUsage(begin.processor)
    measures.push({
      what: `cards of ${what} a second on ${availableParallelism()} processors`,
      value: AT_ONCE / ((performance.now() - begin.at) / 1000),
      unit: '/s',
      atLeast: 25,
      note: `${((user + system) / 1000 / AT_ONCE).toFixed(0)} ms of processor time each`,
    })
  }
  return measures
}

/** In turns, so that whatever else the machine does slows down both. */
async function compareWithSatori(cards: Cards, line: Card, photo: Card): Promise<Measure[]> {
  const satori = await createSatoriPress()
  const measures: Measure[] = []
  for (const [what, card] of [
    ['line', line],
    ['photo', photo],
  ] as const) {
    await satori(card)
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let i = 0; i < SATORI_TIMES; i++) {
      theirs.push(...(await timesOf(1, () => satori(card))))
      ours.push(...(await timesOf(2, () => cards.renderCard(card, 'card'))))
    }
    measures.push({
      what: `times as fast as satori and resvg, card of a ${what}`,
      value: median(theirs) / median(ours),
      unit: 'count',
      atLeast: 3,
      note: `${(median(theirs) / median(ours)).toFixed(1)}: ${median(theirs).toFixed(0)} ms against ${median(ours).toFixed(0)} ms`,
    })
  }
  return measures
}

async function measureMemory(cards: Cards, photo: Card): Promise<Measure> {
  const before = process.memoryUsage().rss
  for (let i = 0; i < MORE_FOR_MEMORY; i += 2) {
    await Promise.all([cards.renderCard(photo, 'card'), cards.renderCard(photo, 'story')])
  }
  const after = process.memoryUsage().rss
  return {
    what: `memory gained by ${MORE_FOR_MEMORY} more photos`,
    value: (after - before) / 2 ** 20,
    unit: 'MB',
    atMost: 100,
    note: `${Math.round(after / 2 ** 20)} MB altogether`,
  }
}

async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  while (times.length < count) {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
  }
  return times
}
