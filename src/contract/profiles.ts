import { z } from 'zod'
import { DELETE_WORD, MAX_PASSWORD_LENGTH } from '#domain/accounts.ts'

/** The own account: /api/profile. DESIGN.md 3, "More routes": /settings. */

export const Profile = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty until the person chooses one: then others see "Anonymous". */
  name: z.string(),
  /** On our own origin; null without a picture. */
  avatarUrl: z.string().nullable(),
  /** False for whoever comes by a provider alone. */
  hasPassword: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

/** An empty name is none. What is too long, or nothing but invisible characters, is invalid-input. */
export const ProfileInput = z.object({ name: z.string() })
export type ProfileInput = z.infer<typeof ProfileInput>

/** Multipart: any photo; it is kept as a square WebP around the face, without metadata, at most 512 px. */
export const AvatarInput = z.object({
  file: z.instanceof(File, { error: 'Choose one photo.' }).meta({ type: 'string', format: 'binary' }),
})

export const DeleteProfileInput = z.object({
  confirm: z.literal(DELETE_WORD, `Type "${DELETE_WORD}" to delete your account.`),
  /** Of an account that has one: a phone left unlocked is not enough. */
  password: z.string().max(MAX_PASSWORD_LENGTH, 'That is not your password.').default(''),
})
