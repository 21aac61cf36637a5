import type { ReactNode } from 'react'

/** Cut in one piece, as the covers are: they must carry from a stage. */
function Cut({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      {children}
    </svg>
  )
}

export function BackIcon() {
  return (
    <Cut>
      <path d="M11 3 2 12l9 9 2.6-2.6L9 14h13v-4H9l4.6-4.4Z" />
    </Cut>
  )
}

export function CloseIcon() {
  return (
    <Cut>
      <path d="M5.6 3 12 9.4 18.4 3 21 5.6 14.6 12l6.4 6.4-2.6 2.6-6.4-6.4L5.6 21 3 18.4 9.4 12 3 5.6Z" />
    </Cut>
  )
}

export function CameraIcon() {
  return (
    <Cut>
      <path d="M8 3h8l2 3h5v15H1V6h5Zm4 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z" />
    </Cut>
  )
}

export function PhotoIcon() {
  return (
    <Cut>
      <path d="M2 2h20v20H2Zm2.5 2.5V15l4.5-5 4 4.5 2.5-2.5 4 4.5v-12ZM16 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z" />
    </Cut>
  )
}
