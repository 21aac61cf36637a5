import { useState } from 'react'
import { Link } from 'wouter'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { MoreRoasts } from './more-roasts.tsx'
import { RoastTile } from './roast-tile.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'
import type { useCollection } from './use-collection.ts'
import { useSliding } from './use-sliding.ts'
import styles from './wall.module.css'

interface WallProps {
  collection: ReturnType<typeof useCollection>
  roasts: readonly SavedRoast[]
  burningId: string | null
  onBurnt: () => void
}

/** So few look lost at the size of many. */
const FEW = 3
const A_SCREEN = 10

/** Cards pinned to the brick wall of a club; what is loading has its place in the same rows. */
export function Wall({ collection, roasts, burningId, onBurnt }: WallProps) {
  const { isPending, isFetchingNextPage, hasNextPage, data } = collection
  // Pinned up one after the other when they arrive, and simply there for whoever comes back.
  const [isFresh] = useState(isPending)
  const { list, noteBefore } = useSliding(roasts)
  const putOut = () => {
    noteBefore()
    onBurnt()
  }
  return (
    <>
      <div className={styles.wall} data-few={(!isPending && roasts.length <= FEW) || undefined}>
        <ul ref={list} className={styles.tiles} data-fresh={isFresh || undefined}>
          {roasts.map((roast, index) => (
            <RoastTile
              key={roast.id}
              roast={roast}
              place={index}
              onBurnt={roast.id === burningId ? putOut : null}
            />
          ))}
        </ul>
        {(isPending || isFetchingNextPage) && <TileSkeletons count={A_SCREEN} />}
        {data && !hasNextPage && <FreeSpot />}
      </div>
      {hasNextPage && <MoreRoasts key={data?.pages.length} collection={collection} />}
    </>
  )
}

function FreeSpot() {
  return (
    <Link href="/" className={styles.spot}>
      <svg viewBox="0 0 24 96" className={styles.match} aria-hidden="true">
        <rect x="8.5" y="22" width="7" height="72" />
        <ellipse cx="12" cy="16" rx="8.5" ry="13" />
      </svg>
      <span className={styles.words}>Room for one more</span>
      <span className={styles.strike}>Get roasted</span>
    </Link>
  )
}
