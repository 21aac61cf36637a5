import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Pets, rooms and rare combinations. */
export const FIT_CORNERS: readonly Premise<PhotoCondition>[] = [
  {
    id: 'pet-one-outfit',
    when: ['pet-seen'],
    lines: [
      'The {pet} has one outfit, wears it daily and has never asked for a score.',
      'Best dressed in this picture: the {pet}, and it slept in that.',
      'That {pet} is about to contribute to the outfit, one bit of fluff at a time.',
      'The {pet} got ready in no time at all and is winning by a distance.',
    ],
    low: ['The {pet} has been seen with you in this. Think of its reputation.'],
    high: ['The outfit is good. The {pet} is better. Learn to live with silver.'],
  },
  {
    id: 'cat-approval',
    when: ['cat'],
    lines: [
      "There's a cat in the photo, so the outfit has already been judged today.",
      'The cat will sit on this outfit later and call it finished.',
      'Cats wear one look for life and act as if you were underdressed. Hard to argue.',
    ],
    low: ['The cat has brought nicer things in from the garden.'],
    high: ['The cat approves, by which I mean it has failed to leave the room.'],
  },
  {
    id: 'dog-approval',
    when: ['dog'],
    lines: [
      "There's a dog in the photo who loves this outfit. The dog also loves the delivery van.",
      'The dog thinks you look wonderful. The dog is thinking about ham.',
      "Ask the dog about the outfit. It's the only one here who won't need a second to answer.",
    ],
    low: ['Even the dog is pretending to have heard something outside.'],
    high: ['Good outfit, better dog. Nobody will remember the first part, but I noticed.'],
  },
  {
    id: 'clock',
    when: ['clock'],
    lines: [
      "There's a clock in the picture, so you knew there was still time to change.",
      "The clock has hands, and it's covering its face with both.",
      'That clock has watched you change five times, and it kept a straight face.',
    ],
    low: ["The clock says it's time."],
    high: ["The clock has stopped to look. Twice a day it's right, and this is one of the times."],
  },
  {
    id: 'kitchen',
    when: ['kitchen'],
    lines: [
      "Something in this picture cooks, chills or gets eaten off. It's better prepared than you.",
      'That look was plated by somebody in a hurry.',
      'All dressed up with somewhere to eat.',
      'Fashion week, at the end nearest the leftovers.',
      'The catering was on time. The styling is stuck in traffic.',
    ],
    low: ["It needed longer in the oven, and I don't mean dinner."],
    high: ["Dinner is served, and it's overdressed."],
  },
  {
    id: 'bathroom',
    when: ['bathroom'],
    lines: [
      'You got dressed, walked to the plumbing and called it a location.',
      "It's glamour, with a shut-off valve.",
      'The styling has legs. The location has pipes.',
    ],
    low: ['You picked the one location with a way to flush.'],
    high: ['An outfit that good among the plumbing. Somebody get it a bigger room.'],
  },
  {
    id: 'mono-founder',
    when: ['black-and-white', 'face'],
    lines: [
      'Black and white makes any face look important, and any outfit look as if it owed an explanation.',
      'You could be the founder of something. Nobody would dare to ask what, in greyscale.',
      "It's the photo in the lobby of a firm called Something and Partners.",
      'A documentary is already zooming in on this, very slowly.',
    ],
    low: ["The documentary will call this 'the difficult years'."],
    high: [
      "In colour you're well dressed. In black and white you're a foundation with a reading room.",
      'You look like the reason a building has a name.',
    ],
  },
  {
    id: 'blurry-full',
    when: ['blurry', 'full-body'],
    lines: [
      'Full length and out of focus: the whole outfit is there in spirit.',
      'You gave us everything from head to toe and then shook the evidence.',
    ],
    low: ["A full-length smear. In a bakery they'd charge extra."],
    high: ["Blurred from top to bottom, and it's still clear who won."],
  },
  {
    id: 'hips-smiling',
    when: ['to-the-hips', 'smiling'],
    lines: [
      'Smiling from the hips up, which is how every guided tour begins.',
      "That smile has seen the half of the outfit that we haven't.",
      'Half an outfit and a whole smile: the exchange rate is in your favour.',
    ],
    low: ["You smile like the bottom of the photo isn't hiding a thing. It's hiding all the things."],
    high: [
      'The smile closes the deal before anyone asks about the lower floors.',
      'You smile like somebody who knows that the other half is just as good.',
    ],
  },
  {
    id: 'hips-deadpan',
    when: ['to-the-hips', 'deadpan'],
    lines: [
      'No smile. The joke must be happening below the crop.',
      "The expression knows what's below the crop and has signed something about it.",
      'The smile must be below the crop, with everything else that was going well.',
    ],
    low: ["Half the outfit, none of the joy. You're being shipped in two parcels."],
    high: ["Half-length, unsmiling, flawless. I'm waiting for you to name a perfume."],
  },
  {
    id: 'group-mono',
    when: ['black-and-white', 'company'],
    lines: [
      'Several people, no colour: the annual meeting of the committee for sensible shoes.',
      "In greyscale you've all agreed on a colour at last.",
      "Nobody can tell who clashed with whom. It's the most diplomatic group photo of the year.",
    ],
    low: ['History will look back at this group and ask who was in charge of clothes.'],
    high: ['No colour, good company, not a bad outfit among you. Historians will assume you had taste.'],
  },
  {
    id: 'solo-no-props',
    when: ['one-person', 'no-things', 'well-lit'],
    lines: [
      "One person, clear light, nothing to hide: it's an oral exam, and the outfit goes first.",
      'You against the outfit, on neutral ground, in good light. I have the outfit ahead on points.',
      "No crowd to vanish into. The outfit has my full attention, and it's sweating.",
    ],
    low: ["Good light, a clear cue, and the outfit still couldn't remember the choreography."],
    high: [
      'One person, good light, not a gimmick that I could name. The band will have to find a new singer.',
      "One person, clear light, nothing in the notebook. I'll be waiting in the car.",
    ],
  },
]
