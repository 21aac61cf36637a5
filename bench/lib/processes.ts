import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** A process that cannot be mistaken for a later one with the same number. */
interface Known {
  pid: number
  parent: number
  /** Empty where the system does not tell. */
  startedAt: string
  processorMs: number
}

export interface Memory {
  /** MB that the processes hold together; what they share counts once where the system tells it. */
  mb: number
  /** MB when each counts all that it maps, which is never less. */
  rssMb: number
}

const POLL_MS = 20
/** USER_HZ, which Linux has kept at 100 on every machine that this runs on. */
const MS_PER_TICK = 10

/** The process and all that descend from it. Linux only; elsewhere the process alone. */
export function treeOf(root: number): Known[] {
  const all = listProcesses()
  if (all.length === 0) return [{ pid: root, parent: process.pid, startedAt: '', processorMs: 0 }]
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}

/** Memory of the process and all that descend from it, PostgreSQL included. Null where there is no /proc. */
export function memoryOfTree(root: number): Memory | null {
  const found = treeOf(root).flatMap(({ pid }) => memoryOf(pid) ?? [])
  if (found.length === 0) return null
  const sum = (field: keyof Memory) => found.reduce((total, memory) => total + memory[field], 0)
  return { mb: sum('mb'), rssMb: sum('rssMb') }
}

/** Milliseconds of processor time that the process and its living descendants have had: the same on a busy machine. */
export function processorMsOfTree(root: number): number {
  return treeOf(root).reduce((sum, { processorMs }) => sum + processorMs, 0)
}

/**
 * Asks the process to end, waits for all that descend from it and ends by force what is left after `graceMs`.
 * Returns how many that were.
 */
export async function endTree(root: number, graceMs: number): Promise<number> {
  const tree = treeOf(root)
  signal(root, 'SIGTERM')
  const deadline = performance.now() + graceMs
  while (tree.some(isAlive) && performance.now() < deadline) await delay(POLL_MS)
  const left = tree.filter(isAlive)
  for (const { pid } of left) signal(pid, 'SIGKILL')
  while (left.some(isAlive)) await delay(POLL_MS)
  return left.length
}

function memoryOf(pid: number): Memory | null {
  const rssMb = readMb(`/proc/${pid}/status`, 'VmRSS')
  if (rssMb === null) return null
  return { mb: readMb(`/proc/${pid}/smaps_rollup`, 'Pss') ?? rssMb, rssMb }
}

function readMb(path: string, field: string): number | null {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(path) ?? '')?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

function listProcesses(): Known[] {
  return readFolder('/proc').flatMap((name) => (/^\d+$/.test(name) ? (describe(Number(name)) ?? []) : []))
}

/** Null for a process that is gone, or a zombie: its parent has not asked about it yet, but it holds nothing. */
function describe(pid: number): Known | null {
  // The name, in brackets, may hold anything; what follows the last one are the fields from the third on.
  const [state, parent, ...rest] = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? ['Z']
  if (state === 'Z') return null
  const ticks = Number(rest[9]) + Number(rest[10])
  return { pid, parent: Number(parent), startedAt: rest[17] ?? '', processorMs: ticks * MS_PER_TICK }
}

function isAlive({ pid, startedAt }: Known): boolean {
  return startedAt === '' ? signal(pid, 0) : describe(pid)?.startedAt === startedAt
}

/** False when it has ended meanwhile. Signal 0 only asks. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
