import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The one colour that runs the photo; never a colour that skin is given, too. */
export const SELFIE_PALETTE: readonly Premise<PhotoCondition>[] = [
  {
    id: 'lead-colour',
    when: ['scene-colour'],
    lines: [
      'Starring {main}, with a cameo from everything else.',
      'The colour {main} got here first and put its towel down.',
      'So much {main} in one upload that the paint shop will send you a birthday card.',
      "At the paint counter this shade is called {main}. Here it's called management.",
      'Was there a deal on {main} paint?',
    ],
    low: [
      "A decorator would ask who ordered all the {main}, and whether they'd like to sit down.",
      'All that {main}, and it had only come to drop off a chair.',
    ],
    high: [
      'All that {main} was the right call. I had a whole bit about it, and now it has nowhere to go.',
      'That {main} colour scheme works so well that I nearly forgot to be unpleasant.',
      'That {main} will be telling people for years that it once worked with you.',
    ],
  },
  {
    id: 'colour-mood',
    when: ['scene-colour'],
    lines: [
      'Mood board, in full: one pot of {main}.',
      'Printing this would cost one sheet of paper and nine litres of {main}.',
      "It's the {main} crayon of photographs: the one that wears down first.",
      "Nobody does this much {main} by accident. I've ruled out everything else, too.",
      'If this photo were a song, it would be {main}, eight minutes, no chorus.',
    ],
    low: [
      "Interior designers describe that much {main} as 'a conversation'. It's a short one.",
      'A whole spectrum was available, and you got off at {main}.',
    ],
    high: [
      "That is a dangerous amount of {main}, and you've carried it off. I'd like to see your driving.",
      "They'll sell that {main} in tins now, with you on the lid and no mention of the primer.",
    ],
  },
  {
    id: 'colour-straight-man',
    when: ['scene-beyond-top', 'deadpan'],
    lines: [
      "The shade of {main} is giving more than you are, and it's a colour.",
      "The {main} paint is making an effort. You've sent a face.",
    ],
    high: ["All that {main} behind a poker face: I've agreed to the merger."],
  },
  {
    id: 'colour-smile',
    when: ['scene-beyond-top', 'smiling'],
    lines: [
      "You're beaming as if the {main} had been your idea.",
      "Nobody smiles like that at {main} paint. What's the commission?",
    ],
    high: ['Next to that smile the {main} looks like it was chosen by professionals.'],
  },
  {
    id: 'colour-face',
    when: ['scene-beyond-top', 'face'],
    lines: [
      'You and the colour {main} are both in this photo, and one of you was consistent.',
      'With {main} as the house colour, you could be the logo of a mid-sized bank.',
      'Did the {main} colour scheme come with the lease?',
    ],
    low: ["I've reviewed the photo. The {main} was lovely."],
    high: [
      'You and that {main} backdrop look great together. Leave before it asks for half.',
      "Nobody had ever looked twice at {main}. Now there's a queue.",
    ],
  },
  {
    id: 'colour-nobody',
    when: ['scene-colour', 'no-people'],
    lines: [
      "I asked who was coming. You wrote '{main}' and underlined it.",
      'So your best side is a paint sample: {main}, matt.',
      'No face, but plenty of {main}. Congratulations on becoming a paint chart.',
      "Either you're redecorating in {main} or you've left the building.",
      "I've asked the {main} bit where you went. It's covering for you.",
      "The {main} bit has agreed to stand in for you until you're found.",
    ],
    low: [
      "I've said hello to the {main} bit. It doesn't know where you are either.",
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
      "Mostly {main}. If it were soup, you'd ask what else was in it.",
      'Painters have charged by the day for less {main}.',
      "It's a {main} canvas with a little photo left over.",
    ],
    low: ['So many {main} pixels, and not one of them volunteered.'],
    high: ['Half of it is {main} and all of it works. Galleries would charge you to leave.'],
  },
  {
    id: 'two-shades-nobody',
    when: ['scene-two-colours', 'no-people'],
    lines: [
      'Just {main} and {second}: the kit of a team that has never won.',
      '{main}, {second}, no humans: the ideal office party.',
      'A selfie in {main} and {second}. Your passport photo is going to be a flag.',
      'A shade of {main} and a shade of {second}, happy together. You were right not to interrupt.',
      "Squint and it's a {main} painting with {second} regrets.",
    ],
    low: ['Waiting rooms choose {main} and {second} so that nobody gets attached. It worked.'],
    high: ['Such a good paint pairing, {main} with {second}. Shame about the turnout.'],
  },
]
