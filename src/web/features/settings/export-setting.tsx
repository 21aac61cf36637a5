import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { downloadExport } from './api.ts'
import { changeFailed, EXPORT_STARTED } from './messages.ts'
import { Setting } from './setting.tsx'
import styles from './setting.module.css'

export function ExportSetting() {
  const take = useMutation({ mutationFn: downloadExport })
  return (
    <Setting
      title="Your data"
      help="One archive with everything we keep of you: roasts, photos, cards and your account, as files you can open."
    >
      {take.isError && <Notice>{changeFailed(take.error)}</Notice>}
      <Button look="quiet" isBusy={take.isPending} onClick={() => take.mutate()}>
        Export my data
      </Button>
      <p className={styles.note} role="status">
        {take.isSuccess && EXPORT_STARTED}
      </p>
    </Setting>
  )
}
