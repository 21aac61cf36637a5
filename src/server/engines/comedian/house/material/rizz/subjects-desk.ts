import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Work, school, law, money and machines. */
export const RIZZ_SUBJECTS_DESK: readonly Premise<LineCondition>[] = [
  {
    id: 'about-tech',
    when: ['about-tech'],
    lines: [
      'You tried to flirt and opened a support ticket.',
      "You flirt like a pop-up, and they've found the little cross.",
      "It works on your machine, doesn't it?",
      'Tech lines: for when feelings need an adapter.',
      "Their heart isn't a port, and you've brought the wrong cable.",
      'Your compatibility is greyed out.',
      'An error occurred. It has your accent.',
    ],
    low: ['The cookie banner got a warmer yes.'],
    high: [
      "Clean, quick, no bugs found. They're still going to ask for the trial version.",
      "No notes from the engineers. One of them has asked if you're single.",
    ],
  },
  {
    id: 'about-money',
    when: ['about-money'],
    lines: [
      'You made love sound like a fixed-rate product.',
      'Past charm is no guide to future charm.',
      'Trading was suspended to let everyone sit down.',
      "They'd asked for a drink, and they got a prospectus.",
    ],
    low: ['Junk bonds have a better first date.'],
    high: [
      "Sound investment. It's the smug shareholder that worries me.",
      'The first finance joke ever to make somebody lean closer.',
    ],
  },
  {
    id: 'about-work',
    when: ['about-work'],
    lines: [
      'Their calendar shows them as busy until you retire.',
      "You brought the office to the bar. Who's minding the shredder?",
      'You flirt with an agenda, in both senses.',
      'A line with a lanyard on.',
      "Let's circle back, they said, and walked a very large circle.",
      'Romance, with slides.',
    ],
    high: [
      "Exceeds expectations. There'll be no raise, but you get a better chair.",
      "You'd get this past my boss, and my boss once rejected lunch.",
    ],
  },
  {
    id: 'about-school',
    when: ['about-school'],
    lines: [
      "See me after class. Actually, don't.",
      'Shows enthusiasm, lacks evidence of homework.',
      'That line still has its name sewn in.',
      'Tell them the dog ate it. Then thank the dog.',
    ],
    high: [
      'Gold star. It goes on the chart, where everyone can hate you.',
      'The whole class turned round, including the skeleton.',
    ],
  },
  {
    id: 'about-law',
    when: ['about-law'],
    lines: [
      "Anything you say can be used against you, and you've been generous.",
      "Sustained! I didn't even hear the objection, I felt it.",
      'Romance should need less case law.',
      'Your lawyer has pretended to take a call.',
    ],
    high: [
      "The verdict's in your favour, and you've gone and winked at the jury.",
      'The other side has withdrawn and would like to buy you a drink.',
    ],
  },
  {
    id: 'about-science',
    when: ['about-science'],
    lines: [
      "You brought goggles to a bar, and they're the ones who can't look.",
      'Science has given us penicillin, and now you.',
      'The experiment can be repeated, they fear.',
      'Nobel committees have slept through better.',
      'It reacts badly with people.',
    ],
    high: [
      'Peer-reviewed by everyone within earshot. Accepted with minor smirking.',
      'It worked, it worked again, and now somebody wants to name a crater after you.',
    ],
  },
  {
    id: 'about-maths',
    when: ['about-maths'],
    lines: [
      'You tried to prove love, and the remainder is you.',
      'The maths is right. Who checks the mood?',
      'Nothing says tenderness like a worked example.',
      'Let x be the person leaving.',
    ],
    high: [
      'Elegant proof. Now find somebody who likes to be solved.',
      'I checked it on paper. It makes two.',
    ],
  },
  {
    id: 'about-post',
    when: ['about-post'],
    lines: [
      'The neighbour who took it in has asked to be moved.',
      'Handle with care, it says, on a box that rattles.',
      'No return address, wisely.',
    ],
  },
  {
    id: 'about-history',
    when: ['about-history'],
    lines: [
      'Historians have it as the end of a very short age.',
      'The archaeologists have covered it over again and planted grass.',
      'One for the archives. The archives are under water.',
    ],
    high: ["A find worthy of a glass case. You're still holding it by the handle, though."],
  },
]
