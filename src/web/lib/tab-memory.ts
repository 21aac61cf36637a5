/**
 * What this tab remembers through a reload, gone with the tab. Best effort: where a browser keeps nothing, or has no room
 * left, there is nothing to recall.
 */
export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** What does not fit leaves nothing behind, also not what was there before. */
export function remember(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    forget(name)
  }
}

export function forget(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Then nothing was kept either.
  }
}
