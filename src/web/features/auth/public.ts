/** What other features may use of signing up. */
export { leadToSignUp } from './lead-to-sign-up.ts'
