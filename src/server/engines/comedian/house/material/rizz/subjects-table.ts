import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Food, drink, home and garden. */
export const RIZZ_SUBJECTS_TABLE: readonly Premise<LineCondition>[] = [
  {
    id: 'about-food',
    when: ['about-food'],
    lines: [
      "Flirting with food in it. Somebody's hungry, and it isn't for company.",
      'Never seduce on an empty stomach: you end up complimenting a side dish.',
      "You don't need a date, you need a menu.",
      'That has been under the heat lamp since noon.',
      "They'd rather have the actual food, and I rather think so would you.",
      'Food lines leave crumbs.',
      "Try saying it with your mouth full. It can't hurt.",
      'Romance, served with a sachet.',
      "A bit undercooked, and you've already licked the spoon.",
    ],
    low: [
      'The waiter scraped it into the bin and kept the plate.',
      'Under the table, a dog is waiting for that to land.',
    ],
    high: [
      'Delicious, annoyingly. Now put down the spoon and wait for the answer.',
      "It's got flavour, bite and a bit of a mess. Like any good sandwich, nobody eats it gracefully.",
      "I've eaten, and I'd still order that.",
      'The kitchen heard it and sent out a second spoon.',
    ],
  },
  {
    id: 'about-drink',
    when: ['about-drink'],
    lines: [
      'That line needs a coaster.',
      "It came with a little umbrella, and that's the part they kept.",
      'The bartender has started wiping a clean glass.',
      'It goes down like a drink that was meant for somebody else.',
    ],
    high: [
      'Smooth finish, with notes of smug.',
      "The bartender put down the glass and said 'that one's on me'.",
    ],
  },
  {
    id: 'about-home',
    when: ['about-home'],
    lines: [
      "Household objects, at this hour? You're flirting with an inventory.",
      'You seduce like a person moving out.',
      'The homeware section has never felt this unsafe.',
      'Anyone can bring flowers. It takes nerve to bring up the appliances.',
      "They'd like to know what's wrong with candles.",
      'Straight out of the utility room, still humming.',
    ],
    high: [
      'Odd, sweet, domestic. Somebody will fall for it and make you descale the kettle.',
      'You made a household object sound like a reason to stay in. Shops would pay for that.',
      "I've just looked at my own kitchen and blushed.",
    ],
  },
  {
    id: 'about-nature',
    when: ['about-nature'],
    lines: [
      'You brought up leaves. They took it as advice.',
      'It needs watering, and so does the listener.',
      'Nature is healing. Please stop poking it.',
      'Hedges have been talked to for centuries, and not one has called a taxi.',
    ],
    high: ['It blooms. You can stop breathing on it.', 'Even the hedge leaned in.'],
  },
  {
    id: 'about-weather',
    when: ['about-weather'],
    lines: [
      'Small talk about the weather, promoted far above its station.',
      'The sky did nothing to deserve that.',
      'Forecasters would give it a symbol: a small cloud, walking away.',
      'The drizzle was more direct.',
    ],
    high: [
      'A bright spell. Locals are suspicious.',
      "The forecast has been changed to 'mild, with somebody'.",
    ],
  },
  {
    id: 'about-animals',
    when: ['about-animals'],
    lines: [
      'Leave the animals out of it. They get dates with feathers and a dance.',
      "A wildlife narrator would whisper all through this, mostly 'oh no'.",
      'In the wild, that call attracts nothing for miles.',
      "You've seen a courtship dance on television and remembered the wrong animal.",
      'The zoo would put it behind glass and feed it at three.',
      'Peacocks bring a tail. Frogs bring a song. You brought this.',
    ],
    low: ["The birds got up and left in the shape of a 'V', for 'very sorry'."],
    high: [
      "Oddly adorable. It'd be adopted within the week, by someone with a garden.",
      'Charming enough for a wildlife film, and nobody would cut to the presenter.',
    ],
  },
  {
    id: 'about-sleep',
    when: ['about-sleep'],
    lines: [
      'A bedtime line that helps people drift off, mid-sentence.',
      "They'd like to sleep on it, alone, for some years.",
      'That one needs a nap and a blanket over the cage.',
    ],
    high: ["They'll lie awake over that, and you'll say that you slept like a log."],
  },
  {
    id: 'about-shopping',
    when: ['about-shopping'],
    lines: [
      "Love, in the window of a shop that's 'closing down' since last spring.",
      'They kept the receipt.',
      'They held it against themselves in the mirror and put it back on the wrong rail.',
    ],
    high: [
      "A good find. You'll be telling people what you paid for it.",
      "Some people walk in for milk and come out with a story. You're the story.",
    ],
  },
]
