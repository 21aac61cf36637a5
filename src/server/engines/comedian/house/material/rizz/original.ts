import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Lines that nobody else has to answer for. */
export const RIZZ_ORIGINAL: readonly Premise<LineCondition>[] = [
  {
    id: 'original',
    when: ['original'],
    lines: [
      "Never heard that one before. You're on your own with the consequences.",
      'An original! It has no family, no papers and no plan.',
      'Nobody else would have come up with this. Nobody else was asked, either.',
      'You made that yourself? With scissors?',
      'Home-made, like the shelf that everybody praises from a safe distance.',
      "It's new. So is every puddle.",
      'Fresh from the oven, still a bit shapeless in the middle.',
      'Patent pending. The patent office is pending, too, on a sofa.',
      "I checked the archives: there's no record of anyone saying it and getting away.",
    ],
    low: [
      'Original, like a hat made of ham.',
      'You invented that, and you still have time to blame an intern.',
      'Nobody has stolen it, and you left the door open.',
    ],
    high: [
      'Original and good. Somebody will steal it by Thursday and do it worse, hopefully.',
      "Annoyingly, that's yours and it works. Try not to point at it.",
      'New material! The barstool sat up.',
      'I looked for it everywhere, to accuse you. You seem to have thought of it.',
      "Nobody has said this before. I've checked with the barstool, who's heard things.",
    ],
  },
  {
    id: 'original-workshop',
    when: ['original'],
    lines: [
      'You did not get that off the shelf. The shelf sends thanks.',
      'An artisan line: small batch, visible thumbprints, no return address.',
      "The other lines don't know where to look.",
      'Points for not falling from heaven. Landing elsewhere, but points.',
      "Finally something they can't finish for you. You'll have to finish it yourself.",
      'The muse came, gave you that, and asked not to be thanked by name.',
      'Whoever sat next to you while that occurred to you, tip them.',
    ],
    low: ['Bespoke, in the sense that it fits no one.'],
    high: [
      "Hand-stitched, and the seams hold. Mind the moths, they've got taste.",
      "Made by hand, and I can't find the join.",
      "They should give you a stall. I'd queue, and I'd say I was only looking.",
    ],
  },
  {
    id: 'original-jury',
    when: ['original', 'no-pun'],
    lines: [
      'No borrowed wings, no stolen hearts. You walked here by yourself, apparently in circles.',
      'Experimental. The first rows wore raincoats.',
      "You've gone off-road with this, in a hatchback.",
      'On the border of bold and unsupervised.',
      "A first draft, and you've had it tattooed.",
      'Not one cliche in it. The cliches would have liked a word, about warmth.',
    ],
    low: ['The jury admired the risk and returned at once.'],
    high: [
      "The jury laughed, then asked how long you'd been holding on to that.",
      'The jury was out for a minute, and most of that was applause.',
      'No borrowed parts. It even comes with the original receipt, you show-off.',
    ],
  },
  {
    id: 'specific',
    when: ['specific'],
    lines: [
      'So specific that only one person could fall for it, and they live in Basel.',
      'You packed detail into that like a student into a hatchback.',
      "There's a lot going on in there. It could use a lodger.",
      'Oddly precise. Were you asked this by the police?',
      'A lot of furniture for such a small room.',
      'That much detail means it happened, or that you need a hobby.',
    ],
    low: ['So much detail, so little reason to sit down.'],
    high: [
      "Odd, exact, yours. Pity the next person who tries 'hey' on them.",
      "All that detail and not one spare part. What's your day job, watchmaker?",
      'Nobody could make that up, which is what everyone says about the good ones.',
      "There's so much real life in it that I looked for the washing-up.",
    ],
  },
  {
    id: 'vague',
    when: ['vague'],
    lines: [
      'You could be talking to anybody, and everybody noticed.',
      'It could be a horoscope, a toothpaste or a leaving card.',
      "There isn't a single object in there to hold on to. People have slid off.",
      'As vague as directions from somebody on a horse at a gallop.',
      'A thought may have crossed it once, in soft shoes.',
      'Mist, with a greeting in it.',
    ],
    low: ['It says nothing, and at some length.'],
    high: ['Vague, but in the way of expensive hotels.'],
  },
]
