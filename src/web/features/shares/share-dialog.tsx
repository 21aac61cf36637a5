import { Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { shareText } from './channels.ts'
import { Preview } from './preview.tsx'
import { cardFileName, saveFile } from './save-file.ts'
import styles from './share-dialog.module.css'
import { ShareLink } from './share-link.tsx'
import { useCardImage } from './use-card-image.ts'
import { useShare } from './use-share.ts'

const FORMS = [
  { value: 'card', label: 'Card' },
  { value: 'story', label: 'Story' },
] as const

interface ShareDialogProps {
  roast: SavedRoast
  /** The roast as it is seen from now on: by whoever has the link. */
  onShared: (roast: SavedRoast) => void
  onClose: () => void
}

/** Share-card dialog. SPEC.md section 2. Nobody else sees the roast before "Share Now". */
export function ShareDialog({ roast, onShared, onClose }: ShareDialogProps) {
  const [form, setForm] = useState<'card' | 'story'>('card')
  const [isEarly, setIsEarly] = useState(false)
  const image = useCardImage(roast.id, form)
  const sharing = useShare(roast, onShared)
  const name = cardFileName(roast.id, form)

  const choose = (chosen: 'card' | 'story') => {
    setForm(chosen)
    setIsEarly(false)
  }
  const withCard = (use: (card: Blob) => void) => () => {
    setIsEarly(!image.blob)
    if (image.blob) use(image.blob)
  }
  // Without a card there is still the link.
  const share = image.isError
    ? () => sharing.share(null)
    : withCard((card) => sharing.share(new File([card], name, { type: card.type })))
  const download = image.isError ? image.retry : withCard((card) => saveFile(card, name))
  return (
    <Dialog title="Pass it around" form="sheet" onClose={onClose}>
      <Preview image={image} form={form} isEarly={isEarly} isSmall={sharing.link !== null} />
      <Segmented legend="Format" name="card-form" options={FORMS} value={form} onChange={choose} />
      {sharing.problem && <Notice>{sharing.problem}</Notice>}
      <div className={styles.actions}>
        <Button look="strike" isBusy={sharing.isBusy} onClick={share}>
          <Share2 aria-hidden="true" /> {sharing.isBusy ? 'Sharing…' : 'Share Now'}
        </Button>
        <Button onClick={download}>
          <Download aria-hidden="true" /> Download Image
        </Button>
      </div>
      {sharing.link ? (
        <ShareLink link={sharing.link} text={shareText(roast)} />
      ) : (
        <p className={styles.hint}>{HINTS[roast.visibility]}</p>
      )}
    </Dialog>
  )
}

const HINTS = {
  private: 'Sharing lets anyone with the link see this roast. You can take it back later.',
  link: 'Anyone with the link can see this roast already.',
  public: 'This roast is on the feed already.',
}
