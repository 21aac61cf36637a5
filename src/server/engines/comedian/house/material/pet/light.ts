import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Light and focus: the human's department, and it shows. */
export const PET_LIGHT: readonly Premise<PhotoCondition>[] = [
  {
    id: 'well-lit-seen',
    when: ['well-lit', 'pet-seen'],
    lines: [
      'The light is good, so the {pet} must have arranged it before you came in.',
      'Nicely lit. The light came for the {pet} and stayed out of politeness to you.',
      'Lighting: natural. Charm: natural. Photographer: assembled from a kit.',
      "There's enough light here to read the {pet}'s terms, and I'd read clause nine.",
    ],
    low: ["The light did its half. It's asking who did the other half, and so am I."],
    high: [
      'Light like that usually comes with an assistant called Jasper.',
      'Photographers wait all year for light like that. The {pet} waited for a snack.',
    ],
  },
  {
    id: 'well-lit-alone',
    when: ['well-lit', 'pet-alone'],
    lines: [
      'A well-lit {pet} and no witnesses: this is what a clear conscience looks like on somebody guilty.',
      'Good light, good {pet}, and the human behind the phone, where it does no harm.',
      "It's lit like a jewellery window, and the item on display has opinions on opening hours.",
      'The {pet} was given the light and you were given the dark side of the phone. Fair.',
    ],
    low: ['Lovely light, gorgeous {pet}, and then a middleman.'],
    high: [
      "The {pet} simply glows. You've probably got the same glow, from the phone, at midnight.",
      'The {pet} glows so nicely that moths have asked for its number.',
    ],
  },
  {
    id: 'well-lit-any',
    when: ['well-lit', 'pet'],
    lines: [
      'Lights on! In pet photography that puts you in the top half already.',
      'The exposure is spot on. The {pet} has been exposing you for years.',
      "Neither too dark nor too bright. Even the {pet} couldn't find anything to send back.",
      'Light measured, shutter pressed, {pet} unbothered: a day at the office.',
    ],
    low: ['Light that good, and you pointed the camera like a hose.'],
    high: [
      "The exposure's perfect. It's the first thing that you've measured right, says the {pet}, and that includes dinner.",
      'Light like that is why curtains were invented, and why the {pet} tore them down.',
    ],
  },
  {
    id: 'sharp-seen',
    when: ['sharp', 'pet-seen'],
    lines: [
      'Sharp as a {pet} that heard a packet open three rooms away.',
      'You held still for a whole fraction of a second. The {pet} is telling everybody.',
      'The focus is immaculate, so nobody can claim later that it was a coat.',
      'Crisp enough for evidence. The {pet} says that the butter was like that already.',
    ],
    low: ["Pin-sharp. There's no fog to hide behind, and the composition has tried."],
    high: [
      "Every pixel turned up for the {pet}. You can't even get four friends to a quiz.",
      'I can see every detail, and every detail has asked me to come round with a biscuit.',
    ],
  },
  {
    id: 'sharp-alone',
    when: ['sharp', 'pet-alone'],
    lines: [
      "Perfectly in focus, unlike whoever said they'd have only one pet photo on the desk.",
      "The camera locked on to the {pet} at once. It's never done that for your holiday.",
      "Sharp, and nobody saying 'look at the birdie'. It's like mountain air.",
      "Focus like that is earned, says the {pet}, and it wasn't you who held still.",
    ],
    low: ['The autofocus did everything it could and needed driving home.'],
    high: [
      "So sharp that the {pet} might cut you out of it, if you'd been in it.",
      "So crisp that I tried to stroke the screen. It's a good screen. It's not the same.",
    ],
  },
  {
    id: 'dark-seen',
    when: ['dark', 'pet-seen'],
    lines: [
      'The {pet} agreed to a portrait and you booked a cave.',
      "Somewhere between 'moody' and 'who's there'.",
      "A dark picture. The {pet} can see fine, and it's seen your camera technique.",
      'Lit by whatever the oven clock could spare.',
    ],
    low: ["I've been in lifts, at night, during a power cut, with better portraits on the wall."],
    high: [
      "Dark, moody and magnetic: the {pet} has gone noir and you're the confused policeman.",
      'The rest of the photo was too shy to come out next to the {pet}.',
    ],
  },
  {
    id: 'dark-any',
    when: ['dark', 'pet'],
    lines: [
      'Did the {pet} refuse to pay for the bulb, or did you?',
      "It's so dim in there that even the shadows are holding hands.",
      "The lamp wasn't consulted. The lamp has been on the wall for years, waiting for this.",
      'Photographed during the interval of an eclipse.',
    ],
    low: ["Next time, open a curtain. The {pet} would do it, but you've got the thumbs."],
    high: ['Hardly any light, and the {pet} found its best side. You found the table with your shin.'],
  },
  {
    id: 'dark-cat',
    when: ['dark', 'cat', 'pet-seen'],
    lines: [
      "A cat in the dark: you've photographed the exact moment before every stubbed toe.",
      'The cat brought night vision. You brought a phone and hope.',
      'All cats are grey in the dark, and all photographers are guessing.',
    ],
    low: ['It was taken at the hour when the cat sprints down the hall. Neither of you was ready.'],
    high: ['The darkness suits the cat. The darkness has been saying so for centuries.'],
  },
  {
    id: 'dark-dog',
    when: ['dark', 'dog', 'pet-seen'],
    lines: [
      "The dog loves you in the dark too, and I can't see why either.",
      "It's darker than the inside of a coat pocket, where the dog would at least have found a biscuit.",
      'Last walk of the night, first photo of the night, both conducted by torch.',
    ],
    low: ["The dog would've fetched the light switch if you'd only asked."],
    high: ["You can hardly see the dog, and I'm still smiling. Explain that, photographers."],
  },
  {
    id: 'blurry-seen',
    when: ['blurry', 'pet-seen'],
    lines: [
      "Blurred. Either the {pet} has somewhere to be or you've had six coffees.",
      'The {pet} is now a weather system.',
      "It's the photo you'd hand in with 'I swear that it was adorable'.",
      'Motion study: {pet}, leaving the conversation.',
    ],
    low: ['You had one finger to move and you moved the other nine.'],
    high: [
      'Blurry and still delightful. So were most of my holidays.',
      'You can see how fast the joy was going.',
    ],
  },
  {
    id: 'blurry-any',
    when: ['blurry', 'pet'],
    lines: [
      'The camera shook. The {pet} assumes that was excitement and will be gracious about it.',
      'Soft focus, hard to explain.',
      'Monsters in lakes ask for this setting by name.',
      'It looks like the memory of a {pet}, as told by somebody on a trampoline.',
    ],
    low: ['The blur is the only part that moved me.'],
    high: ['An impressionist would sign it. An optician would call you back.'],
  },
  {
    id: 'dark-and-blurry',
    when: ['dark', 'blurry', 'pet'],
    lines: [
      "Dark and shaky: it's a documentary about somebody who went to get milk.",
      'No light, no focus: the {pet} has kept its anonymity and will testify.',
      'I turned the phone, squinted, and saluted what may have been a cushion.',
    ],
    low: ['You photographed the {pet} the way bats photograph each other.'],
    high: [
      'No lamp, full wobble, and it still has charm. Royalty gets photographed like this, through hedges.',
    ],
  },
  {
    id: 'overexposed',
    when: ['overexposed', 'pet-seen'],
    lines: [
      'So bright that the {pet} must be about to announce a new perfume.',
      'So bright that the {pet} looks like good news.',
      'Exposed as if a moth had been left in charge of the lamp.',
      'Somebody left the door of the lighthouse open.',
    ],
    low: ['Bleached right through. The {pet} has been laundered.'],
    high: ['Radiant. The {pet} is now a star, and takes its dinner in the trailer.'],
  },
  {
    id: 'flat-light',
    when: ['flat', 'pet-seen'],
    lines: [
      'Flat light, like lemonade on day three. The {pet} brought its own fizz.',
      'All one tone, like the announcement that your gate has changed.',
      'The light has no opinion. The {pet} has enough for both.',
    ],
    low: ['The light lies there like a Tuesday.'],
    high: ["Flat light, deep character. One of you brought a personality, and it wasn't you."],
  },
]
