import { lazy } from 'react'

export { resultFileName } from './save-file.ts'
export { useCardDownload } from './use-card-download.ts'

/** Loaded when it opens; wrap it in Suspense. */
export const ShareDialog = lazy(() =>
  import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
)
