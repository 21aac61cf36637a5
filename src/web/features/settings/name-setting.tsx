import { useState } from 'react'
import type { Profile } from '#contract/profiles.ts'
import { MAX_NAME_LENGTH } from '#domain/names.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { renameProfile } from './api.ts'
import { changeFailed, NAME_SAVED } from './messages.ts'
import styles from './name-setting.module.css'
import { Setting } from './setting.tsx'
import { useProfileChange } from './use-profile.ts'

/** Long enough for any name in any script; the server counts characters as people see them. */
const TYPED_AT_MOST = 10 * MAX_NAME_LENGTH

export function NameSetting({ profile }: { profile: Profile }) {
  const [name, setName] = useState(profile.name)
  const rename = useProfileChange(renameProfile)
  const save = (event: React.FormEvent) => {
    event.preventDefault()
    // What was left out of the name (invisible characters, spaces) is left out of the field as well.
    if (!rename.isPending) rename.mutate(name, { onSuccess: (saved) => setName(saved.name) })
  }
  return (
    <Setting title="Your name" help={`Signed in as ${profile.email}, which nobody else sees.`}>
      <form className={styles.form} onSubmit={save}>
        <TextField
          label="Name"
          value={name}
          placeholder="Anonymous"
          autoComplete="nickname"
          maxLength={TYPED_AT_MOST}
          error={rename.isError ? changeFailed(rename.error) : null}
          hint={
            <p className={styles.note} role="status">
              {rename.isSuccess && NAME_SAVED}
            </p>
          }
          onChange={(value) => {
            setName(value)
            rename.reset()
          }}
        />
        <Button type="submit" look="strike" isBusy={rename.isPending}>
          Save name
        </Button>
      </form>
    </Setting>
  )
}
