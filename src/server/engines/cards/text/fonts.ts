import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FontDetails } from '@takumi-rs/core'
import { covers, parseRanges, type Range } from './unicode-ranges.ts'

const { resolve } = createRequire(import.meta.url)

interface Face {
  weight?: 400 | 700
  style: 'normal' | 'italic'
  /** How the names of its files end. */
  file: string
}

interface Family {
  name: string
  /** The npm package, which holds each face in several files, each for a part of Unicode. */
  source: string
  faces: readonly Face[]
  /** The files that are asked, by name; all of them when not given. Some claim characters that they do not hold. */
  parts?: readonly string[]
}

const PLAIN: readonly Face[] = [
  { weight: 400, style: 'normal', file: '400-normal' },
  { weight: 700, style: 'normal', file: '700-normal' },
]

const POSTER: Family = { name: 'Anton', source: '@fontsource/anton', faces: PLAIN.slice(0, 1) }

const TEXT: Family = {
  name: 'Atkinson Hyperlegible Next',
  source: '@fontsource/atkinson-hyperlegible-next',
  faces: [...PLAIN, { weight: 400, style: 'italic', file: '400-italic' }],
}

/** For what the faces of the house do not hold, in the order in which they are asked. */
const OTHER_SCRIPTS: readonly Family[] = [
  { name: 'Noto Sans JP', source: '@fontsource/noto-sans-jp', faces: PLAIN },
  { name: 'Noto Sans Arabic', source: '@fontsource/noto-sans-arabic', faces: PLAIN, parts: ['arabic'] },
]

const stack = (families: readonly Family[]) => families.map(({ name }) => `"${name}"`).join(', ')

export const POSTER_FACE = stack([POSTER, TEXT, ...OTHER_SCRIPTS])
export const TEXT_FACE = stack([TEXT, ...OTHER_SCRIPTS])

/** Of a renderer, what a shelf needs. */
export interface FontRegister {
  registerFont(font: FontDetails): Promise<unknown>
}

interface Part {
  family: Family
  /** As in the file's name: "latin", "17". */
  name: string
  ranges: readonly Range[]
}

/** What a renderer can write, growing with what it is asked to write: a Japanese face alone is 5 MB in 124 files. */
export class FontShelf {
  readonly #renderer: FontRegister
  readonly #loaded = new Set<Part>()
  readonly #parts = new Map<Family, Part[]>()

  constructor(renderer: FontRegister) {
    this.#renderer = renderer
  }

  /** Loads what these texts need and is not there yet. */
  async provide(texts: readonly string[]): Promise<void> {
    const codePoints = new Set([...texts.join('')].map((char) => char.codePointAt(0) ?? 0))
    await this.#provideFrom([POSTER], new Set(codePoints))
    await this.#provideFrom([TEXT, ...OTHER_SCRIPTS], codePoints)
  }

  /** Takes out of `wanted` what a family covers; the next one is asked for the rest only. */
  async #provideFrom(families: readonly Family[], wanted: Set<number>): Promise<void> {
    for (const family of families) {
      if (wanted.size === 0) return
      for (const part of await this.#partsOf(family)) {
        const covered = [...wanted].filter((codePoint) => covers(part.ranges, codePoint))
        for (const codePoint of covered) wanted.delete(codePoint)
        if (covered.length > 0 && !this.#loaded.has(part)) await this.#load(part)
      }
    }
  }

  async #load(part: Part): Promise<void> {
    this.#loaded.add(part)
    const { name, source, faces } = part.family
    for (const { file, ...face } of faces) {
      const path = `${source}/files/${source.split('/')[1]}-${part.name}-${file}.woff2`
      const data = await readFile(resolve(path))
      const unicodeRange = part.ranges.map(([from, to]): [number, number] => [from, to])
      await this.#renderer.registerFont({ ...face, name, data, unicodeRange })
    }
  }

  async #partsOf(family: Family): Promise<Part[]> {
    const known = this.#parts.get(family)
    if (known) return known
    const json: Record<string, string> = JSON.parse(
      await readFile(resolve(`${family.source}/unicode.json`), 'utf8'),
    )
    const parts = Object.entries(json)
      .filter(([name]) => family.parts?.includes(name) ?? true)
      .map(([name, ranges]) => ({
        family,
        name: name.replace(/[[\]]/g, ''),
        ranges: parseRanges(ranges),
      }))
    this.#parts.set(family, parts)
    return parts
  }
}
