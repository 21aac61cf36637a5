/** What other features may use of roasts that somebody owns. */
export { getRoast, listRoasts, reportRoast } from './api.ts'
export { addRoast, COLLECTION_KEY, dropRoast, putRoast } from './cache.ts'
export { DELETE_FAILED, WHO_SEES } from './messages.ts'
export { OwnerActions } from './owner-actions.tsx'
export { Reactions } from './reactions.tsx'
export { useDeleteRoast, useRoast, WITHOUT_WAITING } from './use-roast.ts'
