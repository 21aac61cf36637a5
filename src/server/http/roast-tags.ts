import type { SavedRoast } from '#contract/saved-roasts.ts'
import { findMode } from '#domain/modes.ts'
import { PRODUCT } from '#domain/product.ts'

/** Pixels of the preview form of a card. */
const PREVIEW = { width: 1200, height: 630 }

/** Writes what the page of a roast says of itself, to people, search engines and link previews, over what it said. */
export function writeRoastTags(page: string, roast: SavedRoast, publicUrl: string): string {
  const mode = findMode(roast.mode)?.title ?? PRODUCT
  const title = `${mode}: ${roast.score}/10 ${roast.scoreLabel}`
  const url = `${publicUrl}/roast/${roast.id}`
  const image = `${publicUrl}/api/roasts/${roast.id}/card?form=preview`
  const caption = oneLine(roast.caption)
  const tags = [
    `<title>${escapeHtml(`${title} · ${PRODUCT}`)}</title>`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    named('description', caption),
    // Whoever has the link may see it; who has not, should not find it.
    ...(roast.visibility === 'public' ? [] : [named('robots', 'noindex')]),
    property('og:site_name', PRODUCT),
    property('og:type', 'article'),
    property('og:url', url),
    property('og:title', title),
    property('og:description', caption),
    property('og:image', image),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(PREVIEW.width)),
    property('og:image:height', String(PREVIEW.height)),
    property('og:image:alt', caption),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', caption),
    named('twitter:image', image),
    named('twitter:image:alt', caption),
  ]
  return page
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${tags.join('\n')}\n</head>`)
}

/** A preview has room for one line, and some of its readers end an attribute where a line ends. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
