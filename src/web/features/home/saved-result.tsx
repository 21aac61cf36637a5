import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BookmarkCheck } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { RoastTold } from '#contract/roasts.ts'
import { addRoast, getRoast, saveRoast } from '#web/features/saved-roasts/public.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toGuestRoast, toSaveInput } from './guest-roasts.ts'
import { noteSaved } from './kept-result.ts'
import { mayBeSavedLater, notSavedSentence } from './messages.ts'
import styles from './result-stage.module.css'
import { SavedButtons } from './saved-buttons.tsx'

interface SavedResultProps {
  result: RoastTold
  /** Its id when it is in the collection already. */
  savedId: string | null
  /** The ways on from here, which do not wait for the saving. */
  children: ReactNode
}

/** For signed-in people: the roast saves itself, once, and can be shared and downloaded. SPEC.md section 2, "Home". */
export function SavedResult({ result, savedId, children }: SavedResultProps) {
  const { saved, error, isSaving, save } = useSaving(result, savedId)
  return (
    <>
      {error ? (
        <Notice>
          <p>{notSavedSentence(error)}</p>
          {mayBeSavedLater(error) && (
            <Button className={styles.retry} isBusy={isSaving} onClick={save}>
              {isSaving ? 'Saving…' : 'Try again'}
            </Button>
          )}
        </Notice>
      ) : (
        <p className={styles.saved} role="status">
          {saved ? <InCollection /> : 'Saving…'}
        </p>
      )}
      <div className={styles.actions}>
        {!error && <SavedButtons roast={saved ?? null} />}
        {children}
      </div>
    </>
  )
}

/** Saves at once, and again when the connection comes back. What went wrong last stays until it is saved. */
function useSaving(result: RoastTold, savedId: string | null) {
  const client = useQueryClient()
  const [error, setError] = useState<Error | null>(null)
  const saving = useMutation({
    mutationFn: () =>
      savedId ? getRoast(savedId) : saveRoast(toSaveInput(toGuestRoast(result), battleIdHere())),
    onError: setError,
    onSuccess: (saved) => {
      setError(null)
      noteSaved(result.receipt, saved.id)
      addRoast(client, saved)
    },
  })
  const { data: saved, isPending: isSaving, mutate } = saving
  const save = useCallback(() => mutate(), [mutate])
  useEffect(save, [save])
  const isWaiting = error instanceof ApiError && error.code === 'network' && !isSaving
  useEffect(() => {
    if (!isWaiting) return
    window.addEventListener('online', save)
    return () => window.removeEventListener('online', save)
  }, [isWaiting, save])
  return { saved, error, isSaving, save }
}

function InCollection() {
  return (
    <Link href="/collection">
      <BookmarkCheck aria-hidden="true" /> In your collection
    </Link>
  )
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `?battleId=`: the roast is an entry of that battle. */
function battleIdHere(): string | null {
  const id = new URLSearchParams(location.search).get('battleId')
  return id !== null && UUID.test(id) ? id : null
}
