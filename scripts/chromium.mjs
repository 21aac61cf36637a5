import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { NODE, ROOT } from './install.mjs'
import { stop } from './node-version.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const DOWNLOAD_LIMIT_MS = 5 * 60 * 1000

/**
 * A browser for the tests: the machine's own, else the one that playwright installs, else the system's package.
 * The path of a Chromium that runs, or undefined for playwright's own. Ends the process with one sentence where none is to be had.
 */
export function ensureChromium() {
  const set = process.env.CHROMIUM_PATH
  if (set && !runs(set))
    stop(`CHROMIUM_PATH is "${set}", which is no Chromium that runs: correct it or leave it out.`)
  const own = set || findInstalled()
  if (own) return own
  if (runs(playwrightsOwn())) return undefined
  console.log('Installing Chromium for the tests in a browser, this once.')
  installWithPlaywright()
  if (runs(playwrightsOwn())) return undefined
  if (process.getuid?.() === 0) installWithApt()
  return findInstalled() ?? stop('The tests need a browser: install Chromium, or set CHROMIUM_PATH to one.')
}

function findInstalled() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path) && runs(path))
}

function runs(path) {
  return path !== '' && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

function playwrightsOwn() {
  const program = "console.log(require('playwright-core').chromium.executablePath())"
  return spawnSync(NODE, ['--eval', program], { cwd: ROOT, encoding: 'utf8' }).stdout.trim()
}

function installWithPlaywright() {
  const cli = join(ROOT, 'node_modules', 'playwright-core', 'cli.js')
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : []
  quietly(NODE, [cli, 'install', ...withLibraries, 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
  })
}

function installWithApt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  quietly('apt-get', ['update'], env)
  quietly('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], env)
}

/** Whether it worked shows in whether the browser runs. */
function quietly(command, args, env) {
  spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'ignore',
    timeout: DOWNLOAD_LIMIT_MS,
    env: { ...process.env, ...env },
  })
}
