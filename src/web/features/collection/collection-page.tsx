import { lazy, Suspense } from 'react'
import { useDeleteRoast } from '#web/features/saved-roasts/public.ts'
import styles from './collection-page.module.css'
import { DeleteFailed } from './delete-failed.tsx'
import { EmptyCollection } from './empty-collection.tsx'
import { FailedCollection } from './failed-collection.tsx'
import { MoreRoasts } from './more-roasts.tsx'
import { RoastTile } from './roast-tile.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'
import { useCollection } from './use-collection.ts'
import { useOpened } from './use-opened.ts'

const OpenedRoast = lazy(() =>
  import('./opened-roast.tsx').then((module) => ({ default: module.OpenedRoast })),
)

/** /collection: the own roasts, newest first; ?roast= opens one. SPEC.md section 2, "Collection". */
export function CollectionPage() {
  const collection = useCollection()
  const remove = useDeleteRoast()
  const { openId, close } = useOpened()
  const roasts = collection.data?.pages.flatMap((page) => page.roasts) ?? []
  const burn = (id: string) => {
    close()
    remove.mutate(id)
  }
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Your Roast Collection</h1>
      {collection.isPending && <TileSkeletons count={8} />}
      {collection.isLoadingError && (
        <FailedCollection error={collection.error} onRetry={() => void collection.refetch()} />
      )}
      {collection.isSuccess && roasts.length === 0 && !collection.hasNextPage && <EmptyCollection />}
      {roasts.length > 0 && (
        <ul className={styles.grid}>
          {roasts.map((roast) => (
            <RoastTile key={roast.id} roast={roast} />
          ))}
        </ul>
      )}
      {collection.hasNextPage && <MoreRoasts key={collection.data?.pages.length} collection={collection} />}
      {remove.isError && <DeleteFailed onClose={remove.reset} />}
      {openId && (
        <Suspense>
          <OpenedRoast id={openId} onDelete={() => burn(openId)} onClose={close} />
        </Suspense>
      )}
    </main>
  )
}
