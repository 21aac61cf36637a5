import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Nobody there, and what the photo did instead. */
export const SELFIE_BLANK: readonly Premise<PhotoCondition>[] = [
  {
    id: 'blank-portrait',
    when: ['no-people', 'tall'],
    lines: [
      'Portrait format, portrait missing.',
      'The frame stood up for a guest who never came.',
      "Tall, upright, nobody in it: that's a fitting room.",
    ],
    low: ['The passport booth has printed this and reported itself.'],
  },
  {
    id: 'blank-square',
    when: ['no-people', 'square'],
    lines: [
      'A tidy square with nobody in it: the picnic after the wasp.',
      'Album cover, debut, self-titled, artist unknown.',
    ],
  },
  {
    id: 'blank-sharp',
    when: ['no-people', 'sharp'],
    lines: [
      "Perfect focus on the fact that you're not there.",
      'Every detail is crisp except the one called you.',
      'The camera hunted for a face and ended up focusing on its career.',
    ],
    high: ['Technically excellent. Spiritually, a coat on an empty chair.'],
  },
  {
    id: 'blank-light',
    when: ['no-people', 'well-lit'],
    lines: [
      'The light came all this way to see you.',
      "You lit the stage and went home. The lamp's still bowing.",
      'Plenty of light and nobody to embarrass with it.',
    ],
    low: ['The light charges for missed appointments.'],
  },
  {
    id: 'blank-colour',
    when: ['no-people', 'in-colour'],
    lines: ['Every colour showed up. You sent apologies.', 'Your absence turns out to be quite colourful.'],
    low: ['Told to bring some colour and a face, you managed half the list.'],
  },
  {
    id: 'no-face-person',
    when: ['no-face', 'one-person'],
    lines: [
      "There's a person here, but the face has been withheld pending payment.",
      "One human, zero face: the 'notify me when available' of portraits.",
    ],
  },
  {
    id: 'no-face-body',
    when: ['no-face', 'full-body'],
    lines: [
      "All the outfit, none of the face: you've sent a shop window.",
      'Head-to-toe coverage, apart from the bit with your name on it.',
    ],
  },
  {
    id: 'no-face-bare',
    when: ['no-people', 'no-things', 'no-pet', 'one-colour'],
    lines: [
      "No person, no obvious objects. I've had fuller voicemails.",
      'Nobody, and nothing much. Was this the bit before you pressed the button?',
      'Nothing to see here, you said, and then you uploaded it.',
      'A still life whose fruit has left.',
    ],
    low: ["I've seen more going on in the preview of a blank spreadsheet."],
    high: ['Sparse, calm, and priced at eleven thousand if you hang it low.'],
  },
  {
    id: 'no-face-thing',
    when: ['no-people', 'thing'],
    lines: [
      'I was promised a face and got {athing}. The {thing} is better at deadlines.',
      "Starring as you in tonight's performance: the {thing}.",
      'Is the {thing} your good side?',
      'Dear {thing}, sorry to involve you. Do you know where the owner went?',
    ],
    low: ['You sent {athing} to be roasted in your place. It had plans.'],
    high: ['A very strong selfie, for {athing}.'],
  },
]
