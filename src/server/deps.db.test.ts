import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '#tests/database.ts'
import { loadConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { wireDeps } from './deps.ts'
import { WorkerPool } from './engines/photo-workers/worker-pool.ts'

vi.mock('./engines/comedian/language-model/comedian.ts', () => ({
  createLanguageModelComedian: () => {
    throw new Error('there is no such model')
  },
}))

test('a part that cannot be made leaves no worker thread of those before it', async () => {
  await using database = await createTestDatabase()
  const close = vi.spyOn(WorkerPool.prototype, 'close')
  const config = loadConfig({ SCORCH_MODEL: 'openai:nothing', OPENAI_API_KEY: 'none' })
  const given = wireDeps(
    config,
    'a secret of the test suite, 32+ characters',
    database,
    pino({ level: 'silent' }),
  )
  await expect(given).rejects.toThrow(new ConfigError('SCORCH_MODEL cannot be used: there is no such model.'))
  // Pictures, HEIC, vision and cards.
  expect(new Set(close.mock.contexts).size).toBe(4)
  for (const pool of close.mock.contexts as WorkerPool<unknown, unknown>[]) expect(pool.threads).toBe(0)
})
