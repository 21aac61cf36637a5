// The first thing that runs, on whatever Node the machine has: nothing in here or in what imports it may be newer than 20.19.
const OLDEST = [20, 19]

/** Ends the process with one sentence when the machine's Node is too old to install anything. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  stop(
    `Scorch needs Node ${OLDEST.join('.')} or newer to install itself, and this is ${process.version}: see https://nodejs.org.`,
  )
}

/** Ends the process with one sentence and exit code 1. */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
