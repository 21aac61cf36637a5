import { useQueryClient } from '@tanstack/react-query'
import { Download, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { putRoast } from '#web/features/saved-roasts/public.ts'
import { resultFileName, ShareDialog, useCardDownload } from '#web/features/shares/public.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './result-stage.module.css'

/** Share and Download; busy until there is something saved to share. */
export function SavedButtons({ roast: saved }: { roast: SavedRoast | null }) {
  const [shared, setShared] = useState<SavedRoast | null>(null)
  const [isSharing, setIsSharing] = useState(false)
  const download = useCardDownload()
  const client = useQueryClient()
  const roast = shared ?? saved
  const onShared = (changed: SavedRoast) => {
    setShared(changed)
    putRoast(client, changed)
  }
  return (
    <>
      {download.problem && (
        <div className={styles.wide}>
          <Notice>{download.problem}</Notice>
        </div>
      )}
      <Button look="strike" isBusy={!roast} onClick={() => setIsSharing(true)}>
        <Share2 aria-hidden="true" /> Share
      </Button>
      <Button
        isBusy={!roast || download.isBusy}
        onClick={() => roast && download.save(roast.id, resultFileName(roast.mode))}
      >
        <Download aria-hidden="true" /> {download.isBusy ? 'Printing…' : 'Download'}
      </Button>
      {isSharing && roast && (
        <Suspense>
          <ShareDialog roast={roast} onShared={onShared} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
    </>
  )
}
