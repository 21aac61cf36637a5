import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS } from './tests/e2e/chromium-args.ts'

const PORT = Number(process.env.E2E_PORT ?? 3917)
const BASE_URL = `http://127.0.0.1:${PORT}`
const PROVIDER_PORT = PORT + 1
const PROVIDER_URL = `http://127.0.0.1:${PROVIDER_PORT}`

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env.CHROMIUM_PATH ?? SYSTEM_CHROMIUM.find((path) => existsSync(path))

// Workers read this file too, and find the folder that the first reader made.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'scorch-e2e-'))

/** What a wide screen cannot change runs once: forms, answers, and what is kept when something fails. */
const SAME_ON_ANY_SCREEN = /(auth|guest-migration|home-failures|saving|settings|signed-in)\.spec\.ts$/
/** The same of a single test in another file; also of one that chooses the size of its screen itself. */
const ONCE = /@once/

/** The real product on its own port and data folder, driven by a real browser at the sizes of a phone and a laptop. */
export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 3,
  // A busy machine may be late once; what fails twice is broken. A retry shows in the report as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['line'], ['json', { outputFile: 'test-results/e2e.json' }]] : 'list',
  use: {
    baseURL: BASE_URL,
    // Traced, every test would take a third longer. One that fails is looked at with `--trace on`.
    trace: 'on-first-retry',
    // Whoever waits for scenes to change waits minutes. Tests of motion, and some whole walks, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
    {
      name: 'laptop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: SAME_ON_ANY_SCREEN,
      grepInvert: ONCE,
    },
  ],
  webServer: [
    {
      command: 'node tests/e2e/openid-provider.ts',
      url: `${PROVIDER_URL}/.well-known/openid-configuration`,
      env: { PORT: String(PROVIDER_PORT) },
    },
    {
      command: 'node src/server/main.ts',
      url: `${BASE_URL}/readyz`,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: {
        PORT: String(PORT),
        SCORCH_URL: BASE_URL,
        SCORCH_DATA_DIR: process.env.E2E_DATA_DIR,
        SCORCH_RATE_LIMIT: 'off',
        SCORCH_LOG_LEVEL: 'warn',
        OIDC_ISSUER: PROVIDER_URL,
        OIDC_CLIENT_ID: 'scorch',
        OIDC_CLIENT_SECRET: 'a secret of the client',
        OIDC_NAME: 'Acme',
      },
    },
  ],
})
