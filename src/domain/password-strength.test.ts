import { expect, test } from 'vitest'
import { ratePassword } from './password-strength.ts'

test.each([
  ['', 'too-short'],
  ['ab3$K', 'too-short'],
  ['aaaaaa', 'weak'],
  ['123456', 'weak'],
  ['password', 'weak'],
  ['P@ssw0rd', 'weak'],
  ['Password2024', 'weak'],
  ['qwertyuiop', 'weak'],
  ['abcabcabcabc', 'weak'],
  ['kfzwpx', 'weak'],
  ['kfzwpxqm', 'fair'],
  ['wet matches', 'good'],
  ['hV7#kq2!', 'good'],
  ['jump asap a', 'good'],
  ['three wet matches in the rain', 'strong'],
  ['kX9$mQ2#vT7!', 'strong'],
])('"%s" is %s', (password, strength) => {
  expect(ratePassword(password).strength).toBe(strength)
})

test.each([
  ['letmein99', 'common-word'],
  ['p4ssw0rd!', 'common-word'],
  ['asdfgh42', 'run'],
  ['987654', 'run'],
  ['zzzzzzz', 'repetition'],
  ['kfkfkfkf', 'repetition'],
  ['kfzwpx', 'length'],
])('"%s" is easy to guess because of: %s', (password, weakness) => {
  expect(ratePassword(password).weakness).toBe(weakness)
})

test('what stands in the address gives little', () => {
  const alone = ratePassword('wilhelmina7')
  const own = ratePassword('wilhelmina7', 'Wilhelmina.Kurz@example.org')
  expect(alone.strength).not.toBe('weak')
  expect(own).toEqual({ strength: 'weak', weakness: 'own-address' })
})

test('a longer password never rates lower than its beginning', () => {
  const levels = ['too-short', 'weak', 'fair', 'good', 'strong']
  const password = 'Glut unter Asche, 7 Funken'
  const rated = [...password].map((_, end) =>
    levels.indexOf(ratePassword(password.slice(0, end + 1)).strength),
  )
  expect(rated).toEqual(rated.toSorted((a, b) => a - b))
})

test('other scripts and the longest passwords are rated too', () => {
  expect(ratePassword('あいうえおかきくけ').strength).toBe('good')
  expect(ratePassword('x7'.repeat(2000)).strength).toBe('weak')
  expect(ratePassword(`x${'7f'.repeat(2000)}`).strength).toBe('strong')
})
