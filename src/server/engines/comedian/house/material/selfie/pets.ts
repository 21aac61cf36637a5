import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The pet wins. */
export const SELFIE_PETS: readonly Premise<PhotoCondition>[] = [
  {
    id: 'double-act',
    when: ['pet-with-people'],
    lines: [
      'You posed with a {pet}. One of you was asked to, the other is a natural.',
      "The {pet} didn't rehearse and still got the better headshot.",
      "On the poster you're in the small letters, next to the name of the printer.",
      "Sharing a frame with a {pet}? Nobody's agent would allow it.",
      'The {pet} has sat for one photo and already needs a publicist.',
      "Everyone will say 'aww', and you should know who it's for.",
    ],
    low: [
      'You brought a {pet} for the sympathy vote. The {pet} kept it.',
      "Crop it down to the {pet} and we'll say no more.",
    ],
    high: [
      "You very nearly upstaged the {pet}. Nobody has come that close since the vet's calendar.",
      'The {pet} makes you look good, and you had the sense to let it.',
      'You and the {pet} have the same agent now. Guess who found whom.',
    ],
  },
  {
    id: 'understudy',
    when: ['pet-alone'],
    lines: [
      "In this selfie you're played by a {pet}. Keep the recast.",
      'I asked for you and got a {pet}. No complaints were received.',
      'Did the {pet} take this itself? That would explain the talent.',
      'Your face applied, but the {pet} had experience.',
      'So the {pet} handles your publicity now. Wise.',
    ],
    low: ["You hid and sent the {pet} to face the music. The {pet} is fine. It's you I'm writing up."],
    high: ['A superb selfie, for a {pet}. Where were you, holding the treats?'],
  },
  {
    id: 'no-pet-lawyer',
    when: ['no-pet', 'face'],
    lines: [
      'No dog, no cat, no lawyer. You really came unrepresented.',
      'A cat in the corner would have doubled it. A cat always doubles it.',
      'Not even a dog to share the blame with.',
      'You could have borrowed a puppy. People do, for less.',
    ],
    low: ['A parrot on the lampshade, a goat in the hall, anything. I was begging.'],
    high: [
      "You managed it without a single kitten. That's like winning a bake sale with soup.",
      "There's no kitten in it, and I said 'aww' by accident.",
    ],
  },
  {
    id: 'no-pet-nobody',
    when: ['no-pet', 'no-people'],
    lines: [
      'No person and no pet. Who is feeding the photo?',
      'Not even a cat, and cats get into everything.',
    ],
  },
]
