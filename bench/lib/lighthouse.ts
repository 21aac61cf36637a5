import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'
import { withTempDir } from './temp-dir.ts'

const Report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
})
type Report = z.infer<typeof Report>

export interface Judgement {
  /** 0 to 100. */
  score: number
  /** What cost points, each with its measured value. */
  losses: string[]
}

export interface LighthouseRun {
  performance: Judgement
  accessibility: Judgement
  /** How fast Lighthouse found this machine to be just then: some 1500 for an idle laptop. */
  machineIndex: number
}

const CLI = join(
  dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')),
  'cli',
  'index.js',
)

/** One visit as a mid-range phone on a slow network, which is what Lighthouse simulates by default. */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  return withTempDir(async (dir) => {
    const path = join(dir, 'report.json')
    const flags = [
      '--only-categories=performance,accessibility',
      '--output=json',
      `--output-path=${path}`,
      `--chrome-flags=${['--headless', ...CHROMIUM_FLAGS].join(' ')}`,
      '--no-enable-error-reporting',
      '--quiet',
    ]
    const env = { ...process.env, CHROME_PATH: findChromium() }
    await promisify(execFile)(process.execPath, [CLI, url, ...flags], { env })
    const found = Report.parse(JSON.parse(await readFile(path, 'utf8')))
    return {
      performance: judgement(found, 'performance'),
      accessibility: judgement(found, 'accessibility'),
      machineIndex: found.environment.benchmarkIndex,
    }
  })
}

function judgement({ categories, audits }: Report, name: string): Judgement {
  const category = categories[name]
  if (typeof category?.score !== 'number') throw new Error(`Lighthouse gave no score for ${name}`)
  const losses = category.auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id]
    const isLoss = weight > 0 && typeof audit?.score === 'number' && audit.score < 0.9
    return isLoss ? [`${audit.title} ${audit.displayValue ?? ''}`.trim()] : []
  })
  return { score: category.score * 100, losses }
}
