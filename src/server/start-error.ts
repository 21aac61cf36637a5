/** Why the product cannot start, in one sentence that says what to do. Shown without a stack; the process ends with 1. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}

/** Turns what `listen` failed with into a StartError; anything it does not know comes back as it is. */
export function toListenError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} on ${host} is taken by another program: end it, or set PORT to a free port.`,
        { cause: error },
      )
    case 'EACCES':
      return new StartError(`Port ${port} needs more rights than Scorch has: set PORT to 1024 or higher.`, {
        cause: error,
      })
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST is "${host}", which is no address of this machine: write 127.0.0.1 or 0.0.0.0.`,
        {
          cause: error,
        },
      )
    default:
      return error
  }
}

const WHY_NOT_WRITABLE: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
}

/** Turns what a write below the data folder failed with into a StartError; anything else comes back as it is. */
export function toDataDirError(error: unknown, dataDir: string): unknown {
  const why = WHY_NOT_WRITABLE[errorCode(error) ?? '']
  if (!why) return error
  return new StartError(
    `Scorch cannot write to its data folder ${dataDir} (${why}): change that, or set SCORCH_DATA_DIR to another folder.`,
    { cause: error },
  )
}

/** The `code` of a system or database error, if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
