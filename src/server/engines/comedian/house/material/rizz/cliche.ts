import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Lines from the common stock. */
export const RIZZ_CLICHE: readonly Premise<LineCondition>[] = [
  {
    id: 'cliche',
    when: ['cliche'],
    lines: [
      "A classic. They don't make them like that any more, and there was an inquiry.",
      'This has been said in every bar with a sticky floor, and in some that have since been banks.',
      "You didn't choose that line. It was on the table when you sat down.",
      "They've heard it before. So has the barstool.",
      'Pre-owned, three careless drivers, one of them your uncle.',
      'You reached into the big book of lines and it opened by itself at the coffee stain.',
      "It's so well known that the reply got there first.",
      'That one comes with the pub.',
      'Hand-me-down charm, let out at the seams.',
    ],
    low: ["There's mould on it, and the mould has heard it too.", "The echo came back with 'who is this?'"],
    high: [
      'The line has been round the block, but you made it hold a door. Credit where due.',
      'Old joke, new shoes. They squeak, but they walk.',
    ],
  },
  {
    id: 'cliche-recycling',
    when: ['cliche'],
    lines: [
      'Recycled. Which bin does it go in?',
      'A tribute act, playing all the hits to people waiting for a bus.',
      'Like a hotel towel: used by many, remembered by none.',
      'You found it on the pavement and put it straight in your mouth.',
      'Reheated twice. The packaging warned against it.',
      "Vintage, or as the shop calls it, 'donated'.",
      'They finished the sentence for you, and started on their coat.',
      'If this one earned royalties, somebody in a Hawaiian shirt would own the coast.',
      'The first person it was tried on asked for a fire exit, and fire exits were invented.',
    ],
    low: ["A photocopy of a photocopy of somebody else's no."],
    high: ["Well-worn, like a good boot. People still don't kiss boots."],
  },
  {
    id: 'cliche-original-no',
    when: ['cliche', 'no-pun'],
    lines: [
      'The only new thing in there is the date on it.',
      'Nothing in it is yours but the fingerprints.',
      'You brought a packed lunch, and somebody had already eaten it.',
      'The line is doing an impression of a line.',
      'Do they give you a loyalty card at the place where you get these?',
    ],
    low: ['It comes with the frame, and so does the smile.'],
  },
  {
    id: 'known-line',
    when: ['known-line'],
    lines: [
      'The {known}! Who let it out?',
      'Ah, the {known}. Nobody has told you how the last one ended, have they?',
      'You went with the {known}, the beige carpet of flirting.',
      'Statistically, somebody is using the {known} two tables away.',
      'You had all night, and you opened with the {known}.',
      "They have a bingo card. You've just filled in the {known}.",
      'By now the {known} must know the way home without you.',
      'A cover version of the {known}, on recorder.',
      'I last met the {known} on a mug in a service station.',
    ],
    low: [
      'The {known} has been rejected in eleven languages, four of them dead.',
      'Found in a cracker, the {known} gets put back.',
    ],
    high: ["You nearly saved the {known}. It's breathing."],
  },
  {
    id: 'known-line-more',
    when: ['known-line'],
    lines: [
      "Does the {known} know you're using it without supervision?",
      'Leave the {known} in the past, with the flares.',
      "There's a support group for the {known}. It's just called 'Saturday'.",
      'Anthropologists date the {known} to the first awkward campfire.',
      'Bouncers mouth along to the {known}.',
      'The listener has a reply to the {known}, laminated.',
      'They knew it was the {known} before you had finished breathing in.',
      'The {known} still works on one person: you.',
    ],
    low: ['Customs destroys the {known} at the airport, as a kindness.'],
    high: [
      "You used the {known} and meant it. That's either romance or a dare.",
      "The {known}, and they smiled. Don't move. Don't use another one.",
    ],
  },
  {
    id: 'known-exactly',
    when: ['known-exactly'],
    lines: [
      'Word for word. At least when schoolchildren copy, they change a few things.',
      'Not a syllable of it is yours. The nerve is.',
      'Verbatim! The original author is begging to stay anonymous.',
      'Quoted exactly, like the side effects at the end of an advert.',
      'You learnt it by heart, which is where it should have stayed.',
      "Copied so precisely that it came with the reply 'no thanks'.",
      'A perfect match for the one on the toilet wall, and that one had a drawing.',
    ],
    low: ['Traced, and you still went over the edges.'],
  },
]
