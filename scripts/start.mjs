import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build-web.mjs'
import { ensureInstalled, NODE, ROOT } from './install.mjs'
import { requireNode, stop } from './node-version.mjs'

/** Terminal and npm both deliver one Ctrl+C: what comes this soon after the first is its echo. */
const ECHO_MS = 300

requireNode()
ensureInstalled()
ensureBuilt()

const settings = existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : []
// glibc keeps pools of freed memory for each thread; photos would leave 100 MB in them (measured).
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
// A group of its own: signals reach the server through us, once. Its channel ends when we are killed without a word.
const server = spawn(NODE, [...settings, join('src', 'server', 'main.ts')], {
  cwd: ROOT,
  env: { ...ALLOCATOR, ...process.env },
  detached: true,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
server.on('error', (error) =>
  stop(`${NODE} does not run here (${error.message}): delete node_modules and start again.`),
)
server.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
passOn('SIGINT', 'SIGINT')
passOn('SIGTERM', 'SIGTERM')
// The terminal was closed.
passOn('SIGHUP', 'SIGTERM')

function passOn(signal, as) {
  let last = Number.NEGATIVE_INFINITY
  process.on(signal, () => {
    const isEcho = performance.now() - last < ECHO_MS
    last = performance.now()
    if (!isEcho) server.kill(as)
  })
}
