import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { CloseIcon } from './cut-icons.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  /** Closed by the cross, Escape and a tap beside it. */
  onClose: () => void
  children: ReactNode
  /** Beside the cross. */
  tools?: ReactNode
  /** Decides where the focus goes from here, in place of where it came from: call preventDefault. */
  onClosed?: ((event: Event) => void) | undefined
  /**
   * dialog: in the middle. sheet: from the bottom edge on a phone, where the thumb is. stage: the whole phone. side: from the
   * left, full height.
   */
  form?: 'dialog' | 'sheet' | 'stage' | 'side'
}

/** A window over the page; the page behind it is out of reach until it closes. Mount it to open it. */
export function Dialog({ title, onClose, children, tools, onClosed, form = 'dialog' }: DialogProps) {
  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} />
        <Primitive.Content
          className={styles.content}
          data-form={form}
          aria-describedby={undefined}
          {...(onClosed && { onCloseAutoFocus: onClosed })}
        >
          <header className={styles.header}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            {tools}
            <Primitive.Close asChild>
              <Button look="quiet" className={styles.close} aria-label="Close">
                <CloseIcon />
              </Button>
            </Primitive.Close>
          </header>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
