import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** There is a face, and that is enough. */
export const SELFIE_PORTRAIT: readonly Premise<PhotoCondition>[] = [
  {
    id: 'portrait-office',
    when: ['face'],
    lines: [
      "Thank you for supplying a face. We'll be in touch.",
      'Face: present. Angle: negotiable. Timing: under review.',
      'A portrait in the way that a hotel kettle is a kitchen.',
      "I'd know you from this. I'd study a shop window until you'd gone by.",
      "There's a lanyard waiting for this picture.",
      'As portraits go, it went.',
      "Great news from the jury: it's a face. They're still deliberating about the photo.",
    ],
    low: [
      'The photo on your bus pass just felt better about itself.',
      'Photo booths with one broken bulb have been known to ask for another go.',
    ],
    high: [
      'Infuriatingly good. Your driving licence will never forgive it.',
      'A portrait like that gets a brass plate first and a chairman later.',
      'Put it on the careers page, and three departments will apply to sit near you.',
    ],
  },
  {
    id: 'portrait-programme',
    when: ['face'],
    lines: [
      "It's the programme photo of whoever played Second Villager.",
      'Conference organisers would put it next to your talk and misspell your name.',
      'If portraits had boarding groups, this one would be Group Six.',
      'Nobody has ever seemed so ready for a library card.',
      'Ticket inspectors would glance at it, then at you, then out of the window.',
      'The face turned up. Whether it was briefed is another matter.',
      "It's what a gym prints on the card you use once.",
    ],
    low: [
      "If this were a driving licence, they'd let you keep the one from last time.",
      'Courtroom sketch artists get more out of people, and they work in crayon.',
    ],
    high: [
      'That belongs on the wall of a law firm, between a boat and a partner.',
      "With that in the programme, people will ask why you're only in act two.",
    ],
  },
  {
    id: 'portrait-newsroom',
    when: ['face'],
    lines: [
      "The local paper would run this beside 'Resident disappointed by bench'.",
      "All that's missing is a small curtain, a cord and a plaque.",
      "I've seen this on the wall of a golf club, two along from the fire extinguisher.",
      "Tomorrow's caption: 'Pictured: a spokesperson, before the rain'.",
      'You could be announcing a road closure or opening a tearoom.',
      'If found, please return to the third row of the staff photo.',
    ],
    low: ['They looked at this and went with the photo of the bench.'],
    high: [
      "They'll print this when you win the enormous cheese.",
      'The paper would run it on the front and move the election to page six.',
    ],
  },
  {
    id: 'portrait-drawer',
    when: ['face'],
    lines: [
      'The camera asked for a moment and you lent it this one.',
      "The neighbour my parcel was left with, according to a card I can't read.",
      "Add a candle and you're a restaurant critic. The soup was 'brave'.",
      'Halfway between a portrait and a screenshot of a meeting.',
      "Here's somebody about to say 'I'll keep this brief' and then dim the lights.",
    ],
    low: ["Photographers say 'one more' for a reason, and here is the reason."],
    high: [
      'Any frame shop would use this as the picture that makes people buy the frame.',
      'Hang it in a corridor of portraits, and the rest will ask to be repainted.',
    ],
  },
  {
    id: 'portrait-counter',
    when: ['tall', 'face'],
    lines: [
      'The portrait format has been used for a portrait. Officials are calling it progress.',
      'An upright frame with a face in it: you could be behind a counter, asking for my ticket.',
      "It's the right way up, which clears the first hurdle and most of the second.",
      'Hang it in the hall, where guests need somewhere to look while they hunt for shoes.',
    ],
    low: [
      "Hang it by the till, under 'please do not serve'.",
      "Oil portraits took months. This one respected everybody's time.",
    ],
    high: [
      'Portrait of somebody about to be insufferable at breakfast.',
      'Put it on a stamp. People would write letters again.',
    ],
  },
]
