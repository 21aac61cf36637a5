import { createMiddleware } from 'hono/factory'
import { AppError } from './app-error.ts'
import type { AppEnv, SignedIn } from './context.ts'

/** AppEnv behind requireUser. */
export interface UserEnv {
  Variables: AppEnv['Variables'] & { signedIn: SignedIn }
}

/** Lets signed-in people pass, as `c.var.signedIn`; guests get signed-out. What they may touch is the service's to decide. */
export const requireUser = createMiddleware<UserEnv>(async (c, next) => {
  const { actor } = c.var
  if (actor.kind !== 'user') throw new AppError('signed-out')
  c.set('signedIn', actor)
  await next()
})
