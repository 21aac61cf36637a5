import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** How it is portioned. */
export const RIZZ_SENTENCES: readonly Premise<LineCondition>[] = [
  {
    id: 'one-sentence',
    when: ['one-sentence'],
    lines: [
      'One sentence, no parole.',
      'A single sentence, walking into a room where everyone already has one.',
      "It's all one sentence, shouted from a canoe that isn't coming back.",
      'One full sentence. The other half of the conversation has been left as homework.',
      'Just the one sentence, served with nothing. Not even a lemon.',
      'One sentence in, and the exit is already interesting.',
    ],
    high: [
      "One sentence, and the other person's whole evening has a new subject.",
      'A single sentence, in and out, like a very charming burglar.',
    ],
  },
  {
    id: 'one-sentence-alone',
    when: ['one-sentence', 'no-question'],
    lines: [
      'No follow-up, no question, no handle. How is anyone meant to pick that up?',
      'A statement has been issued. The palace declined to comment.',
      'You said your piece and left it on the table, like a bill.',
      "There is nothing to answer. Congratulations, you've made a poster.",
    ],
    low: ["It's one sentence, and it got lost halfway. Imagine the drive home."],
    high: ["It asks for nothing, and people will offer. That's how swans eat."],
  },
  {
    id: 'two-sentences',
    when: ['two-sentences'],
    lines: [
      'Two sentences: one to dig the hole, one to stand in it.',
      'A game of two halves, both played away.',
      'Sentence one holds the door. Sentence two walks into it.',
      'First you build the bridge, then you sell them the toll.',
      'A double act in which both are the straight one.',
    ],
    low: ['The second sentence had every chance to apologise for the first.'],
    high: [
      'Two sentences and they get along. More than can be said for most tables of two.',
      'The first sentence held the ladder, the second one got into the tree. Nobody fell.',
    ],
  },
  {
    id: 'many-sentences',
    when: ['many-sentences'],
    lines: [
      'So many full stops, and you drove through all of them.',
      'A paragraph! Someone will want it double-spaced.',
      "There's a plot in there, and a subplot about a sofa.",
      'It has more acts than the school play, and the same donkey.',
      "Each sentence promised to be the last. I've had guests like that.",
    ],
    high: ['Beginning, middle, end. The listener will want to know who did the casting.'],
  },
]
