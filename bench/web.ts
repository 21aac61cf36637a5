/** What the home page weighs in JavaScript, loaded in a real browser, and what Lighthouse makes of it on a phone. */
import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { chromium, type Response } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './lib/chromium.ts'
import { ROOT } from './lib/environment.ts'
import { withProduct } from './lib/launch.ts'
import { type LighthouseRun, runLighthouse } from './lib/lighthouse.ts'
import { type Measure, report } from './lib/report.ts'
import { median } from './lib/stats.ts'

const RUNS = 3
const JAVASCRIPT = /^(text|application)\/(x-)?(java|ecma)script/

export async function run(): Promise<void> {
  await buildWeb()
  const measures = await withProduct(async ({ url }) => {
    const scripts = await loadScripts(url)
    const runs: LighthouseRun[] = []
    while (runs.length < RUNS) runs.push(await runLighthouse(url))
    return [
      ...measureScripts(scripts),
      ...(['performance', 'accessibility'] as const).map((category) => measureCategory(category, runs)),
    ]
  })
  await report('web', measures)
}

/** As `npm start` does: nothing when the build is of these sources. */
async function buildWeb(): Promise<void> {
  const { ensureBuilt }: { ensureBuilt: () => void } = await import(`${ROOT}scripts/build-web.mjs`)
  ensureBuilt()
}

interface Script {
  name: string
  gzipBytes: number
  isAhead: boolean
}

/** Long enough for whatever the page fetches ahead once it stands. */
const AHEAD_MS = 3000

/** All that a visitor's browser loads who opens the home page and does nothing, whatever it is loaded for. */
async function loadScripts(url: string): Promise<Script[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const scripts: Promise<Script>[] = []
    let isAhead = false
    const weigh = async (response: Response): Promise<Script> => {
      const common = { name: basename(response.url()), isAhead }
      return { ...common, gzipBytes: gzipSync(await response.body()).byteLength }
    }
    page.on('response', (response) => {
      if (JAVASCRIPT.test(response.headers()['content-type'] ?? '')) scripts.push(weigh(response))
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    isAhead = true
    await delay(AHEAD_MS)
    await page.waitForLoadState('networkidle')
    return await Promise.all(scripts)
  } finally {
    await browser.close()
  }
}

function measureScripts(scripts: readonly Script[]): Measure[] {
  const toStand = scripts.filter(({ isAhead }) => !isAhead)
  const describe = ({ name, gzipBytes }: Script) => `${name} ${(gzipBytes / 1024).toFixed(1)}`
  const weigh = (some: readonly Script[]) => ({
    value: some.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1024,
    unit: 'KB' as const,
    note: some.map(describe).join(', '),
  })
  return [
    { what: 'JavaScript of the home page, gzip', ...weigh(scripts), atMost: 120 },
    { what: '- of that, before the page stands', ...weigh(toStand) },
  ]
}

const TARGETS = { performance: 95, accessibility: 100 }

function measureCategory(category: keyof typeof TARGETS, runs: readonly LighthouseRun[]): Measure {
  const scores = runs.map((run) => run[category].score)
  const losses = new Set(runs.flatMap((run) => run[category].losses))
  const speed =
    category === 'performance' ? [`machine index ${median(runs.map((run) => run.machineIndex))}`] : []
  return {
    what: `Lighthouse ${category} on a phone, median of ${runs.length}`,
    value: median(scores),
    unit: 'points',
    atLeast: TARGETS[category],
    note: [scores.map((score) => score.toFixed(0)).join(', '), ...speed, ...losses].join('; '),
  }
}
