import type { ReactNode } from 'react'
import type { RoastReaction } from '#contract/saved-roasts.ts'

/** Drawn like the matchbook covers: flat shapes in two inks (24 x 24). */
export const REACTION_ART: Record<RoastReaction, ReactNode> = {
  laugh: (
    <>
      <circle cx="12" cy="12" r="11" fill="var(--print)" />
      <path
        d="M5.2 9.8 L8 8 L10.4 10.2 M18.8 9.8 L16 8 L13.6 10.2"
        fill="none"
        stroke="var(--cut)"
        strokeWidth="1.9"
      />
      <path d="M5.4 12.6 H18.6 C18.4 17 15.6 19.6 12 19.6 C8.4 19.6 5.6 17 5.4 12.6 Z" fill="var(--cut)" />
      <path
        d="M8.6 18.2 C9.4 16.6 10.6 16 12 16 C13.4 16 14.6 16.6 15.4 18.2 C14.4 19 13.3 19.4 12 19.4 C10.7 19.4 9.6 19 8.6 18.2 Z"
        fill="var(--print)"
      />
    </>
  ),
  fire: (
    <>
      <path
        d="M12.4 .8 C13 4.6 18.6 7.6 20 12.6 C21.6 18.4 17.6 23.2 12 23.2 C6.4 23.2 2.6 19 3.6 13.4 C4.2 10 6.4 8.8 7 5.6 C8.6 6.8 9.2 8.2 9 9.8 C11 7.6 12.6 4.6 12.4 .8 Z"
        fill="var(--print)"
      />
      <path
        d="M12.4 11.4 C13 13.6 16 14.8 15.8 18 C15.6 20.4 14 21.6 12 21.6 C9.8 21.6 8.2 20.2 8.2 18 C8.2 16.2 9.4 15.4 10 13.8 C10.8 14.4 11 15 11 15.8 C11.8 14.6 12.4 13.2 12.4 11.4 Z"
        fill="var(--cut)"
      />
    </>
  ),
}
