import { z } from 'zod'
import { DELETE_WORD } from '#domain/accounts.ts'

/** The own account: /api/profile. DESIGN.md 3, "More routes": /settings. */

export const Profile = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty until the person chooses one: then others see "Anonymous". */
  name: z.string(),
  /** On our own origin; null without a picture. */
  avatarUrl: z.string().nullable(),
})
export type Profile = z.infer<typeof Profile>

/** An empty name is none. What is too long, or nothing but invisible characters, is invalid-input. */
export const ProfileInput = z.object({ name: z.string() })
export type ProfileInput = z.infer<typeof ProfileInput>

/** Multipart: any photo; it is kept as WebP without metadata, at most 1280 px. */
export const AvatarInput = z.object({ file: z.instanceof(File).meta({ type: 'string', format: 'binary' }) })

export const DeleteProfileInput = z.object({
  confirm: z.literal(DELETE_WORD, `Type "${DELETE_WORD}" to delete your account.`),
})
