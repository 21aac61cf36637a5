import { lazy, type RefObject, Suspense, useRef, useState, ViewTransition } from 'react'
import type { ImageModeId } from '#domain/modes.ts'
import { Button } from '#web/ui/button.tsx'
import { CameraIcon, PhotoIcon } from '#web/ui/cut-icons.tsx'
import cover from './cover.module.css'
import { MODE_ART } from './mode-art.tsx'
import styles from './photo-input.module.css'
import type { ChosenPhoto } from './roast-flow.ts'
import type { PhotoReading } from './use-photo-choices.ts'
import { usePastedPhoto, usePhotoDrop } from './use-photo-sources.ts'

const CameraDialog = lazy(() =>
  import('./camera-dialog.tsx').then((module) => ({ default: module.CameraDialog })),
)

interface PhotoInputProps {
  photo: ChosenPhoto | null
  mode: ImageModeId
  reading: PhotoReading
}

/** A photo from the chooser, the camera, a drop or a paste. */
export function PhotoInput({ photo, mode, reading }: PhotoInputProps) {
  const { take, isReading } = reading
  const chooser = useRef<HTMLInputElement>(null)
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  const { isOver, dropHandlers } = usePhotoDrop(take)
  usePastedPhoto(take)

  return (
    <ViewTransition name={`book-${mode}`} share="book" default="none">
      <div
        className={`${cover.inks} ${styles.input}`}
        data-cover={mode}
        data-over={isOver || undefined}
        {...dropHandlers}
      >
        <Chooser ref={chooser} onFile={take} />
        <div className={`${cover.cover} ${styles.cover}`}>
          {photo ? <Preview photo={photo} /> : <Invitation mode={mode} isReading={isReading} />}
          <Actions
            hasPhoto={photo !== null}
            isReading={isReading}
            onCamera={() => setIsCameraOpen(true)}
            onChoose={() => chooser.current?.click()}
          />
        </div>
        <span className={cover.striker} aria-hidden="true" />
        {isCameraOpen && (
          <Suspense>
            <CameraDialog
              facing={mode === 'selfie' ? 'user' : 'environment'}
              onPhoto={take}
              onClose={() => setIsCameraOpen(false)}
            />
          </Suspense>
        )}
      </div>
    </ViewTransition>
  )
}

interface ActionsProps {
  hasPhoto: boolean
  isReading: boolean
  onCamera: () => void
  onChoose: () => void
}

function Actions({ hasPhoto, isReading, onCamera, onChoose }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {!hasPhoto && (
        <Button look="ink" onClick={onCamera}>
          <CameraIcon /> Take a photo
        </Button>
      )}
      <Button look={hasPhoto ? 'print' : 'ink'} isBusy={isReading} onClick={onChoose}>
        <PhotoIcon /> {hasPhoto ? 'Change Photo' : 'Choose a photo'}
      </Button>
    </div>
  )
}

/** The browser's own file chooser, opened by a button of ours. */
function Chooser({ ref, onFile }: { ref: RefObject<HTMLInputElement | null>; onFile: (file: Blob) => void }) {
  return (
    <input
      ref={ref}
      className="visually-hidden"
      type="file"
      accept="image/*,.heic,.heif"
      aria-label="Photo"
      tabIndex={-1}
      onChange={(event) => {
        const file = event.currentTarget.files?.[0]
        if (file) onFile(file)
        // The same file can be chosen again.
        event.currentTarget.value = ''
      }}
    />
  )
}

function Invitation({ mode, isReading }: { mode: ImageModeId; isReading: boolean }) {
  return (
    <>
      <svg className={styles.art} viewBox="0 0 120 100" aria-hidden="true">
        {MODE_ART[mode]}
      </svg>
      {isReading ? (
        <p className={styles.invitation}>Developing…</p>
      ) : (
        <p className={`${styles.invitation} ${styles.hint}`}>Drop it here, paste it, or</p>
      )}
    </>
  )
}

function Preview({ photo }: { photo: ChosenPhoto }) {
  return (
    <figure className={styles.preview}>
      {photo.previewUrl ? (
        <ViewTransition key={photo.previewUrl} name="photo" share="photo" default="none">
          <img src={photo.previewUrl} alt="What you are about to hand over" />
        </ViewTransition>
      ) : (
        <figcaption>This browser cannot show this kind of photo. The comedian can.</figcaption>
      )}
    </figure>
  )
}
