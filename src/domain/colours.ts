/** Colours that are noticed before their wearer, by the names that looking at a photo gives them. */
export const LOUD_COLOURS: ReadonlySet<string> = new Set([
  'orange',
  'coral',
  'yellow',
  'lime',
  'turquoise',
  'royal blue',
  'magenta',
  'hot pink',
  'red',
])
