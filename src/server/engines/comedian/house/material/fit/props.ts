import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Furniture, vehicles, food, pets and whatever else got into an outfit photo. */
export const FIT_PROPS: readonly Premise<PhotoCondition>[] = [
  {
    id: 'thing-best-dressed',
    when: ['thing'],
    lines: [
      'Best-dressed object in the photo: the {thing}.',
      'Also in the picture, {athing}. Nobody styled it, and it came off best.',
      "The {thing} wasn't asked to take part and is already in second place.",
      'Accessories today: nerve, and {athing}.',
      "I'd keep the {thing}. We can talk about the clothes.",
    ],
    low: ['Ask the {thing} who wore it better. Then give it a moment to stop laughing.'],
    high: [
      'Even with {athing} begging for attention, the outfit wins. The {thing} is taking it badly.',
      "The {thing} had expected to be the best thing here. It's taking some time off.",
    ],
  },
  {
    id: 'thing-loan',
    when: ['thing', 'in-colour'],
    lines: [
      'I spy {athing}. Was it on the mood board, or did it just live there?',
      'Styled by {athing}. Make-up by {athing}. Clothes pending.',
      'On closer inspection the {thing} has the stronger silhouette.',
      'Fashion shoots hire {athing} to make the clothes look interesting. Did this one get paid?',
    ],
    low: ["The caption should read: 'Model's own {thing}. Nobody's own outfit.'"],
    high: ['Put {athing} next to most outfits and it steals the scene. This outfit made it an extra.'],
  },
  {
    id: 'two-things-jumble',
    when: ['two-things'],
    lines: [
      'A {thing}, a {thing2} and an outfit: the auctioneer will do it as one lot.',
      "I've ranked it: {thing}, {thing2}, outfit. It was close between the first two.",
      "The {thing2} thinks you've overdone it. The {thing} is staying out of it.",
      'If I could only save one: the {thing}. If I had time: the {thing2}.',
      "Item one, {thing}. Item two, {thing2}. Item three, we'll come to item three.",
    ],
    low: ['Ask the {thing}. Ask the {thing2}. They were both there, and neither stopped you.'],
    high: ["A {thing}, a {thing2} and a good outfit. Lose the first two and it's a magazine."],
  },
  {
    id: 'no-things-alibi',
    when: ['no-things'],
    lines: [
      'I looked for something else to discuss. Nothing I could name. So: the outfit.',
      "I can't name one prop, so the clothes will have to be the funny ones.",
      "There's no object in this that I'd dare to blame. I was so hoping for a lamp.",
      'The outfit had the whole stage and has walked into the one pillar.',
      "I'd have blamed the furniture, but I couldn't pick any out of a line-up.",
    ],
    low: ["I went looking for something to look at instead. I'm still out."],
    high: [
      'Not a prop I could name, just clothes that work. Magicians need a rabbit for that.',
      "I can't name one other object in this. I assume that they stepped out of your way.",
    ],
  },
  {
    id: 'seat',
    when: ['seat'],
    lines: [
      "There's a seat in the picture for anyone who needs a moment after the outfit.",
      'I see somewhere to sit. The outfit has been standing up for itself all day.',
      'Is that where the outfit was lying until ten minutes ago?',
      "The seating didn't ask to be compared with the outfit, and it's winning on structure.",
    ],
    low: ["The furniture has better lines, and it isn't going anywhere either."],
    high: ["The furniture has asked to be reupholstered before it's seen with you again."],
  },
  {
    id: 'bed',
    when: ['bed'],
    lines: [
      'A bed is in shot. I know which of them is properly made.',
      'Photographed next to a bed: the outfit has had a commute of one metre.',
      "That bed is where the rejected outfits live, and I'd like to hear their side.",
    ],
    low: ['The bed is made of better decisions.'],
    high: ['The bed is right there, and you still got dressed like that. Show-off with a nap option.'],
  },
  {
    id: 'screen',
    when: ['screen'],
    lines: [
      "I can see something with buttons or a screen. Press anything. Press 'change'.",
      "The electronics have seen a lot of open tabs, and this is the one they'd close.",
      'The electronics in the picture are fully updated. Style check still pending.',
    ],
    low: ['The electronics have dimmed themselves out of tact.'],
    high: ['Dressed like that next to a screen, you make the stand-up call look like a premiere.'],
  },
  {
    id: 'book',
    when: ['book'],
    lines: [
      "Thankfully there's a book in there, for people who want to look at something with a plot.",
      'The book is judging this outfit by its cover.',
      "A book in an outfit photo means 'I read'. Good. Start with the care label.",
    ],
    low: ['The book has closed itself.'],
    high: ["A book and a good outfit. You must be exhausting at dinner, and I'd sit next to you."],
  },
  {
    id: 'plant',
    when: ['plant'],
    lines: [
      'Whatever lives in that pot or vase has committed to one look and gets watered for it.',
      "Something leafy or vase-like has joined the shoot, and it's the one holding a pose.",
      'One thing here was shaped by an expert and left to set. The other is your outfit.',
    ],
    low: ['The pot has a clearer concept.'],
    high: ["You've upstaged the pottery, and pottery trains for this by standing still for years."],
  },
  {
    id: 'vehicle',
    when: ['vehicle'],
    lines: [
      "There's a vehicle in the picture. Is that the outfit's, or is it for getting away from it?",
      "Posing near transport. If the outfit breaks down, at least there's a tow.",
      'The vehicle has been through a stricter inspection than the outfit.',
      'Something in this shot can leave. Let it take you.',
    ],
    low: ['Only one of you would pass an inspection this year.'],
    high: [
      "The vehicle is background. That's how good the outfit is, and it knows it, and now it won't indicate.",
    ],
  },
  {
    id: 'food',
    when: ['food'],
    lines: [
      "There's food, or its bowl. Spill some and call it a pattern.",
      'Outfit served with a side. I came for the side.',
      "Something here was picked from a menu. It wasn't the clothes.",
    ],
    low: ['The catering is better put together.'],
    high: ["Lunch is getting cold because everyone's looking at the outfit. Chefs hate you."],
  },
  {
    id: 'cup',
    when: ['cup'],
    lines: [
      'That drink and that outfit have never met. Give them three seconds.',
      'Something to sip from made it into the shot. I could use one as well.',
      "One spill, and there's the second colour you were missing.",
    ],
    low: ["I'd drink to this outfit. I'd have to."],
    high: ['Drink nearby, outfit spotless. Nobody trusts you, and everybody wants to be you.'],
  },
]
