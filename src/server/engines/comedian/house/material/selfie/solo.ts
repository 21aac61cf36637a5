import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** One person, no second opinion. */
export const SELFIE_SOLO: readonly Premise<PhotoCondition>[] = [
  {
    id: 'solo',
    when: ['one-person'],
    lines: [
      "You're the only person here, so technically you're also the best.",
      "Alone in it, so there's nobody to crop and nobody to blame.",
      'Solo, like the last bag on the carousel.',
      'Group photo of everyone who agreed with you.',
      'Cast of one. The understudy is unavailable, possibly in hiding.',
      'That saves on the seating plan.',
      "You were all told nine o'clock, and you were all very prompt.",
    ],
    low: [
      "In a field of one you've managed a photo finish for second.",
      'Alone in shot. Even the photobombers had plans.',
      "Nobody else agreed to be in it, and I think they'd been told.",
    ],
    high: [
      "You needed nobody else in this picture, and they'll be furious.",
      'Alone, and not one thing missing. The group chat should be worried.',
      "One person in it. Anybody else would've been a caption.",
    ],
  },
  {
    id: 'solo-band',
    when: ['one-person'],
    lines: [
      'The band has split up and you got custody of the poster.',
      "One person, one photo, one unanswered 'which one do you like?'",
      'You came without a second opinion. The first one could have used the company.',
      "You've turned up to the team photo on the wrong day.",
      "If it's a duet, the other half is stuck in traffic.",
      'Booked for one, by the emergency exit, extra legroom. Planning a getaway?',
    ],
    low: [
      'The guest list was short and still too long.',
      "One of you, and already it's crowded with decisions.",
    ],
    high: [
      "A one-person show, and I stayed for the second half. Don't tell the critics.",
      "The others left the band to find themselves. You'd kept the songs.",
    ],
  },
  {
    id: 'solo-quorum',
    when: ['one-person'],
    lines: [
      'Annual general meeting of you. All motions carried.',
      "You've split the bill evenly, I see.",
      'You came first in this, in a field that never turned up.',
      'Everybody in it voted for you, and it still went to a recount.',
      'I polled everybody in the picture, and you were undecided.',
    ],
    low: ['Even your shadow said it would meet you there.'],
    high: [
      "Sole exhibitor, and you've still drawn a queue. The gift shop is restocking.",
      'A vote was held on who looks best here. It was close, and then you voted.',
    ],
  },
  {
    id: 'solo-portrait',
    when: ['one-person', 'face'],
    lines: [
      'One face, no suspects.',
      'A solo portrait, for people who find panel discussions crowded.',
      "You're the only witness, and you've asked to be moved to another city.",
      'This is the moment when the others have gone to get drinks and never come back.',
    ],
    low: ['One face, and still the lens asked to speak to somebody else.'],
    high: [
      'One face, and it does the work of a whole brochure.',
      'One face, and the rest of the picture is basically parking.',
    ],
  },
]
