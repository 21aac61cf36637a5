import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { makeDataDir } from '#server/data-dir.ts'
import type { Log } from '#server/db/log.ts'
import { toDataDirError } from '#server/start-error.ts'
import { findBinaries } from './binaries.ts'
import { prepareCluster, removeUnfinished } from './cluster.ts'
import { connectionTo, occupy } from './occupy.ts'
import { readPidFile } from './pid-file.ts'
import { chooseRunner } from './runner.ts'
import { type ServerOptions, stopServer } from './server.ts'

/** A PostgreSQL server that is ours alone, in <dataDir>/postgres. */
export interface EmbeddedPostgres {
  /** For pg, without `database`. */
  connection: ReturnType<typeof connectionTo>
  /** Ends the server, whoever started it. Connections must be closed before. */
  stop(): Promise<void>
}

/**
 * Makes the database on the first start, adopts a server that outlived its application, and starts one otherwise.
 * Brings the server back when it dies. Fails with StartError: folder not writable or in use, PostgreSQL does not run here.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Log,
  { isDurable = true } = {},
): Promise<EmbeddedPostgres> {
  try {
    await makeDataDir(dataDir)
    const binaries = await findBinaries()
    const runner = await chooseRunner(binaries)
    const cluster = await prepareCluster(dataDir, binaries, runner)
    const options = { cluster, binaries, runner, isDurable }
    const keeper = await keepOccupied(options, dataDir, log)
    await removeUnfinished(dataDir)
    const running = await readPidFile(cluster.dir)
    return {
      connection: connectionTo(cluster.password, running?.socketDir ?? cluster.dir, running?.port ?? 0),
      stop: async () => {
        keeper.release()
        await stopServer(cluster.dir)
      },
    }
  } catch (error) {
    throw toDataDirError(error, dataDir)
  }
}

const RETURN_MS = 1000

/** Holds the data folder until `release`, over the server's death too. */
async function keepOccupied(options: ServerOptions, dataDir: string, log: Log) {
  let isReleased = false
  const reoccupy = async (): Promise<void> => {
    if (isReleased) return
    log.warn('the database went away, bringing it back')
    try {
      hold(await occupy(options, dataDir))
      log.info('the database is back')
    } catch (error) {
      log.error({ err: error }, 'the database does not come back')
      await delay(RETURN_MS)
      return reoccupy()
    }
  }
  const hold = (lock: pg.Client) => lock.once('end', () => void reoccupy())
  hold(await occupy(options, dataDir))
  return {
    release: () => {
      isReleased = true
    },
  }
}
