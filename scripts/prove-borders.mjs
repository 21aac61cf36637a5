import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ALLOWED, FORBIDDEN, plantsPerEngine } from './border-plants.mjs'
import { NODE, ROOT } from './install.mjs'

// A border that nothing guards looks just like one that nobody crosses. So: a copy of the sources, one violation planted per
// rule, one run of lint. It must complain about each of them, and about nothing that is allowed.

const LINT_FILES = ['.oxlintrc.json', 'scripts/lint-plugin.mjs', 'tsconfig.json', 'package.json']
const copy = mkdtempSync(join(tmpdir(), 'scorch-borders-'))
try {
  const forbidden = [...FORBIDDEN, ...plantsPerEngine(ROOT)]
  const complaints = lintWith([...forbidden.map(([, file, text]) => [file, text]), ...ALLOWED])
  const rows = [
    ...forbidden.map(([rule, file, text]) => ({
      ok: complaints.has(`${file} ${rule}`),
      verdict: 'refused',
      rule,
      what: `${file}: ${shorten(text)}`,
    })),
    ...ALLOWED.map(([file, text]) => ({
      ok: [...complaints].every((complaint) => !complaint.startsWith(`${file} `)),
      verdict: 'allowed',
      rule: '',
      what: `${file}: ${shorten(text)}`,
    })),
  ]
  for (const { ok, verdict, rule, what } of rows) {
    console.log(`${(ok ? verdict : `NOT ${verdict}`).padEnd(12)}${rule.padEnd(36)}${what}`)
  }
  const wrong = rows.filter((row) => !row.ok).length
  console.log(`${rows.length - wrong} of ${rows.length} borders hold`)
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  rmSync(copy, { recursive: true })
}

/** "file rule" for each complaint about the copy with these files in it. */
function lintWith(plants) {
  cpSync(join(ROOT, 'src'), join(copy, 'src'), { recursive: true })
  for (const file of LINT_FILES) cpSync(join(ROOT, file), join(copy, file))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, text] of plants) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), `${text}\n`)
  }
  const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const run = spawnSync(NODE, [oxlint, '--format', 'json'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (run.stderr || !run.stdout.startsWith('{'))
    throw new Error(`lint does not run:\n${run.stderr}${run.stdout}`)
  const { diagnostics } = JSON.parse(run.stdout)
  return new Set(diagnostics.map(({ filename, code }) => `${filename} ${code}`))
}

function shorten(text) {
  const line = text.replaceAll(/export \{ x\d+ \} from /g, '').replaceAll('\n', ', ')
  return line.length > 70 ? `${line.slice(0, 67)}...` : line
}
