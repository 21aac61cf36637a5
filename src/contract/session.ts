import { z } from 'zod'

/** GET /api/session: who is asking. `user` is null for guests. */
export const Session = z.object({
  user: z.object({ id: z.string(), email: z.string() }).nullable(),
})
export type Session = z.infer<typeof Session>
