/**
 * The own account: name, picture, a copy of everything (export.ts), and the end of it.
 * DESIGN.md 3 "More routes". What is deleted is gone at once: rows, files, sessions.
 */
import type { Profile } from '#contract/profiles.ts'
import { cleanName, MAX_NAME_LENGTH } from '#domain/names.ts'
import { countCharacters } from '#domain/roasts.ts'
import { AppError } from '#server/features/app-error.ts'
import type { UserCtx } from '#server/features/context.ts'
import { inTransaction } from '#server/features/in-transaction.ts'
import { deleteOwnReports, removeDueMedia } from '#server/features/saved-roasts/service.ts'
import { deletePerson, findProfile, renamePerson } from './store.ts'

/** Fails with signed-out when the account was deleted a moment ago. */
export async function getProfile(ctx: UserCtx<'auth' | 'db'>): Promise<Profile> {
  const { userId } = ctx.actor
  const [profile, hasPassword] = await Promise.all([
    findProfile(ctx.db, userId),
    ctx.auth.hasPassword(userId),
  ])
  if (!profile) throw new AppError('signed-out')
  return { ...profile, hasPassword }
}

/** Keeps the name as others will see it, see domain/names.ts. Fails with invalid-input. */
export async function renameProfile(
  ctx: UserCtx<'auth' | 'db' | 'moderation'>,
  given: string,
): Promise<Profile> {
  const name = cleanName(given)
  const problem = nameProblem(given, name, ctx.moderation.concernIn(name) === 'hate')
  if (problem) throw new AppError('invalid-input', { fields: { name: problem } })
  await renamePerson(ctx.db, ctx.actor.userId, name)
  return getProfile(ctx)
}

function nameProblem(given: string, name: string, isHateful: boolean): string | null {
  const wanted = given.trim()
  if (wanted !== '' && name === '') return 'Use at least one character that can be seen.'
  if (isTooLong(wanted)) return `Keep it to ${MAX_NAME_LENGTH} characters.`
  return isHateful ? 'Choose a name that everybody can read out loud.' : null
}

/** Counting characters takes time; what is this long in any case is not counted. */
function isTooLong(name: string): boolean {
  return name.length > 20 * MAX_NAME_LENGTH || countCharacters(name) > MAX_NAME_LENGTH
}

type LeaveCtx = UserCtx<'auth' | 'db' | 'log' | 'mail' | 'rateLimits' | 'secret' | 'storage'>

/**
 * Rows and sessions go with the person, files right after. Doing it twice does no harm. Fails with invalid-input when the
 * account has a password and this is another, and as the mails do when they cannot be removed: then nothing else is.
 */
export async function deleteProfile(ctx: LeaveCtx, password: string): Promise<void> {
  const { userId } = ctx.actor
  if ((await ctx.auth.hasPassword(userId)) && !(await ctx.auth.isPassword(userId, password)))
    throw new AppError('invalid-input', { fields: { password: 'That is not your password.' } })
  const { email } = await getProfile(ctx)
  // While somebody still knows whose they are: a crash after this leaves none.
  await ctx.mail.forget(email)
  await inTransaction(ctx, async (inside) => {
    await deletePerson(inside.db, userId)
    await deleteOwnReports(inside)
  })
  await ctx.auth.forgetUser({ id: userId, email })
  // What was being written meanwhile.
  await ctx.mail.forget(email)
  await ctx.rateLimits.forget(userId)
  await removeDueMedia(ctx)
}
