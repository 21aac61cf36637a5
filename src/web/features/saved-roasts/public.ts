/** What other features may use of roasts that somebody owns. */
export { listRoasts, reportRoast } from './api.ts'
export { COLLECTION_KEY, putRoast } from './cache.ts'
export { DELETE_FAILED } from './messages.ts'
export { OwnerActions } from './owner-actions.tsx'
export { Reactions } from './reactions.tsx'
export { useDeleteRoast, useRoast } from './use-roast.ts'
