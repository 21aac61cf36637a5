import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ModeId } from '#domain/modes.ts'
import type { Actor } from '#server/features/context.ts'

/** What a receipt vouches for: that the backend wrote this roast, about this, for this person, then. DESIGN.md 3. */
export interface ReceiptClaims {
  actor: Actor
  mode: ModeId
  roast: string
  rating: number
  /** SHA-256 of the picture's bytes, lower-case hex; null for text. */
  pictureHash: string | null
  originalText: string | null
}

const VERSION = 'r1'
const LIFETIME_MS = 24 * 60 * 60 * 1000

/** "r1.<issued at, base 36 ms>.<HMAC-SHA-256, base64url>". Not a secret; worthless without the claims it covers. */
export function signReceipt(secret: string, claims: ReceiptClaims, now: number): string {
  const issuedAt = now.toString(36)
  return `${VERSION}.${issuedAt}.${mac(secret, claims, issuedAt)}`
}

export type ReceiptVerdict = { ok: true } | { ok: false; reason: 'forged' | 'expired' }

export function verifyReceipt(
  secret: string,
  receipt: string,
  claims: ReceiptClaims,
  now: number,
): ReceiptVerdict {
  const [version, issuedAt = '', given = '', ...rest] = receipt.split('.')
  const expected = Buffer.from(mac(secret, claims, issuedAt))
  const actual = Buffer.from(given)
  const isWhole = version === VERSION && rest.length === 0 && actual.length === expected.length
  if (!isWhole || !timingSafeEqual(actual, expected)) return { ok: false, reason: 'forged' }
  const age = now - Number.parseInt(issuedAt, 36)
  return age >= 0 && age <= LIFETIME_MS ? { ok: true } : { ok: false, reason: 'expired' }
}

/** Of a receipt that has been verified: when it was issued, in milliseconds since 1970, and what is unique about it. */
export function readReceipt(receipt: string): { issuedAt: number; mac: string } {
  const [, issuedAt = '', given = ''] = receipt.split('.')
  return { issuedAt: Number.parseInt(issuedAt, 36), mac: given }
}

function mac(secret: string, claims: ReceiptClaims, issuedAt: string): string {
  const who = claims.actor.kind === 'user' ? `user:${claims.actor.userId}` : 'guest'
  const { mode, roast, rating, pictureHash, originalText } = claims
  const fields = [VERSION, issuedAt, who, mode, roast, rating, pictureHash, originalText]
  return createHmac('sha256', secret).update(JSON.stringify(fields)).digest('base64url')
}
