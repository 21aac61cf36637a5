import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Colours of the top that want to be seen, each by its own family. */
export const FIT_BRIGHT_SHADES: readonly Premise<PhotoCondition>[] = [
  {
    id: 'red-pen',
    when: ['top-red'],
    lines: [
      "The {top} top is close to the pen I'm marking this with.",
      'Somebody is about to walk out in front of that {top} and sing in Italian.',
      "Unread e-mails have a colour, and you've put it on.",
      'I see that {top} and I want to swipe it away and mark it as done.',
      "In sales talk that {top} is called 'final reductions'.",
    ],
    low: ['Stop signs chose that part of the colour wheel for a reason.'],
    high: [
      "That {top} means 'stop', and people will. Wear a helmet.",
      "In that {top} you needn't indicate. Traffic will wait.",
    ],
  },
  {
    id: 'pink-dessert',
    when: ['top-pink'],
    lines: [
      'That {top} has already chosen the dessert.',
      'Flamingos get that colour from shrimp. What did you have?',
      'The {top} top walked in, and suddenly the room had a theme.',
      'Has anyone told the bakery box that its ribbon is out here, in {top}?',
    ],
    low: ["I've found bubblegum under a desk with more of a plan."],
    high: [
      'A brave {top}, worn without apology. The beige cushions have called a meeting.',
      'Flamingos have gone up on one leg to get a better look.',
    ],
  },
  {
    id: 'purple-row-fourteen',
    when: ['top-purple'],
    lines: [
      'Emperors wore purple. Then a mid-range airline bought some for the seats.',
      'That {top} was invented for wizards and podcast logos.',
      'The {top} top sits in 14B and would like to tell you about its loyalty points.',
      "In every box of crayons one is worn to a stub, and you're wearing the reason.",
    ],
    low: ["That's the wrapper that is always left at the bottom of the tin."],
    high: [
      "That {top} usually wears the person. You've stayed in charge, and it's sulking.",
      "In that {top} you could knight somebody, and they'd kneel.",
    ],
  },
  {
    id: 'orange-lifeboat',
    when: ['top-orange'],
    lines: [
      'That {top} has been reported to the sunset for copyright.',
      'For once a goldfish feels seen.',
      'At roadworks, that {top} would be asked for its opinion.',
      "It's marmalade, but with weekend plans.",
    ],
    low: ['Traffic flows around that {top} on instinct.'],
    high: [
      "Only sunsets and lifeboats can carry that {top}. And you. I've informed the lifeboat.",
      'The goldfish would like to know who does your colour.',
    ],
  },
  {
    id: 'yellow-wet-floor',
    when: ['top-yellow'],
    lines: [
      "Caution, wet floor. Sorry, reflex. It's the {top}.",
      "The sun wasn't looking for a deputy.",
      'Wasps would like a meeting.',
      "Sticky notes have that colour so that people remember. Believe me, I'll remember.",
    ],
    low: ["Until now I'd only seen that {top} next to a sausage."],
    high: [
      "Hardly anyone can wear that {top} and stay employed. You've been promoted.",
      'Sunflowers have started turning round.',
    ],
  },
  {
    id: 'loud-on-plain',
    when: ['top-loud', 'muted'],
    lines: [
      'Everything else in the photo has no colour left. The {top} top took it all, like the last canape.',
      'A photo this pale with a top this loud: one trumpet at a library.',
    ],
    low: ["The {top} top isn't the life of the party. It's the reason the party is so quiet."],
    high: [
      "One loud {top} and silence all around it. That's called directing.",
      'Everything else in the photo went quiet to hear what the {top} top would say.',
    ],
  },
  {
    id: 'neutral-smiling',
    when: ['top-neutral', 'smiling', 'in-colour'],
    lines: [
      'All the colour in this outfit is in the smile.',
      'A smile like that on a top like this is a fireworks display over an industrial estate.',
      "You smile like you've won, in a top that would like to see some identification.",
    ],
    low: ['The smile came to a party. The top came to read the meter.'],
    high: [
      "Quiet top, big smile: the outfit is rhythm section, and you're taking the solo.",
      "The top kept quiet and left the speech to the smile. That's casting.",
    ],
  },
  {
    id: 'neutral-deadpan',
    when: ['top-neutral', 'deadpan', 'in-colour'],
    lines: [
      "A neutral top and a neutral face: I've been shown more emotion by a kitchen worktop.",
      'Between the top and the expression, your photo could be on the loading page of a bank.',
      'Quiet clothes, quiet face. Blink twice if the brochure made you do it.',
    ],
    low: ['The {top} top and the face are competing to be left out of the minutes.'],
    high: [
      'Neutral top, poker face: you look as though you own the building and hate the lobby.',
      "Quiet top, quiet face, and I still couldn't look at anything else.",
    ],
  },
  {
    id: 'dark-deadpan',
    when: ['top-dark', 'deadpan'],
    lines: [
      'Dark top, straight face. An architect is about to say no to a door handle.',
      "You've come dressed as an author photo. The novel is called 'Salt', and nothing happens in it.",
      "The dark top, the serious look: I'd like to cancel my gym membership, please.",
    ],
    low: ['Dark top, blank face, nothing moving: the screen saver has started.'],
    high: [
      'A dark top and no smile, and it works. The museum will be renaming a wing.',
      "Dark top, no smile: you look like the last clue in a crossword, and I've run out of pencil.",
    ],
  },
  {
    id: 'dark-smiling',
    when: ['top-dark', 'smiling'],
    lines: [
      'Dressed for a serious novel, smiling for a cereal box.',
      'The dark top wants to be mysterious and the smile keeps giving away the ending.',
      'A dark top with a grin: the tax return was accepted.',
    ],
    low: ['The smile is working nights to cover for the top.'],
    high: [
      'Dark top, bright smile: ships have found their way home by less.',
      'The dark top set the mood, and the smile opened the bar.',
    ],
  },
]
