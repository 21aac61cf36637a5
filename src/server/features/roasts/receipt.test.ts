import { expect, test } from 'vitest'
import { type ReceiptClaims, signReceipt, verifyReceipt } from './receipt.ts'

const SECRET = 'a-test-secret'
const NOW = Date.UTC(2026, 10, 21)
const HOUR = 60 * 60 * 1000
const claims: ReceiptClaims = {
  actor: { kind: 'guest' },
  mode: 'selfie',
  roast: 'Passport control asked for a retake.',
  rating: 6,
  pictureHash: 'ab'.repeat(32),
  originalText: null,
}

test('a receipt vouches for its own claims for a day', () => {
  const receipt = signReceipt(SECRET, claims, NOW)
  expect(verifyReceipt(SECRET, receipt, claims, NOW + 23 * HOUR)).toEqual({ ok: true })
  expect(verifyReceipt(SECRET, receipt, claims, NOW + 25 * HOUR)).toEqual({ ok: false, reason: 'expired' })
})

test.each<[string, Partial<ReceiptClaims>]>([
  ['a better score', { rating: 10 }],
  ['another text', { roast: 'I am gorgeous.' }],
  ['another picture', { pictureHash: 'cd'.repeat(32) }],
  ['another mode', { mode: 'fit' }],
  ['another person', { actor: { kind: 'user', userId: 'u1' } }],
  ['an added line', { originalText: 'hi' }],
])('a receipt does not vouch for %s', (_, change) => {
  const receipt = signReceipt(SECRET, claims, NOW)
  expect(verifyReceipt(SECRET, receipt, { ...claims, ...change }, NOW)).toEqual({
    ok: false,
    reason: 'forged',
  })
})

test.each(['', 'r1', 'r1..', 'r2.abc.def', 'r1.zz.'.padEnd(60, 'x')])('%j is no receipt', (receipt) => {
  expect(verifyReceipt(SECRET, receipt, claims, NOW)).toEqual({ ok: false, reason: 'forged' })
})

test('a receipt moved to another time or signed with another secret is forged', () => {
  const [version, , signature] = signReceipt(SECRET, claims, NOW).split('.')
  const moved = `${version}.${(NOW + HOUR).toString(36)}.${signature}`
  expect(verifyReceipt(SECRET, moved, claims, NOW + HOUR).ok).toBe(false)
  expect(verifyReceipt('other', signReceipt(SECRET, claims, NOW), claims, NOW).ok).toBe(false)
})
