import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { loadErrorSentence } from './messages.ts'
import styles from './more-roasts.module.css'
import { type useCollection, useNearby } from './use-collection.ts'

/** The next page comes by itself before its place is reached; a failure waits for a tap. */
export function MoreRoasts({ collection }: { collection: ReturnType<typeof useCollection> }) {
  const { fetchNextPage, isFetchNextPageError, isFetchingNextPage, error } = collection
  const load = () => void fetchNextPage()
  const place = useNearby(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) load()
  })
  return (
    <div ref={place} className={styles.more}>
      {isFetchNextPageError && <Notice>{loadErrorSentence(error)}</Notice>}
      <Button look="quiet" isBusy={isFetchingNextPage} onClick={load}>
        {isFetchNextPageError ? 'Try Again' : 'More roasts'}
      </Button>
    </div>
  )
}
