/** What other features may use of roasts that somebody owns. */
export { getRoast, listRoasts, reportRoast } from './api.ts'
export { addRoast, dropRoast, putRoast } from './cache.ts'
export { DELETE_FAILED, WHO_SEES } from './messages.ts'
export { OwnerActions } from './owner-actions.tsx'
export { Reactions } from './reactions.tsx'
export { saveRoast } from './save-roast.ts'
export { useDeleteRoast, useRoast } from './use-roast.ts'
