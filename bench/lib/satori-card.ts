import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { PRODUCT, TAGLINE } from '#domain/product.ts'
import { bandOf } from '#domain/scores.ts'
import { BAND_COLORS, PALETTE } from '#server/engines/cards/drawing/palette.ts'
import { matchSvg } from '#server/engines/cards/drawing/match.ts'
import { tornEdgeSvg } from '#server/engines/cards/drawing/torn-edge.ts'
import type { Card } from '#server/engines/cards/port.ts'

type Element = Parameters<typeof satori>[0]
type Style = Record<string, string | number>

const { resolve } = createRequire(import.meta.url)
const WIDTH = 400
const INNER = 332

/** The same card by satori and resvg, without the print of the photo: both paint what they are given. */
export async function createSatoriPress(): Promise<(card: Card) => Promise<Uint8Array>> {
  const fonts = await Promise.all([
    loadFont('Anton', 'anton', 400),
    loadFont('Atkinson', 'atkinson-hyperlegible-next', 400),
    loadFont('Atkinson', 'atkinson-hyperlegible-next', 700),
  ])
  return async (card) => {
    const photo = card.picture && dataUrl('image/jpeg', card.picture)
    const svg = await satori(drawCard(card, photo), { width: WIDTH, fonts })
    return new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH * 3 } }).render().asPng()
  }
}

async function loadFont(name: string, source: string, weight: 400 | 700) {
  const data = await readFile(resolve(`@fontsource/${source}/files/${source}-latin-${weight}-normal.woff`))
  return { name, data, weight }
}

function drawCard(card: Card, photo: string | null): Element {
  const band = bandOf(card.rating)
  const { stamp, stampInk } = BAND_COLORS[band.id]
  const poster = { fontFamily: 'Anton', lineHeight: 1 }
  const paper = { background: PALETTE.paper, padding: '16px 20px 0', width: INNER, color: PALETTE.ink }
  const border = `3px solid ${PALETTE.ink}`
  return box({ background: PALETTE.ground, padding: 14, flexDirection: 'column', width: WIDTH }, [
    box({ ...paper, flexDirection: 'column', gap: 16 }, [
      box(
        { justifyContent: 'space-between', alignItems: 'flex-end', borderBottom: border, paddingBottom: 7 },
        [
          box({ ...poster, fontSize: 35, color: PALETTE.emberDeep }, PRODUCT.toUpperCase()),
          box({ ...poster, fontSize: 17 }, card.modeTitle.toUpperCase()),
        ],
      ),
      ...(photo ? [image(photo, INNER, INNER)] : []),
      ...(card.originalText ? [box({ border, padding: 12, fontSize: 20 }, card.originalText)] : []),
      box({ fontFamily: 'Atkinson', fontWeight: 700, fontSize: 26, lineHeight: 1.28 }, card.roast),
      box({ alignItems: 'flex-end', gap: 12 }, [
        image(svgUrl(matchSvg(band.id)), 38, 96),
        box({ ...poster, fontSize: 69 }, `${card.rating}/10`),
        box({ ...poster, fontSize: 26, padding: 8, background: stamp, color: stampInk }, band.label),
      ]),
      box({ fontSize: 13.5, color: PALETTE.inkSoft }, TAGLINE),
    ]),
    image(svgUrl(tornEdgeSvg()), 372, 40),
  ])
}

/** Satori asks for React elements but reads plain objects of their shape, which its types do not say. */
function box(style: Style, children: string | Element[]): Element {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}

function image(src: string, width: number, height: number): Element {
  return { type: 'img', key: null, props: { src, width, height, style: { objectFit: 'cover' } } }
}

function svgUrl(svg: string): string {
  return dataUrl('image/svg+xml', Buffer.from(svg))
}

function dataUrl(mime: string, bytes: Uint8Array): string {
  return `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`
}
