import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The colour on the torso, whichever it is. Never in black and white, where every top is grey. */
export const FIT_TOP: readonly Premise<PhotoCondition>[] = [
  {
    id: 'top-first-thing',
    when: ['top-colour', 'in-colour'],
    lines: [
      'You opened the wardrobe, saw {top}, and stopped reading.',
      'There were other colours. I checked. There are dozens.',
      "Somebody once complimented you on something {top}, and you've lived off it ever since.",
      'The {top} top was the first thing you touched. Congratulations to you both.',
    ],
    low: ['There was nothing wrong with that {top} this morning.'],
    high: [
      "I didn't think anyone needed that much {top}. Then you went and proved it, out of spite.",
      'You reached for {top}, and the other hangers sighed.',
    ],
  },
  {
    id: 'top-paint-chart',
    when: ['top-colour', 'in-colour'],
    lines: [
      "On the paint chart that {top} has a name like 'Tuesday Corridor'.",
      'That shade of {top} was mixed for a hallway.',
      'The tin just says {top}. The tin was being polite.',
      'Interior designers would put that {top} on one wall and then apologise to the sofa.',
    ],
    low: ["Two coats of that {top} and the room still wouldn't sell."],
    high: [
      "The paint people are naming one after you: 'Insufferable {top}'.",
      'They only print that {top} on the chart so that people have something to dream about.',
    ],
  },
  {
    id: 'top-meeting',
    when: ['top-colour', 'in-colour'],
    lines: [
      'This {top} top would like to circle back to something from slide two.',
      'A {top} top like that one replies to all.',
      "In any meeting, the {top} top is the one who says 'quick question' at five to six.",
    ],
    low: ['The {top} top organised a team lunch, and the team went to another restaurant.'],
    high: [
      'That {top} top has just been promoted over you, and it was the right decision.',
      'That {top} top could end a meeting early, and everyone would thank it.',
    ],
  },
  {
    id: 'top-horoscope',
    when: ['top-colour', 'in-colour'],
    lines: [
      'Your horoscope told you to wear your lucky colour. It never mentioned {top}.',
      "In the dictionary, next to {top}, there's a small drawing of a shrug.",
      "I asked five people about that {top}. Three said 'hm', one said 'oh', one was a coat rack.",
      "A colour consultant just dropped a cup and whispered '{top}'.",
    ],
    low: ['The stars advise against {top} today. The moon just left the room.'],
    high: [
      'Mercury can do what it likes. That {top} is having a good month.',
      "Today you'll meet a {top} top, says my horoscope, and it'll be out of your league.",
    ],
  },
  {
    id: 'top-laundry',
    when: ['top-colour', 'in-colour'],
    lines: [
      'Washing instructions for that {top}: alone, in silence, and think about it.',
      'Everything else in the machine is going to come out {top} too. Leadership.',
      'Do not tumble dry. Do not iron. Do not bring up the {top}.',
    ],
    low: ['The washing machine has locked its door from the inside.'],
    high: [
      "Wash it gently. If that {top} ever fades, you'll have to get by on personality.",
      'That {top} gets its own wash, its own peg and, by Friday, its own agent.',
    ],
  },
  {
    id: 'top-remembered',
    when: ['top-colour', 'one-person', 'in-colour'],
    lines: [
      "From today you're in my phone as 'the {top} top'.",
      "If we lose you at the station, I'll say '{top} top' and hope there's only one.",
      "Years from now somebody will say 'wait, the one with the {top} top', and that's the whole legacy.",
    ],
    low: ["People will forget what you said. They won't forget that {top} top, and they've tried."],
    high: [
      "You'll be remembered for that {top}, which is lucky, because nobody caught your name.",
      "They'll ask who was there, and someone will say '{top} top', and that'll be the end of the list.",
    ],
  },
  {
    id: 'top-plain',
    when: ['top-one-colour', 'in-colour'],
    lines: [
      'Plain {top}. The opposite of a cliffhanger.',
      'One colour on top, and not a single follow-up idea.',
      'Whoever designed that {top} went home at lunch.',
      'All {top}, no plot twist.',
    ],
    low: ["I've watched loading screens with more going on than that {top}."],
    high: [
      'Plain {top}, and it works. Do you know how annoying that is for people who own patterns?',
      'Plain {top}, and suddenly the people in patterns feel overdressed.',
    ],
  },
  {
    id: 'top-plain-form',
    when: ['top-one-colour', 'in-colour'],
    lines: [
      'Favourite colour: {top}. Second favourite: see above.',
      'Somebody filled in the top with the bucket tool.',
      'If that {top} were a playlist, it would be one song, and the song would be rain.',
    ],
    low: ['The top is a single colour because the second one asked to be left out of this.'],
    high: [
      'Just {top}, no garnish, and the chef came out to take a bow.',
      'One colour, no notes. Composers spend whole lives trying to be that brief.',
    ],
  },
  {
    id: 'top-pair',
    when: ['top-pair'],
    lines: [
      'The {top} part and the {top2} part look as though they met at a conference.',
      'With {top} and {top2} up there, somebody is going to have to share the remote.',
      "You couldn't choose between {top} and {top2}, so the top got joint custody.",
      'I see {top} here and {top2} there, and I think they came in separate taxis.',
    ],
    low: ['The {top} bit and the {top2} bit are only staying together for the picture.'],
    high: [
      "That {top} with that {top2} ought to be an argument. You've made it a duet with an encore.",
      "{top} and {top2}: if they ever split up, I'd want visiting rights.",
    ],
  },
  {
    id: 'top-pair-merger',
    when: ['top-pair'],
    lines: [
      '{top} with {top2}: two banks have merged, and nobody has told the cash machine.',
      "The {top} part does the talking and the {top2} part nods. I've been on that double date.",
      'Only a village football team should be in {top} and {top2}, and only away.',
    ],
    low: ['The {top} part of that top is trouble. The {top2} part keeps encouraging it.'],
    high: ['Somehow that mix of {top} and {top2} works. It should run seminars for neighbours.'],
  },
  {
    id: 'top-same-as-photo',
    when: ['top-matches-background', 'in-colour'],
    lines: [
      'Your top and half the scenery turned up in the same {top}. One of them should go home and change.',
      "In all that {main} there's an outfit. Cold, cold, warmer, hot, lost it.",
      'If you keep still long enough in that {top}, someone will hang a picture on you.',
      "They'll find you when they redecorate.",
      'Chameleons train for years to do what that {top} just did.',
    ],
    low: ['The scenery wore it better.'],
    high: [
      "Matching the picture on purpose is styling, by accident it's luck. I hate that I can't tell.",
      "The scenery came dressed as you. I'd ask it for royalties.",
    ],
  },
  {
    id: 'top-full-camouflage',
    when: ['top-matches-background', 'full-body', 'in-colour'],
    lines: [
      'A full-length photo, and the {top} still managed to hide in it. Nature documentaries take months over this.',
      'You showed the entire outfit and then parked it in front of more {top}.',
    ],
    low: ['The bravest thing about this outfit is how quickly it disappears.'],
    high: ['That {top} top on that {top} looks planned. Did you bring swatches to the location?'],
  },
  {
    id: 'top-waiter',
    when: ['top-colour', 'in-colour'],
    lines: [
      "Waiter, there's a {top} top in my photo.",
      'The chef recommends the {top}. The chef is on holiday.',
      "'The {top} is very fresh today', says the waiter, looking at the door.",
      "I'd complain to the chef about that {top} top, but it's being so brave.",
    ],
    low: ['That {top} is past its date. Everyone at the table can tell, and nobody wants to be the one.'],
    high: [
      "The {top} top isn't on the menu. People keep pointing at it anyway.",
      "Compliments to the chef for the {top}. The chef has come out to see who's wearing it.",
    ],
  },
]
