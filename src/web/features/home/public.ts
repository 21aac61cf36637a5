/** What other features may use of the home screen: the roasts that wait to be saved. */
export {
  forgetGuestRoast,
  forgetGuestRoasts,
  type GuestRoast,
  isGuestRoast,
  listGuestRoasts,
  toSaveInput,
} from './guest-roasts.ts'
export { forgetResult, noteSaved } from './kept-result.ts'
