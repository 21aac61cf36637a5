import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** How near the camera stood, and the shape of the frame. */
export const FIT_DISTANCE: readonly Premise<PhotoCondition>[] = [
  {
    id: 'face-takes-share',
    when: ['face-large'],
    lines: [
      '{facepercent} of this fit check is face. It fits. Next question.',
      'You came for an outfit review and stood close enough for an eye test.',
      'The face got {facepercent}, the outfit got the service charge.',
      'At this distance I could roast your breakfast, but not the clothes.',
      'The camera came to see the clothes and got chatting with the face.',
    ],
    low: ["{facepercent} face. As a strategy for hiding an outfit, it's nearly working."],
    high: [
      '{facepercent} face, and the outfit still got a word in. It must have shouted.',
      'The face has {facepercent} of it and is behaving like a very good landlord.',
    ],
  },
  {
    id: 'face-takes-cover',
    when: ['face-large', 'facing-camera'],
    lines: [
      "You've sent the author photo and asked me to review the novel.",
      'Up close and front-on: the outfit is in the queue behind you.',
      "In film this is called a close-up. In fashion it's called changing the subject.",
    ],
    low: ['Stepping back would have cost two seconds and your whole defence.'],
    high: ["Any nearer and the outfit would be a rumour. As rumours go, it's flattering."],
  },
  {
    id: 'face-huge-shareholder',
    when: ['face-huge'],
    lines: [
      "The face holds {facepercent} of this photo. In business that's a takeover.",
      "Take a step back. No, further. No, that's still your breath on the lens.",
      'An outfit photo from the distance at which people share secrets and gum.',
      'I asked for the fit and got the passport office.',
    ],
    low: ["The outfit is behind the face. Very far behind. I think it's running."],
    high: ['{facepercent} face and all confidence. Billboards start like that.'],
  },
  {
    id: 'face-medium-conversation',
    when: ['face-medium'],
    lines: [
      'Conversation distance: near enough for details, too near for excuses.',
      "That's the right distance for seeing an outfit and for starting an argument about it.",
      'Face: {facepercent}. The outfit will have to answer for the rest.',
      'The camera stood where a polite stranger would, and is now thinking what a polite stranger would.',
      'You stepped back for the outfit. It was a big moment, and the outfit had nothing prepared.',
    ],
    low: ["Two more steps back and this would have been somebody else's problem."],
    high: [
      "The distance is right, the outfit is right. I've written 'too close' here out of habit.",
      "Near enough to see that it's good, far enough to be spared the story of where you found it.",
    ],
  },
  {
    id: 'face-medium-shopkeeper',
    when: ['face-medium', 'facing-camera'],
    lines: [
      'You face me like a shopkeeper who knows that the discount ended yesterday.',
      "It's the distance and angle of a local-paper photo: 'Resident Unhappy About Bins, Outfit Unrelated'.",
      'From here I can see the clothes and you can see me seeing them. Awkward in both directions.',
    ],
    low: ["The editor has put this above 'Council Denies Responsibility'."],
    high: [
      "Local paper headline: 'Well-Dressed Resident Still Going On About It'.",
      'You look like a shop that never has a sale.',
    ],
  },
  {
    id: 'face-small-postcode',
    when: ['face-small'],
    lines: [
      'The outfit is over there, past the parking.',
      'At that distance, outfits are usually reported by ships.',
      "The photographer took one step back and then found they couldn't stop.",
      'From here you could be wearing anything, or selling it.',
      "If you were any further off, I'd have to do this by post.",
    ],
    low: ["It's the distance from which people take pictures of bears."],
    high: [
      'The outfit works from a hundred paces. Motorway signs dream of it.',
      "I can see from over here that it's good, and over here is another bus zone.",
    ],
  },
  {
    id: 'tall-lift',
    when: ['tall'],
    lines: [
      "An upright photo: the lift doors open, and there's your decision.",
      "Portrait format: the right shape for an outfit, so that's one excuse gone.",
      "Tall and narrow, the shape of a list, and 'get changed' is still on it.",
      'A tall photo gives an outfit a long way to fall.',
      "Tall, narrow, nowhere to sit: it's a fitting room, and there's a queue.",
    ],
    low: ['The frame stood up for you. Nothing else did.'],
    high: [
      "Upright photo, upright outfit. It could be printed on a bookmark and ruin other people's reading.",
      'The lift doors open, and everyone else decides to take the stairs.',
    ],
  },
  {
    id: 'tall-receipt',
    when: ['tall', 'in-colour'],
    lines: [
      'Tall and colourfast: a shower curtain with ambitions.',
      'The photo has the proportions of a receipt, which may come in useful for returning the outfit.',
      'Put this on a bus shelter and people would look for the product.',
      'Made for a phone screen: one thumb up and the outfit is history.',
    ],
    low: ['The picture has the shape of a wardrobe door. Shut it.'],
    high: [
      'Put it on a bus shelter as it is, and people will miss the bus.',
      "It's the shape of a fitting-room mirror, and it shows what the mirror had always hoped for.",
    ],
  },
  {
    id: 'square-album',
    when: ['square'],
    lines: [
      'A square photo, like a paper napkin with plans.',
      'Four equal sides, and the outfit has been cornered by all of them.',
      "Square, like a coaster. I'd put a drink on this outfit.",
      'The outfit comes in a box, like a takeaway, and half of it is missing from the order.',
      "It's a square, so nobody can say this outfit had no angle.",
      'A square photo. Some of the outfit must be on the next tile.',
    ],
    low: ['Cut into a square, like a sandwich for somebody fussy, and the outfit is the crust.'],
    high: [
      'An album cover that good makes me worry about the songs.',
      "They'd press it on vinyl, and people without a player would buy two.",
    ],
  },
  {
    id: 'wide-lighthouse',
    when: ['wide'],
    lines: [
      'An outfit goes up and down. The photo goes left and right. One of you is on the wrong bus.',
      "You've filmed a lighthouse through a letterbox.",
      'The scenery has the sofa. The outfit has the armrest.',
      'Plenty of room at the sides, in case the outfit wants to stretch its excuses.',
    ],
    low: ["Wide enough for a second outfit. I'd have liked the choice."],
    high: [
      "Wide shot, good outfit, lots of space. It's a film still, and the film is about your ego.",
      "There's room on both sides for people to faint.",
    ],
  },
  {
    id: 'wide-cinema',
    when: ['wide', 'in-colour'],
    lines: [
      "Cinema format. Tonight's feature: 'The Wardrobe', an hour and a half of somebody choosing.",
      'You turned the camera sideways, and the outfit lost its floor and its ceiling.',
      'In this shape the outfit is one tray on a very long buffet.',
      'Anything this wide usually comes with a cheese board.',
    ],
    low: ["There's space for an orchestra in this frame. It would drown out the outfit nicely."],
    high: [
      'It looks like the opening shot of something. Hopefully a long queue for your stylist.',
      "First this shot, then the title. I'd stay for the names of the caterers.",
    ],
  },
  {
    id: 'panorama-alps',
    when: ['panorama'],
    lines: [
      'A panorama. Of an outfit. What did you think it was, the Alps?',
      'The photo is so wide that the outfit needs a connecting train.',
      "You've photographed a fit like a coastline.",
    ],
    low: ["That's a very long photo for such a short conversation about the clothes."],
    high: ['Only mountains and hotel breakfasts get panoramas. And now, deservedly, this outfit.'],
  },
]
