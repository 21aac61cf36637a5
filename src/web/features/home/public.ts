/** What other features may use of the home screen: the roasts that wait to be saved. */
export {
  forgetGuestRoast,
  forgetGuestRoasts,
  type GuestRoast,
  listGuestRoasts,
  toSaveInput,
} from './guest-roasts.ts'
export { forgetResult } from './kept-result.ts'
