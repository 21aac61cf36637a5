import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** No smile in evidence. */
export const SELFIE_DEADPAN: readonly Premise<PhotoCondition>[] = [
  {
    id: 'no-smile',
    when: ['deadpan'],
    lines: [
      'Expression: out of office.',
      "So that's who records 'your call is important to us'.",
      "I can't tell whether you're posing or waiting for a file to upload.",
      "You were asked for one emotion and you're checking in the stockroom.",
      "Somebody said 'be natural' and you chose granite.",
      'Expression by the people who brought you drywall.',
      "You've just heard the quiz answer, and you're going to say something.",
    ],
    low: [
      "Your face got the invitation and replied 'maybe'.",
      'The shutter clicked. You, it seems, did not.',
      'Your expression has been left on its factory setting.',
    ],
    high: [
      'Zero expression, full effect. Cats have built empires on less.',
      "No smile needed, apparently. You pose like a shop that doesn't do discounts.",
      'Statues would like to know how you do it.',
    ],
  },
  {
    id: 'no-smile-lobby',
    when: ['deadpan'],
    lines: [
      "Serious, as if the camera had asked for your mother's maiden name.",
      'You struck a pose and forgot to tell your expression.',
      'Giving nothing away, not even at the bake sale.',
      'Straight face, like a person guarding the last slice.',
      'Not a smile in the building. Has anyone tried the basement?',
      'Approved by passport control without them looking up.',
    ],
    low: [
      'Even the printer shows more feeling, and it only has a light.',
      "You've brought the mood of a laminated sign.",
    ],
    high: [
      'Deadpan, and it works. You could sell me tap water in a taller bottle.',
      "You're not smiling, and people will still cross the room to ask what they did right.",
    ],
  },
  {
    id: 'no-smile-forecast',
    when: ['deadpan'],
    lines: [
      'Mild, dry, no outbreaks of joy expected before Thursday.',
      "Calm, or buffering. From here it's hard to say.",
      "That's the expression of a lift between floors.",
      "You've heard my joke about the lift, then.",
    ],
    low: ["'What's wrong?' 'Nothing.' I've had that conversation, and it was about the dishwasher."],
    high: [
      "Cool, composed, unbothered. I'd tell you a secret, but you already know it.",
      'I told you my best joke just now, and your silence improved it.',
    ],
  },
  {
    id: 'no-smile-alone',
    when: ['deadpan', 'one-person'],
    lines: [
      "On your own and unmoved. They'll put a plaque on you if you stay.",
      'No company, no smile. So the surprise party is going well.',
    ],
    high: ["Alone, serious, unhurried. You're the one person allowed to touch the thermostat."],
  },
  {
    id: 'no-smile-head-on',
    when: ['deadpan', 'facing-camera'],
    lines: [
      "Unsmiling, straight on, and I've already apologised twice.",
      "You face the lens like it's late with your order.",
      "No smile, no angle, no mercy. I'll get the manager.",
    ],
    low: ["I've been let into the wrong flat with more warmth."],
    high: [
      "Straight on, straight-faced, strong. I've renewed my library books out of fear.",
      "You've looked at the lens the way a chef looks at a microwave, and won.",
    ],
  },
  {
    id: 'no-smile-light',
    when: ['deadpan', 'well-lit'],
    lines: [
      'Bright conditions, with a serious front moving in from the middle.',
      'The light is smiling. Somebody had to.',
    ],
    high: ["Well lit, unsmiling: a menu without prices, and I've ordered twice."],
  },
  {
    id: 'no-smile-loud-top',
    when: ['deadpan', 'top-loud', 'in-colour'],
    lines: [
      "The {top} top is having a party, and you're the neighbour.",
      'The top is {top}, the mood is beige. They should travel separately.',
    ],
    high: ['A {top} top and no smile. Only conductors and champions get away with that.'],
  },
]
