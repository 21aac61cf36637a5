import { useEffect } from 'react'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { type GuestRoast, isGuestRoast, listGuestRoasts } from '#web/features/home/public.ts'

/** How somebody got in: it decides where they go next. */
export type Arrival = 'sign-up' | 'sign-in'

/** What /auth keeps in its history entry, so that it survives a reload in the middle. */
interface AuthState {
  guestRoasts?: readonly GuestRoast[]
  arrival?: Arrival
  /** Where somebody was going when an account was asked for. */
  goal?: string
  /** What takes an account, in a sentence for whoever is new. */
  why?: string
  /** They came to the door of a page: people with an account do, more often than new ones. */
  isGuarded?: boolean
}

interface Carried {
  roasts: readonly GuestRoast[]
  arrival: Arrival | undefined
  goal: string | undefined
  why: string | undefined
  isGuarded: boolean
}

/** The roasts that wait to be saved: handed over in navigation state, and those of this tab that came without. */
export function useCarried(): Carried {
  const { guestRoasts = [], arrival, goal, why, isGuarded = false } = readState(useHistoryState<unknown>())
  const roasts = withThoseOfThisTab(guestRoasts)
  useEffect(keepThroughReload, [])
  return { roasts, arrival, goal, why, isGuarded }
}

/** Known before the first screen is drawn: who brings roasts, or was sent here for an account. */
export function isProbablyNew(): boolean {
  const { goal, isGuarded } = read()
  return hasRoastsToBring() || (goal !== undefined && !isGuarded)
}

function hasRoastsToBring(): boolean {
  return withThoseOfThisTab(read().guestRoasts ?? []).length > 0
}

export function dropCarried(receipt: string): void {
  write({ guestRoasts: read().guestRoasts?.filter((roast) => roast.receipt !== receipt) ?? [] })
}

/** Matters only to those who bring something along. */
export function markArrival(arrival: Arrival): void {
  if (hasRoastsToBring()) write({ arrival })
}

/** SPEC.md section 2: to the collection after signing up with roasts; otherwise to where they were going, or home. */
export function destinationAfter(arrival: Arrival | undefined, goal: string | undefined): string {
  return arrival === 'sign-up' ? '/collection' : (goal ?? '/')
}

function withThoseOfThisTab(carried: readonly GuestRoast[]): readonly GuestRoast[] {
  const known = new Set(carried.map(({ receipt }) => receipt))
  return [...carried, ...listGuestRoasts().filter(({ receipt }) => !known.has(receipt))]
}

function keepThroughReload(): void {
  const { guestRoasts = [] } = read()
  const all = withThoseOfThisTab(guestRoasts)
  if (all.length === guestRoasts.length) return
  try {
    write({ guestRoasts: all })
  } catch {
    // Firefox refuses more than 16 MB, some fifty photos: they stay in this tab's memory alone.
  }
}

function read(): AuthState {
  return readState(history.state)
}

function write(change: AuthState): void {
  navigate(`${location.pathname}${location.search}`, { replace: true, state: { ...read(), ...change } })
}

/** Whatever another version of the page, or another page, left there. */
function readState(state: unknown): AuthState {
  if (typeof state !== 'object' || state === null) return {}
  const { guestRoasts, arrival, goal, why, isGuarded }: { [K in keyof AuthState]?: unknown } = state
  return {
    guestRoasts: Array.isArray(guestRoasts) ? guestRoasts.filter(isGuestRoast) : [],
    ...((arrival === 'sign-up' || arrival === 'sign-in') && { arrival }),
    // Addresses of ours only, however it came there.
    ...(typeof goal === 'string' && /^\/(?![/\\])/.test(goal) && { goal }),
    ...(typeof why === 'string' && { why }),
    isGuarded: isGuarded === true,
  }
}
