import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { userInfo } from 'node:os'
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

/** A user namespace in which we have another number and every program a user with a name. */
const inNamespace = prefixed(['unshare', '--user', '--map-user=1', '--map-group=1'])

/** A system user who may still pass through root's folders. */
const asSystemUser = prefixed([
  'setpriv',
  `--reuid=${SYSTEM_USER}`,
  `--regid=${SYSTEM_USER}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
])

/** util-linux, which every Linux with glibc has, brings both helpers. */
const WAYS: Record<Identity, { runners: readonly Runner[]; noWay: string }> = {
  named: {
    runners: [{ owner: undefined, run: prefixed([]) }],
    noWay: 'does not run on this machine: set DATABASE_URL to a PostgreSQL server.',
  },
  nameless: {
    runners: [{ owner: undefined, run: inNamespace }],
    noWay: 'needs a user with a name, and this one has none: add it to /etc/passwd, or set DATABASE_URL.',
  },
  root: {
    // The first keeps the files root's; the second is for containers without user namespaces.
    runners: [
      { owner: 0, run: inNamespace },
      { owner: SYSTEM_USER, run: asSystemUser },
    ],
    noWay: 'cannot run as root here: start Scorch as an ordinary user, or set DATABASE_URL.',
  },
}

/** Picks the first way that works here. Fails with StartError when PostgreSQL cannot run at all. */
export async function chooseRunner(binaries: Binaries): Promise<Runner> {
  const { runners, noWay } = WAYS[whoAreWe()]
  for (const runner of runners) if (await works(runner, binaries)) return runner
  throw new StartError(`The built-in PostgreSQL ${noWay}`)
}

type Identity = 'root' | 'named' | 'nameless'

function whoAreWe(): Identity {
  if (process.getuid?.() === 0) return 'root'
  try {
    userInfo()
    return 'named'
  } catch {
    // A number without an entry in /etc/passwd, as with `docker run --user 12345`.
    return 'nameless'
  }
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
