import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './environment.ts'

export type Unit = 's' | 'ms' | 'MB' | 'KB' | '%' | '/s' | 'points' | 'count'

export interface Measure {
  what: string
  value: number
  unit: Unit
  /** The target, both ends included; without one the measure is there to explain the others. */
  atMost?: number
  atLeast?: number
  note?: string
}

/** Taken as this module loads: later on the load is the benchmark's own. */
const loadBefore = loadavg()[0] ?? 0

/** Prints the table and writes bench/results/<name>.json. A missed target makes the process end with 1. */
export async function report(name: string, measures: readonly Measure[]): Promise<void> {
  console.log(
    `\n${name}, on ${availableParallelism()} cores with a load of ${loadBefore.toFixed(1)} before it began`,
  )
  console.log(
    toTable([
      ['measure', 'measured', 'target', '', ''],
      ...measures.map((measure) => [
        measure.what,
        format(measure.value, measure.unit),
        targetOf(measure),
        verdictOf(measure),
        measure.note ?? '',
      ]),
    ]),
  )
  if (measures.some((measure) => isMet(measure) === false)) process.exitCode = 1
  const folder = join(ROOT, 'bench', 'results')
  await mkdir(folder, { recursive: true })
  const result = {
    name,
    at: new Date().toISOString(),
    commit: commit(),
    machine: machine(),
    measures: measures.map((measure) => ({ ...measure, ok: isMet(measure) })),
  }
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
}

/** Null without a target. */
function isMet({ value, atMost, atLeast }: Measure): boolean | null {
  if (atMost === undefined && atLeast === undefined) return null
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY)
}

function verdictOf(measure: Measure): string {
  const isOk = isMet(measure)
  if (isOk === null) return ''
  return isOk ? 'ok' : 'MISSED'
}

function targetOf({ atMost, atLeast, unit }: Measure): string {
  if (atMost !== undefined) return `<= ${format(atMost, unit)}`
  return atLeast === undefined ? '' : `>= ${format(atLeast, unit)}`
}

function format(value: number, unit: Unit): string {
  const number = value.toFixed(unit === 's' ? 2 : unit === 'KB' || unit === '%' ? 1 : 0)
  return unit === 'count' || unit === 'points' ? number : `${number} ${unit}`
}

function toTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  const line = (row: readonly string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
  return rows.map((row) => `  ${line(row)}`.trimEnd()).join('\n')
}

function machine() {
  return {
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryMb: Math.round(totalmem() / 2 ** 20),
    loadBefore,
  }
}

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}
