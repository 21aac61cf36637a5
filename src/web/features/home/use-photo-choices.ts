import { useEffect, useState } from 'react'
import { createPhotoChoices } from './choose-photo.ts'
import type { FlowEvent } from './roast-flow.ts'

export interface PhotoReading {
  take: (file: Blob) => void
  /** A photo was chosen and is not there yet. */
  isReading: boolean
}

/** Reads what is chosen, for as long as the form stands. */
export function usePhotoChoices(dispatch: React.Dispatch<FlowEvent>): PhotoReading {
  const [isReading, setIsReading] = useState(false)
  const [{ take, stop }] = useState(() => createPhotoChoices(dispatch, setIsReading))
  useEffect(() => stop, [stop])
  return { take, isReading }
}
