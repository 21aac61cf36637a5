import { lazy, Suspense, useEffect } from 'react'
import styles from './collection-page.module.css'
import { DeleteFailed } from './delete-failed.tsx'
import { EmptyCollection } from './empty-collection.tsx'
import { FailedCollection } from './failed-collection.tsx'
import { useBurning } from './use-burning.ts'
import { useCollection } from './use-collection.ts'
import { useOpened } from './use-opened.ts'
import { useReturn } from './use-return.ts'
import { Wall } from './wall.tsx'

const loadOpened = () => import('./opened-roast.tsx').then((module) => ({ default: module.OpenedRoast }))
const OpenedRoast = lazy(loadOpened)

/** Pages are fetched before the last roasts of the one before are reached, also by turning from one to the next. */
const NEAR_END = 3

/** /collection: the own roasts, newest first; ?roast= opens one. SPEC.md section 2, "Collection". */
export function CollectionPage() {
  const collection = useCollection()
  const roasts = collection.data?.pages.flatMap((page) => page.roasts) ?? []
  const { openId, close, turnTo } = useOpened()
  const { top, onClosed, returnTo } = useReturn(openId)
  const { burn, failedId, forgive, shown, burningId, putOut } = useBurning(roasts, returnTo)
  const at = roasts.findIndex(({ id }) => id === openId)
  const beside = at === -1 ? [] : [roasts[at - 1], roasts[at + 1]]
  useMoreNear(collection, at !== -1 && at >= roasts.length - NEAR_END)
  useOpenedAhead(roasts.length > 0)

  const isBare = shown.length === 0 && !collection.hasNextPage
  return (
    <main className={styles.page}>
      <h1 className={styles.title} ref={top} tabIndex={-1}>
        Your Roast Collection
      </h1>
      {collection.isLoadingError && (
        <FailedCollection error={collection.error} onRetry={() => void collection.refetch()} />
      )}
      {collection.isSuccess && isBare && <EmptyCollection />}
      {(collection.isPending || !isBare) && (
        <Wall collection={collection} roasts={shown} burningId={burningId} onBurnt={putOut} />
      )}
      {failedId && <DeleteFailed onRetry={() => burn(failedId)} onClose={forgive} />}
      {openId && (
        <Suspense>
          <OpenedRoast
            id={openId}
            known={roasts[at]}
            newer={beside[0]?.id}
            older={beside[1]?.id}
            onTurn={turnTo}
            onDelete={() => {
              close()
              burn(openId)
            }}
            onClose={close}
            onClosed={onClosed}
          />
        </Suspense>
      )}
    </main>
  )
}

function useMoreNear(collection: ReturnType<typeof useCollection>, isNear: boolean) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = collection
  const isWanted = isNear && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isWanted) void fetchNextPage()
  }, [isWanted, fetchNextPage])
}

/** So that the first tap opens at once, also when the connection has gone. */
function useOpenedAhead(isLikely: boolean) {
  useEffect(() => {
    if (isLikely) loadOpened().catch(() => {})
  }, [isLikely])
}
