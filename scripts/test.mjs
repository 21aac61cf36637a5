import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureBuilt } from './build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, ROOT } from './install.mjs'
import { requireNode } from './node-version.mjs'

requireNode()
ensureInstalled()

const hasBrowserTests = existsSync(join(ROOT, 'playwright.config.ts'))
const chromium = hasBrowserTests ? ensureChromium() : undefined
const reports = mkdtempSync(join(tmpdir(), 'scorch-reports-'))
const env = testEnvironment()
const total = { passed: 0, failed: 0 }

try {
  if (checks() && unitTests() && hasBrowserTests) browserTests()
} finally {
  rmSync(reports, { recursive: true })
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

/** Quick and quiet; what fails says so in full. */
function checks() {
  return [
    ['format', 'biome', 'format', '.'],
    ['lint', 'oxlint'],
    ['types', 'tsc', '--noEmit'],
    ['borders', 'node', 'scripts/prove-borders.mjs'],
    ['licences', 'node', 'scripts/licences.mjs'],
  ].every(([name, command, ...args]) => {
    const started = performance.now()
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      cwd: ROOT,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    console.log(
      `${name}: ${status === 0 ? 'ok' : 'failed'} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    )
    if (status === 0) return true
    console.log(`${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`)
    return fail(`Stopped at ${name}.`)
  })
}

function unitTests() {
  const report = join(reports, 'vitest.json')
  const status = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests = 0, numFailedTests = 0 } = read(report)
  add(numPassedTests, numFailedTests)
  return status === 0 || fail('Stopped at the unit tests.')
}

function browserTests() {
  ensureBuilt()
  const report = join(reports, 'playwright.json')
  const status = run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(chromium && { CHROMIUM_PATH: chromium }),
  })
  const { expected = 0, flaky = 0, unexpected = 0 } = read(report).stats ?? {}
  add(expected + flaky, unexpected)
  return status === 0 || fail('Stopped at the browser tests.')
}

function run(command, args, extra = {}) {
  return spawnSync(command, args, { cwd: ROOT, env: { ...env, ...extra }, stdio: 'inherit' }).status
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

function add(passed, failed) {
  total.passed += passed
  total.failed += failed
}

/** A failure that no single test stands for counts as one. */
function fail(sentence) {
  console.log(sentence)
  if (total.failed === 0) total.failed = 1
  return false
}

/** The project's own programs first, and none of the settings or keys of whoever runs the tests. */
function testEnvironment() {
  const ours =
    /^(SCORCH_\w+|DATABASE_URL|REDIS_URL|S3_\w+|PORT|HOST|NODE_ENV|GOOGLE_CLIENT_\w+|OIDC_\w+|SMTP_URL|MAIL_FROM|(ANTHROPIC|OPENAI|GOOGLE_GENERATIVE_AI)_API_KEY)$/
  const inherited = Object.entries(process.env).filter(([name]) => !ours.test(name))
  return {
    ...Object.fromEntries(inherited),
    PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  }
}
