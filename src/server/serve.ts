import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { wireDeps } from './deps.ts'
import { removeDueMedia } from './features/saved-roasts/service.ts'
import { createApp } from './http/app.ts'
import { listen } from './http/listen.ts'
import { createLog } from './log.ts'
import { repeat } from './repeat.ts'
import { loadSecret } from './secret.ts'
import { checkSecret } from './secret-fingerprint.ts'
import { toListenError } from './start-error.ts'

const WEB_ROOT = fileURLToPath(new URL('../../dist/web', import.meta.url))
const GRACE_MS = 10_000
const REMOVALS_EVERY_MS = 5 * 60_000

export interface Serving {
  /** Where a browser on this machine finds it. */
  url: string
  stop: () => Promise<void>
}

/** The whole product in one process. Fails with ConfigError or StartError, each a sentence for whoever starts it. */
export async function serve(config: Config): Promise<Serving> {
  const log = createLog(config.logLevel)
  const secret = await loadSecret(config)
  await using started = new AsyncDisposableStack()
  const database = await openDatabase(config, log)
  started.defer(() => database.close())
  await checkSecret(database.db, secret, config)
  const { deps, close } = await wireDeps(config, secret, database, log)
  started.defer(close)
  // What a crash or an unreachable store left behind.
  const removing = repeat((stopping) => removeDueMedia(deps, stopping), REMOVALS_EVERY_MS)
  started.defer(() => removing.stop())
  const app = createApp(deps, {
    trustedProxies: config.trustedProxies,
    isHttps: config.url.startsWith('https:'),
    webRoot: WEB_ROOT,
    health: { database: () => sql`select 1`.execute(database.db), vision: () => deps.vision.ready() },
  })
  const server = await listen(app, config).catch((error) => {
    throw toListenError(error, config)
  })
  started.defer(() => server.close(GRACE_MS))
  // All went well: from here on stop() is what closes them, last opened first.
  const parts = started.move()
  return { url: publicUrl(config, server.port), stop: () => parts.disposeAsync() }
}

function publicUrl(config: Config, port: number): string {
  return config.port === 0 ? `http://localhost:${port}` : config.url
}
