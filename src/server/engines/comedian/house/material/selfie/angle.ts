import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Tilted, turned away, or leaning on a hand. */
export const SELFIE_ANGLE: readonly Premise<PhotoCondition>[] = [
  {
    id: 'tilt',
    when: ['head-tilted'],
    lines: [
      'Tilted {degrees} degrees, like a dog that has heard a crisp packet.',
      "The tilt of somebody reading book spines in another person's flat.",
      'Head over, everything else upright: half of this is leaving the party, half is still saying goodbye.',
      'At {degrees} degrees off level, a guest would have straightened you by now.',
      "You've gone {degrees} degrees to one side. Does the floor know?",
      "Tilting your head doesn't make the question any easier.",
      "A lean of {degrees} degrees: the international sign for 'and how does that make you feel?'",
    ],
    low: [
      "Searching for your best angle, you got {degrees} degrees in. Keep going, it can't be far.",
      'That slope is {degrees} degrees of hoping nobody asks.',
      'Pisa leans, and people fly in for it. Different building.',
    ],
    high: [
      'A tilt of {degrees} degrees, and it actually lands. Surveyors are furious.',
      "You're {degrees} degrees off straight, and now it's the rest of the world that looks crooked.",
    ],
  },
  {
    id: 'tilt-shelf',
    when: ['head-tilted'],
    lines: [
      "Put a marble on this portrait and it's gone.",
      'Hung at {degrees} degrees, by whoever did my shelves.',
      "Somebody told you to look at it from another angle, and you've started with yourself.",
      'Careful, all your good ideas are sliding to one side.',
      'At {degrees} degrees you qualify as a ramp.',
    ],
    low: ["If the lean was meant to say 'playful', it said 'has water come out yet?'"],
    high: [
      "The tilt is working. Don't move, the waiter will think you've decided.",
      'It took Pisa eight hundred years to make leaning look that easy.',
    ],
  },
  {
    id: 'tilt-smile',
    when: ['head-tilted', 'smiling'],
    lines: [
      'A tilt and a smile: the full estate-agent package, kitchen sold separately.',
      "Head tilted, smiling, like someone about to say 'we've had a cancellation'.",
    ],
    high: ["A tilt, a smile, and I've signed for the flat without seeing the kitchen."],
  },
  {
    id: 'tilt-deadpan',
    when: ['head-tilted', 'deadpan'],
    lines: [
      'Head tilted, not smiling: somebody has just told you a price.',
      'No smile and a lean. Is the Wi-Fi password taking that long?',
    ],
    high: ["Head tilted, not smiling. I've lowered my price twice."],
  },
  {
    id: 'turned',
    when: ['turned-away'],
    lines: [
      "Head turned, as if the photo were somebody else's idea.",
      'You looked away first. The lens is telling everyone.',
      "Whatever's over there had better be good, because the camera was over here.",
      'The official pose of coins and of people whose ex just walked in.',
      "Caught mid-exit, like a guest who's heard the word 'charades'.",
      'You and the camera have clearly had words.',
      'Is that a profile, or a very slow shake of the head?',
    ],
    low: [
      'You turned away. Frankly, so did I.',
      'You gave the camera the cold shoulder, and the camera was rooting for you.',
    ],
    high: [
      "Very candid, that turn. It can't have taken more than thirty rehearsals.",
      'Turned away and still winning, like someone leaving a party at exactly the right time.',
      "You looked away, and the lens followed like a waiter who'd heard there was a tip.",
    ],
  },
  {
    id: 'turned-postage',
    when: ['turned-away'],
    lines: [
      'Half turned, as on a coin. A small one, the kind that lives in sofas.',
      'Somebody off to the side is getting the performance that we paid for.',
      'You turned from fame. Fame was at the front.',
      "The pose says 'I didn't see you there'. The upload says otherwise.",
    ],
    low: ["Looking elsewhere is a reasonable response, and I'd have started earlier."],
    high: ['Only cats and film posters avoid a camera this well.'],
  },
  {
    id: 'turned-smile',
    when: ['turned-away', 'smiling'],
    lines: [
      'Smiling at somebody off camera. They got the joke, we got the proof.',
      'A great smile, delivered next door.',
    ],
    high: ['Whoever that smile was for owes the rest of us a copy. Luckily we have one.'],
  },
  {
    id: 'turned-deadpan',
    when: ['turned-away', 'deadpan'],
    lines: [
      "Unsmiling, looking away: either the watch costs nine thousand or you've missed your bus.",
      'You could be scanning the horizon or waiting for toast.',
    ],
    high: ["Whatever's over there is now nervous and a little in love."],
  },
  {
    id: 'hand',
    when: ['hand-near-face'],
    lines: [
      'The hand has come up for a closer look.',
      'Hand by the face, like the author of a book about decisions.',
      'One hand up there, holding the thought in place.',
      "The hand says thinker. It could also say 'where did I park?'",
      'Thinking pose. Go on, then, what was it?',
    ],
    low: [
      "You've put a hand up. Yes, you may be excused.",
      'The hand came to help and got photographed at the scene.',
    ],
    high: [
      'Very podcast, that hand, and sadly it works.',
      "It reads as thoughtful. I'd still like to see how many tabs you have open.",
      "One hand up, as if you'd just remembered that you own a vineyard.",
    ],
  },
]
