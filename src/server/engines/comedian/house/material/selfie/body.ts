import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** How much of the person got in. */
export const SELFIE_BODY: readonly Premise<PhotoCondition>[] = [
  {
    id: 'head-first',
    when: ['head-only', 'face-large'],
    lines: [
      "As far as I can tell, you've sent the head on ahead and the rest is parking.",
      'A head and no body: the museum could only afford the top.',
      'The crop stops early, so whatever happens below is between you and your pyjamas.',
      "Just the head, so we'll have to take your word for the trousers.",
      "It's the framing of a video call in which your audio is fine and your ideas are frozen.",
      'Picture a coin. Now picture it refused by the machine.',
    ],
    low: [
      "Floating head, no body. All that's missing is the crystal ball.",
      'The crop took everything but the responsibility.',
    ],
    high: [
      "Just the head, and it's enough. Emperors were less sure of their coins.",
      'Just the head, as on money.',
    ],
  },
  {
    id: 'shoulders',
    when: ['shoulders-up'],
    lines: [
      'Endorsed for: shoulders.',
      'From the shoulders up, fully professional. Below that, who knows, flippers.',
      'The part of a person that attends video calls.',
      'The crop from the staff page, two along from Brian in logistics.',
      'Framed like a newsreader. And the weather where you are?',
      'Passport crop, holiday not included.',
      'Stops at the shoulders, like a coat hanger with plans.',
    ],
    low: [
      "You could be the 'before' on a website about headshots.",
      "It's what the conference badge printer does to people.",
    ],
    high: [
      "Clean shoulders-up crop. I'd accept your connection request, then mute you.",
      "A headshot that good gets a call back. It won't be for a speaking part, but still.",
      "Two shoulders up, and I'd already vote for the rest.",
    ],
  },
  {
    id: 'shoulders-bust',
    when: ['shoulders-up'],
    lines: [
      'Shoulders included, the rest on application.',
      "The official crop of people who 'wear many hats'. None pictured.",
      "That's how much of you fits in a taxi driver's mirror.",
      "The crop of somebody who has been 'passionate about solutions' since March.",
      'Everything above the shoulders is in the meeting. Everything below is still in bed.',
    ],
    low: ['Pinned to a staff noticeboard, this would be behind the fire drill by lunch.'],
    high: [
      "If you told me you ran a small airline, I'd check the timetable.",
      'A headshot that good gets its own lanyard, and nobody checks the lanyard.',
    ],
  },
  {
    id: 'hips',
    when: ['to-the-hips'],
    lines: [
      'Cropped at the hips, like a puppet show.',
      'Half in, half out, like someone ordering through a hatch.',
      'Reception-desk framing. How can we help?',
      "Standing or sitting? The crop has signed something and can't say.",
      'Top half open for business, bottom half on a staff day.',
      'The lower half is in another picture, having a nicer time.',
    ],
    low: ['Cut at the hips by a photographer who had seen enough.'],
    high: [
      "It's the crop of somebody with a cookery show. Fine. What are we making?",
      "Cropped like a portrait in a bank, only I'd trust it.",
    ],
  },
  {
    id: 'knees',
    when: ['to-the-knees'],
    lines: [
      'The picture stops at the knees, like a cold sea.',
      'The shoes are missing. I choose to imagine one clog.',
      'Everything but the shins. Saving something for the sequel?',
      'The photographer lost interest around the knees.',
    ],
    low: ['So close to the whole person. You missed it by two shins.'],
    high: ['All attitude, no ankles. Tell the feet they were missed.'],
  },
  {
    id: 'head-to-toe',
    when: ['full-body'],
    lines: [
      "Full length: you're either proud of the shoes or measuring a wardrobe.",
      'Head to toe. Customs would appreciate the transparency.',
      "Everything's in, even the ground. Did the ground sign a release?",
      'A full-body selfie, for people who forget where they end.',
      "The whole of you, like a listing that says 'collection only'.",
    ],
    low: ['You showed us all of it. Crops were invented for a reason.'],
    high: [
      "Top to bottom, nothing to hide behind, and it stands up. I'll sit down, then.",
      'A full-length success. A shop window is now short of one mannequin.',
    ],
  },
  {
    id: 'head-to-toe-far',
    when: ['full-body', 'face-small'],
    lines: ['From here you could be waiting for a very small train.', 'The complete person, in travel size.'],
    high: ['The whole of you, from afar, like the figure on a trophy.'],
  },
  {
    id: 'shoulders-deadpan',
    when: ['shoulders-up', 'deadpan'],
    lines: [
      "Shoulders up, no smile: 'Our Team', third row, 'joined us from a competitor'.",
      "A company is printing this beside the words 'difficult decision'.",
    ],
    high: ["Shoulders up, no smile: there's a firm with your surname on the door and a fern inside."],
  },
  {
    id: 'shoulders-smile',
    when: ['shoulders-up', 'smiling'],
    lines: [
      "A headshot and a smile: you're about to tell me my premium is going up.",
      'You could be the photo that came with the wallet.',
    ],
    high: ['On the staff page, yours is the one that people click by accident, twice.'],
  },
]
