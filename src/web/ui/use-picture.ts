import { useEffect, useState } from 'react'

/** Nobody waits longer for a picture that may never come. */
const PATIENCE_MS = 4_000

type PictureState = 'coming' | 'there' | 'missing'

/** How far the picture at this address is. Once it is no longer coming, nothing below it moves; without one nothing does. */
export function usePicture(url: string | null): PictureState {
  const [known, setKnown] = useState<{ url: string; state: PictureState } | null>(null)
  useEffect(() => {
    if (url === null) return
    const picture = new Image()
    const tell = (state: PictureState) => setKnown({ url, state })
    const timer = setTimeout(tell, PATIENCE_MS, 'missing')
    const settle = (state: PictureState) => {
      clearTimeout(timer)
      tell(state)
    }
    picture.onload = () => settle('there')
    picture.onerror = () => settle('missing')
    picture.src = url
    return () => {
      clearTimeout(timer)
      picture.onload = null
      picture.onerror = null
    }
  }, [url])
  if (url === null) return 'there'
  return known?.url === url ? known.state : 'coming'
}
