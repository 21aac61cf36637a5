import type { Node, Renderer } from '@takumi-rs/core'
import { box, type Style, text as textNode } from '../drawing/node.ts'
import { type Direction, directionOf } from './direction.ts'
import { splitEmoji } from './emoji.ts'
import { faceFor } from './fonts.ts'
import { keepsWords, withBreaks, wordsOf } from './words.ts'

export interface TextSpec {
  width: number
  maxHeight: number
  /** Font sizes in CSS pixels: the largest that is tried, and the one below which a long word is broken instead. */
  largest: number
  smallestWhole: number
  /** Everything but the size. `fontFamily` is a face of the house; what else the text needs is added here. */
  style: Style & { fontFamily: string }
}

export interface FittedText {
  node: Node
  fontSize: number
  height: number
}

const STEP = 0.5
const SMALLEST = 3
const PROBE = 100

/**
 * The text at the largest size at which all of it is inside `width` and `maxHeight`. Words stay whole as long as that
 * leaves the text readable; after that they break anywhere.
 */
export async function fitText(renderer: Renderer, text: string, spec: TextSpec): Promise<FittedText> {
  const content = withBreaks(withWholeCompounds(withoutLonelyEnd(text)))
  const style = styleFor(text, spec.style)
  const largest = Math.min(spec.largest, await sizeOfWholeWords(renderer, content, { ...spec, style }))
  const at = async (fontSize: number): Promise<FittedText> => {
    const node = paragraph(content, { ...style, width: spec.width, fontSize })
    const { height } = await renderer.measure(node, { width: spec.width })
    return { node, fontSize, height: Math.ceil(height) }
  }
  let best = await at(floorToStep(largest))
  if (best.height <= spec.maxHeight) return best
  // What a text takes grows with the square of its size: a good guess, and a few steps up or down from there.
  best = await at(floorToStep(best.fontSize * Math.sqrt(spec.maxHeight / best.height)))
  while (best.height > spec.maxHeight && best.fontSize > SMALLEST) best = await at(best.fontSize - STEP)
  for (;;) {
    const larger = await at(best.fontSize + STEP)
    if (larger.height > spec.maxHeight) return best
    best = larger
  }
}

const WITH_ITALICS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/** With all faces that the text needs; upright where nobody writes italics and slanted letters would look broken. */
function styleFor(text: string, style: TextSpec['style']): Style {
  const { fontStyle = 'normal' } = style
  return {
    ...style,
    fontFamily: faceFor(text, style.fontFamily),
    fontStyle: WITH_ITALICS.test(text) ? fontStyle : 'normal',
  }
}

/** The size at which the longest word is as wide as a line, unless that is too small to read. */
async function sizeOfWholeWords(
  renderer: Renderer,
  content: string,
  spec: Omit<TextSpec, 'style'> & { style: Style },
): Promise<number> {
  const style: Style = { ...spec.style, fontSize: PROBE, whiteSpace: 'nowrap' }
  const longest = wordsOf(content)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 3)
  const words = longest.map((word) => box({ display: 'flex' }, [paragraph(word, style)]))
  const { children } = await renderer.measure(
    box({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }, words),
  )
  const size = (spec.width / Math.max(...children.map(({ width }) => width), 1)) * PROBE
  return size < spec.smallestWhole ? Number.POSITIVE_INFINITY : size
}

const LONGEST_END = 13

/** Ties a short last word to the one before, so that it does not stand on a line of its own. */
function withoutLonelyEnd(content: string): string {
  const end = / (\S+) (\S+)$/.exec(content)
  if (!end || end[0].length > LONGEST_END + 1) return content
  return `${content.slice(0, end.index)} ${end[1]}\u00A0${end[2]}`
}

/** Keeps what a letter or two and a hyphen begin on one line: T-shirt, X-ray, no-go. */
function withWholeCompounds(content: string): string {
  return content.replace(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,2}-(?=\p{L})/gu, '$&\u2060')
}

function floorToStep(size: number): number {
  return Math.max(SMALLEST, Math.floor(size / STEP) * STEP)
}

/** A text with its emoji as pictures. */
function paragraph(content: string, style: Style): Node {
  const direction: Direction = directionOf(content)
  const common: Style = {
    overflowWrap: 'anywhere',
    wordBreak: keepsWords(content) ? 'keep-all' : 'normal',
    textAlign: direction === 'rtl' ? 'right' : 'left',
    ...style,
  }
  const children = splitEmoji(content).map((piece): Node => {
    if (piece.kind === 'text') return textNode(piece.text, {})
    return { type: 'image', src: emojiSource(piece.name), style: EMOJI_STYLE }
  })
  return { ...box({ display: 'block', ...common }, children), dir: direction }
}

const EMOJI_STYLE: Style = {
  display: 'inline-block',
  width: '1em',
  height: '1em',
  margin: '0 0.05em 0 0.1em',
  verticalAlign: '-0.1em',
}

/** How an emoji's picture is named between the node tree and the list of images. */
export function emojiSource(name: string): string {
  return `emoji:${name}`
}
