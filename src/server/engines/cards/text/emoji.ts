import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const FOLDER = dirname(createRequire(import.meta.url).resolve('@twemoji/svg/package.json'))

/** A stretch of text, or one emoji by the name of its file: "1f525". */
export type Piece = { kind: 'text'; text: string } | { kind: 'emoji'; name: string }

const EMOJI = /(\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™]][\uFE0E\uFE0F]?|[\u{1F1E6}-\u{1F1FF}])/v
const PRESENTATION = /[\uFE0E\uFE0F]/g
const JOINER = '\u200D'

/** Takes the emoji out of a text. One that we have no picture of is drawn as the ones that it is joined from. */
export function splitEmoji(text: string): Piece[] {
  return text.split(EMOJI).flatMap((part, index) => (index % 2 === 1 ? drawn(part) : asText(part)))
}

function asText(part: string): Piece[] {
  const text = withoutLooseJoiners(part)
  return text ? [{ kind: 'text', text }] : []
}

/** The SVG document of an emoji. */
export function readEmoji(name: string): Promise<Buffer> {
  return readFile(join(FOLDER, `${name}.svg`))
}

function drawn(emoji: string): Piece[] {
  const name = nameOf(emoji)
  if (hasPicture(name)) return [{ kind: 'emoji', name }]
  const parts = emoji.split(JOINER).flatMap((part) => [...part])
  if (parts.length === 1) return [{ kind: 'text', text: emoji.replace(PRESENTATION, '') }]
  return parts
    .filter((part) => hasPicture(nameOf(part)))
    .map((part) => ({ kind: 'emoji', name: nameOf(part) }))
}

/** Twemoji leaves the presentation selector out of its file names, except between joined ones. */
function nameOf(emoji: string): string {
  const chars = emoji.includes(JOINER) ? emoji : emoji.replace(PRESENTATION, '')
  return [...chars].map((char) => char.codePointAt(0)?.toString(16)).join('-')
}

const known = new Map<string, boolean>()

function hasPicture(name: string): boolean {
  const isThere = known.get(name) ?? existsSync(join(FOLDER, `${name}.svg`))
  known.set(name, isThere)
  return isThere
}

/** Left behind by joined emoji that are taken apart; between letters a joiner shapes them and stays. */
function withoutLooseJoiners(text: string): string {
  return text.replace(PRESENTATION, '').replace(/^\u200D+|\u200D+$/g, '')
}
