import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The one colour that runs the photo; never a colour that skin is given, too. */
export const SELFIE_PALETTE: readonly Premise<PhotoCondition>[] = [
  {
    id: 'lead-colour',
    when: ['scene-colour'],
    lines: [
      'The headline act here is the colour {main}, supported by some lesser-known shades.',
      'The colour {main} got here first and put its towel down.',
      'So much {main} in one upload that the paint shop has sent a loyalty card.',
      "At the paint counter this shade is called {main}. Here it's called management.",
      'Was there a deal on {main} paint?',
    ],
    low: [
      'A photo this {main} needs planning permission.',
      'The colour {main} had been promised a supporting cast.',
    ],
    high: [
      'Going with a {main} palette was the right call. I resent the efficiency.',
      'That {main} colour scheme works so well that I nearly forgot to be unpleasant.',
    ],
  },
  {
    id: 'colour-mood',
    when: ['scene-colour'],
    lines: [
      'Mood board, in full: one pot of {main}.',
      'Somewhere a printer has just run out of {main}.',
      "It's the {main} crayon of photographs: the one that wears down first.",
      'An estate agent would call the {main} colour scheme a feature.',
      'Should anyone ask which ink it used, just say {main} and hang up.',
    ],
    low: [
      "Interior designers describe that much {main} as 'a conversation'. It's a short one.",
      'A whole spectrum was available, and you stopped at {main} like a bus with a flat tyre.',
    ],
    high: ['Few photos can carry off this quantity of {main}. Fewer try, and I respect the logistics.'],
  },
  {
    id: 'colour-straight-man',
    when: ['scene-beyond-top', 'deadpan'],
    lines: [
      "The shade of {main} is giving more than you are, and it's a colour.",
      "All that {main} scenery and you're unmoved, like a receptionist at a flume.",
    ],
  },
  {
    id: 'colour-smile',
    when: ['scene-beyond-top', 'smiling'],
    lines: [
      'Nobody has been so cheerful about {main} since they invented the paint chart.',
      'Somebody is very pleased with the {main} colour scheme. Was it on the bill?',
    ],
  },
  {
    id: 'colour-face',
    when: ['scene-beyond-top', 'face'],
    lines: [
      'You and the colour {main} are both in this photo, and one of you was consistent.',
      'With {main} as the house colour, you could be the logo of a mid-sized bank.',
      'Did the {main} colour scheme come with the lease?',
    ],
    low: ['Given the choice, the eye goes to the {main} bits. Take it up with the optician.'],
    high: ['You and that {main} palette clearly share an agent.'],
  },
  {
    id: 'colour-nobody',
    when: ['scene-colour', 'no-people'],
    lines: [
      'Asked for a selfie, you sent a colour, namely {main}.',
      'So your best side is a paint sample: {main}, matt.',
      'No face, but plenty of {main}. Congratulations on becoming a paint chart.',
      "Either you're redecorating in {main} or you've left the building.",
      'Missing person, last seen near something {main}.',
      "The {main} bit has agreed to stand in for you until you're found.",
    ],
    low: [
      "Passport control would hold this up and ask you to point. You'd point at the {main} bit.",
      "You've been replaced by {main} paint, and nobody at the office has noticed.",
    ],
    high: ['A selfie made of {main} pixels, and it beats several that had heads.'],
  },
  {
    id: 'half-the-frame',
    when: ['one-colour', 'scene-colour'],
    lines: [
      "Sorted by colour, it's {main}, then more {main}, then a polite remainder.",
      "More than half the pixels are {main}. That's no backdrop, that's a landlord.",
      'Print it and the {main} ink files a complaint.',
      'The {main} pixels have the run of the place. The other shades are on work experience.',
      "It's a {main} canvas with a little photo left over.",
    ],
    low: ['So many {main} pixels, and not one of them volunteered.'],
    high: [
      'Half the frame went to one shade of {main}, and the gallery people are tilting their heads already.',
    ],
  },
  {
    id: 'two-shades-nobody',
    when: ['scene-two-colours', 'no-people'],
    lines: [
      'Just {main} and {second}, like a scarf for a team that has never won.',
      'With {main} as the lead colour and {second} in support, no humans were needed.',
      'A selfie in {main} and {second}, like a tin that nobody dares to open.',
      'A shade of {main} and a shade of {second}, happy together. You were right not to interrupt.',
      "Squint and it's a {main} painting with {second} regrets.",
    ],
    low: ["I've had more personality from {main} wallpaper with {second} skirting."],
    high: ['Such a good paint pairing, {main} with {second}. Shame about the turnout.'],
  },
]
