import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Where the pet is in the frame, what the edge took, and the shape of it all. */
export const PET_FRAME: readonly Premise<PhotoCondition>[] = [
  {
    id: 'centred-spotlight',
    when: ['pet-centred'],
    lines: [
      'Bang in the middle. The {pet} has never once checked whether anybody was sitting there.',
      'Centred. The {pet} knows where the centre is because the {pet} brought it.',
      'Composition by target practice, charm by {pet}.',
      'Planets have been demoted for being less central than this {pet}.',
    ],
    low: ['Straight in the middle. Photo booths have more imagination, and they charge.'],
    high: [
      'In the middle. The {pet} had the rest of the frame built round it.',
      'The {pet} is at the centre, and at last somebody has told the photograph.',
    ],
  },
  {
    id: 'centred-photographer',
    when: ['pet-centred', 'pet-alone', 'one-pet'],
    lines: [
      'You aimed at the middle and got the middle. Darts teams have hired on less.',
      'A {pet} in the centre and nobody at the sides: a talent show with the right result.',
      "All eyes on the {pet}. You could've robbed a bakery.",
      'The middle was chosen by the {pet}. You were chosen by whoever hands out phones.',
    ],
    low: ['Point, click, lunch. I do admire a photographer with a hard stop at noon.'],
    high: [
      'So well centred that I checked it with a ruler, and the ruler sighed.',
      'A perfect bullseye. I suspect that the {pet} moved the board.',
    ],
  },
  {
    id: 'off-centre-side',
    when: ['pet-off-centre'],
    lines: [
      'The {pet} keeps to the {petside}, near the exit, like anyone at a poetry night.',
      'Subject on the {petside}, photographer in a world of their own.',
      'The {pet} picked the {petside}. You were told on the day.',
      "On the {petside} is a {pet}. Everywhere else there's parking.",
    ],
    low: ['You aimed for the {pet} and hit the space next to it, like a trolley in a car park.'],
    high: [
      'Off to the {petside}, as in paintings that cost eleven pounds to stand near.',
      "The {pet} went {petside}, and I've had to move my chair.",
    ],
  },
  {
    id: 'off-centre-escape',
    when: ['pet-off-centre', 'pet-alone'],
    lines: [
      'The {pet} is leaving via the {petside}, in my reading, and taking the good luggage.',
      'Rule of thirds, or rule of wriggling? The court will hear both.',
      "It's a portrait of the {pet} and its personal space, and the space got more room.",
      'The {pet} wanted it noted that the {petside} was its own idea.',
    ],
    low: ['You framed the {pet} next to some nothing, and gave the nothing more room.'],
    high: [
      'That balance was either a stroke of genius or a stroke of {pet}.',
      'Off to the {petside}, like a star letting the band have the middle for one song.',
    ],
  },
  {
    id: 'cut-off-scissors',
    when: ['pet-cut-off'],
    lines: [
      'Part of the {pet} is out of frame. That part is with the lawyers.',
      "The edge of the photo took a bite of the {pet}, and usually it's the other way round.",
      'To be continued, on a second photo, with the remaining {pet}.',
      "You've cropped the {pet}. The {pet} has cropped you from the breakfast rota.",
    ],
    low: ['You framed it like removers getting a wardrobe through a door: most of it made it.'],
    high: [
      'Cropped at the edge and still a full personality. The missing bit must be the modesty.',
      "They couldn't fit all of the {pet} in. It's the same with cathedrals.",
    ],
  },
  {
    id: 'cut-off-contract',
    when: ['pet-cut-off', 'pet-alone', 'one-pet'],
    lines: [
      'There was nobody else to fit in, and still you ran out of frame.',
      'The {pet} paid for a full portrait and has received the deposit.',
      'One subject, one frame, and a border dispute.',
      'The missing part of the {pet} is available to subscribers.',
    ],
    low: ['Whole {pet}, sold separately.'],
    high: ["Bursting out of the frame. Stars always say the dressing room's too small."],
  },
  {
    id: 'tall-frame',
    when: ['tall', 'pet-seen'],
    lines: [
      'An upright picture for a {pet} whose whole career has been horizontal.',
      'Shot tall, as if the {pet} were about to be hired as a lighthouse.',
      'Portrait format. The {pet} expects oils, gold leaf and a stately corridor.',
      'A tall frame leaves room above for the crown and below for the staff.',
    ],
    low: ['You held the phone upright, like a person waiting for it to ring.'],
    high: [
      'Tall, stately, ready for the staircase. You can hang in the cupboard underneath.',
      'A column, a pedestal and a plaque. You only forgot the pigeons.',
    ],
  },
  {
    id: 'tall-lock-screen',
    when: ['tall', 'pet'],
    lines: [
      'Exactly the shape of a lock screen, so the {pet} can watch you ignore your alarm.',
      'Taken upright, for the phone, where your actual family keeps moving down a page.',
      "It's phone-shaped. The {pet} would have preferred dinner-shaped.",
      "Vertical, like the queue of people who'd rather see the {pet} than you.",
    ],
    low: ["It's the right shape for a wallpaper, and the right size for the bin."],
    high: [
      'New lock screen, surely. You may never make it to your emails again.',
      "You'll check the time forty times a day and never once know what it is.",
    ],
  },
  {
    id: 'wide-frame',
    when: ['wide', 'pet-seen'],
    lines: [
      "You chose widescreen. The {pet} chose not to move. It's called directing.",
      'A wide shot, so the {pet} can survey everything it owns at once.',
      'You turned the phone sideways, which is the most the {pet} has ever got out of you.',
      'Landscape format, with the {pet} as the only listed monument.',
    ],
    low: ['So much width, and nobody thought to put the second half of the idea in it.'],
    high: [
      'Cinematic. The {pet} will do its own stunts; the human can do the popcorn.',
      'Wide enough for the {pet}, the sunset and the queue for autographs.',
    ],
  },
  {
    id: 'square-frame',
    when: ['square', 'pet-seen'],
    lines: [
      'Square, like an album cover. The record is forty minutes of demanding breakfast.',
      "It's a square picture, because the {pet} wouldn't hear of a shorter side.",
      'Cropped to a square. The {pet} gets two of the sides, you may sweep the others.',
      'Four equal sides, and the {pet} has claimed five of them.',
    ],
    low: ['A square peg of a picture. The round hole is the bin.'],
    high: [
      'Square and flawless, like the one tile in the bathroom that you did yourself.',
      "Four sides, and the {pet} is everybody's favourite one.",
    ],
  },
  {
    id: 'panorama',
    when: ['panorama', 'pet-seen'],
    lines: [
      'A panorama! The {pet} is being presented like the bay of Naples.',
      "They only make pictures this wide for mountains, and mountains don't need walking twice a day.",
      'Panoramas take a sweeping arm. The {pet}, I imagine, watched you discover yours.',
    ],
    low: ['All that horizon, and not an inch of it had been consulted.'],
    high: ['The view goes on for miles and nobody will look past the {pet}.'],
  },
  {
    id: 'low-resolution',
    when: ['low-resolution', 'pet-seen'],
    lines: [
      'So few pixels that you could do the {pet} in cross-stitch by Sunday.',
      'Resolution by postage stamp, and the stamp had better scenery.',
      'A {pet} this fine, sent to me through a keyhole.',
      'I zoomed in and met four squares with a great personality.',
    ],
    low: ['My printer refused, and it prints terms and conditions.'],
    high: [
      "Hardly a pixel in it and it's still adorable. Imagine what a full dozen could do.",
      'The pixels ran out, and the charm kept going.',
    ],
  },
  {
    id: 'wide-medium-billboard',
    when: ['wide', 'pet-medium'],
    lines: [
      "The {pet} had {petpercent} and a wide frame. It'll be subletting the corners.",
      'Room on both sides for a logo, a slogan and an apology from the photographer.',
      'You went wide. The {pet} took {petpercent} and left you the parking.',
      "Ideal for a motorway billboard: '{pet}, next exit, bring snacks'.",
    ],
    low: ["Broad, roomy, hardly anyone in charge: it's a conference centre with a {pet} in it."],
    high: [
      "It's a banner, a book cover and a threat to every other screensaver.",
      'Put it by the motorway and nobody would mind the roadworks.',
    ],
  },
]
