import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** How much of it there is. */
export const RIZZ_SIZE: readonly Premise<LineCondition>[] = [
  {
    id: 'very-short',
    when: ['very-short'],
    lines: [
      'Brief. A doorbell says more, and somebody answers it.',
      "You've sent them a label. They're still looking for the jar.",
      'You have typed less than a parking meter.',
      'Sent in the time it takes to regret it.',
      'Haiku poets find this a bit rushed.',
      'The rest of it has moved out and taken the furniture.',
    ],
    low: [
      'Fewer words than a stop sign, with a similar effect.',
      'Over before it could hurt anyone. Thoughtful.',
    ],
    high: [
      'Short, sharp, and gone before anybody could ruin it. That includes you.',
      'Good, and over. Most of us only manage one of those.',
    ],
  },
  {
    id: 'very-short-budget',
    when: ['very-short', 'no-question'],
    lines: [
      'Pay-as-you-go flirting, and the credit ran out.',
      "A minimalist! They'll have to imagine the charm as well.",
      'Whoever gets this has to bring the whole conversation, and snacks.',
      'You could carve that on a grain of rice, and the rice would ask for more.',
    ],
    low: ['Doors have said more, and only when somebody leaned on them.'],
  },
  {
    id: 'short',
    when: ['short'],
    lines: [
      '{words} words. Fire exits say two, and people move.',
      'Short enough for a mug, and the mug would stay in the shop.',
      '{words} words went in, and none of them had planned the way out.',
      "You're {words} words in, and so far they know you own a keyboard.",
      'Brevity is the soul of wit. This one brought the brevity.',
      'Short enough to shout across a car park, which may be the place for it.',
      'You packed hand luggage only.',
    ],
    low: ['Quick, at least. So is a trapdoor.'],
    high: [
      "{words} words and no fat on any of them. I've got nothing to trim, and I brought scissors.",
      '{words} words. A telegram could cost that little and start that much.',
      "Short, and they'll be quoting it. Lawyers need forty pages to do less.",
    ],
  },
  {
    id: 'under-ten',
    when: ['under-ten'],
    lines: [
      'Fits in a fortune cookie with room for the cookie.',
      'Not even a tweet: a chirp.',
      'Short enough for a rubber stamp, in red ink.',
      'Over before the waiter finds a pen.',
      'One breath, no paragraphs, straight to the silence.',
    ],
    high: [
      "You said it before anyone could look at their phone. That's the whole sport.",
      'Short enough to say on a moving escalator, good enough to miss the step.',
    ],
  },
  {
    id: 'roomy',
    when: ['roomy'],
    lines: [
      'You had {left} characters left and put them towards nothing.',
      'With {left} characters in hand, one of them could have been a reason.',
      'Those {left} spare characters are where the charm was going to go.',
      'You stopped with {left} characters to go. The kindest edit of the evening.',
      'That leaves {left} characters for the apology.',
    ],
    high: ["The last {left} characters are theirs, you decided, and now they're filling them."],
  },
  {
    id: 'roomy-budget',
    when: ['roomy', 'no-exclamation'],
    lines: [
      'Under budget by {left} characters. Finance is thrilled, romance is outside.',
      "You left {left} characters on the table. It's the buffet, and you took one olive.",
      'The box allows two hundred characters. You used it like a hotel gym.',
    ],
    low: ['Some {left} characters short of a second date. And a first.'],
    high: [
      "Elegant, with {left} characters to spare. You'll need them when they say 'what?'",
      'You stopped {left} characters early, like someone who knows when to leave a party.',
    ],
  },
  {
    id: 'medium',
    when: ['medium'],
    lines: [
      "It took {words} words to get from 'who's that' to 'check, please'.",
      'Long enough to be a sentence, short enough to be reduced on appeal.',
      'At {words} words you had time to stop at any of them.',
      'Exactly as long as the walk from the bar to the wrong table.',
      'It takes five seconds to say and a taxi ride to forget.',
      '{words} words walked in. Nobody asked them to sit.',
    ],
    low: ["It's {words} words, and they liked the gap before the first one best."],
    high: [
      "{words} words, well packed. You roll your socks, don't you?",
      '{words} words, no passengers, and it left on time.',
      "I tried to cut a word. It looked at me like a dog at a vet's.",
    ],
  },
  {
    id: 'medium-fit',
    when: ['medium', 'no-question'],
    lines: [
      'Roughly the length of a warning on a ladder, and climbed with less care.',
      'This could be sewn into a cushion, the kind that gets turned round for guests.',
      "Say it in one breath and you'll still have air for the explanation.",
      'Neither a poem nor a text. A laminated notice, then.',
    ],
    high: ['Just long enough for them to put down the menu.'],
  },
  {
    id: 'long',
    when: ['long'],
    lines: [
      '{words} words. They have put their coat on, and it has toggles.',
      'By word fifteen they had started peeling the label off the bottle.',
      "{words} words. I've had shorter commutes, and they served coffee.",
      'Could you hold that thought? All {words} of it?',
      'Around the middle there is a picnic area.',
      'It has a beginning, a middle, and a bar that has closed.',
      'A waiter came, went, and came back with the dessert menu before the end of that.',
      "There's a short line in there, knocking on the wall.",
      'The listener has been replaced by a cardboard one.',
    ],
    low: [
      '{words} words, and they left at the first comma.',
      'The closing credits alone would need an interval.',
    ],
    high: [
      '{words} words and it holds up. Bring cushions for the next one.',
      'A long walk to a good view. Some of us are in heels.',
    ],
  },
  {
    id: 'long-route',
    when: ['long', 'no-exclamation'],
    lines: [
      'You took the scenic route to hello.',
      'Please keep all arms inside the sentence until it stops.',
      'This wants chapter headings and a ribbon bookmark.',
      'An abridged edition is out in spring, read by somebody tired.',
      "There's a cloakroom at word ten and a cash machine near the end.",
      'Did you bring slides?',
    ],
    low: ['It moves at the pace of a lost-property queue, and with the same contents.'],
    high: ['The scenic route, and nobody asked whether we were there yet.'],
  },
  {
    id: 'very-long',
    when: ['very-long'],
    lines: [
      '{words} words. Shops have opened and closed.',
      'A removal van would have needed two trips.',
      'Somebody has started a book club about it, and nobody has finished.',
      "Halfway through I filed it under 'municipal history'.",
      'It needed a map of the region, with the inns marked.',
    ],
    high: ['{words} words and I stayed to the end. The babysitter is charging double.'],
  },
  {
    id: 'near-limit',
    when: ['near-limit'],
    lines: [
      "The box said two hundred characters. You heard 'target'.",
      'It stops at the limit because the limit stopped it.',
      'Filled to the brim. Nobody can get in, and nobody can move it.',
      'You used every character but the lovable one.',
    ],
    high: ['Right up to the edge and not over. Valet parking.'],
  },
]
