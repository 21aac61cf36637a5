import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** How it behaves. */
export const RIZZ_MANNERS: readonly Premise<LineCondition>[] = [
  {
    id: 'apologises',
    when: ['apologises'],
    lines: [
      'You said sorry first. Smart, it saves a second trip.',
      'Apology accepted, line refused.',
      "Excuse me, it says, and they'd love to.",
    ],
  },
  {
    id: 'announces',
    when: ['announces'],
    lines: [
      "You announced the joke, like a train that then doesn't stop.",
      'Warning people about a pickup line is the kindest part of that pickup line.',
      "Never tell them it's a line. They'll find out when they're in the taxi.",
      "The label says 'funny'. Labels also say 'may contain traces'.",
    ],
  },
  {
    id: 'boasts',
    when: ['boasts'],
    lines: [
      "You've opened with your own press release.",
      'Humble as a brass band in a lift.',
      'Lovely brochure. Is there a product?',
      "If you're such a catch, why's the net in the car?",
    ],
    low: ["They've met the trophy cabinet. It has more space for others."],
  },
  {
    id: 'begs',
    when: ['begs'],
    lines: [
      'Dignity, going once.',
      "You've laid out a hat and started to sing.",
      'Begging works for dogs, and dogs have better timing.',
      "You've put up a lost poster for yourself, with a reward.",
    ],
  },
  {
    id: 'suggestive',
    when: ['suggestive'],
    lines: [
      "Steady. They haven't even picked a crisp.",
      "Straight to the point, past several doors marked 'private'.",
      'Subtle as a hen party on a pedalo.',
      "You've skipped the film and gone straight to the back row.",
    ],
    low: ['The room has asked for a window, and then a different room.'],
  },
  {
    id: 'suggestive-brakes',
    when: ['suggestive'],
    lines: [
      'They came for a drink. You came with a floor plan.',
      "Most people knock. You've taken the door off.",
      'Even the candle looked away.',
      'Keep that for the tenth anniversary, and then still think about it.',
      'Somebody has put their coat on while still sitting down.',
    ],
    low: [
      'The chat has been moved to a well-lit area.',
      'A bucket of cold water would like to be introduced.',
    ],
    high: ['It blushes, at least. Buy it dinner before you use it on anybody.'],
  },
  {
    id: 'mentions-ex',
    when: ['mentions-ex'],
    lines: [
      'You brought the ex. Did they want a chair?',
      'Never open with the previous tenant.',
      "There are three people in this line, and one's already escaped.",
    ],
  },
  {
    id: 'pet-name',
    when: ['pet-name'],
    lines: [
      "'{petname}'? You've known them for a comma.",
      "They have a name, and it isn't '{petname}'.",
      "'{petname}' is what people say when the contact list only shows a number.",
      "'{petname}'? They hadn't given you a name, so you gave them a worse one.",
    ],
    low: ["Say '{petname}' to a stranger and they check whose phone they've picked up."],
    high: ["You got away with '{petname}'. Buy a lottery ticket and stop."],
  },
  {
    id: 'warm',
    when: ['warm'],
    lines: [
      'Warm. Radiators are warm too, and no one takes them to dinner.',
      'So sweet that a passing wasp wrote down the address.',
      'All heart, no steering.',
      "It's kind, and so is a cardigan, and pulses have been higher.",
      'A warm line, left in the sun on a dashboard.',
    ],
    low: ["It's got the warmth of a seat somebody has just left."],
    high: [
      "Actually sweet. I've had to look at a spreadsheet to recover.",
      "It's warm, and it's meant, and I've had to go and shout at a wall.",
    ],
  },
  {
    id: 'no-feeling',
    when: ['no-feeling'],
    lines: [
      'The emotional range of a lift panel.',
      'Neither warm nor cold. Bathwater with a name tag.',
      'Feelings were contacted for comment.',
      'Delivered in beige.',
      'You could read it out at a bank. Someone would ask for identification.',
      "I've kept receipts for batteries with more passion in them.",
    ],
    low: ['The heart monitor in this is just drawing a table.'],
    high: [
      "Cool as a cellar. Somehow there's wine in there.",
      "So calm that it took me a minute to notice I'd missed my stop.",
    ],
  },
]
