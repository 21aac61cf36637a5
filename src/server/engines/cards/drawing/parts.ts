import { PRODUCT, TAGLINE } from '#domain/product.ts'
import { fitText } from '../text/fit-text.ts'
import { POSTER_FACE, TEXT_FACE } from '../text/fonts.ts'
import type { Draft, Part } from './draft.ts'
import { box, type Style, text } from './node.ts'
import { PALETTE } from './palette.ts'

const RULE = 3

/** The product on the left, the mode on the right, a rule below. `size` is the product's font size. */
export async function header({ renderer, card }: Draft, width: number, size: number): Promise<Part> {
  const product: Style = { fontFamily: POSTER_FACE, fontSize: size, lineHeight: 1, color: PALETTE.emberDeep }
  const title = await fitText(renderer, card.modeTitle.toUpperCase(), {
    width: Math.floor(width - size * 2.9),
    maxHeight: size * 0.75,
    largest: Math.round(size * 0.48),
    smallestWhole: 4,
    style: {
      fontFamily: POSTER_FACE,
      lineHeight: 1.35,
      letterSpacing: '0.05em',
      textAlign: 'right',
      color: PALETTE.ink,
    },
  })
  const height = Math.ceil(size * 1.2) + RULE
  const row = box(
    {
      display: 'flex',
      width,
      height,
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      paddingBottom: Math.round(size * 0.2),
      borderBottom: `${RULE}px solid ${PALETTE.ink}`,
    },
    [text(PRODUCT.toUpperCase(), product), title.node],
  )
  return { node: row, height }
}

export interface Room {
  width: number
  maxHeight: number
  /** The font size that a short text gets. */
  largest: number
}

/** The joke. */
export async function roast({ renderer, card }: Draft, room: Room): Promise<Part> {
  return await fitText(renderer, card.roast, {
    ...room,
    smallestWhole: 15,
    style: { fontFamily: TEXT_FACE, fontWeight: 700, lineHeight: 1.28, color: PALETTE.ink },
  })
}

const QUOTE_PADDING = 12

/** The line that was roasted, in a box of its own. */
export async function quote({ renderer, card }: Draft, room: Room): Promise<Part> {
  const around = 2 * (QUOTE_PADDING + RULE)
  const line = await fitText(renderer, `“${card.originalText}”`, {
    ...room,
    width: room.width - around,
    maxHeight: room.maxHeight - around,
    smallestWhole: 12,
    style: { fontFamily: TEXT_FACE, fontStyle: 'italic', lineHeight: 1.4, color: PALETTE.ink },
  })
  const height = line.height + around
  const style: Style = {
    display: 'flex',
    width: room.width,
    height,
    padding: QUOTE_PADDING,
    border: `${RULE}px solid ${PALETTE.ink}`,
    backgroundColor: PALETTE.paperShade,
  }
  return { node: box(style, [line.node]), height }
}

/** The line of the house below a thin rule. */
export function footer(width: number, size: number): Part {
  const height = Math.round(size * 2.1)
  const style: Style = {
    display: 'flex',
    width,
    height,
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    borderTop: `1px solid ${PALETTE.paperLine}`,
    fontFamily: TEXT_FACE,
    fontSize: size,
    color: PALETTE.inkSoft,
  }
  return { node: box(style, [text(TAGLINE, {})]), height }
}
