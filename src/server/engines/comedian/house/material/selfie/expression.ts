import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Open mouths, and expressions that nobody can place. */
export const SELFIE_EXPRESSION: readonly Premise<PhotoCondition>[] = [
  {
    id: 'mouth-open',
    when: ['open-mouth'],
    lines: [
      "Caught halfway through a word, and the word was 'wait'.",
      'Open wide. The dentist will be with you shortly.',
      'Mouth open, as if someone had just read out the bill.',
      "Either that's joy or somebody has dropped the cake.",
      'The timing suggests singing, or a wasp.',
      'Surprised by a photo that you then uploaded. Respect.',
      "It's what people do when the self-checkout says 'unexpected item'.",
    ],
    low: [
      'You could have waited for the end of the sentence.',
      'Mouth open, timing shut.',
      'One second later you looked great. Nobody photographed that.',
    ],
    high: [
      'Mid-shout and still photogenic. Karaoke has never been so quiet.',
      'As if the goal had just gone in, and annoyingly it suits you.',
    ],
  },
  {
    id: 'mouth-open-karaoke',
    when: ['open-mouth'],
    lines: [
      'Is that the chorus or the punchline?',
      "You've been paused just before the good bit.",
      "I'd love to hear the rest of that. No, on reflection, I've got a train.",
      "Someone has opened the oven and found the guests' coats.",
      'Was that good news, or did the waiter say what was in it?',
    ],
    low: ['Every film has a frame like this, and every editor removes it.'],
    high: [
      "It's a perfectly timed gasp. Soap operas wait a whole season for one.",
      "Caught mid-word, and I'd like the word framed.",
    ],
  },
  {
    id: 'mouth-open-company',
    when: ['open-mouth', 'company'],
    lines: [
      "You're mid-sentence. The rest of the party is presumably mid-patience.",
      'Somebody told the joke and you got there first.',
    ],
    high: ["You're in the middle of a story, and I'd pay to hear how it ends."],
  },
  {
    id: 'no-reading',
    when: ['unreadable'],
    lines: [
      'Your expression has been saved as a draft.',
      "I can't place that look. It may be 'hello', it may be 'is this the queue?'",
      "I asked three people what you're feeling. Two said 'Thursday'.",
      'Emotion: see attached. No attachment.',
      'Half a mood, pending approval.',
      'Your expression starts well and then goes into a tunnel.',
      "That look could mean yes, no or 'please hold'.",
    ],
    low: [
      "Whatever that expression is, it hasn't been released in this country.",
      'The expression was given a brief and handed in something else.',
    ],
    high: [
      "I can't read the look and now I want the sequel. Well played.",
      "I can't name the look, but two perfumes are bidding for it.",
    ],
  },
  {
    id: 'no-reading-menu',
    when: ['unreadable'],
    lines: [
      'Halfway between happy and Wednesday.',
      'The mood is still loading. Have you tried another photo?',
      'You could be in love or in the wrong meeting.',
      "It's the expression of somebody pronouncing a menu in their head.",
      'Subtitles would help. So would a plot.',
    ],
    low: ['I held it up to the light, turned it over, and still found no feelings.'],
    high: [
      'Mysterious. Either deep, or counting the forks. It works both ways.',
      'Experts are divided about the expression and unanimous about the photo.',
    ],
  },
  {
    id: 'no-reading-far',
    when: ['unreadable', 'face-small'],
    lines: [
      'From this far off, your expression is between you and the horizon.',
      'From here you could be laughing, crying or parking.',
    ],
    high: ["I can't read you from here, and I've already bought the book."],
  },
  {
    id: 'no-reading-dark',
    when: ['unreadable', 'dark'],
    lines: [
      'The light has kept your expression confidential, like a good solicitor.',
      'Whatever you were feeling, the lamp missed the performance.',
    ],
  },
  {
    id: 'no-reading-neighbour',
    when: ['unreadable'],
    lines: [
      'The mood has been left with a neighbour.',
      "It's the look of someone waiting for the other shoe to drop, or any shoe.",
      "Ask me again when the mood has landed. It's still circling.",
      'Your expression is a restaurant with no reviews.',
    ],
    low: ["I'd have accepted any emotion. There was a list."],
    high: ["Nobody knows what you're thinking. That's how people get their own documentary."],
  },
]
