/** Sentences of sharing and downloading. SPEC.md section 8, "Share card" and "Home". */
export const CARD_FAILED = 'Could not generate share card.'
export const CARD_NOT_READY = 'Share image not ready yet!'
export const LINK_COPIED = 'Link copied to clipboard!'
export const LINK_NOT_COPIED =
  'Your browser keeps the clipboard to itself. The link is selected: copy it from there.'
export const SHARE_FAILED = 'Sharing did not go through. Please try again.'
export const DOWNLOAD_FAILED = 'Failed to download roast card. Please try again.'
