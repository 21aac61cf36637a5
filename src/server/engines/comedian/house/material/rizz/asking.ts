import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Questions, statements and exclamation marks. */
export const RIZZ_ASKING: readonly Premise<LineCondition>[] = [
  {
    id: 'question',
    when: ['question'],
    lines: [
      'A question! Bold, for somebody who might get an answer.',
      'You asked. Now comes the bit with the other person in it.',
      'The question mark came alone and did what it could.',
      'A question has been raised. Somebody fetch a chair for it.',
      "Remember: they don't have to answer that without a lawyer.",
      'Ask an odd question, get a change of seats.',
      'Brave of you to ask, with no second question packed.',
    ],
    low: [
      'The answer is no. The question could have been about soup.',
      'A rhetorical question, in that nobody stayed.',
    ],
    high: [
      'It invites an answer, and they might even have one. Look surprised later.',
      "That's a question people will answer on the way home, out loud, on a bus.",
      "A good question, and they've leaned in to get it wrong.",
    ],
  },
  {
    id: 'question-form',
    when: ['question', 'no-exclamation'],
    lines: [
      "They've ticked the box that says 'I have a train'.",
      "You've sent them a questionnaire with one box and no pen.",
      'Polite enough to ask. Now be polite enough to step aside.',
      'The survey takes under a minute and no prizes are offered.',
      'Fine question. They usually come with a reason to stay for the answer.',
    ],
    high: [
      'Well asked. The last person to be this curious got a job at customs.',
      "Best question of the night, and I've been asked about parking.",
    ],
  },
  {
    id: 'many-questions',
    when: ['many-questions'],
    lines: [
      'Two questions before anyone has sat down. Is there a clipboard?',
      'This is the small-talk section of a visa interview.',
      "They'll take the first question, phone a friend for the next, and leave on the third.",
      "Twenty questions was a game. You're doing it as an audit.",
      "Slow down, there's a person under that lamp.",
    ],
    high: ["They'd answer all of it, and they'd order another to have the time."],
  },
  {
    id: 'no-question',
    when: ['no-question'],
    lines: [
      'Nothing to answer, so nobody will.',
      'That is an announcement. Announcements get checked against the departures board.',
      'It asks nothing, wants nothing, and blocks the way to the bar.',
      "You've thrown the ball and kept hold of it.",
      "It takes two to have a conversation, and you've sent a memo.",
      "How is anybody supposed to reply to that, other than 'noted'?",
    ],
    low: ["No question, no hook, no bait. You're just standing in a lake.", "They'd love to reply. To what?"],
    high: [
      "No question needed: they'll say something. You may have to wait, holding that face.",
      "You didn't ask a thing, and they'll be answering until closing time.",
    ],
  },
  {
    id: 'no-question-plaque',
    when: ['no-question', 'no-exclamation'],
    lines: [
      'You could carve this on a bench and it would get the same number of replies.',
      'Delivered to them the way a gate change is delivered to an airport.',
      'A one-way street with your name on it.',
      'The floor is now open. It has been since you spoke.',
      'Full of certainty, like a sign on the wrong door.',
    ],
    high: ['Put it on a bench and people would sit there on purpose.'],
  },
  {
    id: 'exclaimed',
    when: ['exclaimed'],
    lines: [
      'The exclamation mark is jumping up and down behind someone better dressed.',
      "Calm down, it's a sentence, not a goal.",
      'That exclamation mark is trying to be the life of a party that left.',
      'With an exclamation mark, in case they thought you were whispering from the next town.',
      'Punctuated like the last day of a sofa sale.',
    ],
    high: [
      'The exclamation mark is earned. Keep the receipt.',
      "For once the exclamation mark isn't begging. It's just happy to be with you.",
    ],
  },
  {
    id: 'many-exclamations',
    when: ['many-exclamations'],
    lines: [
      '{marks} exclamation marks. Is the building being evacuated?',
      '{marks} of those, standing in a row like people who have locked themselves out.',
      'A row like that only wants a gate and some goats.',
      'One exclamation mark is excited, {marks} is a smoke alarm with a crush.',
    ],
    low: ["{marks} exclamation marks couldn't hold it up. Try scaffolding."],
  },
  {
    id: 'no-exclamation',
    when: ['no-exclamation'],
    lines: [
      'No exclamation mark. The calm of somebody returning a library book.',
      'Delivered in the tone of a lift saying which floor.',
      "Not an exclamation mark in sight. They'll have to bring their own excitement.",
      'Password resets arrive with more of a thrill.',
      'You can almost hear the shrug.',
      'It has the pulse of a spirit level.',
    ],
    high: [
      "It's as calm as a cello, and people have moved chairs to be near a cello.",
      "You didn't raise your voice, and the whole table leaned in.",
    ],
  },
]
