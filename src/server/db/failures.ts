/** What the system says of a way that leads nowhere. */
const NO_WAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What PostgreSQL says as it goes, comes, or has no room left; class 08 is about connections, 53 about disk and memory. */
const NOT_SERVING = /^(57P0[1-3]|53[0-9]00|08...)$/

/** pg's own words, for which it has no codes. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Of PostgreSQL: a column, a function, an object or a table that is asked for is not there. */
const NOT_THERE = new Set(['42703', '42883', '42704', '42P01'])

/** Of PostgreSQL: one of several that waited for each other had to go, or came too late for what it had read. */
const BEATEN = new Set(['40P01', '40001'])

/** Whether an error, or what caused it, is about reaching the database and not about what was asked of it. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some(isAboutConnection)
}

/** Whether the database lacks what its migrations make: somebody runs a newer version on an older database. */
export function isSchemaBehind(error: unknown): boolean {
  return causesOf(error).some(({ code }) => typeof code === 'string' && NOT_THERE.has(code))
}

/** Whether the same transaction is likely to pass when it is run again. */
export function isBeatenByAnother(error: unknown): boolean {
  return causesOf(error).some(({ code }) => typeof code === 'string' && BEATEN.has(code))
}

type Failure = Error & { code?: unknown; syscall?: unknown }

function causesOf(error: unknown): Failure[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

function isAboutConnection({ code, syscall, message }: Failure): boolean {
  if (WORDS.test(message)) return true
  if (typeof code !== 'string') return false
  // A missing file is a defect; a missing socket is a server that is not there.
  return NO_WAY.has(code) || (code === 'ENOENT' && syscall === 'connect') || NOT_SERVING.test(code)
}
