import { type Launched, launch } from './launch.ts'

/** Well over every target: a miss is to be measured, not cut off. */
const LIMIT_MS = 10 * 60_000

/** `npm start` in a clone, up to the first answer. An own npm cache makes it the first one on its machine. */
function npmStart(clone: string, npmCache: string): Promise<Launched> {
  return launch({
    command: 'npm',
    args: ['start'],
    cwd: clone,
    env: { npm_config_cache: npmCache },
    until: '/healthz',
    limitMs: LIMIT_MS,
  })
}

export interface StartTime {
  seconds: number
  /** Seconds until each line that it said on the way. */
  stages: string
  /** Processes that did not end by themselves when asked to. */
  left: number
}

/** One npm start and its end, with `use` in between. */
export async function timeNpmStart(
  clone: string,
  npmCache: string,
  use: (url: string) => Promise<void> = async () => {},
): Promise<StartTime> {
  const started = await npmStart(clone, npmCache)
  let left = 0
  try {
    await use(started.url)
  } finally {
    left = await started.stop()
  }
  return { seconds: started.seconds, stages: describeStages(started), left }
}

function describeStages({ said }: Launched): string {
  return said
    .filter(({ line }) => line.trim() !== '' && !line.startsWith('>'))
    .map(({ line, at }) => `${at.toFixed(1)} s ${line.trim().slice(0, 30)}`)
    .join(' | ')
}
