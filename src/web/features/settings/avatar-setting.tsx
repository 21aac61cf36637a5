import { useRef, useState } from 'react'
import type { Profile } from '#contract/profiles.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { putAvatar, removeAvatar } from './api.ts'
import styles from './avatar-setting.module.css'
import { changeFailed, NOT_AN_IMAGE } from './messages.ts'
import { Setting } from './setting.tsx'
import { smallPhoto } from './small-photo.ts'
import { useProfileChange } from './use-profile.ts'

/** The face next to the name. */
export function AvatarSetting({ profile }: { profile: Profile }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isNoImage, setIsNoImage] = useState(false)
  const put = useProfileChange(async (file: Blob) => putAvatar(await smallPhoto(file)))
  const remove = useProfileChange(removeAvatar)
  const problem = isNoImage ? NOT_AN_IMAGE : (put.error ?? remove.error)
  const take = (file: File | undefined) => {
    if (!file) return
    remove.reset()
    put.reset()
    // Windows gives HEIC files no type at all.
    const isImage = file.type === '' || file.type.startsWith('image/')
    setIsNoImage(!isImage)
    if (isImage) put.mutate(file)
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
