import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** More dynasties of worn-out lines. */
export const RIZZ_FAMILIES_MORE: readonly Premise<LineCondition>[] = [
  {
    id: 'cliche-tennessee',
    when: ['cliche-tennessee'],
    lines: [
      "There's a whole state apologising for you with a banjo.",
      "Nobody has ever been asked if they're from Ohio, and Ohio is grateful.",
      "They have heard it in Tennessee, too. That's why it's so quiet there.",
    ],
  },
  {
    id: 'cliche-falling',
    when: ['cliche-falling'],
    lines: [
      "You're falling for them. Please use the handrail.",
      "Gravity does this to everyone, and doesn't call the next day.",
      "Fell, did you? There's a form, and a cone.",
      'So many falls in pickup lines, and never a helmet.',
    ],
  },
  {
    id: 'cliche-dream',
    when: ['cliche-dream'],
    lines: [
      'A dream, you say. Somebody set their alarm.',
      'The one in your dreams has a stunt double and a return ticket.',
      "Keep dreaming. Everyone's safer.",
    ],
  },
  {
    id: 'cliche-sight',
    when: ['cliche-sight'],
    lines: [
      'Love at first sight. Have you tried a second one, with glasses?',
      "You may walk by again. They've moved.",
      "At first sight they checked the exits, and they're fond of those.",
    ],
  },
  {
    id: 'cliche-hot',
    when: ['cliche-hot'],
    lines: [
      "If it's hot in here, that is the kitchen, and you're in its doorway.",
      'Somebody open a window, preferably the one behind you.',
      'Heat rises. So did they.',
    ],
  },
  {
    id: 'cliche-sun',
    when: ['cliche-sun'],
    lines: [
      "You've compared them to the sun. Now look directly at them and see how that goes.",
      'Sunshine, ninety-three million miles away and thinking of moving.',
      'They light up your life. Electricians charge for the call-out.',
    ],
  },
  {
    id: 'cliche-heart',
    when: ['cliche-heart'],
    lines: [
      'Stolen hearts are up this year, mostly insurance jobs.',
      'The police came about your heart, and one of them took a biscuit instead.',
      'Your heart was taken? Have you looked in the charity shop?',
    ],
  },
  {
    id: 'cliche-crime',
    when: ['cliche-crime'],
    lines: [
      'The only offence here is the wording.',
      "Illegal, you say. There are officers who'd like to discuss the evidence, which is a barstool.",
      "Being good-looking isn't a crime. Saying so like that may be a nuisance under the noise act.",
    ],
  },
  {
    id: 'cliche-roses',
    when: ['cliche-roses'],
    lines: [
      'Roses are red. Replies are few.',
      'Violets are technically violet, and they have had enough of you as well.',
      'Every florist in the land has just lowered a shutter.',
      'Four lines of verse, and none was safe.',
    ],
  },
  {
    id: 'cliche-raisins',
    when: ['cliche-raisins'],
    lines: [
      'Raisins: what grapes do when they hear this again.',
      'Dried fruit, as a lead-in to romance. Who hurt your lunchbox?',
      "They'd like a date, one from the shop, with a stone in.",
    ],
  },
  {
    id: 'cliche-ice',
    when: ['cliche-ice'],
    lines: [
      'The ice was fine. People were skating on it.',
      'You broke the ice and everybody fell in.',
      'The bear has been weighed, measured and told to expect no calls.',
    ],
  },
  {
    id: 'cliche-here',
    when: ['cliche-here'],
    lines: [
      'Do people come here often? Slightly less, from today.',
      'That question was already there when they built the bar.',
      'The furniture answers that one now, to save time.',
    ],
  },
  {
    id: 'cliche-art',
    when: ['cliche-art'],
    lines: [
      "Art is looked at in silence. There's a hint in that.",
      'A masterpiece, you say, breathing on the glass.',
      'Museums put a rope around things because of people with that line.',
    ],
  },
]
