import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** What the face says about the clothes. */
export const FIT_EXPRESSION: readonly Premise<PhotoCondition>[] = [
  {
    id: 'smiling-tags',
    when: ['smiling'],
    lines: [
      "That's the smile of somebody who has already cut the tags off.",
      'A smile goes with everything, which was lucky today.',
      'The smile is doing customer service for the outfit.',
      "You're smiling as if the outfit had been explained to us.",
      "You smile as though the outfit had been a birthday present. It's not too late to lose the receipt.",
    ],
    low: ['Keep smiling. Nobody has looked down yet.'],
    high: [
      'You know it works. The smile has known since the changing room.',
      "You smile as if you'd got the last one in the shop.",
    ],
  },
  {
    id: 'smiling-bouncer',
    when: ['smiling'],
    lines: [
      'The smile went in first to distract the doorman.',
      'A smile on top of an outfit is parsley: somebody cared, at the very end.',
      "You've put a smile on top, the way hotels put a mint on the pillow.",
      "I'd call it a winning smile, but I've seen the rest of the team.",
      "Some people accessorise with jewellery. You've gone with denial, and it's radiant.",
    ],
    low: ['That smile has been sent to apologise for the clothes.'],
    high: [
      "Good outfit, and you're smiling about it. At least pretend to suffer like the rest of fashion.",
      'The smile got the outfit past the rope, and the outfit got the smile a table.',
    ],
  },
  {
    id: 'smiling-clear',
    when: ['smiling', 'facing-camera'],
    lines: [
      "Smiling straight ahead: welcome to the Hotel Wardrobe, there's no lift.",
      'The face said cheese before the outfit had finished its sentence.',
      "You've faced us with a smile and no receipt.",
      "It's the front-on smile of a brochure: 'Dental Cover and You'.",
    ],
    low: ['Head-on, beaming, dressed like that. Confidence should need a licence.'],
    high: [
      'Smiling right at us in an outfit that works. Some people also get green lights all the way home.',
      'You faced us, you smiled, you won. The other candidates have gone home to their coats.',
    ],
  },
  {
    id: 'deadpan-bluff',
    when: ['deadpan'],
    lines: [
      'A poker face, in case the outfit is a bluff.',
      'Your expression says the outfit was a gift from somebody who was watching.',
      'Straight face, as if the clothes were under oath.',
      "Models don't smile because of art. You're not smiling because of the parking.",
      "It's the look of a person who has been told there's a form for that.",
    ],
    low: ['The face has already left its own two-star review of the clothes.'],
    high: [
      "No smile needed. The outfit does all the talking and doesn't let anybody else in.",
      'You look as though compliments were delivered daily, with the milk.',
    ],
  },
  {
    id: 'deadpan-passport',
    when: ['deadpan'],
    lines: [
      'The face has cancelled its subscription to the outfit.',
      'That face has seen the forecast for this outfit.',
      'No help from upstairs: the clothes are doing this on their own.',
      'You wear clothes the way other people wait for a kettle.',
      "The outfit told a joke, and you've heard it before.",
    ],
    low: ["Even you aren't pleased to see it."],
    high: [
      'So unimpressed by your own good outfit. Leave some cool for the fridge.',
      "The outfit is a triumph, and you're taking it like a parking ticket.",
    ],
  },
  {
    id: 'deadpan-clear',
    when: ['deadpan', 'facing-camera'],
    lines: [
      "Facing us, unsmiling, fully committed. I won't ask about the outfit, and I won't touch the thermostat.",
      'Front-on and expressionless, like a vending machine that has just kept your coin.',
      "You're facing the lens as though it still had your deposit.",
      'No smile and no mercy. The outfit was rather hoping for mercy.',
    ],
    low: ["You look ready to hear the verdict. You aren't."],
    high: [
      "Straight on, no smile, good clothes. The dictionary wants you for 'nonchalant'.",
      'You face the lens as if it had a booking and you were full.',
    ],
  },
  {
    id: 'open-mouth-surprise',
    when: ['open-mouth'],
    lines: [
      'Mouth open, as though somebody had just explained the outfit to you.',
      'You seem as surprised by the clothes as the rest of us.',
      'Caught mid-sentence, presumably for the defence.',
      'Gasping at your own wardrobe saves everybody time.',
    ],
    low: ["That's the face of a person who wants the manager, and it's about the clothes."],
    high: [
      'Open-mouthed at your own outfit. Modest? No. Wrong? Also no.',
      "You look as surprised as I am, and I've had to sit down.",
    ],
  },
  {
    id: 'open-mouth-karaoke',
    when: ['open-mouth'],
    lines: [
      'The outfit hit a high note and your mouth went with it.',
      "Either you're singing or someone has read out the laundry bill.",
      'Wide-open mouth, as if the clothes needed an announcer.',
    ],
    low: ["That's the face of a 'no' that got here one outfit too late."],
    high: ['Sing it, then. The outfit has earned a chorus.'],
  },
  {
    id: 'unreadable-encrypted',
    when: ['unreadable'],
    lines: [
      'Expression: encrypted. Outfit: open to the public.',
      'The face gives nothing away. The outfit gives away the lot.',
      "Somewhere between 'I love it' and 'is it too late to change'.",
      'Your expression has the right to remain silent. The outfit waived it.',
      "I can't read your expression. The clothes, I can read from the bus.",
    ],
    low: ['The face has withdrawn from the project and asked for its name to be removed.'],
    high: [
      "I can't tell whether you know how well this works. I suspect you do, and I suspect you're awful about it.",
      "I can't tell what you think. The outfit thinks 'yes', and it's in charge.",
    ],
  },
  {
    id: 'unreadable-museum',
    when: ['unreadable'],
    lines: [
      "You look as though you've just remembered who dressed you.",
      "What were you feeling here? Take your time. The outfit isn't going anywhere good.",
      "It's the face you make when the waiter sings, and the outfit is the cake.",
      "Half a mood and a whole outfit. I'd like to return one of them.",
      'That expression is still loading. The outfit, unfortunately, is complete.',
    ],
    low: ['Your expression is neither for nor against the outfit. It just works here.'],
    high: [
      "The mystery is in the face, the answer is in the outfit, and the answer is annoyingly 'yes'.",
      'No idea what the face wants. The outfit can have anything.',
    ],
  },
  {
    id: 'unreadable-weather',
    when: ['unreadable', 'face-medium'],
    lines: [
      'From this distance the expression could be pride, wind or a bus pulling away.',
      'The face is in flight mode, and the outfit has full signal.',
      "I've had clearer feedback from a door marked 'pull'.",
    ],
    low: ['The face is keeping out of it. Smart face.'],
    high: [
      'Impossible to read, well dressed, probably the twist ending.',
      "Nobody can say what the face is thinking. The clothes have released a statement, and it's a victory speech.",
    ],
  },
]
