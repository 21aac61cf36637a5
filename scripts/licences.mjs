import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'

/** Let us ship the code under any terms, with a notice. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'CC0-1.0',
  'Unlicense',
]

/** Anything else needs a reason: [licence, packages, why it is fine]. */
const EXCEPTIONS = [
  ['LGPL-3.0-or-later', /^@img\/sharp-/, 'libvips, unchanged, as a shared library that anybody can replace'],
  ['LGPL-3.0', /^libheif-js$/, 'libheif, unchanged, as a module of its own that anybody can replace'],
]

const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
const shipped = Object.entries(JSON.parse(lock).packages)
  .filter(([path, entry]) => path !== '' && !entry.dev && !entry.link)
  .map(([path, entry]) => ({
    name: path.split('node_modules/').at(-1),
    licence: String(entry.license ?? 'none'),
  }))

const refused = shipped.filter(({ name, licence }) => !isAcceptable(name, licence))
for (const [licence, count] of countEach(shipped.map((entry) => entry.licence)))
  console.log(`${String(count).padStart(5)}  ${licence}`)
for (const { name, licence } of refused) console.error(`REFUSED: ${name} is licensed ${licence}`)

const hosts = [...lock.matchAll(/"resolved": "(https?:\/\/[^/"]+)/g)].map((match) => match[1])
if (hosts.length > 0)
  console.error(`package-lock.json names download hosts: ${[...new Set(hosts)].join(', ')}`)

console.log(`${shipped.length} packages of the product checked, ${refused.length} refused`)
process.exitCode = refused.length + hosts.length === 0 ? 0 : 1

/** With OR one side is enough, with AND each must do. */
function isAcceptable(name, expression) {
  const plain = expression.replaceAll(/[()]/g, '')
  return plain.split(' OR ').some((side) => side.split(' AND ').every((licence) => isFine(name, licence)))
}

function isFine(name, licence) {
  return (
    ALLOWED.includes(licence) ||
    EXCEPTIONS.some(([excepted, names]) => excepted === licence && names.test(name))
  )
}

function countEach(values) {
  const counts = new Map()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}
