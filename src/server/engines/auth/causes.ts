import { AsyncLocalStorage } from 'node:async_hooks'
import { AuthError } from './port.ts'

/** What went wrong inside the call that is under way. */
const calls = new AsyncLocalStorage<{ cause?: Error }>()

/** better-auth logs why something failed and then says no more than 500: this puts the reason into the AuthError. */
export async function withCauses<T>(run: () => Promise<T>): Promise<T> {
  const call: { cause?: Error } = {}
  try {
    return await calls.run(call, run)
  } catch (error) {
    if (error instanceof AuthError && error.reason !== 'internal') throw error
    throw new AuthError('internal', { cause: call.cause ?? noteCause(error) })
  }
}

/** The first one is the reason, the others follow from it. Returns what may be logged. */
export function noteCause(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  const bare = withoutValues(error)
  const call = calls.getStore()
  if (call) call.cause ??= bare
  return bare
}

/** Whether something has gone wrong inside this call, whatever it answers. */
export function hasCause(): boolean {
  return calls.getStore()?.cause !== undefined
}

/** A database error quotes the row at fault in its details: nobody's address belongs in a log. */
function withoutValues(error: Error & { code?: unknown; syscall?: unknown }): Error {
  const { message, stack, code, syscall } = error
  const bare = Object.assign(new Error(message), { code, syscall })
  if (stack) bare.stack = stack
  return bare
}
