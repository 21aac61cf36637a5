import { z } from 'zod'

/** Every way a call can fail, as the wire names it. Sentences for people live with the feature that shows them. */
const ERROR_CODES = [
  'invalid-input',
  'unsupported-image',
  'damaged-image',
  'image-too-large',
  'too-many-pixels',
  'explicit-image',
  'invalid-email',
  'weak-password',
  'email-in-use',
  'wrong-credentials',
  'passwords-off',
  'reset-link-invalid',
  'provider-unavailable',
  'foreign-origin',
  'rate-limited',
  'too-large',
  'signed-out',
  'not-yours',
  'not-found',
  'forged-receipt',
  'expired-receipt',
  'already-reacted',
  'card-failed',
  'missing-index',
  'timeout',
  // By the caller, who is gone and reads no answer.
  'abandoned',
  'worker-crashed',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

export const ErrorBody = z.object({
  success: z.literal(false),
  /** One sentence that says what to do. */
  error: z.string(),
  code: z.enum(ERROR_CODES),
  /** Per field, when the input was at fault. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Seconds to wait, with rate-limited, and when too many were waiting already. */
  retryAfter: z.number().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
