import type { ReactNode } from 'react'
import type { ModeId } from '#domain/modes.ts'

/** Cover prints in one ink (currentColor) on the cover's own paper (--cover), in a 120 x 100 box. */
const PAPER = 'var(--cover)'

const SELFIE = (
  <g fill="currentColor">
    <path d="M60 2 L63 16 L60 20 L57 16 Z M22 14 L34 23 L35 28 L30 27 Z M98 14 L86 23 L85 28 L90 27 Z M6 44 L20 45 L24 48 L20 51 Z M114 44 L100 45 L96 48 L100 51 Z" />
    <circle cx="60" cy="60" r="34" />
    <path
      fill={PAPER}
      d="M34 49 H56 V56 C56 64 51 68 45 68 C39 68 34 64 34 56 Z M64 49 H86 V56 C86 64 81 68 75 68 C69 68 64 64 64 56 Z M54 50 H66 V54 H54 Z"
    />
    <path d="M38 53 L50 53 L42 64 C39 62 38 59 38 56 Z M68 53 L80 53 L72 64 C69 62 68 59 68 56 Z" />
    <path fill="none" stroke={PAPER} strokeWidth="4" strokeLinecap="round" d="M48 78 C54 84 66 84 74 75" />
  </g>
)

const FIT = (
  <g fill="currentColor">
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      d="M60 22 V17 C60 13 67 13 67 8 C67 3 59 2 57 7"
    />
    <path d="M60 20 L92 34 L108 72 L94 78 L87 62 V88 C82 84 80 92 75 96 C73 88 68 98 64 92 C61 88 59 98 54 94 C50 90 48 96 45 96 C40 92 38 84 33 88 V62 L26 78 L12 72 L28 34 Z" />
    <path fill={PAPER} d="M60 25 L74 31 L60 60 L46 31 Z" />
    <path d="M60 32 L64 37 L62 41 L66 55 L60 62 L54 55 L58 41 L56 37 Z" />
    <circle fill={PAPER} cx="60" cy="70" r="2.6" />
    <circle fill={PAPER} cx="60" cy="80" r="2.6" />
    <path fill={PAPER} d="M72 52 H83 V56 H72 Z" />
  </g>
)

const RIZZ = (
  <g fill="currentColor">
    <path d="M14 10 H106 C110 10 113 13 113 17 V66 C113 70 110 73 106 73 H58 L36 94 L40 73 H14 C10 73 7 70 7 66 V17 C7 13 10 10 14 10 Z" />
    <path
      fill={PAPER}
      d="M60 66 C42 54 37 46 37 38 C37 31 42 27 48 27 C53 27 57 29 60 34 C63 29 66 27 70 26 C70 22 67 20 68 15 C74 19 74 23 77 27 C82 30 84 34 84 39 C84 47 78 55 60 66 Z"
    />
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      strokeLinejoin="round"
      d="M58 32 L63 41 L56 46 L62 55 L59 64"
    />
  </g>
)

const PET = (
  <g fill="currentColor">
    <path d="M28 8 L50 24 C56 22 64 22 70 24 L92 8 C96 22 96 34 95 44 C96 62 82 78 60 78 C38 78 24 62 25 44 C24 34 24 22 28 8 Z" />
    <path
      fill={PAPER}
      d="M33 46 H53 C53 54 49 57 43 57 C37 57 33 54 33 46 Z M67 46 H87 C87 54 83 57 77 57 C71 57 67 54 67 46 Z"
    />
    <path d="M40 46 H47 V54 C47 56 40 56 40 54 Z M74 46 H81 V54 C81 56 74 56 74 54 Z" />
    <path fill={PAPER} d="M56 59 H64 L60 64 Z" />
    <path
      fill="none"
      stroke={PAPER}
      strokeWidth="2.6"
      strokeLinecap="round"
      d="M60 64 V67 M60 67 C57 71 53 71 50 69 M60 67 C63 71 67 71 70 69"
    />
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      d="M18 58 L6 55 M18 65 L7 68 M102 58 L114 55 M102 65 L113 68"
    />
    <path d="M60 86 L40 78 V98 Z M60 86 L80 78 V98 Z" />
    <circle cx="60" cy="87" r="5" />
  </g>
)

export const MODE_ART: Record<ModeId, ReactNode> = { selfie: SELFIE, fit: FIT, rizz: RIZZ, pet: PET }

const FLAME =
  'M0 -20 C3 -8 13 -4 12 7 C11 15 6 19 0 19 C-6 19 -12 14 -12 6 C-12 -1 -7 -3 -6 -9 C-3 -7 -2 -4 -2 -1 C1 -5 2 -12 0 -20 Z'

export const CHALLENGE_ART = (
  <g fill="currentColor">
    <g transform="translate(86 24) rotate(18)">
      <path d={FLAME} />
    </g>
    <g transform="translate(34 24) rotate(-18)">
      <path d={FLAME} />
    </g>
    <g stroke="currentColor" strokeWidth="6" strokeLinecap="round">
      <path d="M80 42 L38 94" />
      <path stroke={PAPER} strokeWidth="12" d="M52 58 L68 78" />
      <path d="M40 42 L82 94" />
    </g>
  </g>
)
