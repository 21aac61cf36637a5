import { useEffect } from 'react'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { type GuestRoast, listGuestRoasts } from '#web/features/home/public.ts'

/** How somebody got in: it decides where they go next. */
export type Arrival = 'sign-up' | 'sign-in'

/** What /auth keeps in its history entry, so that it survives a reload in the middle. */
interface AuthState {
  guestRoasts?: readonly GuestRoast[]
  arrival?: Arrival
}

export interface Carried {
  roasts: readonly GuestRoast[]
  arrival: Arrival | undefined
}

/** The roasts that wait to be saved: handed over in navigation state, and those of this tab that came without. */
export function useCarried(): Carried {
  const state = readState(useHistoryState<unknown>())
  useEffect(() => {
    const known = new Set(read().guestRoasts?.map(({ receipt }) => receipt))
    const others = listGuestRoasts().filter(({ receipt }) => !known.has(receipt))
    if (others.length > 0) write({ guestRoasts: [...(read().guestRoasts ?? []), ...others] })
  }, [])
  return { roasts: state.guestRoasts ?? [], arrival: state.arrival }
}

/** Known before the first screen is drawn. */
export function hasRoastsToBring(): boolean {
  return listGuestRoasts().length > 0 || Boolean(read().guestRoasts?.length)
}

export function dropCarried(receipt: string): void {
  write({ guestRoasts: read().guestRoasts?.filter((roast) => roast.receipt !== receipt) ?? [] })
}

/** Matters only to those who bring something along. */
export function markArrival(arrival: Arrival): void {
  if (read().guestRoasts?.length) write({ arrival })
}

/** SPEC.md section 2: to the collection after signing up with roasts, home otherwise. */
export function destinationAfter(arrival: Arrival | undefined): string {
  return arrival === 'sign-up' ? '/collection' : '/'
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
  const { guestRoasts, arrival }: { guestRoasts?: unknown; arrival?: unknown } = state
  return {
    guestRoasts: Array.isArray(guestRoasts) ? guestRoasts.filter(isGuestRoast) : [],
    ...((arrival === 'sign-up' || arrival === 'sign-in') && { arrival }),
  }
}

function isGuestRoast(value: unknown): value is GuestRoast {
  return (
    typeof value === 'object' && value !== null && 'receipt' in value && typeof value.receipt === 'string'
  )
}
