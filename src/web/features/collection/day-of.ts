const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })
const MONTH = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric' })
const FULL = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** Where there is little room: "Nov 21", and "Nov 2024" once that year is over. */
export function dayOf(iso: string, now = new Date()): string {
  return (isThisYear(iso, now) ? DAY : MONTH).format(new Date(iso))
}

/** "Nov 21", and "Nov 21, 2024" once that year is over. */
export function fullDayOf(iso: string, now = new Date()): string {
  return (isThisYear(iso, now) ? DAY : FULL).format(new Date(iso))
}

function isThisYear(iso: string, now: Date): boolean {
  return new Date(iso).getFullYear() === now.getFullYear()
}
