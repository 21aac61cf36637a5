import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Straight heads, straight on. */
export const SELFIE_POSE: readonly Premise<PhotoCondition>[] = [
  {
    id: 'straight',
    when: ['head-level'],
    lines: [
      'Head straight as a shelf that nobody dares put books on.',
      'Not a tilt in sight. You pose as if the furniture were watching.',
      'As upright as somebody balancing a library book.',
      "A spirit level would be proud, and they're hard to please.",
      "No tilt, no angle, no tricks. It's how an ID card sees the world.",
      'Posed like the figure on a fire-safety leaflet.',
      'Straight as a queue that somebody has just pushed into.',
    ],
    low: [
      'A tilt might have helped. Ninety degrees, towards the door.',
      'Flat-pack posing: everything upright, and one screw left over.',
    ],
    high: [
      'Head straight, no gimmicks. I had a tilt joke ready, and now it needs a taxi.',
      'No lean, no fuss, full signal. You pose like good Wi-Fi.',
    ],
  },
  {
    id: 'straight-furniture',
    when: ['head-level'],
    lines: [
      'Perfectly vertical, like a wardrobe at a viewing.',
      'That head was installed by somebody with a plumb line and a grudge.',
      'Level as a snooker table, and just as likely to laugh.',
      'I tried tilting my phone to make it more interesting. No luck, but now the lamp is seasick.',
      'Nothing has ever rolled off you.',
    ],
    low: ['Signposts have more swing.'],
    high: [
      "Perfectly level, and it suits you. I'd let you carry the cake.",
      'Builders could check their walls against you.',
    ],
  },
  {
    id: 'head-on',
    when: ['facing-camera'],
    lines: [
      'Squarely to the lens. Most people warn it first.',
      'You face the camera as though it had just called your number at the deli.',
      'Straight on, the angle preferred by passport booths and owls.',
      'Square to the camera, like a fridge.',
      'A stand-off between you and a lens, and the lens has all day.',
      "There's a good side and a bad side, and you said 'why choose'.",
      "You met the camera head-on. Most people can't do that with their inbox.",
    ],
    low: [
      'Head-on, with nowhere left to hide except the next photo.',
      'The lens asked for your best side and you gave it the receipt.',
    ],
    high: [
      'You went straight at the lens, and the lens looked away first.',
      'Head-on, nothing to hide, nothing I can use. I have a deadline, you know.',
    ],
  },
  {
    id: 'head-on-counter',
    when: ['facing-camera'],
    lines: [
      "That's the angle of someone who has reached the front of the queue and forgotten the order.",
      'Facing forward, calm, unhelpful: the passengers on a safety card.',
      "Some people ask for the manager. You've gone straight to the lens.",
      "You're facing it so squarely that the camera checked its own pockets.",
      'Pointed right at me, like a leaflet in a shopping centre.',
    ],
    low: [
      'An angle would have given you somewhere to put the blame.',
      'The lens and you had one meeting, and these are the minutes.',
    ],
    high: [
      "Facing the lens like you've paid its rent. Fine, you may stay in the flat.",
      "Most people look at a lens as if it had asked for a favour. You look as if you'd granted one.",
    ],
  },
  {
    id: 'head-on-one',
    when: ['facing-camera', 'one-person'],
    lines: [
      "One lens, one person, zero small talk. It's a job interview.",
      "You against the camera, best of three. It's leading.",
    ],
    high: ["You stared at a camera until it blinked. That's how cameras work, but still."],
  },
]
