import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, freshEnvironment, ROOT } from './environment.ts'
import { endTree } from './processes.ts'
import { withTempDir } from './temp-dir.ts'

export interface Launched {
  /** Address without a slash at the end. */
  url: string
  pid: number
  /** Seconds from the launch to the first answer. */
  seconds: number
  /** What it said, line by line, each with the seconds since the launch. */
  said: { line: string; at: number }[]
  /** Ends everything that it started. Returns how many processes had to be ended by force. */
  stop: () => Promise<number>
}

export interface LaunchOptions {
  command: string
  args: readonly string[]
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Path that must answer with success before it counts as launched. */
  until: '/healthz' | '/readyz'
  limitMs: number
}

const POLL_MS = 20
const GRACE_MS = 15_000

/** Starts a command that serves on PORT of this machine alone. Fails with its last words when it ends or takes too long. */
export async function launch(options: LaunchOptions): Promise<Launched> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...freshEnvironment(), HOST: '127.0.0.1', PORT: String(port), ...options.env }
  const begin = performance.now()
  const sinceBegin = () => (performance.now() - begin) / 1000
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = listen(child, sinceBegin)
  const stop = () => (child.pid ? endTree(child.pid, GRACE_MS) : Promise.resolve(0))
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  while (!(await answers(`${url}${options.until}`))) {
    if (child.exitCode !== null || child.signalCode !== null) failure ??= new Error('it ended')
    if (sinceBegin() * 1000 > options.limitMs) failure ??= new Error('it took too long')
    if (failure) {
      await stop()
      const words = said.slice(-10).map(({ line }) => line)
      throw new Error([`${options.command} does not serve: ${failure.message}`, ...words].join('\n'))
    }
    await delay(POLL_MS)
  }
  return { url, pid: child.pid ?? 0, seconds: sinceBegin(), said, stop }
}

/** The product as `npm start` runs it in this folder, on this data folder, with the house comedian and no rate limits. */
export function launchProduct(dataDir: string): Promise<Launched> {
  return launch({
    command: process.execPath,
    args: ['scripts/start.mjs'],
    cwd: ROOT,
    env: { SCORCH_DATA_DIR: dataDir, SCORCH_RATE_LIMIT: 'off', SCORCH_LOG_LEVEL: 'warn' },
    until: '/readyz',
    limitMs: 60_000,
  })
}

/** Runs `use` on the product, warm, with an empty data folder. */
export async function withProduct<T>(use: (product: Launched) => Promise<T>): Promise<T> {
  return withTempDir(async (dataDir) => {
    const product = await launchProduct(dataDir)
    try {
      return await use(product)
    } finally {
      await product.stop()
    }
  })
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

function listen(child: ChildProcess, clock: () => number): Launched['said'] {
  const said: Launched['said'] = []
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', (line) => said.push({ line, at: clock() }))
  }
  return said
}
