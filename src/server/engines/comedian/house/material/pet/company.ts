import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** People beside the pet: the supporting cast. */
export const PET_COMPANY: readonly Premise<PhotoCondition>[] = [
  {
    id: 'with-people-supporting',
    when: ['pet-with-people'],
    lines: [
      'A fine picture of a {pet}. I see that staff were also present.',
      'The {pet} has allowed a person into the shot, for scale.',
      'Star: the {pet}. Also appearing: whoever carries the bags.',
      "Next to the {pet} even a good outfit becomes 'background'.",
    ],
    low: ['The {pet} knows how to be photographed. The rest of the cast read the wrong script.'],
    high: [
      'Human and {pet} in one lovely picture. Guess which half gets the fan mail.',
      "You're in a picture with a star, and you didn't once hold it up wrong. Staff bonus.",
    ],
  },
  {
    id: 'with-people-crop',
    when: ['pet-with-people'],
    lines: [
      'The {pet} has approved the version without people.',
      'Where would you like the crop? The {pet} has drawn a line.',
      'Post this and see: nine comments for the {pet}, and one asking you to lean left.',
      "It's a joint portrait, the way a limousine is a joint project with its tyres.",
    ],
    low: ["Remove the people, replace the photographer, keep the {pet}. That's the whole note."],
    high: [
      "A picture with a person in it that the {pet} didn't ruin by being better. Well, not on purpose.",
      'For once the people may stay in. The {pet} was firm, but fair.',
    ],
  },
  {
    id: 'with-people-press',
    when: ['pet-with-people'],
    lines: [
      "From the {pet}: 'No, I don't know them. They come with the dinner.'",
      'Press photo: the {pet} greets a member of the public.',
      "Security, says the {pet}. There's somebody in my portrait.",
      'The {pet} agreed to one fan picture, and you know how fans are.',
    ],
    low: ["The {pet} agreed to one photo with a fan. You've brought chairs."],
    high: [
      "It's the kind of picture a politician would pay for, and the {pet} gave it away for a snack.",
      'The {pet} has asked for forty signed copies, and for you to do the signing.',
    ],
  },
  {
    id: 'with-one-person',
    when: ['pet-with-people', 'one-person', 'one-pet'],
    lines: [
      'One {pet}, one human: boss and body double.',
      'Two faces of one business, and only one of them does the washing up.',
      'The person is there to hold things. The {pet} is there to be things.',
      "Buddy film: one's the brains and the looks, the other drives.",
    ],
    low: ['A duet, and only one of you was told it was a duet.'],
    high: [
      'An excellent couple. The human brings the ideas, the {pet} brings the veto.',
      'It looks like love. One of you is also paid in chicken.',
    ],
  },
  {
    id: 'with-two-people',
    when: ['pet-with-people', 'two-people', 'one-pet'],
    lines: [
      'Two people and a {pet}: the board, and its two assistants.',
      'A pair of humans, one to cook and one to apologise to the neighbours.',
      "Two humans, so there's always one that the {pet} hasn't yet asked for dinner.",
      'You two can ask all the questions you like. The {pet} has already eaten the evidence.',
    ],
    low: ['Two people and nobody noticed that the {pet} was carrying the whole act.'],
    high: [
      "Three of you, one album cover. The {pet} sings lead; the tour's already tense.",
      'Two people and a {pet}, and you can see who the house is named after.',
    ],
  },
  {
    id: 'with-group',
    when: ['pet-with-people', 'group'],
    lines: [
      'Count {people} humans in one picture with a {pet}, and not one of them in charge.',
      'A {pet} with an entourage this size must have dropped an album.',
      'The family reunion has a keynote speaker, and it eats from a bowl.',
      'All {people} of you were needed to achieve what the {pet} does by turning up.',
    ],
    low: ['With {people} people present, somebody could have counted to three before the click.'],
    high: ["A group of {people}, and I couldn't pick you out of a line-up. The {pet} I could draw."],
  },
  {
    id: 'with-crowd',
    when: ['pet-with-people', 'crowd'],
    lines: [
      "A whole crowd, and the {pet} remembers nobody's name.",
      "Record turnout for what I take to be the {pet}'s annual address.",
      "So many people and a {pet}: somebody's giving autographs, and it isn't the people.",
    ],
    low: ['A crowd this size and not one volunteer with a tripod.'],
    high: ["With a crowd like that, somebody's selling mugs of the {pet} at the back."],
  },
  {
    id: 'with-smiling',
    when: ['pet-with-people', 'smiling'],
    lines: [
      'The human is smiling like somebody who believes that the {pet} is theirs.',
      "That smile's for the camera. The {pet}'s is, I'm told, for subscribers.",
      "A person beaming beside a {pet}: it's a lottery cheque photo, and the cheque has opinions.",
      'Happy human. The {pet} will have that looked into.',
    ],
    low: ['The smile is trying to save the photo, like one person clapping at a school concert.'],
    high: [
      "It's a lovely smile, warm and sincere, right next to the thing we're all looking at.",
      "I'd smile like that too if the {pet} had let me stand so close.",
    ],
  },
  {
    id: 'with-deadpan',
    when: ['pet-with-people', 'deadpan'],
    lines: [
      "The human isn't smiling. The {pet} did say it would handle the charm.",
      'A straight face beside a {pet}, like a bouncer at a nursery.',
      "Somebody's gone for stern, as though the {pet} might be sold.",
      "Serious human, famous {pet}: it's a bank advert with one good reason to join.",
    ],
    low: ["One of you has all the warmth here, and it can't operate a door handle."],
    high: [
      "Cool, composed, unsmiling: the {pet}'s security detail is the best in the business.",
      'The human is unmoved. The rest of us are on the floor, making the noise.',
    ],
  },
  {
    id: 'with-top',
    when: ['pet-with-people', 'top-colour'],
    lines: [
      'The human wore {top}. The {pet} came as itself and won best dressed.',
      "Whoever's in the {top} should know that the {pet} was styled first.",
      "A {top} top: a fine choice, soon to be tested by somebody who doesn't do laundry.",
      'Uniform for staff this season: {top}.',
    ],
    low: ['The {top} and the {pet} met for the first time in front of the camera, and it shows.'],
    high: [
      'That {top} goes so well with the {pet} that you might be allowed in the next one.',
      'Whoever put that {top} next to that {pet} should be doing weddings.',
    ],
  },
  {
    id: 'with-facing',
    when: ['pet-with-people', 'facing-camera'],
    lines: [
      "The human faces the camera, in the sweet belief that somebody's here for the human.",
      'Head-on to the lens, like a spokesperson for a company that the {pet} runs.',
      'Any questions for the person? No? Then on to the forty about the {pet}.',
    ],
    low: ['The human gave the lens everything. The lens asked for the {pet}.'],
    high: [
      'A proper double portrait. One of you is a star, and the other will be asked to hold the ladder.',
      'The person looked at the lens, the lens looked at the {pet}, and everybody got what they wanted.',
    ],
  },
  {
    id: 'with-turned-away',
    when: ['pet-with-people', 'turned-away'],
    lines: [
      "The human has turned from the camera, as the {pet}'s contract requires.",
      'Profile view for the person, full coverage for the {pet}: somebody read the billing.',
      'The person is looking elsewhere. I would never, with that {pet} about.',
    ],
    low: ['Even the person in it has looked away, and I took it as a review.'],
    high: [
      'Turned aside so that the {pet} can shine: finally, a human with media training.',
      'The human looked away for a second, and the {pet} became famous.',
    ],
  },
]
