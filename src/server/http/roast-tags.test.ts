import { expect, test } from 'vitest'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { writeRoastTags } from './roast-tags.ts'

const PAGE = `<head>
<title>Scorch · where ego comes to die</title>
<meta name="description" content="Drop in a selfie." />
</head><body></body>`

const roast: SavedRoast = {
  id: '10000000-0000-4000-8000-000000000000',
  mode: 'selfie',
  caption: 'Interpol has better-lit photos.',
  score: 7,
  scoreLabel: 'SOLID',
  imageUrl: null,
  smallImageUrl: null,
  originalText: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  source: 'Personal',
  battleId: null,
  usedInVideo: false,
  visibility: 'link',
  reactions: { laugh: 0, fire: 0 },
  myReaction: null,
  isMine: false,
  owner: { id: 'ada', name: 'Ada', avatarUrl: null },
}

const write = (more: Partial<SavedRoast> = {}) =>
  writeRoastTags(PAGE, { ...roast, ...more }, 'https://scorch.example')

test('says in the head what the roast is, with absolute addresses, once each', () => {
  const page = write()
  expect(page.match(/<title>.*<\/title>/g)).toEqual(['<title>Roast My Selfie: 7/10 SOLID · Scorch</title>'])
  expect(page.match(/name="description".*/g)).toEqual([
    'name="description" content="Interpol has better-lit photos." />',
  ])
  expect(page).toContain(
    `<meta property="og:image" content="https://scorch.example/api/roasts/${roast.id}/card?form=preview" />`,
  )
  expect(page).toContain(`<meta property="og:url" content="https://scorch.example/roast/${roast.id}" />`)
  expect(page).toContain(`<link rel="canonical" href="https://scorch.example/roast/${roast.id}" />`)
  expect(page).toContain('<meta name="twitter:description" content="Interpol has better-lit photos." />')
  expect(page.indexOf('og:title')).toBeLessThan(page.indexOf('</head>'))
})

test.each([
  [`"><script>alert('x')</script>`, '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;'],
  ['</title></head>', '&lt;/title&gt;&lt;/head&gt;'],
  ['R&D costs $& and $1 and $`', 'R&amp;D costs $&amp; and $1 and $`'],
  ['Two\r\nlines\n\tand a half ', 'Two lines and a half'],
  ['مرحبا \u202e日本 👨‍👩‍👧', 'مرحبا \u202e日本 👨‍👩‍👧'],
])('%j is text, nothing else', (caption, escaped) => {
  const page = write({ caption })
  expect(page).toContain(`<meta property="og:description" content="${escaped}" />`)
  expect(page.match(/<\/head>/g)).toHaveLength(1)
})

test('only a public roast is for search engines', () => {
  expect(write()).toContain('<meta name="robots" content="noindex" />')
  expect(write({ visibility: 'public' })).not.toContain('noindex')
})
