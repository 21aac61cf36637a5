import { Button } from '#web/ui/button.tsx'
import { MatchStrike } from '#web/ui/match-strike.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ScreenMessage } from '#web/ui/screen-message.tsx'
import { AvatarSetting } from './avatar-setting.tsx'
import { DeleteSetting } from './delete-setting.tsx'
import { ExportSetting } from './export-setting.tsx'
import { LOAD_FAILED } from './messages.ts'
import { NameSetting } from './name-setting.tsx'
import { SessionsSetting } from './sessions-setting.tsx'
import styles from './settings-page.module.css'
import { useProfile } from './use-profile.ts'

/** /settings: who you are to others, where you are signed in, a copy of everything, and the way out. DESIGN.md 3. */
export function SettingsPage() {
  const { data: profile, error, refetch } = useProfile()
  if (!profile) {
    return error ? (
      <ScreenMessage title="The match went out">
        <Notice>{LOAD_FAILED}</Notice>
        <Button look="strike" onClick={() => void refetch()}>
          Try Again
        </Button>
      </ScreenMessage>
    ) : (
      <ScreenMessage role="status">
        <MatchStrike />
        <p>Opening the back office…</p>
      </ScreenMessage>
    )
  }
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Settings</h1>
      <AvatarSetting profile={profile} />
      <NameSetting profile={profile} />
      <SessionsSetting />
      <ExportSetting />
      <DeleteSetting profile={profile} />
    </main>
  )
}
