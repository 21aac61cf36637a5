import { createAuthMiddleware } from 'better-auth/api'

/**
 * Runs after every call. When it has signed somebody in, the session that this browser had before ends, and so do the
 * expired ones of the same person, which nobody would come back for.
 */
export const rotateSession = createAuthMiddleware(async (ctx) => {
  const { newSession, authCookies, secret, internalAdapter, adapter } = ctx.context
  if (!newSession) return
  const previous = await ctx.getSignedCookie(authCookies.sessionToken.name, secret)
  if (previous === newSession.session.token) return
  if (previous) await internalAdapter.deleteSession(previous)
  await adapter.deleteMany({
    model: 'session',
    where: [
      { field: 'userId', value: newSession.user.id },
      { field: 'expiresAt', value: new Date(), operator: 'lt' },
    ],
  })
})
