import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'

/**
 * JSON lines on standard output. Secrets and what people send never belong in a log; these are struck out if they slip in.
 * `detail`: where PostgreSQL quotes the row at fault.
 */
export function createLog(level: LogLevel, target: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.cookie', '*.authorization', '*.apiKey', '*.secret', '*.receipt', '*.email', '*.detail'],
      censor: '[removed]',
    },
  }
  return pino(options, target)
}
