import { defineConfig } from 'vitest/config'

const SLOW = ['**/*.slow.test.ts', '**/*.db.test.ts']

/** fast: no database, no models; runs while you type. slow: the rest, on one PostgreSQL for the whole run. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: SLOW,
        },
      },
      {
        test: {
          name: 'slow',
          include: ['src/**/*.{slow,db}.test.ts', 'tests/*.{slow,db}.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
