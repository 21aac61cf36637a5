import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** How somebody stands in front of the camera. */
export const FIT_POSE: readonly Premise<PhotoCondition>[] = [
  {
    id: 'level-decisions',
    when: ['head-level'],
    lines: [
      'A perfectly level head. Shall we discuss the decisions it made this morning?',
      'You could serve soup on that posture.',
      'Head straight, as though the outfit had told it to sit properly.',
      'That head was hung with a spirit level. The outfit was hung with a nail and optimism.',
      'Level-headed from the neck up.',
    ],
    low: [
      "Head up, eyes front, dressed like that. The bravest thing I've seen since the office talent show.",
    ],
    high: [
      'Straight head, good clothes. Balance a book on it, so that the rest of us have something to hope for.',
      "A level head, dressed by a level head. It's like meeting a plumber who comes on time.",
    ],
  },
  {
    id: 'level-portrait',
    when: ['head-level', 'one-person'],
    lines: [
      'Head straight as a picture in a hotel room, and the outfit is the minibar.',
      'Such an upright pose that the clothes must feel examined.',
      'You hold your head as if the outfit had a national anthem.',
    ],
    low: ['Posture: ambassador. Outfit: car boot of the ambassador.'],
    high: [
      "You carry your head like someone who reads the outfit's fan mail. I wrote some of it.",
      "If you were a shelf, I'd put the good glasses on you.",
    ],
  },
  {
    id: 'facing-noticeboard',
    when: ['facing-camera'],
    lines: [
      'Facing forward like a noticeboard, with the outfit pinned to it.',
      'Front-on, no tricks. The outfit would have liked a trick.',
      "You're facing us squarely, as if the outfit were about to be read out.",
      "Straight to camera, as in 'and finally, the weather'.",
      "No mysterious sideways angle: you're delivering this outfit to the door and you want a signature.",
    ],
    low: ['You faced it head-on. Nobody has ever needed a profile shot more.'],
    high: [
      "You're facing that lens as if it owed you a cover. I checked with the lens. It does.",
      'Front-on, nothing to hide. My notes on this outfit are a small drawing of a boat.',
    ],
  },
  {
    id: 'facing-till',
    when: ['facing-camera', 'one-person'],
    lines: [
      "You're presenting this outfit the way people present a parking ticket at a counter.",
      'Front and forward, ready for questions. First question: how?',
      "It's the stance of somebody introducing an outfit to its in-laws.",
      'Facing us like the last contestant, with the outfit as your special subject.',
    ],
    low: ['Posing is half of it. The other half is still on the bed.'],
    high: [
      'No tricks, no angle, just a good outfit staring us down. Portraits in castles are friendlier.',
      "You laid the outfit down like an ace, and I've folded.",
    ],
  },
  {
    id: 'turned-away',
    when: ['turned-away'],
    lines: [
      "Turned away, as though somebody had called the outfit's name and you'd rather it wasn't yours.",
      "You've turned from the camera. The outfit has nowhere to turn.",
      "Looking elsewhere is a classic pose. Catalogues do it when they don't want to talk about the sleeves.",
      'Your head has found the exit. The outfit is stuck in here with us.',
    ],
    low: ["You couldn't face it either."],
    high: [
      "Turned away and well dressed: you're one candle short of an album called 'Seasons'.",
      'You turned away, and the outfit carried on without you. It may not need you.',
    ],
  },
  {
    id: 'turned-catalogue',
    when: ['turned-away', 'one-person'],
    lines: [
      'A candid pose. Somebody counted you in: three, two, one, candid.',
      'Somebody must have walked past in a better outfit, judging by that head turn.',
      "What's over there? Another opinion?",
    ],
    low: ["Looking away won't make it somebody else's outfit."],
    high: [
      'Looking off like that only works if the clothes can hold the room. They can. Insufferable.',
      'Caught looking elsewhere, like somebody whose coat is being talked about in another room.',
    ],
  },
  {
    id: 'tilted',
    when: ['head-tilted'],
    lines: [
      'Head tilted {degrees} degrees, as if the outfit were hanging crooked.',
      "Dogs tilt their heads at words they don't know. Yours heard 'coordinated'.",
      'The tilt says you, too, are seeing these clothes for the first time.',
      'Your head went over {degrees} degrees to let the outfit past.',
      'You leaned your head {degrees} degrees to get a better view of your own excuse.',
    ],
    low: ["There's no angle. You've tried one, and {degrees} degrees isn't it."],
    high: [
      "Head tilted {degrees} degrees, outfit dead straight. It's the only one of you taking this seriously.",
    ],
  },
  {
    id: 'hand-thinking',
    when: ['hand-near-face'],
    lines: [
      'Hand to the face: the pose of someone wondering what to wear, four minutes too late.',
      'The hand is up there hiding a yawn, a doubt or a price tag.',
      "Hand up by the face: it's the author photo of a book called 'My Other Clothes'.",
      "You've struck the thinking pose. The thinking was needed at the wardrobe.",
    ],
    low: ["That's half a facepalm, and I'm here to help you finish it."],
    high: [
      'Hand placed, outfit sorted. You pose like somebody who gets out of taxis slowly.',
      "Hand up, well dressed. Careful, you've just bought a painting.",
    ],
  },
  {
    id: 'centred-biscuit',
    when: ['face-centred'],
    lines: [
      'Right in the middle, like the last biscuit at work. Nobody dares.',
      'Perfectly centred. The outfit never had a chance to slip out at the side.',
      "You've centred yourself, as yoga asks. Yoga said nothing about the outfit.",
      'Symmetry this good usually comes with fifty-one other cards.',
    ],
    low: ['You put it in the middle, so that nobody could walk round it.'],
    high: [
      "Centre of the frame, centre of attention, and for once there's a reason. Don't let it go to the shoulders.",
      'In the middle, where the cherry goes.',
    ],
  },
  {
    id: 'off-centre-seat',
    when: ['face-off-centre'],
    lines: [
      'You took the {side}, leaving space for someone with a second opinion.',
      'Off to the {side}, as if the outfit were just being dropped off.',
      'The middle of the photo was free. The outfit chose the {side}, near the fire exit.',
      'A composition for two: you on the {side}, and an empty seat for the stylist.',
    ],
    low: ['Another step to the {side} and the problem would have solved itself.'],
    high: [
      "Over on the {side} like a footnote, and it's the best bit of the page.",
      'Over on the {side}, where shops put the one thing that they know will sell.',
    ],
  },
  {
    id: 'face-low-ceiling',
    when: ['face-low'],
    lines: [
      'The face is near the bottom of the photo, so the outfit must be in the flat below.',
      'Plenty of room above the head for an outfit. Wrong direction, lovely room.',
      'The photo has headroom for a giraffe and no room for clothes.',
      'Framed like a submarine captain: head up, outfit under water.',
    ],
    low: ['You aimed above the outfit. So did the outfit.'],
    high: ['Mostly air, a little outfit, and it still reads as style. Perfume adverts have managed on less.'],
  },
  {
    id: 'face-cut',
    when: ['face-cut-off'],
    lines: [
      'The edge of the photo cut into the face, presumably making room for the outfit.',
      'Part of the head has left the picture to find out what the fuss is about.',
      'The frame has taken a bite out of you and is saving the outfit for later.',
    ],
    low: ['The crop took a piece of you and left the clothes. It had one job, and it did the other one.'],
    high: ['Even badly cut, the outfit survives. Someone give it its own agent.'],
  },
]
