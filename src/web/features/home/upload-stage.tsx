import { useLayoutEffect, useRef, ViewTransition } from 'react'
import { findMode } from '#domain/modes.ts'
import { PRODUCT } from '#domain/product.ts'
import { MAX_TEXT_LENGTH } from '#domain/roasts.ts'
import { Button } from '#web/ui/button.tsx'
import { BackIcon } from '#web/ui/cut-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import cover from './cover.module.css'
import { Looking } from './looking.tsx'
import { MODE_COPY } from './mode-copy.ts'
import { PhotoInput } from './photo-input.tsx'
import { canRoast, type FlowEvent, type FlowState } from './roast-flow.ts'
import styles from './upload-stage.module.css'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { usePhotoChoices } from './use-photo-choices.ts'

interface UploadStageProps {
  state: Extract<FlowState, { stage: 'upload' | 'looking' }>
  dispatch: React.Dispatch<FlowEvent>
  onSend: () => void
  onBack: () => void
}

const PET_KINDS = [
  { value: 'cat', label: 'Cat' },
  { value: 'dog', label: 'Dog' },
  { value: 'other', label: 'Other' },
] as const

/** Hand something over: a photo or a line. While the comedian looks, the same screen shows what is seen. */
export function UploadStage({ state, dispatch, onSend, onBack }: UploadStageProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])
  useKeyboardInset()
  const isLooking = state.stage === 'looking'
  const problem = isLooking ? null : state.problem
  return (
    <main className={styles.stage}>
      <header className={styles.bar}>
        <Button look="quiet" className={styles.back} onClick={onBack} aria-label="Back to all modes">
          <BackIcon />
        </Button>
        <p className={styles.mode}>{findMode(state.mode)?.title}</p>
      </header>
      <div className={styles.words}>
        <h1 className={styles.ask} ref={title} tabIndex={-1}>
          {isLooking ? 'The comedian is looking' : MODE_COPY[state.mode].ask}
        </h1>
        {problem && <Notice key={problem}>{problem}</Notice>}
        {!isLooking && !problem && (
          <p className={styles.help} data-done={state.input.photo !== null || undefined}>
            {MODE_COPY[state.mode].help}
          </p>
        )}
      </div>
      {state.stage === 'looking' ? (
        <Looking state={state} onCancel={() => dispatch({ type: 'cancelled' })} />
      ) : (
        <UploadForm state={state} dispatch={dispatch} onSend={onSend} />
      )}
    </main>
  )
}

interface UploadFormProps {
  state: Extract<FlowState, { stage: 'upload' }>
  dispatch: React.Dispatch<FlowEvent>
  onSend: () => void
}

function UploadForm({ state, dispatch, onSend }: UploadFormProps) {
  const { mode, input } = state
  const reading = usePhotoChoices(dispatch)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    // The photo before it is not what is meant any more.
    if (!reading.isReading) onSend()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {mode === 'rizz' ? (
        <LineInput text={input.text} dispatch={dispatch} onSend={onSend} />
      ) : (
        <PhotoInput photo={input.photo} mode={mode} reading={reading} />
      )}
      <div className={styles.foot}>
        {mode === 'pet' && input.photo && (
          <Segmented
            legend="What is it? (Optional. We will take your word for it.)"
            name="pet-kind"
            options={PET_KINDS}
            value={input.petKind}
            onChange={(petKind) => dispatch({ type: 'pet-kind-chosen', petKind })}
          />
        )}
        {canRoast(state) && (
          <div className={styles.strike}>
            <Button type="submit" look="strike" size="large" isBusy={reading.isReading}>
              {PRODUCT}!
            </Button>
          </div>
        )}
      </div>
    </form>
  )
}

interface LineInputProps {
  text: string
  dispatch: React.Dispatch<FlowEvent>
  onSend: () => void
}

/** Enter sends, as in any chat; Shift+Enter makes a new line. */
function LineInput({ text, dispatch, onSend }: LineInputProps) {
  return (
    <ViewTransition name="book-rizz" share="book" default="none">
      <div className={`${cover.inks} ${styles.pad}`} data-cover="rizz">
        <div className={`${cover.cover} ${styles.padCover}`}>
          <TextArea
            label="Your pickup line"
            placeholder="Are you a smoke alarm? Because..."
            value={text}
            limit={MAX_TEXT_LENGTH}
            enterKeyHint="send"
            autoCapitalize="sentences"
            onChange={(value) => dispatch({ type: 'text-typed', text: value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              onSend()
            }}
          />
        </div>
        <span className={cover.striker} aria-hidden="true" />
      </div>
    </ViewTransition>
  )
}
