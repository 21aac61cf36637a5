/** What other features may use of the home screen: the roasts of guests, and saving. */
export { forgetGuestRoast, forgetGuestRoasts, type GuestRoast, listGuestRoasts } from './guest-roasts.ts'
export { forgetResult } from './kept-result.ts'
export { saveRoast } from './save-roast.ts'
