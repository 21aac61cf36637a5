import { useState } from 'react'
import { reportRoast } from '#web/features/saved-roasts/public.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { REPORT_REASONS, REPORTED, reportProblem } from './messages.ts'
import styles from './report-dialog.module.css'

const MAX_DETAILS = 300

type ReportState = 'writing' | 'sending' | 'sent'

/** Tells whoever moderates that a roast went too far. */
export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState<string | null>(null)
  const [details, setDetails] = useState('')
  const [state, setState] = useState<ReportState>('writing')
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (event: React.FormEvent) => {
    event.preventDefault()
    if (!reason || state === 'sending') return
    setState('sending')
    setProblem(null)
    try {
      await reportRoast(id, [reason, details.trim()].filter(Boolean).join(': '))
      setState('sent')
    } catch (error) {
      setState('writing')
      setProblem(reportProblem(error))
    }
  }
  if (state === 'sent') {
    return (
      <Dialog title="Reported" form="sheet" onClose={onClose}>
        <Notice role="status">{REPORTED}</Notice>
        <Button onClick={onClose}>Done</Button>
      </Dialog>
    )
  }
  return (
    <Dialog title="Report this roast" form="sheet" onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        <Reasons chosen={reason} onChoose={setReason} />
        <TextArea
          label="Anything to add? (Optional.)"
          value={details}
          limit={MAX_DETAILS}
          onChange={setDetails}
          rows={3}
        />
        {problem && <Notice>{problem}</Notice>}
        <Button type="submit" look="strike" disabled={!reason} isBusy={state === 'sending'}>
          {state === 'sending' ? 'Sending…' : 'Send report'}
        </Button>
      </form>
    </Dialog>
  )
}

function Reasons({ chosen, onChoose }: { chosen: string | null; onChoose: (reason: string) => void }) {
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.legend}>What is wrong with it?</legend>
      {REPORT_REASONS.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input type="radio" name="reason" checked={reason === chosen} onChange={() => onChoose(reason)} />
          {reason}
        </label>
      ))}
    </fieldset>
  )
}
