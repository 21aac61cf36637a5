import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Sport, travel, screens and stars. */
export const RIZZ_SUBJECTS_OUT: readonly Premise<LineCondition>[] = [
  {
    id: 'about-space',
    when: ['about-space'],
    lines: [
      "You aimed for the stars and came down in somebody's chips.",
      'The countdown went fine. It was the talking after it.',
      'You said the universe and meant a stool by the toilets.',
      'Light-years of build-up, and nobody picked up.',
      'Houston has seen the message and turned off the light.',
      'All those galaxies, and not one came any closer.',
    ],
    low: ["A black hole would've let more out."],
    high: [
      "Out of this world. It'll have to come down and pay for parking.",
      'Mission control has stood up, and a person in a headset is hugging a plant.',
    ],
  },
  {
    id: 'about-sport',
    when: ['about-sport'],
    lines: [
      'An own goal from the halfway line. You have to admire the distance.',
      "They'd like a replay, to see where they could have ducked.",
      'False start, second warning.',
      'A good sport would have shaken hands and gone home.',
    ],
    high: [
      "Cleanly struck. You needn't have run round the room with your shirt over your head.",
      'From that distance! The crowd has forgotten which team it came for.',
    ],
  },
  {
    id: 'about-gym',
    when: ['about-gym'],
    lines: [
      "You did three sets of this in the mirror, didn't you?",
      "You've pulled something lifting that, and it wasn't even heavy.",
      'That needs a spotter, and a towel over it.',
    ],
    high: ['Strong. Please put the smugness back on the rack.'],
  },
  {
    id: 'about-magic',
    when: ['about-magic'],
    lines: [
      "For my next trick, they'll vanish.",
      "Abracadabra means 'please stop' in somebody's language.",
      'You pulled a rabbit out of a hat, and the rabbit apologised.',
    ],
    high: [
      "Misdirection, patter, reveal. I checked my watch, and it's still here, so: well done.",
      "I know how it's done, and I still looked in my pocket.",
    ],
  },
  {
    id: 'about-travel',
    when: ['about-travel'],
    lines: [
      'All that travel, and you still arrived at the wrong table.',
      "Nice trip? They're sending you on another.",
      'Your luggage got more looks.',
      "A package tour of the obvious, and you're still at the gift shop.",
      'Non-refundable.',
    ],
    high: [
      'It went places. Somebody should stamp that, or at least your hand.',
      "I'd have missed the train for that, and the next one.",
    ],
  },
  {
    id: 'about-music',
    when: ['about-music'],
    lines: [
      "You hit a note there. It's suing.",
      "Play it again? They'd rather hear the hoover.",
      'In tune with itself, like a door.',
      'This is the song that DJs use to empty a floor.',
      'B-side.',
    ],
    high: [
      "Catchy. I'll be annoyed about that until at least Thursday.",
      "They'll be humming it on the stairs.",
    ],
  },
  {
    id: 'about-games',
    when: ['about-games'],
    lines: [
      'Player two has left the lobby.',
      'You pressed start and hit the first wall.',
      'Is there an easier setting? Asking for the other person.',
      "Game over, and the coin's still warm.",
    ],
    high: [
      'New high score. Type your initials and step back from the human.',
      'You got through on one life. People are standing behind your chair.',
    ],
  },
  {
    id: 'about-films',
    when: ['about-films'],
    lines: [
      'Soon to be shown on coaches, with the sound off.',
      'The trailer gave away the ending, and the ending was a taxi.',
      'Cut! Everybody take an hour. You, take two.',
      'The sequel has been refused a licence.',
    ],
    high: [
      'Good scene. The popcorn stopped halfway, and that was mine.',
      'The lights came up, and nobody reached for a coat.',
    ],
  },
  {
    id: 'about-books',
    when: ['about-books'],
    lines: [
      "They've put you down to look for a bookmark and never came back.",
      "One for the bargain bin, under last year's calendars.",
      'They turned the page and found the index.',
      "Chapter one, and the butler's already giving notice.",
    ],
    high: [
      'A strong first line. Most novels have less, and some have vampires.',
      'I turned back a page to read it again. It only has one page.',
    ],
  },
  {
    id: 'about-art',
    when: ['about-art'],
    lines: [
      "It's hung a bit crooked, and so are the people looking.",
      "Abstract, they said, meaning 'no'.",
      'Your brush with romance is still wet. Do not lean on it.',
    ],
    high: ["The critics hated it. Then one of them laughed, and now it's in the permanent collection."],
  },
  {
    id: 'about-transport',
    when: ['about-transport'],
    lines: [
      "You flirt like a replacement bus. They'd been promised a train.",
      'That had no brakes and one passenger.',
      'Signal failure.',
      'It got as far as the depot.',
    ],
    high: [
      "Smooth ride. Please stay seated until they've answered.",
      'It arrived on time, with a seat free. Nobody here has seen that before.',
    ],
  },
]
