import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The great dynasties of worn-out lines. */
export const RIZZ_FAMILIES: readonly Premise<LineCondition>[] = [
  {
    id: 'cliche-angel',
    when: ['cliche-angel'],
    lines: [
      'Heaven keeps a recording of that one for training purposes.',
      "Angels have a department for this one, and it's a locked door.",
      'The clouds get a fallen-angel enquiry every four seconds and have gone to email.',
      "If somebody did drop from the sky, they'd want an ambulance and some quiet.",
    ],
    low: ['Paradise is fully staffed. Please stop calling.'],
  },
  {
    id: 'cliche-running',
    when: ['cliche-running'],
    lines: [
      'All that running through your mind, and they never met anyone.',
      'Short lap, was it?',
      "Nobody's tired. They had the whole track to themselves.",
      'The mind in question has one bench and a vending machine.',
    ],
  },
  {
    id: 'cliche-library',
    when: ['cliche-library'],
    lines: [
      "Checking people out is the till's job, and the till is more subtle.",
      "You've run up a fine, and not the flattering kind.",
      "Librarians can hear that one coming three shelves away. They've a stamp for it: 'no'.",
      'Overdue by about forty years.',
    ],
  },
  {
    id: 'cliche-eyes',
    when: ['cliche-eyes'],
    lines: [
      "Lost in somebody's eyes. Blink twice if you'd like a coastguard.",
      'They have eyes, well spotted. Next week: elbows.',
      'Everybody gets lost in eyes and nobody ever packs a sandwich.',
      "An optician charges for this, and at least there's a chart.",
    ],
  },
  {
    id: 'cliche-stars',
    when: ['cliche-stars'],
    lines: [
      'Astronomers checked: all stars present, and slightly offended.',
      'The stars are where they were. The theft is imaginary and so, I fear, is the reply.',
      'Grand larceny as a compliment. Their parents are owed an apology.',
    ],
  },
  {
    id: 'cliche-parking',
    when: ['cliche-parking'],
    lines: [
      "The traffic warden you're quoting has asked you to move along.",
      'Comparing someone to a penalty notice: at last, a compliment that doubles after fourteen days.',
      'Nobody has ever been pleased to find one of these on the windscreen.',
      'Clamped.',
    ],
  },
  {
    id: 'cliche-wifi',
    when: ['cliche-wifi'],
    lines: [
      'You feel a connection. They feel for the router and hold the button for ten seconds.',
      'Strong signal, no data.',
      'Connected, no internet: the icon for this evening.',
      'A connection? Have you tried standing nearer the window?',
    ],
  },
  {
    id: 'cliche-type',
    when: ['cliche-type'],
    lines: [
      "Just your type. Their type is 'elsewhere'.",
      'The keyboard has heard it and locked itself.',
      "They're your type. You are their Caps Lock.",
    ],
  },
  {
    id: 'cliche-magician',
    when: ['cliche-magician'],
    lines: [
      "Everyone else disappears, and you've no idea it was on foot.",
      "Nice trick. When they vanish too, that wasn't magic, that was you.",
      'The rabbit has gone back into the hat and pulled it shut.',
    ],
  },
  {
    id: 'cliche-alphabet',
    when: ['cliche-alphabet'],
    lines: [
      "You rearranged the alphabet and still couldn't spell 'boundaries'.",
      'Twenty-six letters to choose from, and you sat on two.',
      "Put U and I together and you're still twenty-four letters short of a plan.",
      "In 'suitcase', U and I are together too, and somebody is leaving.",
    ],
  },
  {
    id: 'cliche-snack',
    when: ['cliche-snack'],
    lines: [
      "They aren't a snack. They're a person with a bus to catch.",
      'Calling people food works on gingerbread.',
      "A side salad would've been a fresher comparison.",
    ],
  },
  {
    id: 'cliche-sugar',
    when: ['cliche-sugar'],
    lines: [
      'Sweet talk, and already a wasp on it.',
      'Sugar, again. The dentist has bought a boat.',
      'Too much syrup, not enough pancake.',
    ],
  },
  {
    id: 'cliche-picture',
    when: ['cliche-picture'],
    lines: [
      "You can picture you both together. They've asked for the negatives.",
      'Every camera adds distance. This one added a county.',
      "Smile! You're being cropped out.",
      'Lovely composition: you, and a door swinging.',
    ],
  },
  {
    id: 'cliche-search',
    when: ['cliche-search'],
    lines: [
      'You searched everywhere and found them standing next to the coats.',
      'Your search returned one result. It has cleared its history.',
      "Did you mean: 'dinner alone'?",
    ],
  },
  {
    id: 'cliche-future',
    when: ['cliche-future'],
    lines: [
      "You see them in your future. It's a photo of a back.",
      'Time travel, and you used it to arrive at this.',
      "Even in the future they're washing their hair.",
    ],
  },
  {
    id: 'cliche-number',
    when: ['cliche-number'],
    lines: [
      'You lost your number. Your number feels differently: it says it left.',
      "A person who loses a phone number shouldn't be trusted with a second one.",
      'Lost property has it. Lost property has listened to your voicemail and would like to keep it.',
    ],
  },
  {
    id: 'cliche-material',
    when: ['cliche-material'],
    lines: [
      "The material is polyester, and the label says 'keep away from people'.",
      "Feel this fabric? It's the sound of somebody stepping back.",
      'Thread count: two, both loose.',
    ],
  },
]
