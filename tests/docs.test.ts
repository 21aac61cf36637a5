import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['src', 'tests', 'docs', 'bench', 'scripts', '.ci']

const paths = new Set([
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ),
])
/** Every end of every path that begins with a name: docs may leave out where a folder stands. */
const ends = new Set(
  [...paths].flatMap((path) => {
    const names = path.split('/')
    return names.map((_, at) => names.slice(at).join('/'))
  }),
)

const NAMES_A_FILE = /(?<![\w/.@~-])(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css|md)(?![\w/-])/g
const COMMENTS = /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

function namedIn(text: string): string[] {
  return [...text.matchAll(NAMES_A_FILE)].map(([name]) => name.replace(/^(?:\.\.?\/)+/, ''))
}

function strangersIn(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const prose = path.endsWith('.md') ? text : [...text.matchAll(COMMENTS)].join('\n')
  return namedIn(prose)
    .filter((name) => !ends.has(name))
    .map((name) => `${path}: ${name}`)
}

it('finds the files that a text names', () => {
  expect(namedIn('See [the map](docs/architecture.md), `domain/scores.ts` and ../x.css.')).toEqual([
    'docs/architecture.md',
    'domain/scores.ts',
    'x.css',
  ])
})

it('every file that a page or a comment names is there', () => {
  const read = [...paths].filter((path) => /\.(?:tsx?|mjs|md)$/.test(path))
  expect(read.length).toBeGreaterThan(500)
  expect(read.flatMap((path) => strangersIn(path))).toEqual([])
})
