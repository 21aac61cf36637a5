import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The objects around the pet, all of which it owns. */
export const PET_THINGS: readonly Premise<PhotoCondition>[] = [
  {
    id: 'no-things-minimal',
    when: ['no-things', 'pet-seen'],
    lines: [
      "I couldn't make out one prop, and the {pet} didn't need one. You might have.",
      "Minimalist, and I use the word for anything I can't name.",
      'The set is bare, as I see it. The {pet} had it cleared for the close-up of its ego.',
      'No clutter that I can name. Did you tidy, or turn round?',
    ],
    low: ["No object that I'd dare to blame, which narrows the list to you."],
    high: [
      "I couldn't name a thing in it besides the {pet}. That's what billing means.",
      "Next to that {pet} I doubt that I'd have noticed a piano.",
    ],
  },
  {
    id: 'no-things-any',
    when: ['no-things', 'pet'],
    lines: [
      "No furniture that I could put a name to. Either you're tasteful or the {pet} got there first.",
      'Hardly a prop that I could name. The budget plainly went on snacks.',
      'I can name as many objects here as on a shelf that the {pet} has just finished with.',
      "I can't name one object in there. With a {pet} about, that won't last till supper.",
    ],
    low: ['An empty stage is brave. It does help to have rehearsed.'],
    high: [
      'Nothing that I could name gets in the way, and that includes your ideas.',
      "Whatever else is in there, I couldn't put a name to it. I was busy.",
    ],
  },
  {
    id: 'thing-owned',
    when: ['thing', 'pet-seen'],
    lines: [
      'The {thing} belongs to the {pet}. You just paid for it, moved it and hoovered round it.',
      'A {pet} and {athing}: it reads like the start of a claim form.',
      'Supporting role for the {thing}, which remained calmer than you.',
      "There's {athing} in shot, awaiting the {pet}'s verdict or its signature.",
    ],
    low: ['The {thing} held its pose. The {pet} held its pose. You held the phone.'],
    high: [
      "The {thing} is in this too, and it'll be telling people for years.",
      'The {thing} has never been in a picture this good, and it knows why.',
    ],
  },
  {
    id: 'cat-seat',
    when: ['cat', 'seat', 'pet-seen'],
    lines: [
      "I see seating for the cat. I expect you've got a bit of floor somewhere.",
      'Somewhere to sit, and a cat: so nowhere to sit.',
      'The furniture is yours on paper, and the cat is sitting on the paper.',
    ],
    low: ['The upholstery has been through enough without this angle.'],
    high: ['A cat, nice furniture, a good photo. Now turn the furniture round.'],
  },
  {
    id: 'dog-seat',
    when: ['dog', 'seat', 'pet-seen'],
    lines: [
      "The rule was 'not on the furniture'. I notice there's furniture, and I notice there's a dog.",
      "A seat and a dog, and a human who'll be 'fine here on the floor, honestly'.",
      'Seating for three, or for one dog at an angle.',
      'I see a seat and I see a dog. I know who was asked to move.',
    ],
    low: ["That seat has seen some things, and now it's seen this composition."],
    high: ['It looks like a catalogue for furniture that you can no longer use.'],
  },
  {
    id: 'bed',
    when: ['bed', 'pet-seen'],
    lines: [
      "There's a bed in the picture, so I know who sleeps well and who sleeps on the edge like a bookmark.",
      'The bed was sold as a double, and the {pet} assumed that meant double for one.',
      'House rule: no {pet} on the bed. It must be somewhere on page one, under the crumbs.',
    ],
    low: ["You'd think that with a bed right there somebody would've slept on this decision."],
    high: ["A bed and a {pet}, beautifully shot. Nobody's asking where you'll be tonight."],
  },
  {
    id: 'screen',
    when: ['screen', 'pet-seen'],
    lines: [
      'With electronics in the picture, the {pet} has presumably replied to all.',
      'Tech support is here, and it charges in snacks and missing keys.',
      "Either somebody's working from home or nobody is. The supervisor is pictured.",
    ],
    low: ['The gadget in shot takes better pictures, and it may be a remote control.'],
    high: ['The best thing that has ever been in front of a screen in that house, you included.'],
  },
  {
    id: 'plant',
    when: ['plant', 'pet-seen'],
    lines: [
      'A plant, or at least its vase, in the same picture as a {pet}: the truce must be holding.',
      'Whatever grows in this house has written to its family.',
      'Houseplant care, level expert: water weekly, hide from {pet}.',
    ],
    low: ['Next time let the houseplants take it. They know where the light is.'],
    high: [
      'Flora and fauna in harmony, and a human who can keep both going. Suspicious.',
      'The pot, the greenery, the {pet}: one of them grew on me at once.',
    ],
  },
  {
    id: 'food',
    when: ['food', 'pet-seen'],
    lines: [
      "There's food, or its bowl, in this picture. By the time you read this, it's the bowl.",
      'A still life with catering and {pet}, a genre lasting around four seconds.',
      'Whose snack is that? I ask as a friend, the {pet} asks as an auditor.',
    ],
    low: ["The catering had better framing, and I suspect that it had the {pet}'s vote."],
    high: ['Catering in sight and the portrait still came out. Count the sausages.'],
  },
  {
    id: 'cup',
    when: ['cup', 'pet-seen'],
    lines: [
      'I see something to drink out of near a {pet}. How do you feel about that carpet?',
      'A drink and a {pet} in one frame: a short story with one ending.',
      'Whoever owns that drink should know that the {pet} has an arrangement with gravity.',
    ],
    low: ["Put the drink down. It's not helping, and neither is the angle."],
    high: ['The drink is still upright. The {pet} must be saving it.'],
  },
  {
    id: 'kitchen-things',
    when: ['kitchen', 'pet-seen'],
    lines: [
      'The catering area is in shot. The {pet} has had it under surveillance since breakfast.',
      "In this kitchen the {pet} is head taster, and you're the one with the burns.",
      'Near the food again. The {pet} calls it work.',
    ],
    low: ['Too many cooks, and not one photographer.'],
    high: ['A star in its natural habitat, which is wherever you keep the good stuff.'],
  },
  {
    id: 'bag',
    when: ['bag', 'pet-seen'],
    lines: [
      'A bag is visible. The {pet} has started packing, or has packed itself.',
      "There's luggage about, and the {pet} would like to know the meaning of it. In writing.",
      "There's a bag. The {pet} has seen this film and doesn't like how it ends.",
    ],
    low: ['Pack the camera first. Then check it in. Then lose the ticket.'],
    high: ["Hand luggage and a supermodel. Only one of them fits under the seat, and it won't."],
  },
  {
    id: 'vehicle',
    when: ['vehicle', 'pet-seen'],
    lines: [
      "There's transport in it. The {pet} has already called the front seat and both windows.",
      "Transport arranged, snacks packed: the {pet}'s tour manager has done well, and that's you.",
    ],
    low: ['There was a way out of here with wheels, and you stayed to take this.'],
    high: ['A {pet} with its own transport: the film poster is done, somebody write the film.'],
  },
  {
    id: 'toy',
    when: ['toy', 'pet-seen'],
    lines: [
      'Teddy on one hand, {pet} on the other. Only one of them keeps your secrets for free.',
      "There's a teddy in it. It's the {pet}'s, and it knows too much.",
    ],
    low: ["The teddy held still, kept quiet and gave you everything. It's over to you."],
    high: ["A teddy and a {pet}. I'm not made of stone, I'm made of contempt, and it's leaking."],
  },
  {
    id: 'book',
    when: ['book', 'pet-seen'],
    lines: [
      "There's a book. The {pet} started it at the corner.",
      "Somebody in this house reads. My money's on the one with time.",
    ],
    low: ["Even the book's cover took three meetings. This took a thumb."],
    high: ['Bookish, poised, photogenic: the {pet} will take questions after the reading.'],
  },
]
