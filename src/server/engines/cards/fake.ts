import type { Cards } from './port.ts'

/** Prints a few bytes that name the form and the roast, for tests. */
export function createFakeCards(): Cards {
  return {
    async renderCard({ roast, rating }, form) {
      const bytes = new TextEncoder().encode(`${form} ${rating} ${roast}`)
      return { bytes, mime: form === 'preview' ? 'image/jpeg' : 'image/png', width: 1200, height: 630 }
    },
    close: async () => {},
  }
}
