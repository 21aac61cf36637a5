import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Smiles, and who paid for them. */
export const SELFIE_SMILE: readonly Premise<PhotoCondition>[] = [
  {
    id: 'smile',
    when: ['smiling'],
    lines: [
      'Smiling like the meeting got cancelled.',
      "The smile of someone who didn't read to the end of the email.",
      'You smile as if you know where the good biscuits are kept.',
      'That smile could sell me an extended warranty.',
      "Beaming, as though the self-checkout had said 'well done'.",
      'Who said cheese, and why did you believe them?',
      'Somebody promised you lunch.',
    ],
    low: [
      "You're smiling. Nobody had shown you the photo yet.",
      'A brave smile, like a weather presenter in a hedge.',
      'That smile is carrying more than a removal firm, and up more stairs.',
    ],
    high: [
      'You could return a sandwich with that smile.',
      'Warm, easy smile. I had an insult here and it went soft, like butter at a picnic.',
      'People have bought boats off a smile like that.',
    ],
  },
  {
    id: 'smile-parking',
    when: ['smiling'],
    lines: [
      'A proper smile: parking space, shade, forty minutes left on the meter.',
      'Customer-service smile. Warm, reliable, ends at half past five.',
      "It's the smile you do when somebody else's phone goes off in the theatre.",
      "It's how people smile when the other family's child is the one singing.",
      "The expression says 'happy to help'. The name badge must be out of shot.",
      'Nobody has been this happy since the Wi-Fi came back.',
    ],
    low: [
      'You smiled early, to get it over with before the photo came out.',
      "Someone clearly shouted 'act natural' from a moving car.",
    ],
    high: [
      'The smile is so convincing that I checked mine for batteries.',
      "Fine, it's a great smile. Receptionists everywhere are finding you a room.",
      "With that smile they'd give you the window table and move whoever had booked it.",
    ],
  },
  {
    id: 'smile-lottery',
    when: ['smiling'],
    lines: [
      'The joy of a person whose luggage came out first.',
      "That's a raffle smile. What did you win, and is it a ham?",
      'Delighted, and with no supporting documents.',
      'You look pleased, like a neighbour whose hedge won.',
    ],
    low: ["Smile first, check the picture later: it's how timeshares are sold."],
    high: [
      "I've been trying to frown at this for a minute, and my face has resigned.",
      'If that smile answered the phone, people would ask to be put on hold.',
    ],
  },
  {
    id: 'smile-alone',
    when: ['smiling', 'one-person'],
    lines: [
      "Nobody else in the picture and you're delighted. Introverts have found their poster.",
      'Alone and smiling. Good company, clearly, or a good sandwich.',
    ],
    high: ["You're the only one there, and it still looks like a party I wasn't invited to."],
  },
  {
    id: 'smile-trifecta',
    when: ['smiling', 'facing-camera', 'head-level'],
    lines: [
      "Level, straight on, smiling: somebody actually enjoys parents' evening.",
      "Smiling dead ahead: it's a quiz with one contestant, and you're hosting.",
      'All square to the lens and grinning. Who left you in charge of the open day?',
    ],
    low: ['You lined everything up, smiled, and pressed go. So do ferries, before they hit the pier.'],
    high: [
      "Head-on, level, warm. I'd accept cookies from you.",
      "Straight, level, smiling: if you were a form, you'd be the first one ever filled in correctly.",
    ],
  },
  {
    id: 'smile-dark-top',
    when: ['smiling', 'top-dark', 'in-colour'],
    lines: [
      'Dressed in {top} for the board meeting, smiling about the bouncy castle outside.',
      "Dressed in {top} and grinning, like a waiter who's just sold the last fish.",
    ],
    high: ['The {top} top keeps secrets, and the smile has already told me three.'],
  },
]
