import { expect, test } from 'vitest'
import { CHANNELS, fitForX } from './channels.ts'

const LINK = 'https://scorch.example/roast/10000000-0000-4000-8000-000000000000'
const TEXT = 'Roast My Fit: 4/10, ROUGH. “R&D + 100% #navy? “Why”\nso = loud”'

const addressOf = (id: string) => CHANNELS.find((channel) => channel.id === id)?.href(TEXT, LINK) ?? ''

test.each([
  ['x', 'https://x.com/intent/post', { text: TEXT, url: LINK }],
  ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: LINK }],
  ['whatsapp', 'https://wa.me/', { text: `${TEXT} ${LINK}` }],
])('%s gets every character of it, and no plus for a space', (id, page, fields) => {
  const url = new URL(addressOf(id))
  expect(`${url.origin}${url.pathname}`).toBe(page)
  expect(Object.fromEntries(url.searchParams)).toEqual(fields)
  expect(addressOf(id)).not.toContain('+')
})

/** As X counts: a link is 23, scripts from far away are two a character. */
const weigh = (text: string) =>
  Array.from(text).reduce(
    (sum, c) => sum + ((c.codePointAt(0) ?? 0) <= 0x10ff || '“”\u200d'.includes(c) ? 1 : 2),
    0,
  ) +
  1 +
  23

test.each([
  ['a'.repeat(240), 'a'.repeat(240)],
  [`RizzlMe: 1/10, CRINGE. “${'a'.repeat(300)}”`, /^RizzlMe.*a…”$/],
  [`RizzlMe: 1/10, CRINGE. “${'燃'.repeat(220)}”`, /^RizzlMe.*燃…”$/],
  [`RizzlMe: 1/10, CRINGE. “${'👨‍👩‍👧'.repeat(73)}”`, /(?:👨‍👩‍👧)+…”$/],
])('a post on X has room for it: %#', (text, fitting) => {
  expect(weigh(fitForX(text))).toBeLessThanOrEqual(280)
  expect(fitForX(text)).toMatch(fitting)
})
