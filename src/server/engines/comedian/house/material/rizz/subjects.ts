import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** What it is about, in general. */
export const RIZZ_SUBJECTS: readonly Premise<LineCondition>[] = [
  {
    id: 'topic',
    when: ['topic'],
    lines: [
      'They lit a candle, and you brought up {topic} matters.',
      "A {topic} line. There's a drawer for those, and it sticks.",
      'Nobody ever said: what this evening lacks is a {topic} angle.',
      'They came for a drink and got a {topic} seminar.',
      'The {topic} references are strong. The knees were not weak.',
      'You went all {topic} on someone who was only holding a coat and some hope.',
      'A small {topic} joke, alone, far from home.',
    ],
    low: ['Somebody in the {topic} department is asking who let you have the password.'],
    high: [
      "You made {topic} talk sound like flirting. Don't try it with drains.",
      'A {topic} line that works. The others are asking to see its papers.',
      'They came in with no interest in {topic} matters, and now they own a book about it.',
    ],
  },
  {
    id: 'topic-expert',
    when: ['topic'],
    lines: [
      "You've turned a {topic} hobby into an emergency.",
      'At {topic} conferences this would kill. There are four people at those.',
      "The {topic} people have their own dating app. It's a shed.",
      "It's a {topic} line. The kindest thing is not to make eye contact.",
      'Is there a {topic} exam at the end of the evening?',
      "Just because you like {topic} things doesn't mean that they came here for the workshop.",
    ],
    high: [
      'The {topic} theme holds together. I pulled on it twice.',
      'The {topic} crowd is on its feet. All four of them.',
      "I don't even like {topic} jokes, and I've just explained yours to a waiter.",
    ],
  },
  {
    id: 'two-topics',
    when: ['two-topics'],
    lines: [
      "Half {topic}, half {topic2}, and all they'd wanted was a drink.",
      'You mixed {topic} with {topic2}, and the waiter took both away.',
      'Your {topic} joke came in a {topic2} jacket, and the doorman knew them both.',
      'First {topic}, then {topic2}. Is there a raffle?',
    ],
    low: ['It starts as a {topic} line and leaves as a {topic2} one. They left before either.'],
    high: [
      "Who puts {topic} and {topic2} in one line? A menace, and I'd read the next one.",
      'You put {topic} and {topic2} in one sentence, and neither wants to go home.',
    ],
  },
  {
    id: 'no-topic',
    when: ['no-topic'],
    lines: [
      "It's about nothing in particular. Lifts play it.",
      "There isn't a thing in it. Not a lamp, not a fish.",
      'Subject: none. Attachments: several, one-sided.',
      "You left out the part where it's about something.",
      'I looked for a topic and found a hallway.',
      'Nothing in there would need dusting.',
    ],
    low: ["An empty room with a person in it saying 'so'."],
    high: [
      'No subject at all, and it still went somewhere. Taxi drivers respect that.',
      "It's about nothing at all, and I could've listened to it twice.",
    ],
  },
]
