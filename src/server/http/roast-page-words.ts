import type { SavedRoast } from '#contract/saved-roasts.ts'
import { findMode } from '#domain/modes.ts'
import { PRODUCT } from '#domain/product.ts'
import { escapeHtml } from './roast-tags.ts'

/** Writes the roast into the page for whoever reads it without running scripts: old phones, readers, archives. */
export function writeRoastWords(page: string, roast: SavedRoast): string {
  const mode = findMode(roast.mode)?.title ?? PRODUCT
  return write(page, [
    `<h1>${escapeHtml(`${mode}: ${roast.score}/10 ${roast.scoreLabel}`)}</h1>`,
    ...(roast.imageUrl
      ? [`<img src="${escapeHtml(roast.imageUrl)}" alt="The photo that was roasted" />`]
      : []),
    ...(roast.originalText ? [`<blockquote><bdi>${escapeHtml(roast.originalText)}</bdi></blockquote>`] : []),
    `<p><bdi>${escapeHtml(roast.caption)}</bdi></p>`,
    `<p><bdi>${escapeHtml(roast.owner.name)}</bdi></p>`,
    '<p><a href="/">Roast me too</a></p>',
  ])
}

/** The same words whatever is not there. */
export function writeTombWords(page: string): string {
  return write(page, ['<h1>Here lies a roast</h1>', '<p><a href="/">Get your own</a></p>'])
}

/** In place of what the page says to everybody without scripts. */
function write(page: string, lines: readonly string[]): string {
  const words = `<noscript><main class="plain">\n${lines.join('\n')}\n</main></noscript>`
  return page.replace(/<noscript>[^]*?<\/noscript>/, '').replace('</body>', () => `${words}\n</body>`)
}
