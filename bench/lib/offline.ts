import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { StartTime } from './npm-start.ts'

export interface OfflineResult {
  /** With everything installed, but no build and no data yet. */
  first: StartTime
  second: StartTime
  /** How many roasts were told, a photo's and a line's per start. */
  roasts: number
}

const SCRIPT = fileURLToPath(new URL('./offline-start.ts', import.meta.url))

/** A namespace without any network but the loopback interface, made by root or by a user who is root in there. */
const CUT_OFF = [
  'unshare',
  '--net',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  'sh',
  '-c',
  '{ ip link set lo up || ifconfig lo up; } && exec "$@"',
  'sh',
]

/** Starts a clone where there is no network. Null where the system gives us no such place. */
export async function startOffline(clone: string, npmCache: string): Promise<OfflineResult | null> {
  if (!canCutOff()) return null
  const [program = '', ...args] = [...CUT_OFF, process.execPath, SCRIPT, clone, npmCache]
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error('it did not start without a network; why stands above')
  return JSON.parse(output)
}

function canCutOff(): boolean {
  const [program = '', ...args] = [...CUT_OFF, 'true']
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}
