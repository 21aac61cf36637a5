import sharp from 'sharp'
import type { CardForm, Cards } from './port.ts'

const SIZES = {
  card: { width: 1200, height: 1800 },
  story: { width: 1080, height: 1920 },
  preview: { width: 1200, height: 630 },
}

/** Prints blank paper of the right size, with form, rating and roast in plain text after its end. For tests. */
export function createFakeCards(): Cards {
  const blanks = new Map<CardForm, Promise<Uint8Array>>()
  return {
    async renderCard({ roast, rating }, form, signal) {
      signal?.throwIfAborted()
      const blank = blanks.get(form) ?? createBlank(form)
      blanks.set(form, blank)
      const bytes = new Uint8Array(Buffer.concat([await blank, Buffer.from(`${form} ${rating} ${roast}`)]))
      return { bytes, mime: form === 'preview' ? 'image/jpeg' : 'image/png', ...SIZES[form] }
    },
    close: async () => {},
  }
}

function createBlank(form: CardForm): Promise<Uint8Array> {
  const paper = sharp({ create: { ...SIZES[form], channels: 3, background: '#f4e9d3' } })
  return form === 'preview' ? paper.jpeg().toBuffer() : paper.png().toBuffer()
}
