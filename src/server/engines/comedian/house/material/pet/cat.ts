import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Cats: inner monologue, imagined crimes, the human as furniture. */
export const PET_CAT: readonly Premise<PhotoCondition>[] = [
  {
    id: 'cat-monologue',
    when: ['cat', 'pet-seen'],
    lines: [
      "Dear diary: the human pointed the rectangle at me again. I let it think we're close.",
      "Inner monologue, translated from cat: 'Blink once if it's the butler. I won't be blinking.'",
      'I have nine thoughts a day. Eight are about the airing cupboard. None are about your angles.',
      'Note to self: the human has a spare hand. Why is it holding a phone and not a tin?',
    ],
    low: ["Captain's log: the human has taken worse pictures of me, but only by dropping the thing."],
    high: [
      "The cat has reviewed this and requests that it be shown to the neighbour's cat immediately.",
      "Day 2,190: the human finally got my good side. They're all my good side, but still.",
    ],
  },
  {
    id: 'cat-critic',
    when: ['cat', 'pet-seen'],
    lines: [
      "Two stars. Service was slow, the chef kept saying 'hello trouble', the dish was salmon-style.",
      'As a sitter, the cat was flawless. As a photographer, you were mainly enthusiastic.',
      "'Derivative', says the cat, and pushes the exhibition off the shelf.",
      "The critics are in. The critic, I mean. It's on the keyboard and the review is all semicolons.",
    ],
    low: ['Opening night closed early. The cat knocked over the wine, the stage and you.'],
    high: [
      'A rave from the cat: it let you finish the whole exposure.',
      'Five stars, says the cat, and knocks them off the shelf to hear the sound.',
    ],
  },
  {
    id: 'cat-alone',
    when: ['cat', 'pet-alone', 'one-pet'],
    lines: [
      "No humans pictured. On the cat's calendar this counts as a spa day.",
      "The cat asked for a solo portrait, in case anybody should think you're together.",
      "Behind the camera, a person is making the noise 'pspsps' with two degrees and a driving licence.",
      'A cat, on its own, somewhere it was presumably told not to be.',
    ],
    low: ['The cat brought the mystery. You brought the kind of framing used for insurance claims.'],
    high: [
      'Annoyingly good. The cat will be insufferable, so no change there.',
      "That's the portrait a museum would hang high, so that the cat could look down on people.",
    ],
  },
  {
    id: 'cat-law',
    when: ['cat'],
    lines: [
      'In the case of Cat versus Vase, the cat represents itself and the vase is in eleven pieces.',
      'The cat denies everything, including knowing you.',
      'Your Honour, my client was framed, and frankly not even very well.',
      'Anything you say will be taken down, off the shelf, one item at a time.',
    ],
    low: ["The cat is suing for defamation. Having seen the photo, I'm taking the case for nothing."],
    high: [
      'A mugshot this good should be sold in the courthouse gift shop.',
      'The jury saw the photo and apologised to the cat for the inconvenience.',
    ],
  },
  {
    id: 'cat-wifi-password',
    when: ['cat'],
    lines: [
      "Forty photos of the cat on your phone, and not one of you on the cat's. It has checked.",
      'If the cat could scroll through your camera roll, it would finally understand its hold over you.',
      'The cat has one human and considers that a supply problem.',
      'Your phone says storage full. The cat says, so is my schedule.',
    ],
    low: ['Cats can ignore anything. This picture took real effort.'],
    high: [
      'Delete the other nine hundred. Then hide this one, because the cat wants royalties.',
      'Nine hundred photos deleted themselves out of shame.',
    ],
  },
  {
    id: 'cat-hotel',
    when: ['cat', 'pet-seen'],
    lines: [
      'The guest in room one has rejected the bed and would like to speak to the cardboard box.',
      'Hotel notes on this cat: late checkout since the day it arrived.',
      'Concierge asked for smaller fish, warmer radiators and a photographer with a tripod.',
      'Do not disturb, reads the sign. You disturbed, and you took a souvenir.',
    ],
    low: ['The brochure promised a portrait session. The cat has asked to see whoever wrote the brochure.'],
    high: [
      "With a guest this photogenic, the hotel pays. You'll get the invoice at breakfast, at 4 a.m.",
      "The hotel has changed its sign to 'as slept in by this cat'.",
    ],
  },
  {
    id: 'cat-linkedin',
    when: ['cat', 'pet-seen'],
    lines: [
      "LinkedIn headline: 'Visionary. Knocks things over. Open to tuna.'",
      'The cat endorsed you for one skill: tin opening. Then it withdrew the endorsement.',
      "I'm thrilled to announce that I've been promoted from cat to cat.",
      'Ten years of experience in gravity research, mostly with mugs.',
    ],
    low: ['Recruiters viewed this profile picture and have reposted the vacancy for a human.'],
    high: [
      'Headhunters would call tomorrow. The cat would let it ring, out of principle.',
      'One photo, no CV, forty job offers. The cat has declined to get up.',
    ],
  },
  {
    id: 'cat-science',
    when: ['cat', 'sharp', 'pet-seen'],
    lines: [
      'Sharp enough to identify the cat in a line-up, and the cat would like it softer.',
      'In focus, for once. The cat assumes you were aiming at something else.',
      'Crisp picture. You can almost make out the contempt.',
      'Every hair in focus, and by tonight every one of them on something black.',
    ],
    low: ["All that lovely sharpness, spent on proving that the cat was there and you weren't ready."],
    high: [
      'So sharp that the cat briefly mistook it for a window and judged the neighbour.',
      'I tried to count the whiskers. The cat counted me.',
    ],
  },
  {
    id: 'cat-union-of-light',
    when: ['cat', 'well-lit', 'pet-seen'],
    lines: [
      'Good light. The cat will have located it first and let you follow with the camera.',
      'Properly lit: a cat does not occupy a room without consulting the sun.',
      'The light flatters the cat, like everybody else in that household.',
      'You chose the lighting about as much as you chose the seating plan at 3 a.m.',
    ],
    low: ['With light this helpful, the only remaining suspect is the person holding the phone.'],
    high: [
      'Cat and light in perfect agreement. The human was allowed to press something.',
      'The sun was going past anyway, says the cat, and knows where to stop.',
    ],
  },
  {
    id: 'cat-therapist',
    when: ['cat'],
    lines: [
      "The cat's therapist asked about you. The cat said 'who' and meant it.",
      'The cat has an attachment style, and so, until Tuesday, had the curtain.',
      'The cat loves you in its own way, which is silently, and in another room.',
      'Couples counselling, week three. The cat has again sat on the questionnaire.',
    ],
    low: ['The therapist has seen this photo and moved the cat to twice a week.'],
    high: [
      "The cat's self-esteem was already high. Now it needs planning permission.",
      'The cat saw this and feels no need to change. The therapist has retired.',
    ],
  },
  {
    id: 'cat-in-the-middle',
    when: ['cat', 'pet-centred'],
    lines: [
      'Bang in the centre. A cat finds the middle of anything, most often a jigsaw.',
      'The cat is in the middle of the picture, as it is in the middle of every night.',
      'Centred like a cat on a newspaper that somebody was reading.',
      'Perfectly central. A laptop keyboard has just felt a chill.',
    ],
    low: ['The cat took the middle. You took eleven, and this was the good one.'],
    high: [
      'Symmetry worthy of a film director, from an animal that loses staring contests to a tap.',
      'Dead centre. A pyramid has asked for its cat back.',
    ],
  },
  {
    id: 'cat-landlord-letter',
    when: ['cat', 'one-pet'],
    lines: [
      "One cat, one litter tray, one grown adult with a tiny shovel. Guess who's the owner.",
      'Single cat seeks lap, no opinions. You got the job.',
      "One cat is plenty. It's the same number as suns.",
      'The cat has a whole home, and a person to open the bits in between.',
    ],
    low: ['One cat, one chance, and you opened with the camera and not the ham.'],
    high: [
      'Just the one cat, and already the rest of the picture is a supporting cast.',
      'One cat, one photo, and now the neighbours want to be adopted.',
    ],
  },
]
