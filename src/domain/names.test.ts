import { expect, it } from 'vitest'
import { cleanName, MAX_NAME_LENGTH } from './names.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const WALES = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'

it.each([
  ['Ann', 'Ann'],
  ['  Ann \n\t Lee  ', 'Ann Lee'],
  ['José', 'José'],
  ['Jose\u0301', 'José'],
  ['محمد', 'محمد'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['दीप्ति', 'दीप्ति'],
  [`The ${FAMILY}`, `The ${FAMILY}`],
  ['A\u200Bn\u2060n\uFEFF', 'Ann'],
  ['\u202Etxt.exe\u202C', 'txt.exe'],
  ['A\u0000\u0007nn', 'Ann'],
  ['Ann\u200D', 'Ann'],
  ['\u200D\u200C', ''],
  ['\u200B \u3164 \u2800', ''],
  ['\u034F', ''],
  ['\uFE0F\uFE0F \u0301', ''],
  ['\u{E0041}\u{E0042}', ''],
  ['An\u{E0041}n', 'Ann'],
  [WALES, WALES],
  [`${WALES}\u{E0041}Ann\u{E0041}`, `${WALES}\u{E0041}Ann`],
  ['', ''],
  [`Z${'\u0335'.repeat(40)}`, `Z${'\u0335'.repeat(4)}`],
])('%j becomes %j', (given, name) => {
  expect(cleanName(given)).toBe(name)
})

it('counts characters as people do', () => {
  expect(cleanName(FAMILY.repeat(50))).toBe(FAMILY.repeat(MAX_NAME_LENGTH))
  expect(cleanName('a'.repeat(50))).toBe('a'.repeat(MAX_NAME_LENGTH))
})

it('does not labour over 10 MB', () => {
  expect(cleanName('x'.repeat(10_000_000))).toBe('x'.repeat(MAX_NAME_LENGTH))
})

it('changes nothing that it has cleaned already', () => {
  for (const name of ['Ann Lee', FAMILY.repeat(60), ` ${'a '.repeat(60)}`]) {
    const once = cleanName(name)
    expect(cleanName(once)).toBe(once)
  }
})
