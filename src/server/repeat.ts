/** Something that is done again and again. */
export interface Repeating {
  /** Tells the run under way, if there is one, and waits for it; there is none after it. */
  stop: () => Promise<void>
}

/** Runs `job`, which must not fail, at once and again `everyMs` after each end. Keeps no process alive. */
export function repeat(job: (stopping: AbortSignal) => Promise<void>, everyMs: number): Repeating {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    await job(stopping.signal)
    if (stopping.signal.aborted) return
    timer = setTimeout(() => (running = run()), everyMs).unref()
  }
  let running = run()
  return {
    stop: () => {
      stopping.abort()
      clearTimeout(timer)
      return running
    },
  }
}
