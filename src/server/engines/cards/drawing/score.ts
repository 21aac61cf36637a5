import type { Node } from '@takumi-rs/core'
import { type Band, bandOf } from '#domain/scores.ts'
import { POSTER_FACE } from '../text/fonts.ts'
import type { Draft, Part } from './draft.ts'
import { MATCH_ASPECT, matchSvg } from './match.ts'
import { box, type Style, svg, text } from './node.ts'
import { BAND_COLORS, PALETTE } from './palette.ts'

/** A struck match, the score and its stamp in a row. */
export function score({ card }: Draft, width: number, height: number): Part {
  const band = bandOf(card.rating)
  const row = box({ display: 'flex', width, height, alignItems: 'flex-end' }, [
    match(band, height),
    box({ display: 'flex', alignItems: 'flex-end', marginLeft: Math.round(height * 0.16) }, [
      ...points(card.rating, Math.round(height * 0.72)),
    ]),
    box({ display: 'flex', marginLeft: 'auto', marginBottom: Math.round(height * 0.16) }, [
      stamp(band, Math.round(height * 0.27)),
    ]),
  ])
  return { node: row, height }
}

/** The same from top to bottom, for beside a tall photo. */
export function scoreTower({ card }: Draft, width: number, height: number): Part {
  const band = bandOf(card.rating)
  const number = Math.round(width * 0.62)
  const tower: Style = {
    display: 'flex',
    flexDirection: 'column',
    width,
    height,
    alignItems: 'center',
    justifyContent: 'space-between',
  }
  const node = box(tower, [
    match(band, Math.round(height - number - width * 0.52)),
    box({ display: 'flex', alignItems: 'flex-end' }, points(card.rating, number)),
    stamp(band, Math.round(width * 0.22)),
  ])
  return { node, height }
}

function match(band: Band, height: number): Node {
  return svg(matchSvg(band.id), height * MATCH_ASPECT, height)
}

function points(rating: number, size: number): Node[] {
  const poster: Style = { fontFamily: POSTER_FACE, lineHeight: 1 }
  const small = Math.round(size * 0.4)
  return [
    text(String(rating), { ...poster, fontSize: size, color: PALETTE.ink }),
    text('/10', { ...poster, fontSize: small, marginLeft: Math.round(size * 0.05), color: PALETTE.inkSoft }),
  ]
}

function stamp(band: Band, size: number): Node {
  const { stamp: color, stampInk } = BAND_COLORS[band.id]
  const style: Style = {
    display: 'flex',
    padding: `${Math.round(size * 0.06)}px ${Math.round(size * 0.42)}px ${Math.round(size * 0.14)}px`,
    border: `${Math.max(2, Math.round(size * 0.14))}px solid ${stampInk}`,
    borderRadius: 4,
    backgroundColor: color,
    rotate: '-5deg',
  }
  const label = text(band.label, {
    fontFamily: POSTER_FACE,
    fontSize: size,
    lineHeight: 1.3,
    letterSpacing: '0.04em',
    color: stampInk,
  })
  return box(style, [label])
}
