import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Objects in shot, or none that has a name. */
export const SELFIE_PROPS: readonly Premise<PhotoCondition>[] = [
  {
    id: 'prop',
    when: ['thing'],
    lines: [
      "I spot {athing}. It was there first, wasn't it?",
      "Museum audio guide: 'Note the {thing}. We don't know either.'",
      'Also starring: {athing}. It had asked for a smaller role.',
      'The {thing} wandered in, and nobody had the heart to say anything.',
      'Is the {thing} with you, or is it seeing other people?',
      'Out of everyone involved, the {thing} prepared best.',
    ],
    low: [
      "I'd love to be nice, so: lovely {thing}.",
      'I cropped out everything bad. Please meet the {thing}.',
    ],
    high: [
      'Great photo. I assume the {thing} directed.',
      "The {thing} is furious at how little attention it's going to get.",
      'The {thing} came to be photographed and has stayed on as a fan.',
    ],
  },
  {
    id: 'two-props',
    when: ['two-things'],
    lines: [
      "With the {thing} and the {thing2} in shot, it's half selfie, half inventory.",
      "Judging by the {thing} and the {thing2}, you're moving house.",
      'The {thing} and the {thing2} look relaxed. They must have seen worse from you.',
    ],
    low: ['The {thing} is doing its job. The {thing2} is doing its job. Anyone else?'],
    high: ['Up against the {thing} and the {thing2}, you won. Tell them gently.'],
  },
  {
    id: 'no-props',
    when: ['no-things'],
    lines: [
      'No props that I could name, like a magician on day one.',
      'I looked for a prop and found only the decision.',
      'Props department: closed. Ideas department: on its break.',
      'Prop budget, as far as I can see: a shrug.',
      'No gimmick I can point to. I pointed anyway.',
    ],
    low: [
      'One obvious prop would have given me something nice to say.',
      "Not one object I'd swear to. Even a lamp would have helped with the conversation.",
    ],
    high: [
      'It manages without any prop I could name. The jugglers are taking it hard.',
      "I couldn't find a prop to praise, so it'll have to be you.",
    ],
  },
  {
    id: 'nothing-to-hide-behind',
    when: ['no-things', 'face'],
    lines: [
      "There's nothing much to hide behind. I mean that as a shopping tip.",
      "I can't name one prop in here. The face will have to answer for all of it.",
      'No obvious distraction in shot. Was it busy?',
      "No props I'd swear to. You came to a roast without so much as a plate.",
    ],
    low: ['A large vase, held at head height, would fix this.'],
    high: [
      "No prop I'd swear to, and still a hit. Street performers are packing up their unicycles.",
      'I was promised a shield, or at least a vase. You just walked in and won.',
    ],
  },
  {
    id: 'phone',
    when: ['phone'],
    lines: [
      'A phone in the shot. Did it see this coming and ring for help?',
      'The phone got into frame, like a director who insists on a cameo.',
      "There's a phone in the picture, so the camera brought a friend.",
    ],
    low: ["There's a phone in shot, so another try was well within reach."],
    high: ["Good photo, and the phone got its good side. It'll be wanting a bigger case."],
  },
  {
    id: 'tie',
    when: ['tie'],
    lines: [
      'You wore a tie to a selfie. Is there a vote?',
      "The tie says quarterly results. They're mixed.",
      'That tie is the only thing here with a five-year plan.',
      "Dressed for an interview that the camera is conducting. It'll let you know.",
    ],
    low: [
      'You wore a tie to this, like a butler at a bin fire.',
      'The tie was a business decision, and the market has reacted.',
    ],
    high: ["The tie works. I'd approve your loan and then hide the pens."],
  },
  {
    id: 'tie-deadpan',
    when: ['tie', 'deadpan'],
    lines: [
      'A tie and no smile. Let me guess: the role is no longer available.',
      'Unsmiling in a tie, like the last page of an annual report.',
    ],
    high: ["The tie, the silence. I've just apologised to my own bank."],
  },
  {
    id: 'tie-smile',
    when: ['tie', 'smiling'],
    lines: ["A smile with a tie: here comes a two-bedroom flat with a 'cosy' third."],
    high: ["With that tie and that smile, I'd buy the flat and the damp."],
  },
  {
    id: 'teddy',
    when: ['toy'],
    lines: [
      'The teddy bear knows its best side. Ask it for tips.',
      'A teddy bear in shot, the only one here trained for close-ups.',
    ],
    low: ['The bear has one expression and still won this.'],
    high: ["You very nearly upstaged the bear. It's consulting its stuffing."],
  },
  {
    id: 'umbrella',
    when: ['umbrella'],
    lines: [
      'An umbrella in shot, in case I get critical. Sensible.',
      'You brought an umbrella to a roast. Wrong disaster.',
    ],
    low: ["The umbrella was expecting rain. It wasn't expecting this."],
    high: ["You and an umbrella, and suddenly it's a film poster. I'd queue in the drizzle."],
  },
  {
    id: 'clock',
    when: ['clock'],
    lines: ["There's a clock in shot. Detectives love that.", 'The clock is counting down to the retake.'],
    low: ['By that clock you had all day, and you chose now.'],
    high: ['The clock was only there for the time, and it has stayed for the show.'],
  },
]
