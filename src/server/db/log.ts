import type { Logger } from 'pino'

/** What the database part needs of the application's log. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>
