import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Colour of the whole scene; it may be the room, the grass or the pet, so no line says which. */
export const PET_COLOUR: readonly Premise<PhotoCondition>[] = [
  {
    id: 'main-paint-chart',
    when: ['scene-colour', 'pet'],
    lines: [
      "The dominant colour is {main}. On the paint chart it's called '{pet} knows best'.",
      'Mostly {main}, which goes with the {pet}, since everything goes with the {pet} or goes.',
      'A study in {main}, commissioned by a {pet}, executed by staff.',
      'Who chose all this {main}? The {pet} would like to thank or sack them.',
    ],
    low: ["There's a great deal of {main} here, doing the work that the photographer was hired for."],
    high: ['All that {main}, and it works. The {pet} is already calling it a signature.'],
  },
  {
    id: 'main-seen',
    when: ['scene-colour', 'pet-seen'],
    lines: [
      '{main} everywhere, {pet} somewhere, taste pending.',
      'The {pet} looks good against {main}, or with it, or in spite of it. The {pet} looks good.',
      "Interior designers call it 'tonal'. The {pet} calls it 'a bit {main}'.",
      'So much {main} that the {pet} has asked for an accent wall and a new human.',
    ],
    low: ['Points for the {pet}, questions about the {main}, a hearing for the photographer.'],
    high: ["The {pet} makes {main} look like a decision. That's a service, and it'll be itemised."],
  },
  {
    id: 'main-alone',
    when: ['scene-colour', 'pet-alone', 'one-pet'],
    lines: [
      'A {pet}, some {main} and not a person in sight: three improvements in one picture.',
      "One {pet} plus plenty of {main}. It's a restaurant that does two dishes well.",
      'With no human in the way you can really appreciate the {main}.',
      "If the {pet} had a flag, it'd be {main}, and you'd be the pole.",
    ],
    low: ["The {main} has more to say than the angle, and it's only {main}."],
    high: ['The {pet} treats all that {main} as a soloist treats an orchestra: helpful, seated.'],
  },
  {
    id: 'in-colour-seen',
    when: ['in-colour', 'pet-seen'],
    lines: [
      'In full colour, as the {pet} insisted, for the stamps.',
      "You chose colour over black and white, so the {pet} can't yet be released as a philosopher.",
      'Colour by nature, presence by {pet}, button by human.',
      'The colours turned out well. The {pet} sent them a card.',
    ],
    low: ['Glorious colour, and all of it was there before you arrived.'],
    high: ['The colours are so right that the {pet} has licensed them to a jam label.'],
  },
  {
    id: 'one-colour',
    when: ['one-colour', 'scene-colour', 'pet'],
    lines: [
      "More than half of this is {main}. I've had hold music with more range.",
      "It's {main} on {main}, with a hint of {main}, like a fence catalogue.",
      "When the {pet} said 'one colour', it meant dinner.",
      "You've covered most of the picture in {main}, as if guests were coming.",
    ],
    low: ['Congratulations on your photo of {main}. Was there an animal planned?'],
    high: ["Nearly all {main} and somehow it's chic. A hotel lobby would pay for that, and so it should."],
  },
  {
    id: 'two-colours',
    when: ['two-colours', 'scene-colour', 'pet-seen'],
    lines: [
      "{main} and {second}: the {pet}'s team colours. You're the mascot.",
      "A palette of {main} with {second}, as seen in every dentist's waiting room.",
      'Between the {main} and the {second} sits a small legal gap, and the {pet} has claimed it.',
      '{main} for the look, {second} for the mood, {pet} for the money.',
    ],
    low: ["The {main} isn't speaking to the {second}, and both have unfollowed you."],
    high: ['{main} with {second} and a {pet}: a book cover. The book is about you, briefly, in chapter two.'],
  },
  {
    id: 'vivid',
    when: ['vivid', 'pet-seen'],
    lines: [
      'The colours are shouting. The {pet} would have left a note.',
      "As vivid as a children's party at the exact minute before the crying.",
      'So colourful that parrots would ask you to tone it down.',
    ],
    low: ['Somebody turned the colours up because nobody could turn the photographer off.'],
    high: ['Bright as a sweet shop, and the {pet} still gets all the sugar.'],
  },
  {
    id: 'muted',
    when: ['muted', 'pet-seen'],
    lines: [
      'Muted colours, as if the {pet} had asked everybody to keep it down.',
      'This palette says please and thank you and goes to bed at nine.',
      "Oatmeal, fog, waiting-room blinds: that's the mood board, and the {pet} is the receptionist.",
    ],
    low: ['The colours have been washed at ninety. The {pet} got out in time.'],
    high: ['Restrained, subtle, Scandinavian. The {pet} costs extra.'],
  },
  {
    id: 'black-and-white-seen',
    when: ['black-and-white', 'pet-seen'],
    lines: [
      'In black and white the {pet} has finally become a French novelist.',
      'A monochrome {pet}: somebody is about to stand on a balcony and miss Paris.',
      'You took the colour out and the {pet} filled the gap with meaning.',
      "It's the author photo for 'Dinner: A Memoir of Waiting'.",
    ],
    low: ["You removed the colour in the hope of art, and what's left is a {pet} and a photocopier."],
    high: ['Black and white, timeless, devastating. The {pet} has signed with an agent in Berlin.'],
  },
  {
    id: 'black-and-white-any',
    when: ['black-and-white', 'pet'],
    lines: [
      "Black and white, like a {pet}'s view on mealtimes.",
      'No colour at all, so it counts as culture.',
      'A silent film. The {pet} approves: you had too many lines.',
    ],
    low: ["Monochrome can't save everything. Ask the zebra crossing."],
    high: ['Drained of colour and full of class, like a butler in a thriller.'],
  },
  {
    id: 'colourful',
    when: ['colourful', 'pet-seen'],
    lines: [
      'Four colours at least, all of them competing, and the winner is a {pet}.',
      'It looks like the {pet} walked through a paint shop and left a tip.',
      'Every colour was invited. The {pet} is working the door.',
    ],
    low: ['A riot of colour, and the {pet} is helping the police with their enquiries.'],
    high: ['A whole box of crayons, and the {pet} is the one that everybody fights over.'],
  },
  {
    id: 'cat-scene-colour',
    when: ['scene-colour', 'cat', 'pet-seen'],
    lines: [
      'The {main} was tested by the cat for shedding, visibility and how much it costs to replace.',
      "A cat picks its colours the way it picks its laps: by who'll mind the most. Today, {main}.",
      'Mainly {main}, and by spring all of it will be upholstered in cat.',
    ],
    low: ['The {main} came out fine. The cat expected at least salmon.'],
    high: ['Cat with {main}: a pairing so good that it should come with cheese.'],
  },
  {
    id: 'dog-scene-colour',
    when: ['scene-colour', 'dog', 'pet-seen'],
    lines: [
      'All this {main}, and the dog would still rate it by smell.',
      'Dogs see fewer colours than we do, so the {main} is mostly for you. The dog has the rest of the day.',
      'So {main} that you could lose a tennis ball in it, and I bet that somebody has.',
    ],
    low: ["The {main} isn't house-trained and neither is that composition."],
    high: ['A dog, some {main}, and a mood like the last day of school.'],
  },
]
