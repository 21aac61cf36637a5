import type { ReactNode } from 'react'
import type { ChannelId } from './channels.ts'

/** The networks' marks, cut as simply as the covers (24 x 24). */
export const CHANNEL_ART: Record<ChannelId, ReactNode> = {
  x: (
    <path
      d="M3 3 H8.4 L21 21 H15.6 Z M19.4 3 L13.3 10.1 M4.6 21 L10.7 13.9"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  ),
  facebook: (
    <path
      d="M13.8 22 V13.4 H16.8 L17.3 9.9 H13.8 V7.8 C13.8 6.7 14.3 6 15.8 6 H17.4 V2.9 C16.7 2.8 15.9 2.7 15 2.7 C12.2 2.7 10.2 4.4 10.2 7.4 V9.9 H7.2 V13.4 H10.2 V22 Z"
      fill="currentColor"
    />
  ),
  whatsapp: (
    <>
      <path
        d="M3 21.2 L4.4 16.6 C3.5 15.2 3.1 13.7 3.1 12 C3.1 7 7.1 3 12.1 3 C17.1 3 21.1 7 21.1 12 C21.1 17 17.1 21 12.1 21 C10.5 21 9 20.6 7.7 19.9 Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M8.2 8.2 C8.8 7.4 9.6 7.5 9.9 8.2 L10.5 9.7 C10.7 10.2 10.5 10.6 9.9 11.2 C10.5 12.6 11.5 13.6 12.9 14.1 C13.5 13.3 13.9 13.2 14.4 13.4 L15.9 14.1 C16.5 14.4 16.6 15.2 15.9 15.8 C14.9 16.7 13.2 16.6 11.2 15.4 C9.2 14.2 7.9 12.4 7.6 10.6 C7.5 9.6 7.7 8.8 8.2 8.2 Z"
        fill="currentColor"
      />
    </>
  ),
}
