import { useRef } from 'react'
import type { SignInInput } from '#contract/auth.ts'
import { ApiError, type ApiErrorCode } from '#web/lib/api-error.ts'
import { signIn, signUp } from './api.ts'

/**
 * Signs up or in. When the answer to signing up got lost, the account may be there: whoever tries again with the same address
 * and password is let in, and not told that the address is taken. Throws ApiError.
 */
export function useEntrance(isNew: boolean): (input: SignInInput) => Promise<void> {
  const unanswered = useRef<string>(undefined)
  return async (input) => {
    if (!isNew) return signIn(input)
    try {
      await signUp(input)
      // Until this page has seen the session, the answer may still turn out to be lost.
      unanswered.current = input.email
    } catch (error) {
      const isSecondTry = unanswered.current === input.email
      if (isSecondTry && hasCode(error, 'email-in-use')) return signIn(input)
      if (hasCode(error, 'network')) unanswered.current = input.email
      throw error
    }
  }
}

function hasCode(error: unknown, code: ApiErrorCode): boolean {
  return error instanceof ApiError && error.code === code
}
