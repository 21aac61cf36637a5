import { expect, test } from 'vitest'
import { detectFormat } from './format.ts'

const text = (content: string) => Uint8Array.from(content, (letter) => letter.charCodeAt(0))
const container = (brand: string, ...compatible: string[]) =>
  text(`\0\0\0${String.fromCharCode(16 + compatible.length * 4)}ftyp${brand}\0\0\0\0${compatible.join('')}`)

test.each([
  ['jpeg', text('\xff\xd8\xff\xe0 and more')],
  ['png', text('\x89PNG\r\n\x1a\n')],
  ['webp', text('RIFF\x10\0\0\0WEBPVP8 ')],
  ['gif', text('GIF87a')],
  ['gif', text('GIF89a')],
  ['avif', container('avif', 'mif1')],
  ['avif', container('mif1', 'miaf', 'avif')],
  ['heic', container('heic', 'mif1')],
  ['heic', container('mif1', 'heic')],
])('finds %s by its first bytes', (format, bytes) => {
  expect(detectFormat(bytes)).toBe(format)
})

test.each([
  ['nothing', new Uint8Array()],
  ['a half signature', text('\x89PN')],
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['XML before SVG', text('<?xml version="1.0"?><svg/>')],
  ['TIFF', text('II*\0')],
  ['BMP', text('BM')],
  ['PDF', text('%PDF-1.7')],
  ['sound in a RIFF', text('RIFF\x10\0\0\0WAVEfmt ')],
  ['a film', container('isom', 'mp41')],
  ['a container without an end', text('\xff\xff\xff\xffftyp')],
  ['a page', text('<!doctype html>')],
])('refuses %s', (_name, bytes) => {
  expect(detectFormat(bytes)).toBeNull()
})
