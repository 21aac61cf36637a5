import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { ComedianError } from '../port.ts'

export interface CircuitOptions {
  /** Failed roasts in a row, after which no more are tried. */
  failures: number
  /** Milliseconds until one roast is tried again; the others still fail at once until that one has succeeded. */
  restMs: number
}

export type Circuit = <T>(work: () => Promise<T>) => Promise<T>

/** Runs work until it keeps failing, then rejects with ComedianError circuit-open for a while. */
export function createCircuit({ failures, restMs }: CircuitOptions): Circuit {
  const breaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failures),
  })

  /** A refusal is a healthy answer. A caller who leaves proves nothing, so a probe that is left does not close it. */
  function isFailure(error: unknown): boolean {
    return error instanceof ComedianError ? error.reason !== 'refused' : isProbing()
  }

  function isProbing(): boolean {
    return breaker.state === CircuitState.HalfOpen
  }

  return async (work) => {
    if (isProbing()) throw new ComedianError('circuit-open')
    try {
      return await breaker.execute(work)
    } catch (error) {
      throw isBrokenCircuitError(error) ? new ComedianError('circuit-open') : error
    }
  }
}
