import { z } from 'zod'

/** GET /api/session: who is asking, and how else one may sign in. `user` is null for guests. */
export const Session = z.object({
  user: z
    .object({
      id: z.string(),
      email: z.string(),
      /** Empty until the person chooses one. */
      name: z.string(),
      avatarUrl: z.string().nullable(),
    })
    .nullable(),
  /** The identity providers that are set up. */
  providers: z.array(z.object({ id: z.enum(['google', 'oidc']), name: z.string() })),
})
export type Session = z.infer<typeof Session>
