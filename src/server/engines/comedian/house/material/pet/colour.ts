import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Colour of the whole scene; it may be the room, the grass or the pet, so no line says which. */
export const PET_COLOUR: readonly Premise<PhotoCondition>[] = [
  {
    id: 'main-paint-chart',
    when: ['scene-colour', 'pet'],
    lines: [
      'All that {main}, and you still think you chose it.',
      "There's a lot of {main} in here, and the {pet} has already claimed it.",
      'Whoever did the {main} was clearly paid by the {pet} and watched while they worked.',
      "Who chose all this {main}? It wasn't the {pet}. The {pet} has taste.",
    ],
    low: ['I came for the {pet} and mostly met {main} paint.'],
    high: [
      "All that {main}, and it works. The {pet} is taking the credit, and you'll let it.",
      'That {main} has been on the market for years, waiting for the right {pet} to lie about on it.',
    ],
  },
  {
    id: 'main-seen',
    when: ['scene-colour', 'pet-seen'],
    lines: [
      'The {pet} has looked at all this {main} and asked to see the manager, who is the {pet}.',
      'The {pet} looks good against {main}, or with it, or in spite of it. Some of us need the right lamp.',
      "Interior designers call it 'tonal'. The {pet} calls it 'a bit {main}'.",
      'You decorated in {main}. The {pet} has been decorating over it ever since.',
    ],
    low: ['You nailed the {main}. Next time, the animal.'],
    high: [
      '{main} has never looked this good. On you it would be a corridor.',
      "I've ordered six tins of {main} and I don't even have a {pet}.",
    ],
  },
  {
    id: 'main-alone',
    when: ['scene-colour', 'pet-alone', 'one-pet'],
    lines: [
      'A {pet}, some {main} and not a person in sight: three improvements in one picture.',
      "The {pet} is in charge of charm, the {main} is in charge of scenery, and you're in charge of the bags.",
      'With no human in the way you can really appreciate the {main}.',
      "If the {pet} had a flag, it'd be {main}, and you'd be the pole.",
    ],
    low: ["The {pet} was promised scenery. It's {main}. It's all {main}."],
    high: [
      'All that {main}, and it all sits down when the {pet} comes on.',
      'The {pet} in front, {main} behind: any flag would salute it.',
    ],
  },
  {
    id: 'in-colour-seen',
    when: ['in-colour', 'pet-seen'],
    lines: [
      'In colour, so that everybody can see who owns the place.',
      "You chose colour over black and white, so the {pet} can't yet be released as a philosopher.",
      'Nature did the colour, and the {pet} did the rest. You were in charge of a button.',
      "The colours turned out well. The {pet} hasn't turned out for you once.",
    ],
    low: ['Glorious colour, and all of it was there before you arrived.'],
    high: [
      'The colours are so right that somebody will put them on a jam jar.',
      'They invented colour, and then they waited for the {pet}.',
    ],
  },
  {
    id: 'one-colour',
    when: ['one-colour', 'scene-colour', 'pet'],
    lines: [
      "More than half of this is {main}, and you still said 'smile'.",
      "It's {main} on {main}, with a hint of {main}, like a fence catalogue.",
      "Take away the {main} and there's barely enough photo left to hang.",
      "The {pet} asked for a bit of {main}. You don't do a bit.",
      'Anyone looking for this {pet} is told: try the {main} part.',
    ],
    low: ['Congratulations on your photo of {main}. Was there an animal planned?'],
    high: [
      "Nearly all {main}, and it's gorgeous. The {pet} tells people that it was the budget.",
      'That much {main} should be boring. You can thank the {pet}, as usual.',
      "It's {main} nearly everywhere, like a stage that knows who's coming on.",
    ],
  },
  {
    id: 'two-colours',
    when: ['two-colours', 'scene-colour', 'pet-seen'],
    lines: [
      'A flag in {main} and {second}, and the {pet} never gave you a vote.',
      "{main} and {second}: the two colours you'll be vacuuming.",
      'The {main} paint was free. The {second} paint was free. The {pet} has sent an invoice.',
      'You matched the {main} to the {second}. The {pet} matches neither and still wins.',
      'The {main} was chosen from a chart. The {second} was chosen from a chart. The {pet} walked in.',
      '{main}, {second}, {pet}. Only one of those gets fed on time.',
    ],
    low: ["Nobody told the {main} bits or the {second} bits that there'd be a photographer. It shows."],
    high: [
      "{main}, {second} and a {pet}: it's a flag, and I'd fight for it. Gently, with snacks.",
      '{main}, {second} and the {pet}: two supporting acts and a headliner.',
    ],
  },
  {
    id: 'vivid',
    when: ['vivid', 'pet-seen'],
    lines: [
      'The colours are shouting. The {pet} would have left a note.',
      "As vivid as a children's party at the exact minute before the crying.",
      'So colourful that I expected cake. The {pet} is still expecting it.',
    ],
    low: ['Somebody turned the colours up because nobody could turn the photographer off.'],
    high: [
      "Bright as a funfair, and the {pet} is the only ride I'd queue for.",
      'Even the loudest colour in it has asked the {pet} for a photo together.',
    ],
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
    high: [
      'Restrained, subtle, Scandinavian. The {pet} costs extra.',
      'The colours take their shoes off before they come near the {pet}.',
    ],
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
    high: [
      'Black and white, timeless, devastating. The {pet} has signed with an agent in Berlin.',
      "There's no colour in it and my heart still went red.",
    ],
  },
  {
    id: 'black-and-white-any',
    when: ['black-and-white', 'pet'],
    lines: [
      "Black and white, which is how a {pet} sees dinner: it's there or it isn't.",
      'No colour at all, so it counts as culture.',
      'A silent film. The {pet} approves: you had too many lines.',
    ],
    low: ["Monochrome can't save everything. Ask the zebra crossing."],
    high: [
      'Drained of colour and full of class, like a butler in a thriller.',
      'Black and white, and I can tell it was a good day for ham.',
    ],
  },
  {
    id: 'colourful',
    when: ['colourful', 'pet-seen'],
    lines: [
      "All those colours, and the {pet} is still the one I'd save from a fire.",
      'It looks like the {pet} walked through a paint shop and left a tip.',
      'Every colour was invited. The {pet} is working the door.',
    ],
    low: ['A riot of colour, and the {pet} is helping the police with their enquiries.'],
    high: ['Every crayon in the box turned up, and they all asked to sit by the {pet}.'],
  },
  {
    id: 'cat-scene-colour',
    when: ['scene-colour', 'cat', 'pet-seen'],
    lines: [
      'That {main} was lovely. The cat has notes, and the notes have claws.',
      "Enjoy the {main} while it's still {main} and not mostly cat.",
      "A cat picks its colours the way it picks its laps: by who'll mind the most. Today, {main}.",
      'Mainly {main}, and by spring all of it will be upholstered in cat.',
    ],
    low: ['All that {main} to work with, and the cat is still waiting for the real photographer.'],
    high: [
      'A cat with {main}. I had a joke ready, and the cat stared at it until it left.',
      'The cat lent the {main} some of its dignity, and wants it back by six.',
    ],
  },
  {
    id: 'dog-scene-colour',
    when: ['scene-colour', 'dog', 'pet-seen'],
    lines: [
      'All this {main}, and the dog would still rate it by smell.',
      'Dogs see two colours and neither is {main}. You did all this for the neighbours.',
      'So {main} that you could lose a tennis ball in it, and I bet that somebody has.',
    ],
    low: ['So much {main}, and nowhere in it to dig. The dog is being very polite.'],
    high: [
      'A dog, some {main}, and the mood of the last bell before the holidays.',
      'The dog would trade all that {main} for one good stick, and throw you in.',
      "Nobody will remember the {main}. They'll remember a dog and a sudden wish to buy a garden.",
    ],
  },
]
