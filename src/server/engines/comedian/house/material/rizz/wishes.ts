import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** What it asks for and what it offers. */
export const RIZZ_WISHES: readonly Premise<LineCondition>[] = [
  {
    id: 'compliments',
    when: ['compliments'],
    lines: [
      'A compliment, straight from the tap, no glass.',
      "They knew. There's a mirror in the hall.",
      'Praise like this comes with most shampoos.',
      "It's flattering, like every website that wants your email.",
      "You laid it on with a plasterer's arm.",
      "They'd say 'thank you', and that is where thank-yous go to lie down.",
      "As compliments go, it's got a barcode.",
    ],
    low: ['It slid off them like soup off a duck.'],
    high: [
      'A compliment with an idea in it. Look at you, reading the instructions.',
      "They said 'stop it' and stayed.",
    ],
  },
  {
    id: 'no-compliment',
    when: ['no-compliment'],
    lines: [
      'Not one compliment. You went in to charm someone and never mentioned them favourably.',
      'No flattery at all. Were you raised by spreadsheets?',
      "You forgot the nice bit, or it's in a separate parcel.",
      "There's no compliment in there. Plumbers say nicer things, and they're talking to the pipe.",
      'Zero praise, like a driving examiner with a sore foot.',
      "You kept your admiration so well hidden that a dog couldn't find it.",
      "It's about as flattering as a lift mirror.",
      'A nice word was right there, on the table, next to the salt.',
    ],
    low: ["Instead of a compliment you've sent the minutes."],
    high: [
      'No flattery, all idea. They may have to admire you back, unprompted.',
      "No flattery. They'll have to find out that they're wonderful from the way you talk.",
      "Not one compliment, and they've gone pink.",
    ],
  },
  {
    id: 'neg',
    when: ['neg'],
    lines: [
      'An insult in a gift bag. They kept the bag.',
      'You tried to lower their guard and fell in the moat.',
      'People who say that end the evening explaining themselves to a hedge.',
      'Backhanded. The tennis club would like it returned.',
      'It reads like a restaurant review by someone who got cold chips.',
      'The compliment had a hole in it, and you fell through in front of everyone.',
    ],
    low: [
      "Congratulations: you've been turned down by someone who had said nothing yet.",
      'Wasps land with more tact.',
    ],
  },
  {
    id: 'neg-return',
    when: ['neg'],
    lines: [
      'Would you like to send that back to the kitchen before they do?',
      'Whoever sold you that technique also sells timeshares.',
      "You're one put-down away from a lovely evening with yourself.",
    ],
  },
  {
    id: 'neg-witness',
    when: ['neg'],
    lines: [
      'They smiled. It was at the person behind you, who had come to help.',
      'That was a review. Nobody had asked, and the restaurant was closed.',
      'Their landlord says nicer things, and their landlord writes in capitals.',
      'If you meant well, it got off at an earlier stop.',
      'You brought a pin to a balloon and asked whether it was single.',
    ],
    low: [
      'The bartender heard it and poured their drink on the house and yours on the plant.',
      'Everyone at that table is prettier than this sentence, and so is the table.',
      'Say that to a cactus. It has something to answer with.',
    ],
  },
  {
    id: 'neg-homework',
    when: ['neg'],
    lines: [
      'A kind word has about the same number of letters. You had the letters.',
      "If that's you being charming, who does the complaints?",
      'They were having a nice evening until it got feedback.',
      'You dropped your manners on the way over. A dog has already buried them.',
    ],
    low: ['They thanked you for the warning.', 'The only thing you lowered was the temperature.'],
  },
  {
    id: 'asks-number',
    when: ['asks-number'],
    lines: [
      "You asked for a number. Take this ticket: it's eighty-six.",
      "They gave you a number. It's for a carpet warehouse.",
      'Asking for digits on line one is like asking for the bill at the door.',
      'The number you have requested does not wish to be connected.',
      'Their phone just switched itself off in solidarity.',
    ],
    high: ['They might even give you the real digits, minus one, to keep you keen.'],
  },
  {
    id: 'asks-date',
    when: ['asks-date'],
    lines: [
      'A date! Their calendar laughed and turned a page.',
      "They've written you down for the thirty-first, in a month with thirty.",
      'You asked them out, and out is where they went.',
      "They'd love to. They're just washing everything they own.",
    ],
    high: ['They checked the calendar. Actually checked it! Wear the other shirt.'],
  },
  {
    id: 'dinner',
    when: ['dinner'],
    lines: [
      "Dinner? They've only just met you, and you come with three courses.",
      "Book a table by the exit. It's a courtesy.",
      "You had them at 'dinner' and lost them at you.",
      'A table for two, you said. The second chair is asking what for.',
    ],
  },
  {
    id: 'drink',
    when: ['drink'],
    lines: [
      'You offered a drink the way people offer to talk to the police.',
      "They'd love one. It's the seat next to it that's the problem.",
      "You're buying a drink. They're buying time.",
    ],
    high: ['Go on then, says the glass.'],
  },
  {
    id: 'marriage',
    when: ['marriage'],
    lines: [
      "Marriage, on the first line. What's the second, a pension?",
      "The ring is a bit much for somebody whose name you haven't asked.",
      "You've skipped to the part where they argue about the dishwasher.",
      'Somebody has already hired a band to play you out.',
      "A venue's free in June. So is the door.",
    ],
  },
  {
    id: 'asks-nothing',
    when: ['asks-nothing'],
    lines: [
      'You asked for nothing, and you are on course to receive it.',
      "There's no number wanted, no drink, no date. Did you come for the acoustics?",
      'Perfectly self-contained: a vending machine in the woods.',
      'It goes up to them, says its bit and stands there holding the door to nowhere.',
      "So what happens next? You hadn't planned for next.",
      'A pitch without a product. Even encyclopaedia salespeople had a bag.',
      "It doesn't want anything. Neither do they, so that's neat.",
    ],
    low: ['It asks for nothing and still overcharges.'],
    high: [
      'No ask, no pressure. Cats are invited into beds this way, and also shops.',
      "You asked for nothing, and they've started offering.",
      "No number, no date, just that. They'll be checking the door all week.",
    ],
  },
  {
    id: 'asks-nothing-again',
    when: ['asks-nothing', 'no-question'],
    lines: [
      'You threw a paper plane over the wall and went home.',
      "As calls to action go, it's a screensaver.",
      'The invitation had no address on it. Guests are relieved.',
      'Half thought, half leaflet.',
    ],
    high: ['You left it there and walked off, like somebody who owns the piano.'],
  },
]
