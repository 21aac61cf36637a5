import type { CardForm } from '#contract/saved-roasts.ts'

/** Where a roast's files are in the storage. Migration 003 knows the folder too: it lists it for removal. */
export const mediaFolder = (roastId: string) => `roasts/${roastId}/`

export const pictureKey = (roastId: string) => `${mediaFolder(roastId)}picture.webp`

/** The smaller copy, made when the roast is saved. */
export const smallPictureKey = (roastId: string) => `${mediaFolder(roastId)}picture-small.jpg`

/** Raised whenever cards are drawn differently, so that none of the old ones is served again. */
const CARD_EDITION = 2

export const cardTag = (form: CardForm) => `${form}-${CARD_EDITION}`

export const cardKey = (roastId: string, form: CardForm) =>
  `${mediaFolder(roastId)}${cardTag(form)}.${CARD_TYPES[form].ending}`

/** As the port Cards promises. */
export const CARD_TYPES = {
  card: { mime: 'image/png', ending: 'png' },
  story: { mime: 'image/png', ending: 'png' },
  preview: { mime: 'image/jpeg', ending: 'jpg' },
} as const satisfies Record<CardForm, { mime: string; ending: string }>
