import { ApiError, type ApiErrorCode } from '#web/lib/api-error.ts'

/** Sentences of the collection. SPEC.md section 8, "Collection". */
const LOAD_ERRORS: Partial<Record<ApiErrorCode, string>> = {
  'missing-index':
    'This query requires a document-database index. Please check the browser console for a link to create it.',
  network: 'Network error. Please check your connection and try again.',
  unavailable: 'Network error. Please check your connection and try again.',
}

const ANY_LOAD_ERROR = 'Failed to load your roasts. Please try again later.'

export const GONE = 'This roast is gone. It was deleted, or it never was.'

export function loadErrorSentence(error: unknown): string {
  return (error instanceof ApiError && LOAD_ERRORS[error.code]) || ANY_LOAD_ERROR
}

/** What the sentence about an index promises: where the console leads whoever runs the server. */
export function linkForConsole(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'missing-index') return null
  return `${error.message} Restart the server to run them, then look at ${location.origin}/readyz`
}

/** Deleted in another tab, somebody else's, or no id at all. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found'
}
