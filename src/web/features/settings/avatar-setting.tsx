import { useRef, useState } from 'react'
import type { Profile } from '#contract/profiles.ts'
import { mayBePhoto, shrinkPhoto } from '#web/lib/photos.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { putAvatar, removeAvatar } from './api.ts'
import styles from './avatar-setting.module.css'
import { changeFailed, NOT_AN_IMAGE } from './messages.ts'
import { Setting } from './setting.tsx'
import { useProfileChange } from './use-profile.ts'

/** Pixels: enough for the server to find a face in, and to cut a square around it. */
const SIDE = 1280

/** The face next to the name. */
export function AvatarSetting({ profile }: { profile: Profile }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isNoImage, setIsNoImage] = useState(false)
  const put = useProfileChange(async (file: Blob) => putAvatar((await shrinkPhoto(file, SIDE)) ?? file))
  const remove = useProfileChange(removeAvatar)
  const problem = isNoImage ? NOT_AN_IMAGE : (put.error ?? remove.error)
  const take = (file: File | undefined) => {
    if (!file) return
    remove.reset()
    put.reset()
    const isPhoto = mayBePhoto(file)
    setIsNoImage(!isPhoto)
    if (isPhoto) put.mutate(file)
  }
  return (
    <Setting title="Your face" help="Stands next to your roasts wherever others see them.">
      <div className={styles.row}>
        <Avatar name={profile.name || profile.email} url={profile.avatarUrl} size="large" />
        <div className={styles.buttons}>
          <Button isBusy={put.isPending} onClick={() => chooser.current?.click()}>
            {put.isPending ? 'Developing…' : profile.avatarUrl ? 'Change picture' : 'Choose a picture'}
          </Button>
          {profile.avatarUrl && (
            <Button look="quiet" isBusy={remove.isPending} onClick={() => remove.mutate(undefined)}>
              Remove
            </Button>
          )}
        </div>
      </div>
      {problem && <Notice>{typeof problem === 'string' ? problem : changeFailed(problem)}</Notice>}
      <input
        ref={chooser}
        className="visually-hidden"
        type="file"
        accept="image/*,.heic,.heif"
        aria-label="Picture"
        tabIndex={-1}
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          // The same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </Setting>
  )
}
