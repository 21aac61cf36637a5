import type { SavedRoast } from '#contract/saved-roasts.ts'
import { findMode } from '#domain/modes.ts'
import { PRODUCT } from '#domain/product.ts'

/** What is said next to the link, wherever it goes. */
export function shareText({ mode, score, scoreLabel, caption }: SavedRoast): string {
  return `${findMode(mode)?.title ?? PRODUCT}: ${score}/10, ${scoreLabel}. “${caption}”`
}

export type ChannelId = 'x' | 'facebook' | 'whatsapp'

/** The pages on which each network takes a text and a link; nothing of theirs is loaded here. */
export const CHANNELS: readonly {
  id: ChannelId
  name: string
  href: (text: string, link: string) => string
}[] = [
  {
    id: 'x',
    name: 'X',
    href: (text, url) => `https://x.com/intent/post?${new URLSearchParams({ text, url })}`,
  },
  {
    id: 'facebook',
    name: 'Facebook',
    href: (_, u) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u })}`,
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    href: (text, link) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${link}` })}`,
  },
]
