import { createHmac } from 'node:crypto'
import type { Ctx, UserCtx } from '#server/features/context.ts'
import { deleteReports, listReportsOf } from './sharing-store.ts'

/** A keyed hash of the account, or of the guest's browser, which is what `session` names. */
export function reporterOf({ actor, secret }: Ctx<'secret'>, session = ''): string {
  const who = actor.kind === 'user' ? `user:${actor.userId}` : `guest:${session}`
  return createHmac('sha256', secret).update(`report ${who}`).digest('base64url')
}

/** What the actor told the moderators, in order. */
export function listOwnReports(ctx: UserCtx<'db' | 'secret'>) {
  return listReportsOf(ctx.db, reporterOf(ctx))
}

/** Before the actor's account is deleted: nothing in the table itself says whose they were. */
export function deleteOwnReports(ctx: UserCtx<'db' | 'secret'>): Promise<void> {
  return deleteReports(ctx.db, reporterOf(ctx))
}
