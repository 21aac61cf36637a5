import { useState } from 'react'
import { fetchCard } from './api.ts'
import { DOWNLOAD_FAILED } from './messages.ts'
import { cardFileName, saveFile } from './save-file.ts'

interface CardDownload {
  isBusy: boolean
  /** A sentence for people, or null. */
  problem: string | null
  /** @param fileName scorch-{id}.png unless the place has a name of its own */
  save: (id: string, fileName?: string) => Promise<void>
}

/** Saves the card of a roast (1200 px wide, PNG) as a file. Never rejects: what went wrong is in `problem`. */
export function useCardDownload(): CardDownload {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (id: string, fileName = cardFileName(id, 'card')) => {
    setIsBusy(true)
    setProblem(null)
    try {
      saveFile(await fetchCard(id, 'card'), fileName)
    } catch {
      setProblem(DOWNLOAD_FAILED)
    }
    setIsBusy(false)
  }
  return { isBusy, problem, save }
}
