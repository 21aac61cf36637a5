import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { ROASTS_KEY } from '#web/lib/query-keys.ts'
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
  const client = useQueryClient()

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
      // Already there when the sheet closes, or when the device never says that it did.
      setLink(url)
      setIsBusy(false)
      await openOwnSheet({ text: shareText(roast), url }, card)
    } catch {
      setIsBusy(false)
      setProblem(SHARE_FAILED)
      // Only the answer may be lost: whoever sees the roast by now is asked for anew.
      void client.invalidateQueries({ queryKey: ROASTS_KEY })
    }
  }
  return { link, isBusy, problem, share }
}

/** With the card where the device can send files. Whoever closes the sheet, or has none, has the channels: no failure. */
async function openOwnSheet(words: ShareData, card: File | null): Promise<void> {
  const withCard = card && { ...words, files: [card] }
  const data = withCard && navigator.canShare?.(withCard) ? withCard : words
  if (!navigator.share || navigator.canShare?.(data) === false) return
  await navigator.share(data).catch(() => {})
}
