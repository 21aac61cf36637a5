import { useRef, useState } from 'react'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { shareRoast } from './api.ts'
import { shareText } from './channels.ts'
import { SHARE_FAILED } from './messages.ts'

export interface Sharing {
  /** Where whoever has it sees the roast; null until it was shared. */
  link: string | null
  isBusy: boolean
  problem: string | null
  /** Never rejects. @param card goes along where the device can send files; null when it could not be printed */
  share: (card: File | null) => Promise<void>
}

/** Makes the roast visible to whoever has the link, once per dialog, and opens the device's own sheet where there is one. */
export function useShare(roast: SavedRoast, onShared: (roast: SavedRoast) => void): Sharing {
  const [link, setLink] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const once = useRef<string | null>(null)

  const getLink = async () => {
    if (once.current) return once.current
    const shared = await shareRoast(roast.id)
    once.current = shared.link
    onShared(shared.roast)
    return shared.link
  }
  const share = async (card: File | null) => {
    setIsBusy(true)
    setProblem(null)
    try {
      const url = await getLink()
      await openOwnSheet({ text: shareText(roast), url, ...(card && { files: [card] }) })
      setLink(url)
    } catch {
      setProblem(SHARE_FAILED)
    }
    setIsBusy(false)
  }
  return { link, isBusy, problem, share }
}

/** Whoever closes the sheet, or has none, still has the channels: no failure. */
async function openOwnSheet(data: ShareData): Promise<void> {
  if (!navigator.canShare?.(data)) return
  await navigator.share(data).catch(() => {})
}
