import { PRODUCT } from '#domain/product.ts'
import { loadConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { type Serving, serve } from './serve.ts'
import { StartError } from './start-error.ts'

/** Ends the process with 0 after a graceful stop, with 1 and one sentence when it cannot start. */
async function main(): Promise<void> {
  const serving = await serve(loadConfig(process.env))
  process.stdout.write(`\n  ${PRODUCT} is on: ${serving.url}\n  Press Ctrl+C to put it out.\n\n`)
  stopOnSignals(serving)
}

function stopOnSignals(serving: Serving): void {
  let isStopping = false
  const onSignal = () => {
    // A second Ctrl+C means now.
    if (isStopping) process.exit(1)
    isStopping = true
    serving.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  // The starter is gone without a word (kill -9): nobody could stop us any more.
  process.on('disconnect', onSignal)
}

main().catch((error: unknown) => {
  const isExpected = error instanceof StartError || error instanceof ConfigError
  process.stderr.write(`${isExpected ? error.message : `${PRODUCT} could not start: ${String(error)}`}\n`)
  process.exit(1)
})
