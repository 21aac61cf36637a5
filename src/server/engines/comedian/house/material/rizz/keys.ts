import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Capitals, full stops and dots. */
export const RIZZ_KEYS: readonly Premise<LineCondition>[] = [
  {
    id: 'shouting',
    when: ['shouting'],
    lines: [
      'All capitals. They heard you, and so did the ferry.',
      'WHO ARE YOU TRYING TO CHARM, A LIGHTHOUSE?',
      'Caps Lock has a little lamp so that you can find it and stop.',
      'An avalanche has started, and the shepherd knows it was you.',
      'Flirting at the volume of a tannoy. Would the owner of a blue hatchback please return your dignity?',
      'Read in the voice of a person on a train telling Keith about the invoice.',
      'Romance is a whisper. You brought a leaf blower.',
      'Every letter is standing on a chair.',
      "The neighbours have replied, and it's also a no.",
      'Inside voice, please. Actually, try outside, further.',
    ],
    low: [
      'Shouted from the first letter to the last row of the balcony.',
      'Deafening and empty, like a swimming pool in March.',
    ],
    high: [
      "It's a good line. It'd be a good line from the other side of the valley, too.",
      "Turn it down two notches and you'd have something. Now you have an echo.",
    ],
  },
  {
    id: 'lowercase',
    when: ['lowercase'],
    lines: [
      "All in lower case. Even the first letter couldn't be bothered to stand up.",
      "no capitals. you've come to the date in your socks.",
      'The shift key sends its regards from a place you have never been.',
      'It slouched in, all small letters, and put its feet on the sofa.',
      'Casual typing, as though somebody else were meant to dress it.',
      "You wrote to a stranger the way one writes 'milk' on a hand.",
    ],
    low: ["Not one capital. It's the sweatpants of sentences."],
    high: [
      'All lower case and still taller than most. Annoying.',
      'no capitals, and it still walked in like it owned a vineyard.',
    ],
  },
  {
    id: 'lowercase-slouch',
    when: ['lowercase', 'no-question'],
    lines: [
      'Too relaxed to reach the shift key, yet reaching for the stars.',
      'Typed lying down.',
      'It has the formality of a note left for the cleaner.',
      'Dressed as a grocery list, hoping for dinner.',
    ],
    high: ["Typed like a shopping list. I'd go to that shop."],
  },
  {
    id: 'capitalised',
    when: ['capitalised'],
    lines: [
      'A capital letter at the front. Somebody ironed a shirt for this.',
      'The capital letter showed up to the interview. The rest was in the car park.',
      'Starts with a capital, like all the great ransom notes.',
      'Proper capitals! The bar is a carpet, but you cleared it.',
      "Nice capital. It's the vase in an otherwise empty flat.",
      "You pressed shift for them. That's page one of the fairy tale.",
    ],
    high: ['A capital at the front, a good idea behind it. Some newspapers manage neither.'],
  },
  {
    id: 'no-punctuation',
    when: ['no-punctuation'],
    lines: [
      'No punctuation at all it just keeps coming like a trolley with no brakes.',
      'Not a comma in sight, so nobody knows where to breathe or leave.',
      'Punctuation is free. So is walking off in the middle.',
      'It reads like somebody falling down a long staircase politely.',
      'A full stop is sitting at home by the phone.',
    ],
    low: ['Without punctuation, there was nowhere for the joke to sit down.'],
    high: [
      'No punctuation and it still stood up by itself. Toddlers get applause for that.',
      'Not a comma in it and nobody fell off. You should drive a bus.',
    ],
  },
  {
    id: 'full-stop',
    when: ['full-stop'],
    lines: [
      'That full stop closes the door you were standing in.',
      "Ends in a full stop. So that's the whole contract.",
      "A full stop at the end: so it's an order. Understood, sergeant.",
      'The full stop is the only one here who knows when to leave.',
      'The full stop came in, looked at the sentence and turned off the lights.',
      'You put a full stop where most people leave the porch light on.',
    ],
    high: ['Full stop. I stood up, too.'],
  },
  {
    id: 'open-ended',
    when: ['open-ended'],
    lines: [
      'No full stop. It just walks off the edge like a cartoon.',
      "It doesn't end so much as lose signal.",
      'You left the end open, presumably for rescue services.',
      'Unfinished. Somebody started a fence and moved away.',
      'Was there more, or did your thumb see reason?',
      'The last word is still looking for the pavement.',
    ],
    high: ["You left off the full stop, and they've kept listening."],
  },
  {
    id: 'comma',
    when: ['comma'],
    lines: [
      'The comma is where they looked for the waiter.',
      'There is a comma in it, for those wishing to alight early.',
      "Nice comma. It's the only part that pauses to think.",
      'You used a comma as a speed bump and they turned off before it.',
    ],
    high: ["That comma is the best pause I've heard since my landlord said 'however'."],
  },
  {
    id: 'ellipsis',
    when: ['ellipsis'],
    lines: [
      'Three dots, like somebody backing out of a room...',
      'The dots suggest mystery. The mystery is why you stopped.',
      'You trailed off. They trailed further.',
      'That ellipsis is a little bus queue of regret.',
    ],
    low: ['Dot, dot, dot: the sound of three chances going by.'],
  },
]
