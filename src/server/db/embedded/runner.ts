import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { StartError } from '#server/start-error.ts'
import type { Binaries } from './binaries.ts'

/** Starts PostgreSQL's programs as somebody who is not root, which they insist on. */
export interface Runner {
  /** User and group that must own the files; undefined where that goes without saying. */
  owner: number | undefined
  run(command: string, args: readonly string[], options: SpawnOptions): ChildProcess
}

/** bin or daemon: a system user that every Unix has and nobody logs in as. */
const SYSTEM_USER = 1

/** Nothing of our environment: no key reaches the database, and no PG* variable of the shell changes how it runs. */
const ENVIRONMENT = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }

const asOurselves: Runner = { owner: undefined, run: prefixed([]) }

/** util-linux, which every Linux with glibc has, brings both programs; the second is the last resort. */
const asRoot: readonly Runner[] = [
  // A user namespace in which root has another number: the files stay root's, and folders closed to others work.
  { owner: 0, run: prefixed(['unshare', '--user', '--map-user=1', '--map-group=1']) },
  // In containers without user namespaces: a system user who may still pass through root's folders.
  {
    owner: SYSTEM_USER,
    run: prefixed([
      'setpriv',
      `--reuid=${SYSTEM_USER}`,
      `--regid=${SYSTEM_USER}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
    ]),
  },
]

/** Picks the first way that works here. Fails with StartError when PostgreSQL cannot run at all. */
export async function chooseRunner(binaries: Binaries): Promise<Runner> {
  const candidates = process.getuid?.() === 0 ? asRoot : [asOurselves]
  for (const candidate of candidates) if (await works(candidate, binaries)) return candidate
  throw new StartError(
    candidates === asRoot
      ? 'The built-in PostgreSQL cannot run as root here: start Scorch as an ordinary user, or set DATABASE_URL.'
      : `The built-in PostgreSQL (${binaries.postgres}) does not run on this machine: set DATABASE_URL to a PostgreSQL server.`,
  )
}

async function works(runner: Runner, { postgres }: Binaries): Promise<boolean> {
  try {
    const [code] = await once(runner.run(postgres, ['--version'], { stdio: 'ignore' }), 'exit')
    return code === 0
  } catch {
    return false
  }
}

function prefixed(prefix: readonly string[]): Runner['run'] {
  return (command, args, options) => {
    const [program = command, ...rest] = [...prefix, command, ...args]
    return spawn(program, rest, { env: ENVIRONMENT, ...options })
  }
}
