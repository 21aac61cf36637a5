import { MIN_PASSWORD_LENGTH } from './accounts.ts'

/**
 * How long a password would stand up to guessing: a nudge, never a bar (DESIGN.md section 3, "Passwords"). Whoever guesses
 * tries words, keyboard walks, repetitions and years before letters, so those count for little.
 */
export type PasswordStrength = 'too-short' | 'weak' | 'fair' | 'good' | 'strong'

/** What makes it easy to guess; length is what is left to say when nothing else is. */
export type PasswordWeakness = 'common-word' | 'own-address' | 'run' | 'repetition' | 'length'

interface PasswordRating {
  strength: PasswordStrength
  /** Null when there is nothing to say. */
  weakness: PasswordWeakness | null
}

const FAIR_BITS = 30
const GOOD_BITS = 45
const STRONG_BITS = 62

/** @param email the address it is for; its parts are the first thing tried */
export function ratePassword(password: string, email = ''): PasswordRating {
  if (password.length < MIN_PASSWORD_LENGTH) return { strength: 'too-short', weakness: null }
  const { unit, times } = unrepeat(password)
  const pieces = cut(unit, addressParts(email))
  const bits = pieces.reduce((sum, piece) => sum + piece.bits, 0) + Math.log2(times)
  const strength = strengthOf(bits)
  if (strength === 'good' || strength === 'strong') return { strength, weakness: null }
  const found = times > 1 ? 'repetition' : pieces.find((piece) => piece.weakness)?.weakness
  return { strength, weakness: found ?? 'length' }
}

function strengthOf(bits: number): PasswordStrength {
  if (bits < FAIR_BITS) return 'weak'
  if (bits < GOOD_BITS) return 'fair'
  return bits < STRONG_BITS ? 'good' : 'strong'
}

interface Piece {
  length: number
  bits: number
  weakness: PasswordWeakness | null
}

/** Cuts a password into what a guesser would try as one, always the longest first. */
function cut(password: string, ownParts: readonly string[]): Piece[] {
  const lower = password.toLowerCase()
  const letter = { length: 1, bits: Math.log2(poolOf(password)), weakness: null }
  const pieces: Piece[] = []
  for (let at = 0; at < password.length; ) {
    const piece = longestPiece(lower, at, ownParts) ?? letter
    pieces.push(piece)
    at += piece.length
  }
  return pieces
}

function longestPiece(lower: string, at: number, ownParts: readonly string[]): Piece | null {
  const plain = unleet(lower.slice(at, at + LONGEST_WORD))
  const walk = walkLength(lower, at)
  const same = sameLength(lower, at)
  const pieces: (Piece | null)[] = [
    wordAt(plain, ownParts, { bits: 3, weakness: 'own-address' }),
    wordAt(plain, COMMON, { bits: 9, weakness: 'common-word' }),
    walk < 3 ? null : { length: walk, bits: 6 + Math.log2(walk), weakness: 'run' },
    same < 3 ? null : { length: same, bits: 6 + Math.log2(same), weakness: 'repetition' },
    YEAR.test(lower.slice(at, at + 4)) ? { length: 4, bits: 7, weakness: null } : null,
  ]
  return pieces.reduce((best, piece) => (piece && piece.length > (best?.length ?? 0) ? piece : best), null)
}

function wordAt(plain: string, words: readonly string[], kind: Omit<Piece, 'length'>): Piece | null {
  const found = words.filter((word) => plain.startsWith(word))
  return found.length === 0 ? null : { ...kind, length: Math.max(...found.map((word) => word.length)) }
}

const YEAR = /^(19|20)\d\d$/

/** The password as often as it repeats itself: "abcabc" is "abc" twice. */
function unrepeat(password: string): { unit: string; times: number } {
  for (let length = 1; length <= password.length / 2; length += 1) {
    const unit = password.slice(0, length)
    const times = password.length / length
    if (Number.isInteger(times) && unit.repeat(times) === password) return { unit, times }
  }
  return { unit: password, times: 1 }
}

const WALKS =
  'abcdefghijklmnopqrstuvwxyz\n01234567890\nqwertyuiop\nasdfghjkl\nzxcvbnm\nqwertzuiop\nazertyuiop'
const BOTH_WAYS = `${WALKS}\n${[...WALKS].toReversed().join('')}`

/** How far the password follows the alphabet, the digits or a row of keys from here. */
function walkLength(lower: string, at: number): number {
  let length = 1
  while (at + length < lower.length && BOTH_WAYS.includes(lower.slice(at, at + length + 1))) length += 1
  return length
}

function sameLength(password: string, at: number): number {
  let length = 1
  while (password[at + length] === password[at]) length += 1
  return length
}

/** How many characters it might be made of. */
function poolOf(password: string): number {
  const sizes: readonly [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[!-/:-@[-`{-~]/, 32],
    [/ /, 1],
    [/[^ -~]/, 100],
  ]
  return sizes.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
}

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function unleet(lower: string): string {
  return lower.replaceAll(/[013457@$!]/g, (sign) => LEET[sign] ?? sign)
}

const LONGEST_WORD = 64

/** Parts that are long enough to be meant, unleeted as the password is. */
function addressParts(email: string): string[] {
  const parts = email
    .slice(0, 320)
    .toLowerCase()
    .split(/[@.+_-]/)
  return parts.filter((part) => part.length >= 3).map(unleet)
}

/** What people choose most, in lower case and with letters for digits. */
const COMMON = (
  'password passwort passw secret letmein welcome admin login master monkey dragon sunshine princess football baseball ' +
  'iloveyou love hello charlie michael jordan shadow superman batman trustno summer winter spring autumn test user guest ' +
  'scorch roast fire hunter freedom whatever starwars pokemon cookie cheese pepper flower ninja killer soccer hockey tiger ' +
  'buster orange banana computer internet changeme default access mustang'
).split(' ')
