import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stop } from './node-version.mjs'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The Node that the project brings along; everything but the very first script runs on it. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', 'node')

const LOG = join(ROOT, 'scorch-install.log')

/** Installs exactly what package-lock.json names, unless it is there. Ends the process with one sentence on failure. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing what Scorch needs. This takes about a minute, and only now.')
  const flags = ['--include=dev', '--ignore-scripts=false', '--engine-strict=false', '--loglevel=error']
  const npm = spawnSync('npm', ['ci', ...flags], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PATH: systemPath(), SCARF_ANALYTICS: 'false' },
  })
  if (npm.error) stop(`npm does not start (${npm.error.message}): install Node together with npm.`)
  const output = `${npm.stdout}${npm.stderr}`
  if (npm.status !== 0) {
    writeFileSync(LOG, output)
    stop(`npm ci failed (${reasonIn(output)}): check the network and try again; all it said is in ${LOG}.`)
  }
  if (!isInstalled())
    stop('npm ci ended well, but something is missing in node_modules: delete that folder and try again.')
}

/**
 * npm keeps its own record of what it has put into node_modules, written when everything is in place. It must agree with
 * the lockfile; only what is optional (made for other machines) may be absent.
 */
function isInstalled() {
  const record = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(record) || !existsSync(NODE)) return false
  const present = readPackages(record)
  const wanted = readPackages(join(ROOT, 'package-lock.json'))
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || (path in present ? present[path].version === entry.version : entry.optional === true),
  )
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}

/** Without the project's own programs: npm must not run on the Node that it is about to replace. */
function systemPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !/node_modules.\.bin.?$/.test(folder)).join(delimiter)
}

function reasonIn(output) {
  const line = output
    .split('\n')
    .find((candidate) => /^npm (error|ERR!) (?!code|errno|syscall|A complete log)/.test(candidate))
  return line?.replace(/^npm (error|ERR!) /, '').trim() || 'it gave no reason'
}
