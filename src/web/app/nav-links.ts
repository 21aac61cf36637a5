/** Where signed-in people can go. SPEC.md section 2, "App shell". */
export const NAV_LINKS = [
  { href: '/', label: 'Generate' },
  { href: '/feed', label: 'Feed' },
  { href: '/challenges', label: 'Challenges' },
  { href: '/leaderboard', label: 'Leaderboard' },
  { href: '/collection', label: 'Collection' },
  { href: '/video', label: 'Video Editor' },
] as const
