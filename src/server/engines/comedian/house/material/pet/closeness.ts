import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** How much of the frame the pet takes: a matter of the camera's distance, never of the pet. */
export const PET_CLOSENESS: readonly Premise<PhotoCondition>[] = [
  {
    id: 'fills-percentage',
    when: ['pet-fills-frame'],
    lines: [
      '{petpercent} of this picture is {pet}. The rest is the small print.',
      'The frame is {petpercent} {pet}. Your camera roll is a little ahead of that.',
      'By area, the {pet} won {petpercent} of the vote, and the background has conceded.',
      '{petpercent} {pet} by volume. Do not operate machinery.',
    ],
    low: ['You gave the {pet} {petpercent} of the frame and none of the planning.'],
    high: [
      "{petpercent} {pet}. I'd have gone higher.",
      'At {petpercent} {pet} this is the purest photograph in the building.',
    ],
  },
  {
    id: 'fills-optician',
    when: ['pet-fills-frame'],
    lines: [
      'Any closer and the {pet} would have to ask which is clearer, one or two.',
      'This is how near the dentist gets, and the dentist offers a rinse.',
      'Step back. Further. The {pet} will tell you when, around Thursday.',
      "So close that I said 'excuse me' and moved along.",
    ],
    low: ["You didn't take a portrait of the {pet}, you parked against it."],
    high: [
      "Far too close and completely magnificent. I sat in the splash zone and I'd do it again.",
      'I leaned in. So did everybody behind me. The bus went past.',
    ],
  },
  {
    id: 'fills-pov',
    when: ['pet-fills-frame'],
    lines: [
      "The {pet} filled the frame so that you'd have no room to hide behind the scenery.",
      'One does not zoom in on management, says the {pet}. One is granted an audience.',
      'From in here I can smell your breakfast, thinks the {pet}, and I note it was larger than mine.',
      "The {pet} calls this distance 'acceptable, if catered'.",
    ],
    low: ["Dear human: there's a thing called a step. You can take it backwards. Regards, the {pet}."],
    high: [
      'A close-up that the {pet} could have requested, had it ever stooped to ask.',
      'Hardly any scenery, and nothing but nerve. The {pet} calls it Tuesday.',
    ],
  },
  {
    id: 'fills-cat',
    when: ['pet-fills-frame', 'cat'],
    lines: [
      "The cat fills the frame. Give it ten minutes and it'll fill the drawer you left open.",
      'You offered the cat a rectangle. It has never turned down a box.',
      'Hardly anything in this picture but cat. Your hoover knows the feeling.',
      'You got this close and came back with a photo and all ten fingers. Frame both.',
    ],
    low: ['A cat let you come this near, and you spent it on checking the flash.'],
    high: [
      'Wall-to-wall cat, beautifully done. The wallpaper trade is holding an emergency meeting.',
      "There's so much cat here that I've started apologising to my screen.",
    ],
  },
  {
    id: 'fills-dog',
    when: ['pet-fills-frame', 'dog'],
    lines: [
      'Dog in most directions, like the back seat of a hatchback.',
      "It's the view from inside a video call, when the dog has found the camera and nobody wants it back.",
      'You focused on the dog; the dog focused on whether the phone might be edible.',
      'Mostly dog. The background is out in the garden with a hole in it.',
    ],
    low: ['Photographed from about the distance at which one gets licked, and with similar planning.'],
    high: [
      'A frame this full of dog! Cinemas charge more for less.',
      "The whole screen is dog. I've cancelled my other screens.",
    ],
  },
  {
    id: 'fills-alone',
    when: ['pet-fills-frame', 'pet-alone'],
    lines: [
      'There was no room for you in the picture. The {pet} measured twice.',
      'So much {pet} that everyone else has been moved to the caption.',
      "Cropped this tight, we can't see the washing-up. Clever human.",
      'Hardly anything but {pet}. The horizon was asked to wait in the hall.',
    ],
    low: ["The human isn't in it, and still somehow managed to get in the way."],
    high: [
      "Full frame, full charisma. Your job was to not sneeze, and you've excelled.",
      "Edge to edge and I'd still buy the extended version.",
    ],
  },
  {
    id: 'medium-percentage',
    when: ['pet-medium'],
    lines: [
      'The {pet} has {petpercent} of the picture and all of the authority.',
      "It's {petpercent} {pet}, and the rest reads like terms and conditions.",
      'At {petpercent} the {pet} leaves you some scenery. Nobody has looked at the scenery.',
      'A {pet} with {petpercent} of the frame needs no introduction, though it would accept a buffet.',
    ],
    low: ['The {pet} used its {petpercent} wisely. You had charge of the remainder, and I have questions.'],
    high: [
      "Only {petpercent} {pet}, and I couldn't tell you a thing about what else is there.",
      'With {petpercent} of the picture the {pet} has won every vote in the other part as well.',
    ],
  },
  {
    id: 'medium-distance',
    when: ['pet-medium'],
    lines: [
      'Neither near nor far: the distance people keep from a colleague with tickets to a play.',
      'You stood where a polite waiter stands. The {pet} is ready to order.',
      'A sensible distance, chosen by the {pet}, enforced by the {pet}.',
      "Far enough away that you could still pretend you weren't doing the voice.",
    ],
    low: ['From back there you could have photographed a vase and called it {pet}.'],
    high: [
      'Perfect distance. Somebody must have nailed your shoes to the floor.',
      "Near enough to adore, far enough to keep your biscuit. You've done this before.",
    ],
  },
  {
    id: 'medium-cat',
    when: ['pet-medium', 'cat'],
    lines: [
      "Close enough to admire, too far to touch: you've photographed the entire relationship.",
      'You came this near and no nearer. The cat trained you well.',
      "The cat left a margin around itself, and you're advised to stay in it.",
      "The cat has set the distance, and there'll be no appeal.",
    ],
    low: ['The cat kept its distance from the camera, as a wise actor does from a student film.'],
    high: [
      'The right distance from the right cat. I had notes. The cat is lying on them.',
      'At that distance a cat is a monument, and this one would like a plaque.',
    ],
  },
  {
    id: 'medium-dog',
    when: ['pet-medium', 'dog'],
    lines: [
      'At this range the dog can reach you in half a second, and I expect it did.',
      'You kept back far enough to get the whole mood, if not the whole lunch.',
      'That gap between dog and lens was about to be closed, with the tongue first.',
      'An arm, a biscuit and a bit: the official unit for photographing dogs.',
    ],
    low: ['The dog was one step away from a good picture, and so were you.'],
    high: [
      'Judged to the centimetre. The dog assumes the biscuit did the maths.',
      'The right distance for a portrait, or a full-speed cuddle. I see that you got the portrait in first.',
    ],
  },
  {
    id: 'small-spot',
    when: ['pet-small'],
    lines: [
      'A lovely picture of somewhere, with a {pet} in the footnotes.',
      'The {pet} is so small in the frame that it counts as a hobby of the landscape.',
      'Zoom is free. Walking is free. The {pet} would have met you halfway for a snack.',
      'Weather forecast with {pet}, moving in slowly from the middle distance.',
    ],
    low: ["Satellites return tighter portraits, and they don't get to call its name."],
    high: [
      "A speck of {pet}, and I still couldn't name one other thing in the picture.",
      "They say there's some landscape in it, too. I haven't had time.",
    ],
  },
  {
    id: 'small-detective',
    when: ['pet-small'],
    lines: [
      "Where's the {pet}? Chapter one of a very short book.",
      'Any further off and the {pet} would need a stamp.',
      "You've left room for the {pet}, its luggage and an orchestra.",
      "The {pet} asked for a portrait, and you've delivered a map.",
    ],
    low: ['Was the plan to sneak up on it over several years?'],
    high: [
      'Tiny subject, huge stage, standing ovation. The usher may take one bow.',
      "Found it. Now I can't look at anything else, and there's a whole horizon being ignored.",
    ],
  },
  {
    id: 'small-alone',
    when: ['pet-small', 'pet-alone', 'one-pet'],
    lines: [
      'One {pet}, far off, enjoying what it believes to be a day without you.',
      'It looks like the opening shot of a film where the {pet} has left you and is doing well.',
      'All that space and not one human to fetch things. The {pet} has never been so free, or so hungry.',
      'Your restraint is touching. The {pet} calls it a head start.',
    ],
    low: ['You photographed the gap between you and the {pet}, and the gap came out best.'],
    high: [
      'Wide, quiet, one {pet}. People would stay in the hotel just to ask where you bought it.',
      'One {pet}, a lot of world, and the world is lucky to be in it.',
    ],
  },
]
