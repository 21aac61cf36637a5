import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FontDetails } from '@takumi-rs/core'
import { splitEmoji } from './emoji.ts'
import { type Face, type Family, familiesFor, POSTER, TEXT } from './families.ts'
import { covers, parseRanges, type Range } from './unicode-ranges.ts'
import { rangesIn } from './woff2.ts'

const { resolve } = createRequire(import.meta.url)

const quoted = ({ name }: Family) => `"${name}"`

export const POSTER_FACE = [POSTER, TEXT].map(quoted).join(', ')
export const TEXT_FACE = quoted(TEXT)

/** A face of the house and what takes over where it ends, for what people write. */
export function faceFor(text: string, face: string): string {
  return [face, ...familiesFor(text).map(quoted)].join(', ')
}

/** Of a renderer, what a shelf needs. */
export interface FontRegister {
  registerFont(font: FontDetails): Promise<unknown>
}

interface Part {
  family: Family
  /** As in the file's name: "latin", "17". */
  name: string
  /** What its package says until it is opened, for many claim what they do not hold; then what is in it. */
  ranges: readonly Range[]
  state: 'closed' | 'opened' | 'loaded'
}

/** What a renderer can write, growing with what it is asked to write: all of it is 25 MB in hundreds of files. */
export class FontShelf {
  readonly #renderer: FontRegister
  readonly #parts = new Map<string, Part[]>()

  constructor(renderer: FontRegister) {
    this.#renderer = renderer
  }

  /** Loads what these texts need and is not there yet. */
  async provide(texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      const codePoints = visibleIn(text)
      await this.#provideFrom([POSTER], new Set(codePoints))
      await this.#provideFrom([TEXT, ...familiesFor(text)], codePoints)
    }
  }

  /** Takes out of `wanted` what a family holds; the next one is asked for the rest only. */
  async #provideFrom(families: readonly Family[], wanted: Set<number>): Promise<void> {
    for (const family of families) {
      if (wanted.size === 0) return
      for (const part of await this.#partsOf(family)) {
        if (coveredBy(part, wanted).length === 0) continue
        if (part.state === 'closed') await open(part)
        const covered = coveredBy(part, wanted)
        for (const codePoint of covered) wanted.delete(codePoint)
        if (covered.length > 0 && part.state !== 'loaded') await this.#load(part)
      }
    }
  }

  async #load(part: Part): Promise<void> {
    part.state = 'loaded'
    const unicodeRange = part.ranges.map(([from, to]): [number, number] => [from, to])
    for (const face of part.family.faces) {
      const { file: _, ...details } = face
      const data = await readFile(pathOf(part, face))
      await this.#renderer.registerFont({ ...details, name: part.family.name, data, unicodeRange })
    }
  }

  async #partsOf(family: Family): Promise<Part[]> {
    const known = this.#parts.get(family.name)
    if (known) return known
    const json: Record<string, string> = JSON.parse(
      await readFile(resolve(`${family.source}/unicode.json`), 'utf8'),
    )
    const parts = Object.entries(json).map(([name, ranges]): Part => {
      return { family, name: name.replace(/[[\]]/g, ''), ranges: parseRanges(ranges), state: 'closed' }
    })
    this.#parts.set(family.name, parts)
    return parts
  }
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/gu

function visibleIn(text: string): Set<number> {
  const pieces = splitEmoji(text).map((piece) => (piece.kind === 'text' ? piece.text : ''))
  return new Set([...pieces.join('').replace(INVISIBLE, '')].map((char) => char.codePointAt(0) ?? 0))
}

function coveredBy({ ranges }: Part, wanted: Set<number>): number[] {
  return [...wanted].filter((codePoint) => covers(ranges, codePoint))
}

async function open(part: Part): Promise<void> {
  const [face] = part.family.faces
  part.state = 'opened'
  part.ranges = face ? rangesIn(await readFile(pathOf(part, face))) : []
}

function pathOf({ family: { source }, name }: Part, { file }: Face): string {
  return resolve(`${source}/files/${source.split('/')[1]}-${name}-${file}.woff2`)
}
