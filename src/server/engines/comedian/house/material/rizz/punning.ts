import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Wordplay and those who should stop. */
export const RIZZ_PUNNING: readonly Premise<LineCondition>[] = [
  {
    id: 'pun',
    when: ['pun'],
    lines: [
      "The word '{pun}' has two jobs in that, and no pension.",
      "'{pun}', as in {meaning}. We all stood there and let it happen.",
      "Somebody heard '{pun}', understood it, and will never forgive you for that.",
      "You held the door for '{pun}' and it came in with muddy boots.",
      "A pun on '{pun}'. The groan set off a car alarm.",
      "They got it. That's what the sigh was.",
      "'{pun}' was a respectable word with a family.",
      'Dictionaries keep those two apart for a reason.',
      "I see what you did with '{pun}'. So did the neighbours, and curtains moved.",
    ],
    low: [
      'Puns should be seen and not heard, like drains.',
      "'{pun}' has put in for a transfer to another sentence.",
    ],
    high: [
      "'{pun}' landed. I made the noise of a tyre and I stand by it.",
      "The pun works. Nobody's happy about it, least of all '{pun}'.",
      "'{pun}' has waited its whole life for somebody to notice. It may cry.",
      "I groaned, I looked round, I wrote down '{pun}'.",
    ],
  },
  {
    id: 'pun-dad',
    when: ['pun'],
    lines: [
      'Wordplay of the kind that gets barbecue aprons printed.',
      'A pun that clears its own table.',
      'They laughed through their nose, against their own advice.',
      'Dads in three counties looked up from their sheds.',
      "You winked after '{pun}', didn't you?",
      'This joke looked left, looked right, and was hit by its own meaning.',
      'Every pun needs a victim, and yours had only come for the crisps.',
    ],
    low: ['Punishable. See, anyone can do it, and nobody kissed me either.'],
    high: [
      "As puns go, that's top drawer. As drawers go, it's the one with the batteries.",
      "They've told you to stop. Look at their mouth, though.",
    ],
  },
  {
    id: 'pun-question',
    when: ['pun', 'question'],
    lines: [
      "You asked a question merely to let '{pun}' out of the box.",
      'A trapdoor with a question mark for a handle.',
      "The question was bait. The fish have seen '{pun}' before.",
    ],
    high: ["The question opened the door, and '{pun}' was already on the sofa with a drink."],
  },
  {
    id: 'two-puns',
    when: ['two-puns'],
    lines: [
      "Two puns in one line. The buffet isn't a challenge.",
      'One pun is a wink. With two you need eye drops.',
      'Double wordplay, half the number of people still seated.',
    ],
    high: ['Two puns, both alive. Circus people would pay for that.'],
  },
  {
    id: 'no-pun',
    when: ['no-pun'],
    lines: [
      'No wordplay. The words have been told to stand still and look sad.',
      'Not a pun in the place. It was almost dignified, until the rest of it.',
      'A line with no joke in it is just weather.',
      'You went in without a pun, like a clown in a suit.',
      'No punchline, only a slow walk up to somebody with a drink.',
      'Sincere, then. Nobody packed for sincere.',
      "Every word means what it says. That's the alarming part.",
      'Stripped of all jokes, for easy cleaning.',
    ],
    low: ["It's so serious that it should come with a folder."],
    high: [
      'No tricks, no wordplay, and I still felt something. It may be the radiator.',
      'No pun, and they still made the noise.',
      "You said a nice thing straight out. It's a miracle that the building held.",
    ],
  },
  {
    id: 'no-pun-straight',
    when: ['no-pun', 'no-question'],
    lines: [
      'Delivered without a smile, like a parcel with a customs charge.',
      'The joke must be arriving on a later train.',
      'Honesty is the best policy. Read the exclusions.',
      'Direct, like a trolley downhill.',
    ],
    high: ["Straight at them, no tricks, and it's the others who look silly."],
  },
  {
    id: 'rhymes',
    when: ['rhymes'],
    lines: [
      'It rhymes, like everything else that ends up on a fridge.',
      "You made it rhyme, so that nobody can say they weren't warned.",
      'A rhyme! Somebody left a greeting card unguarded.',
      "Poetry is hard. You've made it look it.",
    ],
    high: [
      'It scans, it rhymes, it nearly bowed.',
      'It rhymes, and you got away with it. Most people leave the scene in a greeting card.',
    ],
  },
  {
    id: 'alliterates',
    when: ['alliterates'],
    lines: [
      'Alliteration: for when meaning needs a marching band.',
      'All those matching first letters, like a family in one enormous jumper.',
      "Say it three times fast and see who's left.",
    ],
    high: ["All those matching letters, and for once it isn't a law firm."],
  },
  {
    id: 'maths',
    when: ['maths'],
    lines: [
      'Sums, as a form of seduction. Show your working out of the door.',
      'Add the awkwardness, carry the silence, round down.',
      "There's maths in that, and the answer is one.",
      'A calculator would have hidden its own screen.',
    ],
    high: [
      'It adds up. Nobody checks twice, out of spite.',
      'I did the sum again, just to hear how it ends.',
    ],
  },
  {
    id: 'numbers',
    when: ['numbers'],
    lines: [
      "They'd hoped for chemistry and got a meter reading.",
      'Numbers make it sound audited.',
      'You brought statistics to a candle.',
      'The digits are the warmest thing in it.',
    ],
    high: ['The only figures that anyone here has looked at twice tonight.'],
  },
  {
    id: 'because',
    when: ['because'],
    lines: [
      "The word 'because' is holding up the entire roof.",
      'Claim, because, regret: the three-act structure.',
      "Everything after 'because' should be read behind glass.",
      "You gave a reason. Nobody had asked, and now there's a reason.",
      "They were still with you at 'because'. Then came the rest of it.",
      "Nothing good has ever followed 'because' except snow days.",
    ],
    high: [
      "The bit after 'because' actually pays. Most of them leave without a tip.",
      "They stayed past the 'because'. Historically that's where the crowd thins.",
    ],
  },
  {
    id: 'setup-payoff',
    when: ['setup-payoff'],
    lines: [
      'The set-up took its time. The payoff took the stairs.',
      'You built a ramp and drove off the side of it.',
      'A joke in two parts, sold separately.',
      'They saw the punchline coming and moved a chair out of its way.',
      'Set-up like a good dinner. Punchline like the parking afterwards.',
      'It has the structure of a joke and the warmth of a hinge.',
    ],
    low: ['The set-up wrote a cheque, and the punchline moved abroad.'],
    high: [
      'Set-up, payoff, out. Clean enough to eat off, so nobody will.',
      "I didn't see the second half coming, and I'd been told to wait for it.",
    ],
  },
  {
    id: 'no-payoff',
    when: ['no-payoff'],
    lines: [
      'It walks up, opens its mouth and turns into a lamp.',
      'All approach and no landing. Circling, low on fuel.',
      "This has a beginning, and it's keeping it.",
      'The drum roll is still going. The drummer has rung home.',
      "I waited for the second half. There's a sign up now that says 'sorry'.",
      'You brought the fuse and left the firework in the shed.',
      "Where's the end of it? Did somebody sit on it?",
    ],
    low: ["There's no twist. They waited for one until the bar closed."],
    high: [
      "No punchline, and it didn't need one. Jokes are threatened by people like you.",
      "It never rushes to the joke, and by the end they've pulled up a chair.",
    ],
  },
]
