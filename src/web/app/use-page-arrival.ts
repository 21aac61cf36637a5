import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { findMode } from '#domain/modes.ts'
import { PRODUCT, TAGLINE } from '#domain/product.ts'

const TITLES: Readonly<Record<string, string>> = {
  auth: 'Sign in',
  collection: 'Your Roast Collection',
  settings: 'Settings',
  feed: 'Feed',
  challenges: 'Challenges',
  leaderboard: 'Leaderboard',
  video: 'Video Editor',
  battle: 'Battle',
  'create-room': 'New Roast Room',
  room: 'Roast Room',
}

/** Each page has its name in the tab, and begins at its top; the browser's back button leads to where one was. */
export function usePageArrival(): void {
  const [path] = useLocation()
  const mode = new URLSearchParams(useSearch()).get('mode')
  const title = titleOf(path, mode)
  useEffect(() => {
    if (title) document.title = title
  }, [title])
  useTopOfNewPage(path)
}

/** Null for pages that are called after what they show. */
function titleOf(path: string, mode: string | null): string | null {
  const [, first = ''] = path.split('/')
  if (first === 'roast') return null
  const name = first === '' ? findMode(mode ?? undefined)?.title : TITLES[first]
  return name ? `${name} · ${PRODUCT}` : `${PRODUCT} · ${TAGLINE}`
}

/** The router announces its own steps by these names. */
const STEPS = ['popstate', 'pushState', 'replaceState'] as const

function useTopOfNewPage(path: string): void {
  const lastStep = useRef<string | null>(null)
  useEffect(() => {
    const note = ({ type }: Event) => {
      lastStep.current = type
    }
    for (const step of STEPS) window.addEventListener(step, note)
    return () => {
      for (const step of STEPS) window.removeEventListener(step, note)
    }
  }, [])
  useEffect(() => {
    if (path && lastStep.current === 'pushState') window.scrollTo(0, 0)
  }, [path])
}
