import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { NODE, ROOT } from './install.mjs'
import { stop } from './node-version.mjs'

/** Everything that the built pages are made from. */
const SOURCES = [
  'src/web',
  'src/domain',
  'src/contract',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const BUILT_FROM = join(ROOT, 'dist', 'web.sources')

/** Builds the web part into dist/web unless it was built from the same sources. */
export function ensureBuilt() {
  const sources = hashOf(SOURCES.map((source) => join(ROOT, source)).filter((path) => existsSync(path)))
  if (existsSync(join(ROOT, 'dist', 'web', 'index.html')) && read(BUILT_FROM) === sources) return
  console.log('Building the web part.')
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const build = spawnSync(NODE, [vite, 'build', '--logLevel', 'error'], { cwd: ROOT, stdio: 'inherit' })
  if (build.status !== 0) stop('The web part could not be built: what vite said stands above.')
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  writeFileSync(BUILT_FROM, sources)
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesIn(path))
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
