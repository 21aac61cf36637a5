import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Emoji, text-speak and other savings on letters. */
export const RIZZ_PICTOGRAMS: readonly Premise<LineCondition>[] = [
  {
    id: 'emoji-only',
    when: ['emoji-only'],
    lines: [
      'No words. You flirted in fridge magnets.',
      'Archaeologists will find this and assume it was about livestock.',
      'A cave painting, but the cave has a data plan.',
      "They'll need a key, like the one on the side of an underground map.",
      'Charades, without the effort of standing up.',
      'You left all the talking to something the size of a lentil.',
      "It says a thousand words, and every one is 'um'.",
      "Put that into a translator and it asks if you're hungry.",
      'Hieroglyphs at least had a pyramid and a budget.',
      'The keyboard had letters. They were right there, behind the smileys.',
      'Sent with a full heart and an empty alphabet.',
      'An emoji walks into a bar. Nobody knows what it wants.',
    ],
    low: ['Not one letter gave its life for this.', 'It has the depth of a sticker on a banana.'],
    high: ['No words at all, and it nearly works. Mimes have married on less.'],
  },
  {
    id: 'emoji-only-reply',
    when: ['emoji-only', 'no-question'],
    lines: [
      'The only fitting reply is a picture of a closed shop.',
      'They answered with a thumbs-up, the shutters-down of our time.',
      'Nothing to read, so they checked the weather.',
      'A vet could diagnose more from this than a date could.',
      'You have sent a mood board to someone who asked for nothing.',
      'Romance novels have been written without a single one of these. All of them.',
    ],
  },
  {
    id: 'emoji-slot',
    when: ['safe-emoji'],
    lines: [
      'The {emoji} had one job and it was yours.',
      '{emoji}, as the poet did not say.',
      'You sent {emoji} in first, to see if it was safe.',
      'Your closing argument is {emoji}. The jury is at the bar.',
    ],
    low: ['{emoji} has asked you not to use it in front of people.'],
    high: ['The {emoji} has landed. Nobody is more surprised than the {emoji}.'],
  },
  {
    id: 'words-emoji',
    when: ['words-and-emoji'],
    lines: [
      "The emoji is pulling a face so that you don't have to.",
      'With a little picture, for those who had trouble following the words.',
      "It comes illustrated, like a menu that doesn't trust you.",
      'You added an emoji the way nervous bakers add a cherry.',
      'That emoji is laughing alone, as usual.',
    ],
    low: ['Take away the emoji and the sentence asks to go with it.'],
    high: ["Good words. You can let go of the emoji's hand now."],
  },
  {
    id: 'many-emoji',
    when: ['many-emoji'],
    lines: [
      '{emojis} emoji. Did your thumb fall down the stairs?',
      'Like being hugged by a slot machine.',
      '{emojis} of them, marching off the screen like a tiny parade nobody permitted.',
      "You've emptied a drawer over somebody you like.",
    ],
    low: ['{emojis} emoji. Hang it over a cot and it would turn.'],
  },
  {
    id: 'no-emoji',
    when: ['no-emoji'],
    lines: [
      'No emoji to hide behind. You came in person, wearing that.',
      'Not one emoji. The words had to go out alone, in this weather.',
      'An emoji-free zone, like the minutes of a tunnelling company.',
      'Unsmiling from end to end. Even the letters look tense.',
      'Brave, to send bare text into a world with a winking face in it.',
    ],
  },
  {
    id: 'text-speak',
    when: ['text-speak'],
    lines: [
      "'{textspeak}'? The other letters were free.",
      "You saved a few letters with '{textspeak}'. What are you saving them for?",
      "'{textspeak}' is how a vending machine would propose.",
      'Typed as if the message were charged by the inch, in 2004.',
      "'{textspeak}', because nothing says 'you're special' like leaving out the letters.",
      "Shakespeare invented two thousand words. You've uninvented one.",
      "You had time to send it, and not to spell '{textspeak}'.",
    ],
    low: ["'{textspeak}': too busy to type it, not too busy to send it."],
    high: ["Against all odds, '{textspeak}' survived this. So do cockroaches."],
  },
  {
    id: 'fully-spelt',
    when: ['fully-spelt'],
    lines: [
      'Every word spelt out, like somebody leaving instructions for the boiler.',
      "Full words, correctly assembled. It's like being flirted with by a manual.",
      'You spelt everything properly. Sadly it can now be understood.',
      'No abbreviations. All the letters turned up, and none of them knew why.',
      'A spelling test would give you a star and a separate table.',
    ],
  },
  {
    id: 'stretched',
    when: ['stretched'],
    lines: [
      'How many of the same letter does it take to change a no?',
      'You fell asleep on one key and woke up hopeful.',
      'You leaned on that key the way late guests lean on doorbells.',
      'All those repeated letters, and none of them had the nerve to leave.',
      'Drawn out, like a goodbye at a family car.',
    ],
    low: ['Stretching the word did not make it go any further.'],
  },
]
