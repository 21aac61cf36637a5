import type { Concern } from '#domain/care.ts'

/**
 * The one filter of COMEDY.md's limits. `allows` stands between every comedian and every person, streamed fragments
 * included; `concernIn` looks at what somebody typed and says when care is due instead of a joke. Never fails.
 */
export interface Moderation {
  /** Whether a text may be shown to a person. */
  allows(text: string): Verdict
  /** What is worrying about a typed text, or null. */
  concernIn(text: string): Concern | null
}

export type Verdict = { ok: true } | { ok: false; limit: Limit }

/** Which of COMEDY.md's limits was hit. */
export type Limit =
  | 'identity'
  | 'body'
  | 'age'
  | 'wealth'
  | 'health'
  | 'slur'
  | 'cruelty'
  | 'sexual'
  | 'violence'
  | 'contact-details'
  | 'banned-phrase'

export type { Concern }
