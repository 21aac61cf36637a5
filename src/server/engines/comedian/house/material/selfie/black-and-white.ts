import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Colour taken out on purpose. */
export const SELFIE_BLACK_AND_WHITE: readonly Premise<PhotoCondition>[] = [
  {
    id: 'monochrome',
    when: ['black-and-white'],
    lines: [
      'Black-and-white: the turtleneck of photography.',
      'A saxophone has let itself in. Nobody here owns one.',
      "You took the colour out and waited for depth to arrive. It's on a later flight.",
      'This is either art or an empty cartridge.',
      "Museum label: 'Untitled (Took the Colour Out), on loan from a phone'.",
      'In an arthouse cinema this runs for three hours, and the bar is closed.',
      'Black-and-white adds gravitas the way a clipboard adds authority.',
    ],
    low: [
      'Removing the colour hid one problem. It was not the main problem.',
      'The colour was drained out of this, and the colour sent a thank-you card.',
      'It only makes the evidence look historic.',
    ],
    high: [
      'Black-and-white, and infuriatingly it works. Go on then, sell the perfume.',
      'So stylish that I want to see it in a lobby, above a fern.',
    ],
  },
  {
    id: 'monochrome-memory',
    when: ['black-and-white'],
    lines: [
      'Monochrome, as told by an uncle who was hardly there.',
      'It looks like the back cover of a novel about fog.',
      'Grey, greyer, greyest: the wine list of photography.',
      'No colour at all. Is this a portrait or a very early weather report?',
      'Now I want to know what happened to the steam train.',
      'A documentary narrator has just cleared their throat and thought better of it.',
    ],
    low: [
      'It looks historic. Nothing happened, but in 1911.',
      'You went for timeless and landed on photocopied.',
    ],
    high: [
      'Timeless. Hang it in a bar and somebody will invent a story for it.',
      'In forty years somebody will find this at a flea market and pay far too much.',
    ],
  },
  {
    id: 'monochrome-smile',
    when: ['black-and-white', 'smiling'],
    lines: [
      'You took out the colour for depth and then smiled like a bake sale.',
      'A smile with no colour in it: finally, a cheerful documentary.',
    ],
    high: ['No colour, and I could still tell you it was a good day.'],
  },
  {
    id: 'monochrome-deadpan',
    when: ['black-and-white', 'deadpan'],
    lines: [
      'Unsmiling, in monochrome: author of a cookbook about soup and regret.',
      'No colour, no smile. Track one of a very quiet album.',
    ],
    high: ["Unsmiling, grey, magnificent. I'd buy the novel and tell people I had finished it."],
  },
  {
    id: 'monochrome-face',
    when: ['black-and-white', 'face'],
    lines: [
      'Take the colour out of any portrait and it seems to own a lighthouse.',
      'In grey tones a face gains wisdom, or at the very least a beekeeping permit.',
      'The light and shade suggest you once refused to appear in a play about a chair.',
    ],
    high: ["Take the colour out, and I'm sure that you invented my stapler."],
  },
  {
    id: 'monochrome-company',
    when: ['black-and-white', 'company'],
    lines: [
      'Together in black-and-white, like the founders of a very small railway.',
      'It looks as if you all invented something that day. Was it lunch?',
      'Grouped in monochrome, as if the shipping company had just been saved.',
    ],
    low: ["A history teacher would point at this and say 'nobody knows why they came'."],
    high: ['You make a very distinguished board of a canal that was never dug.'],
  },
  {
    id: 'monochrome-nobody',
    when: ['black-and-white', 'no-people'],
    lines: [
      "No colour and no face: you've photographed a Monday.",
      "Moody, grey and empty: it's a seaside town with the shutters down.",
    ],
  },
  {
    id: 'monochrome-ticket',
    when: ['black-and-white'],
    lines: [
      'One careful owner, colour sold separately.',
      'You can almost hear the projector, and the person behind you unwrapping a sweet.',
      'Every shade of filing cabinet, lovingly arranged.',
      'The colour was only holding you back, you decided. The colour had no idea.',
    ],
    low: ['Colour left a note on the table.'],
    high: ["I looked for the colour afterwards, as one looks for a coat one didn't need."],
  },
]
