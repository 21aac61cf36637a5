/** What the system says of a disk that is full, gone, or not ours to use. */
const NO_DISK = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'ENOTDIR',
  'EMFILE',
  'ENFILE',
])

/** Whether an error, or what caused it, is about the disk and not about what was asked for: another day it would work. */
export function isDiskUnusable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall }: NodeJS.ErrnoException = error
  const isDisks = code !== undefined && NO_DISK.has(code) && syscall !== 'connect' && syscall !== 'listen'
  return isDisks || isDiskUnusable(error.cause)
}
