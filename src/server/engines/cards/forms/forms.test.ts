import { type Node, Renderer } from '@takumi-rs/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCard, LONG_TEXTS } from '../cards.samples.ts'
import type { Draft } from '../drawing/draft.ts'
import type { Box } from '../drawing/node.ts'
import { FontShelf } from '../text/fonts.ts'
import { cardForm } from './card-form.ts'
import { previewForm } from './preview-form.ts'
import { storyForm } from './story-form.ts'

const renderer = new Renderer()
beforeAll(() => new FontShelf(renderer).provide(['A“', ...Object.values(LONG_TEXTS)]))

const FORMS = { card: cardForm, story: storyForm, preview: previewForm }
const ASPECTS = [null, 0.4, 0.8, 1, 1.5, 4]

function boxOf({ style }: Node): Box {
  const { left, top, width, height } = style ?? {}
  return { x: Number(left), y: Number(top), width: Number(width), height: Number(height) }
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

const texts = Object.entries({ short: 'No.', ...LONG_TEXTS })

describe.each(Object.entries(FORMS))('%s', (_, arrange) => {
  describe.each(ASPECTS)('with a photo of %s', (aspect) => {
    it.each(texts)('keeps its parts apart and inside: %s', async (_name, text) => {
      for (const originalText of [null, text.slice(0, 200)]) {
        const draft: Draft = { renderer, card: aCard({ roast: text, originalText }), aspect }
        const sheet = await arrange(draft)
        const parts = [...sheet.parts.map(boxOf), ...(sheet.photo ? [sheet.photo] : [])]
        expect(parts.length).toBeGreaterThan(2)
        for (const [index, part] of parts.entries()) {
          expect(part.width * part.height).toBeGreaterThan(0)
          expect(part.x).toBeGreaterThan(0)
          expect(part.x + part.width).toBeLessThan(sheet.width)
          expect(part.y + part.height).toBeLessThan(sheet.height)
          expect(parts.slice(index + 1).filter((other) => overlaps(part, other))).toEqual([])
        }
        expect(sheet.photo === null).toBe(aspect === null)
      }
    })
  })
})
