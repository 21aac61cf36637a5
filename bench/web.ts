/** What the home page weighs in JavaScript, loaded in a real browser, and what Lighthouse makes of it on a phone. */
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
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
      measureScripts(scripts),
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
}

/** All that a first visit to the home page loads until the network is quiet, whatever it is loaded for. */
async function loadScripts(url: string): Promise<Script[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const scripts: Promise<Script>[] = []
    page.on('response', (response) => {
      if (JAVASCRIPT.test(response.headers()['content-type'] ?? ''))
        scripts.push(
          response.body().then((body) => ({
            name: new URL(response.url()).pathname,
            gzipBytes: gzipSync(body).byteLength,
          })),
        )
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return await Promise.all(scripts)
  } finally {
    await browser.close()
  }
}

function measureScripts(scripts: readonly Script[]): Measure {
  const kilobytes = (bytes: number) => bytes / 1024
  return {
    what: 'JavaScript of the home page, gzip',
    value: kilobytes(scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)),
    unit: 'KB',
    atMost: 120,
    note: scripts.map(({ name, gzipBytes }) => `${name} ${kilobytes(gzipBytes).toFixed(1)}`).join(', '),
  }
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
