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

/** What PostgreSQL says as it goes, comes, or has no place left; class 08 is about connections altogether. */
const NOT_SERVING = /^(57P0[1-3]|53300|08...)$/

/** pg's own words, for which it has no codes. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether an error, or what caused it, is about reaching the database and not about what was asked of it. */
export function isConnectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (isAboutConnection(cause)) return true
  return false
}

function isAboutConnection(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  const { code, syscall, message } = error
  if (WORDS.test(message)) return true
  if (typeof code !== 'string') return false
  // A missing file is a defect; a missing socket is a server that is not there.
  return NO_WAY.has(code) || (code === 'ENOENT' && syscall === 'connect') || NOT_SERVING.test(code)
}
