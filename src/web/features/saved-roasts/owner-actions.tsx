import { useQueryClient } from '@tanstack/react-query'
import { Download, Share2, Swords, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { ShareDialog, useCardDownload } from '#web/features/shares/public.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import textButton from '#web/ui/text-button.module.css'
import { TextButton } from '#web/ui/text-button.tsx'
import { putRoast } from './cache.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import styles from './owner-actions.module.css'
import { VisibilityControl } from './visibility.tsx'

interface OwnerActionsProps {
  roast: SavedRoast
  onDelete: () => void
}

/** What the owner of a roast can do with it. */
export function OwnerActions({ roast, onDelete }: OwnerActionsProps) {
  const [open, setOpen] = useState<'share' | 'delete' | null>(null)
  const download = useCardDownload()
  const client = useQueryClient()
  const close = () => setOpen(null)
  return (
    <div className={styles.actions}>
      <div className={styles.first}>
        <Button look="strike" onClick={() => setOpen('share')}>
          <Share2 aria-hidden="true" /> Share
        </Button>
        <Button isBusy={download.isBusy} onClick={() => download.save(roast.id)}>
          <Download aria-hidden="true" /> {download.isBusy ? 'Printing…' : 'Download'}
        </Button>
      </div>
      {download.problem && <Notice>{download.problem}</Notice>}
      <VisibilityControl roast={roast} />
      <div className={styles.rest}>
        <Link href={`/battle/new?roast=${roast.id}`} className={textButton.button}>
          <Swords aria-hidden="true" /> Challenge a friend
        </Link>
        <TextButton onClick={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" /> Delete
        </TextButton>
      </div>
      <Suspense>
        {open === 'share' && (
          <ShareDialog roast={roast} onShared={(shared) => putRoast(client, shared)} onClose={close} />
        )}
        {open === 'delete' && <DeleteDialog onDelete={onDelete} onKeep={close} />}
      </Suspense>
    </div>
  )
}
