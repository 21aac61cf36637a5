import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build-web.mjs'
import { ensureInstalled, NODE, ROOT } from './install.mjs'
import { requireNode, stop } from './node-version.mjs'

requireNode()
ensureInstalled()
ensureBuilt()

// The channel lets the server notice when this process is killed without a word.
const server = spawn(NODE, ['--env-file-if-exists=.env', join('src', 'server', 'main.ts')], {
  cwd: ROOT,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('error', (error) =>
  stop(`${NODE} does not run here (${error.message}): delete node_modules and start again.`),
)
server.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
