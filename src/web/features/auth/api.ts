import type { RequestResetInput, ResetPasswordInput, SignInInput, SignUpInput } from '#contract/auth.ts'
import { postJson } from '#web/lib/api-client.ts'

/** The calls of /auth. All throw ApiError. Whoever signs in or up refreshes the session afterwards. */

export async function signUp(input: SignInInput): Promise<void> {
  const named: SignUpInput = { ...input, name: '' }
  await postJson('/api/auth/sign-up/email', named)
}

export async function signIn(input: SignInInput): Promise<void> {
  await postJson('/api/auth/sign-in/email', input)
}

export async function requestReset(input: RequestResetInput): Promise<void> {
  await postJson('/api/auth/request-password-reset', input)
}

export async function resetPassword(input: ResetPasswordInput): Promise<void> {
  await postJson('/api/auth/reset-password', input)
}
