/**
 * One command on a fresh machine: how long `npm start` takes from a fresh clone of HEAD to the first answer, how long the
 * next one takes, and whether it starts and roasts with the network cut once it is installed. Downloads what npm needs.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './lib/environment.ts'
import { type StartTime, timeNpmStart } from './lib/npm-start.ts'
import { type OfflineResult, startOffline } from './lib/offline.ts'
import { type Measure, report } from './lib/report.ts'
import { median } from './lib/stats.ts'
import { withTempDir } from './lib/temp-dir.ts'

const FIRST_SECONDS = 90
const SECOND_SECONDS = 3
const SECOND_STARTS = 3

export async function run(): Promise<void> {
  await withTempDir(async (dir) => {
    const [clone, npmCache] = [join(dir, 'scorch'), join(dir, 'npm-cache')]
    execFileSync('git', ['clone', '--quiet', ROOT, clone])
    console.log('The first start, with an empty npm cache ...')
    const first = await timeNpmStart(clone, npmCache)
    console.log('The next ones ...')
    const next: StartTime[] = []
    for (let i = 0; i < SECOND_STARTS; i++) next.push(await timeNpmStart(clone, npmCache))
    console.log('Without a network ...')
    const offline = await startOffline(clone, npmCache)
    if (!offline)
      console.log('Skipped without a network: `unshare --net` and `ip link set lo up` do not work here.')
    await report('start', [...measureOnline(first, next), ...(offline ? measureOffline(offline) : [])])
  })
}

function measureOnline(first: StartTime, next: readonly StartTime[]): Measure[] {
  const times = next.map(({ seconds }) => seconds)
  return [
    {
      what: 'first npm start of a fresh clone',
      value: first.seconds,
      unit: 's',
      atMost: FIRST_SECONDS,
      note: first.stages,
    },
    {
      what: `second npm start, median of ${times.length}`,
      value: median(times),
      unit: 's',
      atMost: SECOND_SECONDS,
      note: times.map((seconds) => seconds.toFixed(2)).join(', '),
    },
    {
      what: 'processes left after SIGTERM to npm',
      value: [first, ...next].reduce((sum, { left }) => sum + left, 0),
      unit: 'count',
      atMost: 0,
    },
  ]
}

function measureOffline({ first, second, roasts }: OfflineResult): Measure[] {
  return [
    {
      what: 'no network: first start after the install',
      value: first.seconds,
      unit: 's',
      atMost: FIRST_SECONDS,
      note: first.stages,
    },
    { what: 'no network: second start', value: second.seconds, unit: 's', atMost: SECOND_SECONDS },
    {
      what: 'no network: roasts told, of a photo and a line each time',
      value: roasts,
      unit: 'count',
      atLeast: 4,
    },
    {
      what: 'no network: processes left after SIGTERM to npm',
      value: first.left + second.left,
      unit: 'count',
      atMost: 0,
    },
  ]
}
