import type { SavedRoast } from '#contract/saved-roasts.ts'
import { findMode } from '#domain/modes.ts'
import { PRODUCT } from '#domain/product.ts'

/** What is said next to the link, wherever it goes. */
export function shareText({ mode, score, scoreLabel, caption }: SavedRoast): string {
  return `${findMode(mode)?.title ?? PRODUCT}: ${score}/10, ${scoreLabel}. “${caption}”`
}

/** Posts on X hold 280 characters, of which a link takes 23 and most scripts but Latin two each. */
const X_ROOM = 280 - 23 - 1
const isNarrowOnX = (code: number) =>
  code <= 0x10ff || (code >= 0x2000 && code <= 0x200d) || (code >= 0x2010 && code <= 0x201f)

/** The text as far as X takes it, cut between what people count as characters. */
export function fitForX(text: string): string {
  if (weigh(text) <= X_ROOM) return text
  let fitting = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (weigh(`${fitting}${segment}…”`) > X_ROOM) break
    fitting += segment
  }
  return `${fitting.trimEnd()}…”`
}

function weigh(text: string): number {
  return Array.from(text).reduce((sum, c) => sum + (isNarrowOnX(c.codePointAt(0) ?? 0) ? 1 : 2), 0)
}

/** Spaces as %20: apps that open these addresses themselves take a plus for a plus. */
function query(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString().replaceAll('+', '%20')
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
    href: (text, url) => `https://x.com/intent/post?${query({ text: fitForX(text), url })}`,
  },
  {
    id: 'facebook',
    name: 'Facebook',
    href: (_, u) => `https://www.facebook.com/sharer/sharer.php?${query({ u })}`,
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    href: (text, link) => `https://wa.me/?${query({ text: `${text} ${link}` })}`,
  },
]
