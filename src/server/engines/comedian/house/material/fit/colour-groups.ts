import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** What kind of colour the top has: dark, neutral, loud, soft or earthy. */
export const FIT_COLOUR_GROUPS: readonly Premise<PhotoCondition>[] = [
  {
    id: 'dark-gallery',
    when: ['top-dark'],
    lines: [
      "The dark top says 'I run a gallery', until somebody asks where.",
      "That dark top isn't the villain. It's the one who does the villain's expenses.",
      "Dressed like somebody who'll deny ever having seen a balloon.",
      "Dark top: official uniform of people who 'don't really follow fashion'.",
    ],
    low: ['Moths have taken it for nightfall and gone to work.'],
    high: [
      'A dark top, simple and smug: the clothing version of arriving five minutes early.',
      'That dark top could get into any opening and out of any conversation.',
    ],
  },
  {
    id: 'dark-stains',
    when: ['top-dark'],
    lines: [
      'You chose a dark top so that the coffee would have somewhere to hide. I respect the planning.',
      'One biscuit crumb, and this whole look is over.',
      'The lint roller has called an emergency meeting.',
      'Three of your friends have that same dark top, and each of them thinks they started it.',
    ],
    low: ['The dark top makes you look mysterious, in the way that a closed shop is mysterious.'],
    high: [
      'A dark top this well chosen needs no jewellery. It just needs you to stop sighing near windows.',
      "Dark top, no drama. It's the one thing you own that could keep a secret.",
    ],
  },
  {
    id: 'dark-in-the-dark',
    when: ['top-dark', 'dark'],
    lines: [
      'The dark top and the dark photo have merged. Shareholders are concerned.',
      'A dark top with the light off: congratulations on becoming furniture.',
      "I can't tell where the outfit stops and the evening starts.",
    ],
    low: ["Dark top, dark photo. Please describe what you're wearing after the tone."],
    high: ['Dark top, dark photo, still elegant. I bumped into you twice and apologised both times.'],
  },
  {
    id: 'neutral-diplomat',
    when: ['top-neutral', 'in-colour'],
    lines: [
      'You dressed so that nobody could be upset, like airline chicken.',
      "If that top were a ringtone, it would be 'vibrate'.",
      "That {top} is the 'kind regards' of colours.",
      'The top has no further comment at this time.',
    ],
    low: ['Lift music has a dress code, and here it is.'],
    high: [
      'Neutral on purpose. I looked for a mistake and found only restraint. Disgusting.',
      'That top whispers, and they can hear it at the back.',
    ],
  },
  {
    id: 'neutral-hotel',
    when: ['top-neutral', 'in-colour'],
    lines: [
      'That {top} was approved by a focus group in a hotel corridor.',
      'A filing cabinet has just turned up in the same thing.',
      'The {top} top has never taken sides, not even about pineapple.',
      'Rental cars come in that colour, and so do their apologies.',
    ],
    low: ['That {top} was invited to pick a side and picked the wall.'],
    high: [
      'It takes real taste to wear {top} and not look like a rental agreement. Sign here.',
      "That {top} makes everyone else look as if they'd got dressed on a trampoline.",
    ],
  },
  {
    id: 'loud-indoor-voice',
    when: ['top-loud', 'in-colour'],
    lines: [
      'That {top} has no indoor voice.',
      "You can mute a video call. You can't mute that {top}.",
      'That {top} arrived ten minutes before you did.',
      'Dogs three streets away have reacted to that {top}.',
    ],
    low: ['Everyone saw that {top}, left calmly and met in the car park.'],
    high: [
      'Almost nobody can carry that {top}. You can, and the rest of us will need sunglasses.',
      'That {top} walked in, and the lamps asked whether they were still needed.',
    ],
  },
  {
    id: 'loud-planning',
    when: ['top-loud', 'in-colour'],
    lines: [
      'That {top} needed planning permission.',
      'Pilots have radioed in about the {top}.',
      'Somebody has highlighted you. What were they trying to remember?',
      "Bees have opened a waiting list, and it's long.",
      'At a zebra crossing, that {top} has right of way.',
    ],
    low: ['That {top} should come with a warning tone, like a reversing lorry.'],
    high: [
      "The {top} should have been too much. It brought you along, and now it's exactly enough.",
      "If that {top} were a song, the neighbours would come round to ask what it's called.",
    ],
  },
  {
    id: 'loud-deadpan',
    when: ['top-loud', 'deadpan', 'in-colour'],
    lines: [
      'The {top} is hosting a carnival and the face is waiting for a parcel.',
      'The top shouts and the expression has switched to voicemail.',
      'Such a loud {top} under such a quiet face: somebody lost a bet with a parrot.',
    ],
    low: ['The top is shouting, and your expression has gone to stand with somebody else.'],
    high: [
      "Loud top, straight face: that's how magicians dress when the trick is you.",
      "A {top} top and a poker face. You've got four aces, and you dressed as the fifth.",
    ],
  },
  {
    id: 'loud-smiling',
    when: ['top-loud', 'smiling', 'in-colour'],
    lines: [
      'That {top} top and that grin: people are going to be asked to join in.',
      'You look like the good mood that other people avoid before ten.',
      'The {top} and the smile are both presenting. Neither will take questions.',
    ],
    low: ['A smile that happy in that much {top} has definitely organised an icebreaker.'],
    high: [
      "The smile and the {top} came as a couple, and now nobody's looking at the food.",
      'That {top} and that smile could open a supermarket.',
    ],
  },
  {
    id: 'soft-whisper',
    when: ['top-soft'],
    lines: [
      "That {top} was picked by somebody who writes 'no worries' while worrying.",
      "Your top is whispering. From here I only caught 'herbal tea'.",
      'The {top} is so gentle that it asked whether this was a bad time.',
      'A top in the colour of an apology card.',
    ],
    low: ["It's the colour of a waiting-room cushion that has stopped believing."],
    high: [
      "That {top} is so soothing that I've forgotten what I came to complain about.",
      'That {top} could talk a wasp out of a window.',
    ],
  },
  {
    id: 'soft-spa',
    when: ['top-soft'],
    lines: [
      'Weddings hand out almonds in that colour, and nobody eats those either.',
      "For one bath bomb, that {top} is a life's work.",
      'With a {top} that calm, I half expect to be handed cucumber water.',
    ],
    low: ["I've been threatened by firmer cardigans."],
    high: [
      "Soft {top}, hard to fault. I feel as though I've been disagreed with by a cloud.",
      "In that {top} you could tell me my flight was cancelled, and I'd thank you.",
    ],
  },
  {
    id: 'earthy-sourdough',
    when: ['top-earthy'],
    lines: [
      'That {top} has opinions about sourdough.',
      'The {top} top spent one weekend off-grid and needs you to ask about it.',
      "The label says 'Trail'. The nearest trail goes to the bins.",
      'Dressed to be photographed beside a log.',
    ],
    low: ['Autumn would like its leftovers back.'],
    high: [
      'Only candle shops and hikers get away with {top}, and now, apparently, you.',
      'A whole forest has been trying to get that {top} right since September.',
    ],
  },
]
