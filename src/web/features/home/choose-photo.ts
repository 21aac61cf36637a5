import { MAX_UPLOAD_BYTES } from '#domain/roasts.ts'
import { mayBePhoto, shrinkPhoto } from '#web/lib/photos.ts'
import { PHOTO_PROBLEMS } from './messages.ts'
import type { FlowEvent } from './roast-flow.ts'

/** The server keeps 1280 px at most; a little more leaves it room to do that well. */
const SENT_SIDE = 1600

type Choice = Extract<FlowEvent, { type: 'photo-chosen' | 'photo-refused' }>

interface PhotoChoices {
  /** A file from the chooser, the camera, a drop or a paste. */
  take: (file: Blob) => Promise<void>
  /** What is still being read is of no interest any more. */
  stop: () => void
}

/** Of several photos the last one counts, whichever can be read first. */
export function createPhotoChoices(
  onChoice: (choice: Choice) => void,
  onReading: (isReading: boolean) => void,
): PhotoChoices {
  let newest = 0
  const take = async (file: Blob) => {
    newest += 1
    const own = newest
    onReading(true)
    const choice = await readPhoto(file)
    if (own !== newest) return release(choice)
    onReading(false)
    onChoice(choice)
  }
  const stop = () => {
    newest += 1
  }
  return { take, stop }
}

/** Big photos travel small; what this browser cannot read (HEIC) goes as it is and the server reads it. */
async function readPhoto(file: Blob): Promise<Choice> {
  if (!mayBePhoto(file)) return { type: 'photo-refused', problem: PHOTO_PROBLEMS['not-an-image'] }
  const shrunk = await shrinkPhoto(file, SENT_SIDE)
  if (shrunk)
    return { type: 'photo-chosen', photo: { file: shrunk, previewUrl: URL.createObjectURL(shrunk) } }
  if (file.size > MAX_UPLOAD_BYTES) return { type: 'photo-refused', problem: PHOTO_PROBLEMS['too-large'] }
  return { type: 'photo-chosen', photo: { file, previewUrl: null } }
}

function release(choice: Choice): void {
  const url = choice.type === 'photo-chosen' && choice.photo.previewUrl
  if (url) URL.revokeObjectURL(url)
}
