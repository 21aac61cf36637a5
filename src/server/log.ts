import { type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'

/** JSON lines on standard output. Secrets and what people send never belong in a log; these are struck out if they slip in. */
export function createLog(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.cookie', '*.authorization', '*.apiKey', '*.secret', '*.receipt', '*.email'],
      censor: '[removed]',
    },
  })
}
