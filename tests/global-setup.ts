import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { createTemplate, quietLog, type TestServer } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** One PostgreSQL for the whole run, with one migrated database that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'scorch-test-'))
  const server = await startEmbeddedPostgres(dataDir, quietLog, { isDurable: false })
  await createTemplate(server.connection)
  project.provide('testServer', server.connection)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}
