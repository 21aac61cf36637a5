import { Toast as Primitive } from 'radix-ui'
import styles from './toaster.module.css'
import type { Toast } from './toasts.tsx'

export interface ToasterProps {
  toast: Toast | null
  onDone: () => void
}

const SHOWN_MS = 5_000

/** Goes by itself, stays while the pointer or focus is on it, and can be swiped away. */
export function Toaster({ toast, onDone }: ToasterProps) {
  return (
    <Primitive.Provider duration={SHOWN_MS} swipeDirection="up">
      {toast && (
        <Primitive.Root
          key={toast.text}
          type="background"
          className={styles.toast}
          onOpenChange={(isOpen) => !isOpen && onDone()}
        >
          <Primitive.Title>{toast.text}</Primitive.Title>
        </Primitive.Root>
      )}
      <Primitive.Viewport className={styles.viewport} />
    </Primitive.Provider>
  )
}
