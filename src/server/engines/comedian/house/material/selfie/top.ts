import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The colour worn, the one thing about clothes that a selfie may be told. */
export const SELFIE_TOP: readonly Premise<PhotoCondition>[] = [
  {
    id: 'chosen-colour',
    when: ['top-colour', 'in-colour'],
    lines: [
      'Of all the colours in the wardrobe, {top} raised its hand.',
      "A colour consultant wrote '{top}?' and underlined the question mark.",
      'In a {top} top, you could be the one with the clipboard. Where do we register?',
      'Was that {top} top chosen, or just nearest?',
      'The {top} top wants it known that it had other offers.',
      "The {top} top has plans tonight. It hasn't mentioned you.",
    ],
    low: [
      'The {top} top did nothing to deserve this and plans to shrink in protest.',
      'Even the {top} top is leaving, one thread at a time.',
    ],
    high: [
      'The {top} top was a good decision. You may make one more today.',
      'The {top} top was the right choice, and you know it. I can hear you knowing it.',
    ],
  },
  {
    id: 'colour-uniform',
    when: ['top-colour', 'in-colour'],
    lines: [
      'In {top} you could walk through a kitchen showroom and be asked about worktops.',
      'Nobody has ever been asked to leave in {top}. Or to stay.',
      "Somebody once said {top} was your colour. They've since moved away, and they never said where.",
      'The {top} top came for a drink and ended up in a portrait.',
      "'The one in {top},' they'll say, pointing you out to the caterers.",
    ],
    low: ['That {top} top will never be able to go to the supermarket again.'],
    high: [
      'The {top} top suits you so well that I checked who was sponsoring it.',
      'All the other {top} tops have been told about this one.',
    ],
  },
  {
    id: 'two-colour-top',
    when: ['top-pair'],
    lines: [
      'Your top runs on {top} and {top2}, like a bus company.',
      'Somebody introduced {top} to {top2} on one outfit and then left the party.',
      "You're in {top} and {top2}. The committee couldn't agree.",
      "Wearing {top} and {top2}: at a marathon, you'd be the one handing out water.",
    ],
    low: ['In {top} and {top2}, the colours of a dental rebrand.'],
    high: [
      "A {top} and {top2} top shouldn't work. I've asked for a recount.",
      "Your top is {top} and {top2}, and I'd join whatever team that is.",
    ],
  },
  {
    id: 'one-colour-top',
    when: ['top-one-colour', 'in-colour'],
    lines: [
      "A {top} top. That's the news. Back to you in the studio.",
      'You put on {top} and considered the matter closed.',
      'A {top} top with no subplot.',
      'A top in {top} and nothing but: the plain crisps of the wardrobe.',
    ],
    low: ['A plain {top} top, as if a pattern might have told us something.'],
    high: [
      "Only {top}, no pattern, no panic. I'd hire you and then feel underdressed.",
      'A single {top}, like a soloist who has sent the orchestra home.',
    ],
  },
  {
    id: 'dark-top',
    when: ['top-dark', 'in-colour'],
    lines: [
      'In {top}, so the coffee can go wherever it likes.',
      'Dressed like someone who moves the scenery between acts. Nice {top} top, though.',
      'Wearing {top}, the choice of people who know where the fuse box is.',
      'That {top} top is ready for a gallery opening or a spilled curry, whichever comes first.',
    ],
    low: ['The {top} top was meant as camouflage and stopped halfway.'],
    high: [
      "In {top}, as stylish as someone who says 'we're closed' for a living.",
      "That {top} top makes anybody near it look as if they'd come about the boiler.",
    ],
  },
  {
    id: 'calm-top',
    when: ['top-neutral', 'in-colour'],
    lines: [
      'A wardrobe in {top} says: I have opinions about grout.',
      'You wore {top}. Witnesses are already struggling.',
      "That {top} top could chair a residents' association.",
      'Dressed in {top}, in solidarity with meeting rooms everywhere.',
    ],
    low: ['In that {top} somebody is going to sit on you.'],
    high: [
      "A tasteful {top} top. I'd let you pick my tiles. I'd still blame you for the tiles.",
      'Most people in {top} vanish. You they could see from the ferry.',
    ],
  },
  {
    id: 'loud-top',
    when: ['top-loud', 'in-colour'],
    lines: [
      'That {top} top can be seen from the motorway.',
      'Wearing {top}, so the search party can take the day off.',
      "In {top}, you're one whistle away from directing a car park.",
      "That {top} top has the microphone and won't be giving it back.",
      'Bees have you down as a maybe.',
    ],
    low: ['I could hear that {top} top before the picture loaded.'],
    high: [
      "It takes nerve to wear {top}. You've got the nerve and, annoyingly, the {top}.",
      'Wear that {top} to a wedding and the cake will ask to be moved.',
    ],
  },
  {
    id: 'matching-top',
    when: ['top-matches-background', 'in-colour'],
    lines: [
      'The top is {top} and so is the photo. Were you both cut from the same curtain?',
      'Top: {top}. Photo: {top}. Congratulations on becoming wallpaper.',
    ],
    low: ['A {top} top in a {top} picture. Cushions stand out more.'],
    high: [
      'You and the photo both turned up in {top}, like a couple who deny planning it.',
      'You and the photo turned up in the same thing, and it suits you both.',
    ],
  },
]
