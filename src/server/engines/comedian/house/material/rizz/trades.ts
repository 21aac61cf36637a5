import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Experts who were consulted and sent an invoice. */
export const RIZZ_TRADES: readonly Premise<LineCondition>[] = [
  {
    id: 'bookmaker',
    when: ['any'],
    lines: [
      "Odds of success: see 'penguin, high jump'.",
      'The bookmakers stopped taking bets and started taking notes.',
      'Each-way money on a polite nod.',
      "You're the outsider in a race with one horse.",
    ],
    low: ['Even the bookies felt bad keeping the stake.'],
    high: [
      "Shortening odds. Somebody knows something, or somebody's mum placed a bet.",
      "They've stopped taking bets on you. It was getting cruel to the pigeons.",
    ],
  },
  {
    id: 'lab-results',
    when: ['any'],
    lines: [
      'In trials, four in ten people laughed. They had come for the free biscuits.',
      'Peer review: the peers would prefer not to be named.',
      'The control group got no opener at all and is now engaged.',
      'Further research is needed, ideally by other people.',
    ],
    low: ['The placebo did better, and the placebo was a nap.'],
    high: ['Statistically significant. The sample was your reflection, but still.'],
  },
  {
    id: 'estate-agent',
    when: ['any'],
    lines: [
      "Estate agents would call it 'brimming with potential' and stand in front of the damp.",
      'Viewing recommended, preferably from the pavement.',
      'Deceptively spacious for something with so little in it.',
      'Offers in the region of a shrug.',
    ],
    low: ['Sold as seen. Not seen again.'],
    high: [
      "They'd take it as seen, and they haven't seen the kitchen.",
      'Gone in a day, and there were offers over a smile.',
    ],
  },
  {
    id: 'self-checkout',
    when: ['any'],
    lines: [
      'The till has lit its little red lamp and is pretending not to know you.',
      'Please wait for assistance. Truly, wait for it.',
      'A colleague with a key card is on the way to look at what you did.',
      'Do you wish to continue without a reply?',
    ],
    low: ['The till asked if you had brought your own dignity.'],
    high: [
      'Scanned first time. The machine is as surprised as you are.',
      "Approved without anyone coming over. I've never seen that light go green.",
    ],
  },
  {
    id: 'job-application',
    when: ['any'],
    lines: [
      'Thank you for applying. The position of Plus One has been filled internally.',
      "References available on request. Please don't request.",
      "We'll keep it on file. The file is a drawer, the drawer is a skip.",
      'Where do you see this in five minutes?',
      'Skills: confidence, typing.',
    ],
    low: ['Human Resources laughed, and Human Resources has a form for that.'],
    high: [
      'Shortlisted. Bring two forms of eye contact.',
      'You start on Monday. Bring the line, and a photo for the door.',
    ],
  },
  {
    id: 'software-update',
    when: ['any'],
    lines: [
      'Update available: fixes a problem where people walk away.',
      'Version 1.0, known issues: all.',
      "Installing charm. It's been on 'one minute remaining' since dessert.",
      'Restart your evening to apply the changes.',
    ],
    low: ['Rolled back to silence for stability.'],
    high: ['Stable release. Only crashes when somebody asks a follow-up.'],
  },
  {
    id: 'printer',
    when: ['any'],
    lines: [
      'Low on toner, high on hope.',
      'Paper jam in tray two: feelings.',
      'Printed double-sided, so that it can be ignored twice.',
      'The office printer put it out face down.',
    ],
    high: [
      "It came out warm, and somebody's already put it on the notice board.",
      'It came out right at the first try. Nobody in that office will believe you.',
    ],
  },
  {
    id: 'flatpack',
    when: ['any'],
    lines: [
      'Comes flat-packed, with one charm screw missing.',
      'Step four shows two people smiling. You are still at step one, holding a dowel.',
      'Assembled in under a minute, leans to the left.',
      "Two adults needed. So far there's one.",
    ],
    low: ['The leftover pieces would make a nicer opener.'],
    high: ["It holds, it doesn't wobble, and I wouldn't ask how long you were on the floor with it."],
  },
  {
    id: 'recipe',
    when: ['any'],
    lines: [
      'Serves one.',
      "It says to leave it to rest. They've all agreed to let it rest.",
      'Season with eye contact and leave to stand. It has been left standing.',
      'Best before: opening.',
    ],
    low: ['Half-baked is a strong claim. Someone left it on the counter in a bowl.'],
    high: ['Rises beautifully. You did open the oven twice to look at your reflection.'],
  },
  {
    id: 'sports-commentary',
    when: ['any'],
    lines: [
      'It cleared the stand, and somebody in the car park needs a new windscreen.',
      'The mascot has taken its head off and sat down.',
      'The coach is making the sign for a substitution, using the whole body.',
      'Slow-motion replay shows the exact moment they looked at the exit sign.',
    ],
    low: ['Relegated, with eight games in hand.'],
    high: [
      'Off the post and in. You will describe it as planned for years.',
      "The net's still moving. So is the goalkeeper, towards you, with a phone number.",
    ],
  },
  {
    id: 'gym-trainer',
    when: ['any'],
    lines: [
      'Lift with your knees, not with that.',
      'Your warm-up was longer than the exercise, and it was a breath.',
      'Cancel your membership of whatever taught you this.',
      "You did one, and looked round to see who'd counted.",
    ],
    high: ['You lifted that like nothing, and three people stopped pretending to stretch.'],
  },
  {
    id: 'taxi-driver',
    when: ['any'],
    lines: [
      'The taxi driver turned the radio up, and it was off.',
      "Meter's running. So are they.",
      "The driver has locked the partition, and it's a bus.",
      'Drop me here is fine, said the person you said it to, at a roundabout.',
    ],
    high: [
      "Even the driver laughed, a person who has heard everyone's cousin try.",
      "The driver switched off the meter and said 'go on'.",
    ],
  },
  {
    id: 'gardener',
    when: ['any'],
    lines: [
      'Plant it somewhere sheltered and do not expect flowers.',
      'Slugs approached, conferred, and took the lettuce instead.',
      'It wants full sun and a different gardener.',
      'The garden centre has it between the gravel and the solar owls.',
    ],
    high: ["First buds already. Try not to stand over it whispering 'I did that'."],
  },
  {
    id: 'librarian',
    when: ['any'],
    lines: [
      'Even the librarian said it could have been said louder, further away.',
      'Shelved under Local Interest, where there was none.',
      'Due back yesterday.',
      'A reference work: cannot be taken home.',
    ],
    high: ['Three renewals and a waiting list. There is a coffee ring on page one.'],
  },
  {
    id: 'chef',
    when: ['any'],
    lines: [
      'The chef sends compliments, to another table.',
      'Plated with tweezers, eaten by nobody.',
      'Back to the kitchen: cold in the middle.',
      'Paired with a small glass of tap water.',
    ],
    high: [
      'Off-menu, well done, and the portion of smugness could feed a family.',
      'Sent out for one table, and six more pointed at it.',
    ],
  },
]
