import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './camera-dialog.module.css'

interface CameraDialogProps {
  facing: 'user' | 'environment'
  onPhoto: (photo: Blob) => void
  onClose: () => void
}

type CameraState = 'asking' | 'live' | 'refused'

/** The camera in the page: one tap to look, one to keep. Where there is none, it says what to do instead. */
export function CameraDialog({ facing, onPhoto, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<CameraState>('asking')
  useCamera(video, facing, setCamera)

  const shoot = async () => {
    const photo = video.current && (await snapshot(video.current))
    if (!photo) return
    onPhoto(photo)
    onClose()
  }
  return (
    <Dialog title="Say cheese" form="stage" onClose={onClose}>
      {camera === 'refused' ? (
        <Notice>No camera to be had. Allow it in the browser’s settings, or choose a photo instead.</Notice>
      ) : (
        <video
          ref={video}
          className={styles.video}
          data-mirrored={facing === 'user' || undefined}
          muted
          playsInline
          autoPlay
        />
      )}
      <Button className={styles.snap} look="strike" size="large" disabled={camera !== 'live'} onClick={shoot}>
        {camera === 'asking' ? 'Waking up…' : 'Snap'}
      </Button>
    </Dialog>
  )
}

function useCamera(
  video: React.RefObject<HTMLVideoElement | null>,
  facing: 'user' | 'environment',
  setCamera: (state: CameraState) => void,
) {
  useEffect(() => {
    let stream: MediaStream | null = null
    let isGone = false
    const open = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: facing, width: { ideal: 1280 } },
        })
        if (isGone || !video.current) return stop(stream)
        video.current.srcObject = stream
        await video.current.play()
        setCamera('live')
      } catch {
        setCamera('refused')
      }
    }
    void open()
    return () => {
      isGone = true
      if (stream) stop(stream)
    }
  }, [video, facing, setCamera])
}

function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

function snapshot(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
}
