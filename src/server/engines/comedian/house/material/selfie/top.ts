import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The colour worn, the one thing about clothes that a selfie may be told. */
export const SELFIE_TOP: readonly Premise<PhotoCondition>[] = [
  {
    id: 'chosen-colour',
    when: ['top-colour', 'in-colour'],
    lines: [
      'Of all the colours in the wardrobe, {top} raised its hand.',
      "Somewhere a colour consultant has written '{top}?' and underlined it twice.",
      'In a {top} top, you could be the one with the clipboard. Where do we register?',
      'Was that {top} top chosen, or just nearest?',
      'The {top} top wants it known that it had other offers.',
      'The {top} top has seen your calendar and dressed accordingly.',
    ],
    low: [
      'The {top} top did nothing to deserve this and plans to shrink in protest.',
      'Even the {top} top is leaving, one thread at a time.',
    ],
    high: [
      'The {top} top was a good decision. You may make one more today.',
      'Right {top} top, right picture. I came to complain and left with a swatch.',
    ],
  },
  {
    id: 'colour-uniform',
    when: ['top-colour', 'in-colour'],
    lines: [
      'Dressed in {top}, like the only other member of a very quiet team.',
      "Your {top} top is on brand. What's the brand, and does it do returns?",
      "Somebody once told you to wear more {top}, and you've built a life on the advice.",
      'The {top} top came for a drink and ended up in a portrait.',
      "'The one in {top},' they'll say, pointing you out to the caterers.",
    ],
    low: ['That {top} top will never be able to go to the supermarket again.'],
    high: ['The {top} top suits you so well that I checked who was sponsoring it.'],
  },
  {
    id: 'two-colour-top',
    when: ['top-pair'],
    lines: [
      'Your top runs on {top} and {top2}, like a bus company.',
      'Somebody introduced {top} to {top2} on one outfit and then left the party.',
      "You're in {top} and {top2}. The committee couldn't agree.",
      'Wearing {top} with {top2}, like the flag of a very small ferry.',
    ],
    low: ['In {top} and {top2}, the colours of a dental rebrand.'],
    high: ["A {top} and {top2} top shouldn't work. I've asked for a recount."],
  },
  {
    id: 'one-colour-top',
    when: ['top-one-colour', 'in-colour'],
    lines: [
      'A {top} top and no other news, like a loading screen.',
      'You put on {top} and stuck with it, like a first ringtone.',
      'A {top} top with no subplot.',
      'A top in {top} and nothing but: the plain crisps of the wardrobe.',
    ],
    low: ['A plain {top} top, as if a pattern might have told us something.'],
    high: ['Only {top} up top, no panic. Quietly excellent, like a dishwasher at night.'],
  },
  {
    id: 'dark-top',
    when: ['top-dark', 'in-colour'],
    lines: [
      'In {top}, so the coffee stains have legal protection.',
      'Dressed like someone who moves the scenery between acts. Nice {top} top, though.',
      'Wearing {top}, the choice of people who know where the fuse box is.',
      'That {top} top is ready for a gallery opening or a spilled curry, whichever comes first.',
    ],
    low: ['The {top} top was meant as camouflage and stopped halfway.'],
    high: ["In {top}, as stylish as someone who says 'we're closed' for a living."],
  },
  {
    id: 'calm-top',
    when: ['top-neutral', 'in-colour'],
    lines: [
      'A wardrobe in {top} says: I have opinions about grout.',
      'You wore {top}. The risk-assessment form stayed blank.',
      "That {top} top could chair a residents' association.",
      'Dressed in {top}, in solidarity with meeting rooms everywhere.',
    ],
    low: ["In {top} like that, you could be mistaken for the sofa at a dentist's."],
    high: ["A tasteful {top} top. I'd let you choose my tiles and then move out of the kitchen."],
  },
  {
    id: 'loud-top',
    when: ['top-loud', 'in-colour'],
    lines: [
      'That {top} top can be seen from the motorway.',
      'Wearing {top}, so the search party can take the day off.',
      "In {top}, you're one whistle away from directing a car park.",
      'The {top} top is talking and has asked not to be interrupted.',
      'Bees have you down as a maybe.',
    ],
    low: ['I could hear that {top} top before the picture loaded.'],
    high: ["It takes nerve to wear {top}, and a good lawyer to get away with it. Who's yours?"],
  },
  {
    id: 'matching-top',
    when: ['top-matches-background', 'in-colour'],
    lines: [
      'The top is {top} and so is the photo. Were you both cut from the same curtain?',
      "Wearing {top} in a picture led by {top}: you've colour-coordinated with a file.",
    ],
    low: ['A {top} top in a {top} picture. Cushions stand out more.'],
    high: ['You match your own picture in {top}, like a menu that goes with the napkins.'],
  },
]
