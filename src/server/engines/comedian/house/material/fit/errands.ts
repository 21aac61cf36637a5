import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** True of every outfit, by way of a week of errands; and of a few that keep their secrets. */
export const FIT_ERRANDS: readonly Premise<PhotoCondition>[] = [
  {
    id: 'bake-sale',
    when: ['any'],
    lines: [
      'At a bake sale this would be the tray without a label: one person tries it, everybody watches.',
      "'Made with love', it says. So was the lasagne with raisins.",
      'A lot of icing for a Tuesday.',
    ],
    low: ['Still there at the end of the bake sale, even after they made it free.'],
    high: [
      "First prize, and the rest of the bake sale is whispering that it's shop-bought.",
      'Gone by five past nine, and the other stalls want it tested.',
    ],
  },
  {
    id: 'garden-centre',
    when: ['any'],
    lines: [
      'This look would do well in partial shade.',
      "Survives frost, the label says. It doesn't mention compliments.",
      "The label says 'flowers in its second year'. I'll wait.",
      'Plant it at the back, behind something tall, and let people discover it.',
    ],
    low: ["Returned to the garden centre as 'did not take'."],
    high: [
      "In full bloom out of season, and the neighbours' hedges are livid.",
      "You're what the label on the pot had promised.",
    ],
  },
  {
    id: 'bus-stop',
    when: ['any'],
    lines: [
      'An outfit for a bus that is due in two minutes and has been for twenty.',
      "People at the stop would move over for this, and it's hard to say in which spirit.",
      "The timetable promised style every ten minutes. I've been standing here since eight.",
    ],
    low: ["The driver slowed down, saw the outfit and switched the sign to 'Not in service'."],
    high: [
      "You wait ages for a good outfit, and then one comes along and won't stop for the rest of us.",
      'The bus was full, so the driver got out to make room.',
    ],
  },
  {
    id: 'voicemail',
    when: ['any'],
    lines: [
      "You've reached this outfit. It can't come to the phone, but it's thrilled that you noticed.",
      'After the tone, say what you think. After that, say it nicely.',
      'One new message, from your other outfit, marked urgent.',
    ],
    low: ['The number you have dressed is not in service.'],
    high: ["Mailbox full. It's all compliments, and you've listened to each of them twice."],
  },
  {
    id: 'delivery',
    when: ['any'],
    lines: [
      'We left your outfit with the neighbours. They have some thoughts.',
      'We tried to deliver a compliment, but nobody was ready for it.',
      'Signed for, unwrapped, worn and reviewed. The unwrapping got the best marks.',
    ],
    low: ['Item not as described. Item not as hoped. Item is very much on.'],
    high: [
      "Delivered early, in perfect condition, to the one person who'll never shut up about it.",
      "As described. I've read a lot of descriptions, and that has never happened.",
    ],
  },
  {
    id: 'gym-bag',
    when: ['any'],
    lines: [
      'In yoga this is called the outfit pose, and people have been known to fall asleep in it.',
      "A good outfit has balance, tension and release. Let's start with balance.",
      'If this look were a workout, it would be the stretch at the end where everybody lies down.',
    ],
    low: ['The instructor said to let go of whatever no longer serves you. I thought of the outfit.'],
    high: ['Flexible, balanced, strong core: the outfit could teach the class, and the class would hate it.'],
  },
  {
    id: 'head-only-on-mute',
    when: ['head-only'],
    lines: [
      'The outfit is on mute.',
      'A fit check with the fit left in drafts.',
      'Cropped like a stamp: charming, but it was meant to be stuck to something bigger.',
      "You've sent me the hat stand and asked about the coats.",
    ],
    low: ['The outfit was last seen heading south.'],
    high: ["I've been given one head and a promise, and I'm tempted to invest."],
  },
  {
    id: 'no-top-colour-blank',
    when: ['no-top-colour'],
    lines: [
      'Outfit colour: see attachment. Nothing is attached.',
      "On the form, under 'colour of clothes', I've written 'yes'.",
      'If the outfit has a colour, it has chosen to keep that between itself and the washing machine.',
    ],
    low: ['The outfit has left no trace. Professionals did this.'],
    high: ["No colour to go on, and it still gets the benefit of the doubt. That's charisma or fog."],
  },
  {
    id: 'company-whatever',
    when: ['company'],
    lines: [
      "Whoever said 'just wear whatever' is in this picture and should apologise.",
      'Somebody here looked in the wardrobe, and somebody looked at the clock.',
      'The outfits in this photo met for the first time when you did.',
      'You can tell who picked the meeting point and who picked nothing at all.',
    ],
    low: ['Between you, you cover every dress code and meet none.'],
    high: [
      "You're all so well turned out that any waiter would start with the wine list.",
      "Whoever said 'just wear whatever' would like it known that it was a strategy.",
    ],
  },
  {
    id: 'mono-legal-reasons',
    when: ['black-and-white'],
    lines: [
      'The colour has been removed for legal reasons.',
      "Black and white: the photographic version of 'let's not discuss it'.",
      "I'd like to see it in a carpet, for the stairs, where nobody stops.",
      'It makes everything look meaningful, black and white. Even pockets.',
    ],
    low: ['You switched off the colour and left the outfit on. Wrong switch.'],
    high: [
      "One black-and-white photo and I'm whispering. I hate how well that works.",
      'No colour, and I can still hear it rustle.',
    ],
  },
]
