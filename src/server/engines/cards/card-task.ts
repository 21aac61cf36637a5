import type { Card, CardForm, CardImage } from './port.ts'

/** What goes to a card worker and what comes back; errors lose their class between threads, so one is a value. */
export interface CardTask {
  card: Card
  form: CardForm
}

/** Not ok: the picture cannot be decoded. */
export type CardAnswer = { ok: true; image: CardImage } | { ok: false; detail: string }
