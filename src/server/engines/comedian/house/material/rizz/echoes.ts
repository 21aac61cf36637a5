import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Its own words, handed back. */
export const RIZZ_ECHOES: readonly Premise<LineCondition>[] = [
  {
    id: 'noun',
    when: ['noun'],
    lines: [
      'The {noun} would like to be left out of this.',
      'What did the {noun} ever do to you?',
      "Years from now they'll remember the {noun} and not your name.",
      "You got as far as '{noun}', and that's where the brakes were.",
      'The {noun} only came along for support, and got none of the eye contact.',
      "Let's hear it for the {noun}, held here against all reason.",
      'In a line-up they would point at the {noun}.',
      "Take out the {noun} and what's left is a person breathing near a table.",
      "I've nothing against the {noun}. It's the company it keeps.",
      "You introduced them to the {noun} on day one. That's fast.",
    ],
    low: [
      "The {noun} was only mentioned, and it's still blushing.",
      'You had the {noun}, the moment and the lighting, and you went with saying it out loud.',
    ],
    high: [
      'I never thought a {noun} could carry a line. It may need to lie down now.',
      "Good use of the {noun}. It'll want its name on the poster.",
      'The {noun} has hired an agent.',
      "I'll never look at the {noun} the same way, and I see it most days.",
      "You and the {noun} have something. I'd give you two the table by the window.",
    ],
  },
  {
    id: 'noun-world',
    when: ['noun'],
    lines: [
      "'{noun}' is a lovely word. It had a career before this.",
      'Nobody has ever looked at a stranger and thought: at last, the {noun} question.',
      "Nobody says '{noun}' in a wedding vow, and now we know why.",
      "They'll never see '{noun}' again without crossing the street.",
      'The {noun} community has released a short statement.',
      "You looked a stranger in the eye and said '{noun}'. On purpose.",
      "You could've led with anything. The {noun} won on a coin toss.",
      "They'll tell this story for years. It starts: 'So then they said {noun}.'",
    ],
    low: ["You dragged '{noun}' into it. '{noun}' had weekend plans."],
    high: [
      "The {noun} should not have worked. I've asked to see it again.",
      "Nobody has ever done that with '{noun}' before. Nobody had the nerve or the lighting.",
      "They'll say '{noun}' to each other for years, and nobody else will know why.",
    ],
  },
  {
    id: 'noun-trial',
    when: ['noun'],
    lines: [
      'The {noun} is helping us with our enquiries.',
      "They'll be using a stunt {noun} for the reconstruction.",
      "They came out hoping to hear one special word. It wasn't '{noun}'.",
      "I can't unhear '{noun}', and I was only here for the coats.",
      'Try it without the {noun}. Now try it without the rest.',
      "One more mention of '{noun}' and it becomes a hobby.",
      "The {noun} is carrying this line, and it's limping.",
    ],
    high: [
      'The {noun} bit is the good bit. The rest should buy it dinner.',
      'The {noun} was tried, acquitted and carried out on shoulders.',
      "I came to laugh at the {noun}, and I've stayed for the encore.",
    ],
  },
  {
    id: 'two-nouns',
    when: ['two-nouns'],
    lines: [
      'The {noun} had never met the {noun2} before. Now they both want to move.',
      "First the {noun}, then the {noun2}. It's a jumble sale with a pulse.",
      'You sat the {noun} next to the {noun2}, like a wedding planner with a grudge.',
      "'{noun}', '{noun2}': one more and it's a shopping list.",
      'Given a choice between the {noun} and the {noun2}, they chose their coat.',
      "The {noun} was the date. The {noun2} was the friend who wouldn't leave.",
    ],
    high: [
      'The {noun} and the {noun2} have more chemistry than most couples in here.',
      "The {noun} and the {noun2} met tonight. I'll cry at the wedding.",
      'Only you would introduce the {noun} to the {noun2}, and only you would be asked to stay for coffee.',
    ],
  },
  {
    id: 'opening',
    when: ['opening'],
    lines: [
      "You'd only said '{opener}', and hope was still alive.",
      "It begins '{opener}'. It could have ended there, with a bow.",
      "At '{opener}' they put the phone down. By the end they'd picked it up again.",
      "A stranger says '{opener}' and you have about a second to become a plant.",
      "They heard '{opener}' and started nodding early, to save time.",
      "After '{opener}' it's downhill, with a nice view of the bins.",
      "'{opener}' was fine. They'd have gone for a drink with '{opener}'.",
    ],
    low: ["'{opener}' raised a question. It was 'where's the other exit?'"],
    high: [
      "'{opener}' is a strong start, and the rest kept up. It's out of breath, but it's here.",
      "At '{opener}' they looked up. By the end they'd moved their coat off the chair.",
    ],
  },
  {
    id: 'opening-again',
    when: ['opening'],
    lines: [
      "'{opener}', it said, and three people pretended to know each other.",
      "You opened with '{opener}', like a burglar who rings first.",
      "You got to '{opener}', and the bartender moved the glasses.",
      "Only two kinds of people start with '{opener}'. The other kind sells windows.",
      "After '{opener}' there's a moment of hope. You can hear it being put back.",
      "Any sentence starting '{opener}' should have a handrail.",
    ],
    low: ["By the second word of '{opener}' they'd found their coat."],
    high: ["'{opener}' isn't much of a start. That's what makes the rest so rude."],
  },
  {
    id: 'ending',
    when: ['ending'],
    lines: [
      "It ends on '{ending}', like a tour that stops in the car park.",
      "'{ending}', you finished, and the ice in the glass cracked first.",
      "The last words were '{ending}'. They'll be engraved on nothing.",
      "'{ending}' is where the violins would come in, so the violins left.",
      "'{ending}', you said, and waited for the applause. It's still boarding.",
      "'{ending}' was meant to be a landing. It's more of a puddle.",
    ],
    low: ["All that build-up for '{ending}'. I've had more suspense from a lift."],
    high: [
      "'{ending}' is a proper last note. You may now stop humming it.",
      "You closed on '{ending}' and got out. Bank robbers take years to learn that.",
    ],
  },
  {
    id: 'ending-again',
    when: ['ending'],
    lines: [
      "You could stop any time before '{ending}', and there are people who would've tipped.",
      "You finished on '{ending}' and looked up, like a cat with a bird.",
      "'{ending}' hung in the air for a while. Then somebody opened a window.",
      "'{ending}'. Curtain. One cough.",
      "Would you say '{ending}' to a horse? Exactly, horses can leave.",
      "'{ending}' is the bit they'll do in the voice.",
    ],
    high: [
      "They'll be repeating '{ending}' tomorrow, and for once it's a good sign.",
      "They'll look up '{ending}' at home, to see whether it always does that.",
    ],
  },
]
