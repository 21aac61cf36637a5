import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Who it is about. */
export const RIZZ_PEOPLE: readonly Premise<LineCondition>[] = [
  {
    id: 'about-me',
    when: ['about-me'],
    lines: [
      "Chapter one was about you. They've peeked: so's chapter nine.",
      "You're the hero, the narrator and the crowd. They've been cast as 'table'.",
      "They hadn't asked for the memoir, and you've signed it.",
      "That's a lot of 'I' for someone looking at somebody else.",
      'Did you want a date or an audience?',
    ],
    low: ['Narcissus had better lighting and needed less encouragement.'],
    high: [
      "It's all about you, and you're not bad company. Do pass the microphone.",
      "Three times 'I', and I wanted a fourth. Who does that?",
    ],
  },
  {
    id: 'about-you',
    when: ['about-you'],
    lines: [
      "You, you, you. They've checked behind them twice.",
      "Enough about them, they'd love to say.",
      'It describes them at length, like a police sketch with a crush on it.',
      "They've been told so much about themselves that they have asked for a copy.",
      'The listener is the entire plot. Nobody showed them the script.',
    ],
    low: ['They have heard all about themselves. They were hoping to meet someone new.'],
    high: [
      "It's all about them, and it flatters. Salespeople take months to learn this.",
      'All about them, and not a word of it from a greeting card.',
    ],
  },
  {
    id: 'about-both',
    when: ['about-both'],
    lines: [
      "You and them, both in there. It's the closest you've been all night.",
      'Two people in one line, and only one agreed to it.',
      "You've already moved into their sentence. Buy them a comma first.",
      "There's an 'I' and a 'you' in it, sitting at opposite ends.",
      "Grammatically, you're together.",
      "On paper you're a couple. Paper should see other people.",
    ],
    low: ['It has room for both of you, and they took the window.'],
    high: [
      'You and them, nicely balanced. Like a seesaw, somebody will get up soon.',
      "There's room for two in that, and the second one's already taking off their coat.",
      "You and them in one sentence, and it doesn't look crowded.",
    ],
  },
  {
    id: 'no-me',
    when: ['no-me'],
    lines: [
      'You kept yourself out of it. Good instinct.',
      "There's no 'I' in it anywhere. Did it ask to be left out?",
      "You aren't mentioned. That may be the selling point.",
      'A line without its owner. Should we hand it in at reception?',
      'The speaker has left the sentence for personal reasons.',
      'Signed, nobody.',
    ],
    low: ["You stayed out of your own line. They'd like to know how."],
    high: [
      "Not a word about yourself. Mysterious, or there's a file.",
      "You kept out of it, and you're the only thing they'll want to know about.",
    ],
  },
  {
    id: 'no-you',
    when: ['no-you'],
    lines: [
      "Not a word about the person you're saying it to. Are they a coat stand?",
      "You forgot somebody. They're in front of you, chewing.",
      "It'd work equally well on a wall, with the same eye contact.",
      "They listened for a 'you'. They'd have taken a nod.",
      'A duet for one.',
    ],
    low: ["It's not for them and it isn't about them. They've forwarded it to whoever it was for."],
    high: [
      'You never mention them and they leaned in to see where they were. Sneaky.',
      "You never said 'you', and they've never felt so spoken to.",
    ],
  },
]
