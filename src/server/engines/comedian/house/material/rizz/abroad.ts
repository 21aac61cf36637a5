import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Lines in other languages. */
export const RIZZ_ABROAD: readonly Premise<LineCondition>[] = [
  {
    id: 'foreign',
    when: ['foreign'],
    lines: [
      'It may be lovely. Here it sounds like ordering soup with great feeling.',
      "I've no idea what this says, and I've rarely been so safe.",
      'Subtitles were on strike.',
      'My phrasebook only covers train tickets and mild allergies.',
      "In translation it came out as 'my uncle's umbrella is also single'.",
      'Everything sounds better in another language, including apologies at the door.',
      "They'll nod. Nodding is what people do at announcements, too.",
      'I gave it to an interpreter, who smiled, and billed me for the smile.',
      "For all I know you've just ordered two hundred chairs.",
      'Said softly, over a candle, that could be anything, even a parking notice.',
      "A line I cannot read. You've found the one way to leave me speechless.",
      "Either it is a masterpiece or a menu. I'd order it, carefully.",
    ],
    low: [
      'Whatever it means, the audio guide skipped it in nine languages.',
      'I had it translated twice. Both translators now do plumbing.',
    ],
    high: [
      "No idea what it says, and I'm blushing. That'll be the accent, or the heating.",
      'The rhythm alone deserves a coffee. The words can wait in the car.',
      "I didn't follow a word, and I've agreed to move there.",
      'It sounds as though somebody has just been promised a house with a lemon tree.',
    ],
  },
  {
    id: 'foreign-tour',
    when: ['foreign', 'no-exclamation'],
    lines: [
      'Lost in translation, and too proud to ask for directions.',
      "The safest place to say it is a country where they don't speak it.",
      'A language teacher is proud of this, or changing trains to avoid you.',
      'It does roll nicely. So does a suitcase going away.',
      "Say it at an airport and they'll offer you a small room and a chair.",
    ],
    high: ["No translation, please. I'd only find out that it's about parking."],
  },
  {
    id: 'other-script',
    when: ['other-script'],
    lines: [
      'Beautiful letters. I admired them the way one admires a locked gate.',
      'It looks wonderful. Is it the soup of the day?',
      'My keyboard has gone to lie down.',
      "Calligraphers would approve. I can't tell you of what.",
    ],
    high: ["I can't read it, and I'd like it on the wall over the piano."],
  },
]
