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
  /** What it said on the way, each with the seconds until then. */
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

const STAGE = /^\s*((Installing|Building|\S+ is on)\b[^.:]*)/

function describeStages({ said }: Launched): string {
  return said
    .flatMap(({ line, at }) => {
      const stage = STAGE.exec(line)?.[1]
      return stage === undefined ? [] : [`${at.toFixed(1)} s ${stage}`]
    })
    .join(', ')
}
