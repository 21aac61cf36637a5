import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Selfies without a self. */
export const SELFIE_ABSENT: readonly Premise<PhotoCondition>[] = [
  {
    id: 'no-face',
    when: ['no-face'],
    lines: [
      "You've taken the self out of selfie and kept the 'ie'.",
      "The face couldn't make it and sends this instead.",
      'Face not included, see diagram.',
      'Hide-and-seek champion, undefeated since this upload.',
      'Not a face to be found. Even hide-and-seek has a second half.',
      "'Roast my selfie,' it says. I'd love to. Where is it?",
      'I looked for a face twice, once with my glasses on.',
      'Facial recognition took one look and went to lunch.',
    ],
    low: [
      "You hid from your own selfie. Even I wasn't going to be that harsh.",
      "I was hired to roast a face. I'll be invoicing for the bus fare.",
      'You forgot the face. It was the only ingredient.',
    ],
    high: [
      'No face and a strong result. Do not tell the face.',
      'Lovely picture. Next time bring the face that goes with it.',
    ],
  },
  {
    id: 'no-face-forms',
    when: ['no-face'],
    lines: [
      'Your face is away from its desk. For urgent matters, contact the elbow.',
      'Did you tell the face it was today?',
      'Framed, uploaded, sent. Did we forget anyone?',
      "Under 'distinguishing features' I've put 'pending'.",
      'An anonymous submission. We do protect our sources, even from mirrors.',
      'The seat was kept for a face until five past, and then the café needed it.',
    ],
    low: ["I can't tell you how you looked that day, and I'm starting to see the appeal."],
    high: ['You let the rest of the picture do the talking, and now the rest wants a podcast.'],
  },
  {
    id: 'nobody',
    when: ['no-people'],
    lines: [
      'Number of selves in this selfie: none.',
      'Nobody here. Did you set the timer and miss?',
      "An empty stage, and I'm asked to review the acting.",
      "Nobody's in it, so nobody can be tagged. Legally flawless.",
      'Population: zero. Mayor: also out.',
      'An out-of-office reply in picture form.',
      "Were you behind the camera? It's the other end.",
      "Nobody home, everything 'spacious'. When's the viewing?",
    ],
    low: [
      "Even you didn't turn up.",
      "I've been stood up before, but never by an upload.",
      'You got out of this photo before it got bad. Barely.',
    ],
    high: [
      "Nobody in it, and I'd hang it. You should be absent more often.",
      'A beautiful picture of you being elsewhere.',
    ],
  },
  {
    id: 'nobody-guestbook',
    when: ['no-people'],
    lines: [
      'The guest of honour has been replaced by the venue.',
      "You've been very hard on yourself. You cropped all of it.",
      'You must be the one person who crops themselves out and keeps the rest.',
      'Present: the picture. Apologies: you.',
      "I've waved at it, just in case.",
      'Was there a queue for your place, or did you simply let it lapse?',
    ],
    low: ['As a selfie, it would hold up in court.'],
    high: ["It holds up perfectly well without you. I'd keep that from your employer."],
  },
  {
    id: 'no-limbs',
    when: ['no-body'],
    lines: [
      'No head, no shoulders, no knees, no toes. The song is over already.',
      'Not so much as an elbow.',
      "If you're in there, knock twice.",
      'Invisible, then. Great for parties, hard on tailors.',
      "Lost property has this filed under 'owner'.",
    ],
    low: [
      "I have nothing to roast, and I'm still disappointed.",
      'I was ready to be mean about your pose. Thank you for your service.',
    ],
    high: ["You aren't in it, and it still has presence. Somebody tell the theatre."],
  },
  {
    id: 'no-limbs-clues',
    when: ['no-body'],
    lines: [
      'Is it your holiday, your ceiling or your personality? Two of those I can help with.',
      'Everything a selfie needs, apart from the first four letters.',
      "You've catfished me with an absence.",
      "The escape room worked, then. You're out.",
    ],
    low: ['A thumb over the lens would have been a start.'],
    high: ["You've made not being there look deliberate. Spies train for years."],
  },
]
