import type { Visibility } from '#contract/saved-roasts.ts'

/** Sentences about a single roast. SPEC.md section 8, "Collection". */
export const DELETE_FAILED = 'Failed to delete roast. Please try again.'
export const VISIBILITY_FAILED = 'That did not go through. Please try again.'

export const WHO_SEES: Record<Visibility, string> = {
  private: 'Only you can see this.',
  link: 'Anyone with the link can see this.',
  public: 'On the feed, for everyone to see.',
}
