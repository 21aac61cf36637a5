import { once } from 'node:events'
import { lchown, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import { isAlive, readPidFile } from './pid-file.ts'
import type { Runner } from './runner.ts'

/** Small, because it shares a laptop with everything else; durable, because it holds what people made. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '40',
  shared_buffers: '32MB',
  io_method: 'sync',
  jit: 'off',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  autovacuum_worker_slots: '1',
  autovacuum_max_workers: '1',
  max_logical_replication_workers: '0',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  log_checkpoints: 'off',
  // What people typed stays out of the log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** For tests: what is lost with the machine is lost, and many files run side by side. */
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

/** Linux takes 107 bytes, macOS 103, and the socket's own name needs 15 of them. */
const MAX_SOCKET_DIR_BYTES = 85
const SHORT_SOCKET_DIR = 'scorch-socket-'
const MAX_LOG_BYTES = 1024 * 1024
const POLL_MS = 10
const STOP_LIMIT_MS = 10_000

export interface ServerOptions {
  cluster: Cluster
  binaries: Binaries
  runner: Runner
  isDurable: boolean
}

/**
 * Starts a server that outlives us, so that Ctrl+C in a terminal reaches the application first.
 * Null when it is ready, else the last line that it wrote before it ended.
 */
export async function startServer({
  cluster,
  binaries,
  runner,
  isDurable,
}: ServerOptions): Promise<string | null> {
  const log = await openLog(cluster.dir)
  try {
    const socketDir = await chooseSocketDir(cluster.dir, runner)
    const settings = {
      ...SETTINGS,
      ...(!isDurable && NOT_DURABLE),
      unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = runner.run(binaries.postgres, ['-D', cluster.dir, ...flags], {
      stdio: ['ignore', log.handle.fd, log.handle.fd],
      detached: true,
    })
    await once(child, 'spawn')
    child.unref()
    while (child.exitCode === null && child.signalCode === null) {
      const pidFile = await readPidFile(cluster.dir)
      if (pidFile?.pid === child.pid && pidFile?.isReady) return null
      await delay(POLL_MS)
    }
    return await log.lastWords()
  } finally {
    await log.handle.close()
  }
}

/** Ends the server as soon as open transactions are rolled back; after ten seconds without regard to anything. */
export async function stopServer(dir: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const pidFile = await readPidFile(dir)
    if (!pidFile || !isAlive(pidFile.pid)) return
    process.kill(pidFile.pid, signal)
    if (await isGone(dir, pidFile.pid)) {
      if (basename(pidFile.socketDir).startsWith(SHORT_SOCKET_DIR))
        await rm(pidFile.socketDir, { recursive: true, force: true })
      return
    }
  }
}

/** The pid file is the last thing that a server removes; the pid itself may stay as a zombie in a container. */
async function isGone(dir: string, pid: number): Promise<boolean> {
  const deadline = performance.now() + STOP_LIMIT_MS
  while (performance.now() < deadline) {
    if ((await readPidFile(dir))?.pid !== pid || !isAlive(pid)) return true
    await delay(POLL_MS)
  }
  return false
}

/** The data directory itself, which is closed to others, unless its path is too long for a socket. */
async function chooseSocketDir(dir: string, runner: Runner): Promise<string> {
  if (Buffer.byteLength(dir) <= MAX_SOCKET_DIR_BYTES) return dir
  const short = await mkdtemp(join(tmpdir(), SHORT_SOCKET_DIR))
  if (runner.owner !== undefined) await lchown(short, runner.owner, runner.owner)
  return short
}

async function openLog(dir: string) {
  const path = join(dir, 'scorch-postgres.log')
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  const handle = await open(path, size > MAX_LOG_BYTES ? 'w' : 'a', 0o600)
  const lastWords = async () => {
    const lines = (await readFile(path, 'utf8')).trim().split('\n')
    return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? ''
  }
  return { handle, lastWords }
}
