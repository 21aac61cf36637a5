import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Particular objects: the rarer, the better. */
export const SELFIE_THINGS: readonly Premise<PhotoCondition>[] = [
  {
    id: 'drink',
    when: ['cup'],
    lines: [
      'The drink came for moral support and has run out of both.',
      'Of everyone in shot, the drink looks the most refreshed.',
      'The drink was for courage. Order another before you scroll down.',
    ],
    low: ['I see something to drink in this, and I see why.'],
    high: ['A good photo with a drink in it is an advert. Where do I queue?'],
  },
  {
    id: 'seat',
    when: ['seat'],
    lines: [
      'The seat is doing what seats do: supporting without comment.',
      "There's seating in shot, for whoever has to break the news.",
      'Furniture in the picture, ready for anyone who needs to sit down after seeing it.',
    ],
    low: ["I notice a place to sit. I'll be needing it."],
    high: ["I took a seat, as offered, and I've been nodding at this ever since. Embarrassing."],
  },
  {
    id: 'bed',
    when: ['bed'],
    lines: [
      "There's a bed in shot. The idea wasn't awake either.",
      'The bed made it into the photo. Did the bed get made?',
    ],
    low: ['With a bed that close, going back to it was an option.'],
    high: ['A bed in the picture, and yet someone made an effort. The pillows are confused.'],
  },
  {
    id: 'electronics',
    when: ['screen'],
    lines: [
      'Electronics in shot: even your selfie has tabs open.',
      'The electronics have seen your search history and still agreed to pose.',
    ],
    low: ["All this technology at hand, and nobody looked up 'how to photo'."],
    high: ["Photogenic, with electronics. I'd sit through your slides, with my camera off."],
  },
  {
    id: 'book',
    when: ['book'],
    lines: [
      "The book is here to suggest depth. It's on page four.",
      "There's a book in the photo, doing more posing than you.",
    ],
    low: ["I'd rather read the book, and it might be a boiler manual."],
    high: ['A book and a good photo. Now I have to believe in both. Exhausting.'],
  },
  {
    id: 'greenery',
    when: ['plant'],
    lines: [
      'Something in a pot or a vase made it into shot. It has held the pose longer and complained less.',
      "I see something leafy, or its vase. One of you gets watered and told it's doing well.",
    ],
    low: ['Whatever lives in that pot or vase has turned to face the door.'],
  },
  {
    id: 'bag',
    when: ['bag'],
    lines: [
      "There's a bag in shot. Arriving, leaving or fleeing?",
      'I see a bag. Even your luggage has come as a witness.',
    ],
    low: ["The bag looks ready to go, and I'd share a taxi."],
    high: ['Good photo, good bag. Cabin crew would find room for both.'],
  },
  {
    id: 'transport',
    when: ['vehicle'],
    lines: [
      "There's transport in shot, and yet nobody got away.",
      'A vehicle in the photo: your getaway or your personality? Please say getaway.',
    ],
    low: ['You had transport. You could have been miles from this.'],
    high: ["It could sell the vehicle. I'd take the test drive and not return it."],
  },
  {
    id: 'food',
    when: ['food'],
    lines: [
      "There's catering in shot, and I know which of you is getting the attention.",
      'Catering in the picture: at last, something I can finish.',
    ],
    low: ['Best before: just before.'],
    high: ["Good photo, and there's food. Some of us are doing this on tap water."],
  },
  {
    id: 'fittings',
    when: ['kitchen'],
    lines: [
      'Of all the places in the world, you posed where the soup happens.',
      'Something in shot heats, cools, washes or serves. Everything here has a job except the pose.',
      'Every home has one spot where people gather, complain and eat standing up. You picked it for your close-up.',
      'Dinner was ten minutes away, and you thought: portrait.',
    ],
    low: ['Within reach of a proper meal, and it still came out raw.'],
    high: ['A film-star result, within walking distance of the leftovers.'],
  },
  {
    id: 'bathroom-kit',
    when: ['bathroom'],
    lines: [
      'I can see bathroom equipment. Historians will have questions.',
      'Bathroom kit in shot. Some artists need a muse, you needed a lock.',
    ],
    low: ['You framed it with bathroom kit in view and pressed send. Wash your thumbs.'],
    high: ['A good picture despite the bathroom kit. Plumbers will have it up in the van.'],
  },
  {
    id: 'sports-kit',
    when: ['sport'],
    lines: [
      'Sports equipment in shot. Final score to follow.',
      "There's sporting kit here, so somewhere nearby there's an excuse.",
    ],
    low: ["Sports kit in shot, and it's asking to be substituted."],
    high: ['Sporty, photogenic and probably early for yoga. Unbearable.'],
  },
]
