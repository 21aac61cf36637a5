import { navigate } from 'wouter/use-browser-location'

/**
 * For guests who tapped what takes an account: to the form for new people, with a word why, and from there on to `goal`.
 * Those who bring roasts along go to their collection instead.
 */
export function leadToSignUp(why: string, goal: string): void {
  navigate('/auth', { state: { goal, why } })
}
