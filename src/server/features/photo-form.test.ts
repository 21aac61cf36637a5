import { describe, expect, test } from 'vitest'
import { isMultipart, isSimple } from './photo-form.ts'

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const form = (...parts: string[]) => Buffer.from(`${parts.join('')}--x--\r\n`, 'latin1')

async function asSent(fields: [string, string | File][]) {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  const response = new Response(data)
  const boundary = response.headers.get('content-type')?.split('boundary=')[1] ?? ''
  return { body: Buffer.from(await response.arrayBuffer()), boundary }
}

describe('a form is simple', () => {
  test.each<[string, [string, string | File][]]>([
    ['nothing in it', []],
    [
      'a photo and what is said of it',
      [
        ['mode', 'pet'],
        ['pet', 'cat'],
        ['file', new File(['\r\n\r\n--\r\n'], 'a.png')],
      ],
    ],
    ['an empty photo', [['file', new File([], 'a.png')]]],
    ['a name of 255 characters', [['file', new File(['x'], 'é'.repeat(255))]]],
  ])('as fetch sends it: %s', async (_, fields) => {
    const { body, boundary } = await asSent(fields)
    expect(isSimple(body, boundary)).toBe(true)
  })

  test('with a preamble, and with thirty-two fields', () => {
    expect(isSimple(Buffer.concat([Buffer.from('Hello.\r\n'), form(part('a', 'b'))]), 'x')).toBe(true)
    expect(isSimple(form(...Array(32).fill(part('a', 'b'))), 'x')).toBe(true)
  })

  test('as far as its parser would read: what comes after the end is nobody’s', () => {
    expect(
      isSimple(Buffer.concat([form(part('a', 'b')), form(...Array(99).fill(part('a', 'b')))]), 'x'),
    ).toBe(true)
  })
})

const LONG = 'y'.repeat(5000)

test.each([
  ['too many fields', form(...Array(33).fill(part('a', 'b')))],
  ['too many behind a preamble', form('Hello\r\n', ...Array(99).fill(part('a', 'b')))],
  [
    'delimiters with something else before them',
    form(part('a', 'b'), ...Array(99).fill(part('a', 'b').replace('--', '??'))),
  ],
  ['an endless name', form(part(LONG, 'b'))],
  ['an endless name in the last field', form(part('a', 'b'), part(LONG, 'b'))],
  ['thousands of headers', form(part('a', 'b').replace('\r\n\r\n', `\r\n${'Y: z\r\n'.repeat(2000)}\r\n`))],
])('a form is not: %s', (_, body) => {
  expect(isSimple(body, 'x')).toBe(false)
})

test('without a boundary there is no form', () => {
  expect(isSimple(form(part('a', 'b')), null)).toBe(false)
})

test.each([
  ['multipart/form-data; boundary=x', true],
  ['Multipart/Form-Data; boundary=x', true],
  ['application/x-www-form-urlencoded', false],
  [undefined, false],
])('%s is multipart: %s', (type, is) => {
  expect(isMultipart(type)).toBe(is)
})
