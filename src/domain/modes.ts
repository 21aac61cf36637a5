/** The four ways to be roasted and the fifth door. SPEC.md sections 1 and 2. */
export const MODES = [
  { id: 'selfie', title: 'Roast My Selfie', input: 'image' },
  { id: 'fit', title: 'Roast My Fit', input: 'image' },
  { id: 'rizz', title: 'RizzlMe', input: 'text' },
  { id: 'pet', title: 'Roast My Pet', input: 'image' },
] as const

export type Mode = (typeof MODES)[number]
export type ModeId = Mode['id']
export type ImageModeId = Extract<Mode, { input: 'image' }>['id']
export type TextModeId = Extract<Mode, { input: 'text' }>['id']

export const MODE_IDS = MODES.map((mode) => mode.id) as [ModeId, ...ModeId[]]

/** The mode with this id, or undefined when the id is not one of ours (query strings are typed by people). */
export function findMode(id: string | undefined): Mode | undefined {
  return MODES.find((mode) => mode.id === id)
}
