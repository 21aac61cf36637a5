import { z } from 'zod'

/**
 * The calls below /api/auth/, as JSON with POST unless said otherwise. Each answers {success: true} and sets or takes the
 * session's cookie; a refusal is an ErrorBody.
 */

/** sign-up/email. The name may be empty. */
export interface SignUpInput extends SignInInput {
  name: string
}

/** sign-in/email */
export interface SignInInput {
  email: string
  password: string
}

/** request-password-reset. The answer is the same whether or not there is such an account. */
export interface RequestResetInput {
  email: string
}

/** reset-password. The token is the query parameter `reset` of /auth, where the link in the mail leads. */
export interface ResetPasswordInput {
  token: string
  newPassword: string
}

/** GET oauth-popup/start, to be opened in a popup. */
export interface PopupQuery {
  provider: 'google' | 'oidc'
  /** The opener's own origin. */
  popupOrigin: string
  /** Comes back in the message: tells this popup's from another's. */
  popupNonce: string
}

/** What the popup posts to its opener as it closes. Without an error the session's cookie is set. */
export const PopupMessage = z.object({
  type: z.literal('better-auth:oauth-popup'),
  nonce: z.string(),
  error: z.object({ code: z.string() }).optional(),
})
export type PopupMessage = z.infer<typeof PopupMessage>
