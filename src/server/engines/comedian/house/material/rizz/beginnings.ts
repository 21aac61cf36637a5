import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The ways of opening a line. */
export const RIZZ_BEGINNINGS: readonly Premise<LineCondition>[] = [
  {
    id: 'are-you',
    when: ['opens-are-you'],
    lines: [
      "'Are you a something?' No. They're somebody, and their food's here.",
      "You began by asking a person whether they were an object. They weren't, last they looked.",
      "'Are you', it starts, like every parking dispute.",
      "The answer to 'are you' is 'leaving'.",
      "Starting with 'are you' makes it either a pickup line or a census.",
      "Nobody in history has answered 'are you' with 'yes, since March'.",
      "There's a whole warehouse of lines that start 'are you'. It's up for sale.",
    ],
    low: ["A person asked 'are you' this way has the right to remain silent, and does."],
    high: [
      "'Are you' is the oldest door there is, and you still found a new way to trip in.",
      "They hear 'are you' twice a night, and this is the first time they've asked for the rest.",
    ],
  },
  {
    id: 'opens-hurt',
    when: ['opens-hurt'],
    lines: [
      "'Did it hurt?' It's starting to.",
      "Pain is an odd thing to lead with, unless you're a physio.",
      "Yes, it hurt. It's on your side of the table.",
    ],
  },
  {
    id: 'opens-if',
    when: ['opens-if'],
    lines: [
      "'If' is the loneliest word, and you've given it a spotlight.",
      'A hypothetical. They hypothetically left.',
      "'If', it begins, and a lawyer has already billed for it.",
      "You built a parallel universe and still didn't get a seat in it.",
      "Everything depends on that 'if', and it's made of breadstick.",
    ],
    low: ["In every version of that 'if', they take the stairs."],
    high: [
      "A good 'if'. People have moved in together on less of a premise.",
      "That 'if' just got two people to imagine the same thing. Architects charge for it.",
    ],
  },
  {
    id: 'opens-do-you',
    when: ['opens-do-you'],
    lines: [
      "'Do you' is how wedding vows begin, and also market research.",
      'They do not. Whatever it was.',
      "Careful: 'do you' can be answered with 'yes' and no further details.",
      'Polling the public again, are we?',
      "A question starting 'do you' wants a clipboard and a lanyard.",
    ],
    high: [
      'They do, as it happens. Quick, what was your plan?',
      "Everybody asks 'do you'. You're the first who made it matter what the answer was.",
    ],
  },
  {
    id: 'opens-is-your',
    when: ['opens-is-your'],
    lines: [
      "They haven't said a word and you're already going through their paperwork.",
      "'Is your', it begins, like a call about your car's extended warranty.",
      'You asked about their things before you asked about them. Customs does it in that order.',
    ],
  },
  {
    id: 'opens-can-i',
    when: ['opens-can-i'],
    lines: [
      'You asked for permission. Denied, but with a smile, on headed paper.',
      'Asking permission is how children and hackers start.',
      'Could you? Probably. Should you? The committee meets in May.',
      'Polite request, in triplicate, to the wrong department.',
    ],
    high: ['Since you asked so nicely, the bar will allow it, this once, facing the wall.'],
  },
  {
    id: 'opens-i',
    when: ['opens-i'],
    lines: [
      'It starts with you. Bold choice of hero.',
      'Opening on yourself, like a biography nobody commissioned.',
      "The first word is about you, and so's the silence.",
      'Chapter one: me.',
      'You walked on stage and introduced the stage.',
    ],
    low: ['It opens with you and closes with them gone.'],
    high: [
      "It starts with you, and I read to the end. My own diary doesn't get that.",
      'It begins with you, and for once nobody minded. Send a copy to my uncle.',
    ],
  },
  {
    id: 'opens-you',
    when: ['opens-you'],
    lines: [
      'You pointed at a stranger and began to describe them. Zoos have a rule about that.',
      "It starts with 'you', like a telling-off.",
      'People addressed that directly look behind them, then leave in that direction.',
      "Straight to 'you'. Hello must cost extra.",
    ],
    high: [
      "It's all about them from the first word. Somebody raised you, or an advert did.",
      "You began with them and stayed on the subject. There are marriages that don't.",
    ],
  },
  {
    id: 'opens-hey',
    when: ['opens-hey'],
    lines: [
      "'Hey' is for horses and group projects.",
      'You opened with a hello, hung up your coat, and then said the rest.',
      'The greeting went well. They should have stopped the tape.',
      'It says hi first, like a pickpocket with manners.',
    ],
  },
  {
    id: 'opens-question-word',
    when: ['opens-question-word'],
    lines: [
      "An actual question. They'd only prepared a nod.",
      'Who, what, where, why. You chose one, and they chose the bus.',
      "That's how crosswords flirt.",
    ],
    high: [
      'Good question. Nobody had an answer ready, which is the point and also the danger.',
      "Now they have to answer, and they've put down their fork to do it.",
    ],
  },
  {
    id: 'opens-knock',
    when: ['opens-knock'],
    lines: [
      "Knock knock. They're pretending to be out.",
      "Nobody's home, the lights are off, the curtain moved.",
      'You brought a knock-knock joke to a person without a door.',
    ],
  },
  {
    id: 'opens-statement',
    when: ['opens-statement'],
    lines: [
      "A plain statement, read out to somebody who hadn't asked for the news.",
      'You just started talking, like a radio in an empty garage.',
      'A statement, out of nowhere, in a coat.',
      'No hello, no question. You arrived mid-sentence, as though the chair had asked.',
      'It begins like the minutes of a meeting that nobody minuted.',
    ],
    high: [
      'It just says its thing and lets you come to it. Cats do this, and look at them.',
      'You said it like the weather, and somebody has gone out without a coat.',
    ],
  },
]
