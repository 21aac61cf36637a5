import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Things that were worn, carried or brought along. */
export const FIT_ACCESSORIES: readonly Premise<PhotoCondition>[] = [
  {
    id: 'tie-agenda',
    when: ['tie'],
    lines: [
      "There's a tie. Somebody has a meeting or wants us to think so.",
      "One knot, and you're in charge of the minutes.",
      'A tie is a long arrow pointing down at decisions the photo may not cover.',
      "The tie has a few words about quarterly growth. It won't be a few.",
      'One tie, already knotted: the wedding, the tribunal or the school photo?',
    ],
    low: ['The tie did the interview and left without you.'],
    high: [
      "The tie is good. You've just become the person everyone asks about the projector.",
      'That tie could open a bank account by itself.',
    ],
  },
  {
    id: 'tie-shoulders',
    when: ['tie', 'shoulders-up'],
    lines: [
      'Tie on top, and the photo stops before the truth. Every video call since the invention of the desk.',
      "The tie leaves through the bottom of the picture, and I don't blame it.",
      "Shoulders and a tie: you're running for treasurer, unopposed.",
    ],
    low: ["A tie, two shoulders, no follow-through. It's a campaign leaflet for the bins committee."],
    high: ["Just shoulders and a tie, and I'd still let you explain a mortgage to me. Almost."],
  },
  {
    id: 'tie-smiling',
    when: ['tie', 'smiling'],
    lines: [
      'A tie and a smile: somebody is about to tell me about windows.',
      "Smiling over a tie: the card says 'solutions', and it's going to be handed to me.",
      "The tie says 'sign here', and the smile says 'and here, and initial there'.",
    ],
    low: ['That tie and that smile have never once answered a question directly.'],
    high: ["Good tie, good smile. Fine, I'll take the conservatory."],
  },
  {
    id: 'tie-deadpan',
    when: ['tie', 'deadpan'],
    lines: [
      "A tie and no smile. My loan has been declined, hasn't it?",
      'The face and the tie have both read my file.',
      'Tie straight, face straighter: the bank closes at four and so do you.',
    ],
    low: [
      "That's how people dress to say 'we've decided to go in another direction'. The outfit went first.",
    ],
    high: ["Tie, straight face, no mistakes. I feel audited, and I've never been so flattered."],
  },
  {
    id: 'bag-witness',
    when: ['bag'],
    lines: [
      "There's a bag in the picture, in case the outfit has to leave quickly.",
      'Is the bag part of the look, or is it holding the better one?',
      'The bag came along, so at least somebody packed a plan B.',
      "I'd like to speak to the bag alone. It knows what else there was.",
    ],
    low: ["The bag knows how this happened, and the bag isn't talking."],
    high: [
      'The bag finishes the outfit. I was so hoping to do that.',
      "The bag knows that it's with the right person. Bags can tell.",
    ],
  },
  {
    id: 'bag-full-length',
    when: ['bag', 'full-body'],
    lines: [
      "Full length with a bag: either it's an outfit or you're being collected at three.",
      'A whole outfit plus luggage. You look ready to check in early and complain about it.',
      "The bag makes it fashion. Without the bag, you'd just be out.",
    ],
    low: ['All of you and a bag, and the bag is the one going places.'],
    high: [
      "Outfit and bag, top to bottom, no mistakes. You're going to be upgraded, and you're going to tell us.",
    ],
  },
  {
    id: 'umbrella-dry',
    when: ['umbrella'],
    lines: [
      'An umbrella, the only accessory that admits things may go wrong.',
      'The umbrella covers everything except the decision.',
      'The umbrella is there in case of rain or feedback.',
      "You've dressed for the weather that the forecast apologised for.",
    ],
    low: ["One umbrella won't be enough for this forecast."],
    high: ['An umbrella as a styling choice, and it works. A meteorologist is blushing.'],
  },
  {
    id: 'phone-star',
    when: ['phone'],
    lines: [
      "The phone got the better angle, and it isn't even dressed.",
      "The phone has made it into the outfit. It's the only piece with a warranty.",
      'I see a phone in there. Call somebody. Ask them about the outfit.',
      "There's a phone in the shot, so help was available.",
    ],
    low: ['The phone has switched itself to flight mode in protest.'],
    high: ["Phone in shot, outfit in order. You've already written the caption, haven't you?"],
  },
  {
    id: 'phone-hand',
    when: ['phone', 'hand-near-face'],
    lines: [
      "A phone, a hand by the face, an outfit: you've been put on hold in person.",
      "Hand up, phone out. It's either a pose or a very bad connection.",
    ],
    low: ['You brought a phone and a hand, and still nobody called for backup.'],
    high: ['Phone, hand, outfit, all in the right place. Directory enquiries would be proud.'],
  },
  {
    id: 'sport-kit',
    when: ['sport'],
    lines: [
      'Sports equipment in the picture. It was promised an afternoon out, not a fashion shoot.',
      'Props by the leisure centre, styling by its vending machine.',
      "The sports gear says 'Saturday league'. The outfit has brought a note from home.",
    ],
    low: ["You've brought the equipment, so the outfit can be substituted."],
    high: [
      "The outfit and the sports gear both look as if they'd beat me. At least one of them would gloat.",
    ],
  },
  {
    id: 'toy-bear',
    when: ['toy'],
    lines: [
      "There's a teddy bear in this, and it's the one with a consistent look.",
      'The bear has worn the same thing for years and gets more hugs. Think about that.',
      'The teddy bear came, saw the outfit and hugged itself.',
    ],
    low: ['The bear has button eyes and it still saw this coming.'],
    high: ['Even the teddy bear has gone quiet with admiration. It was quiet before, but differently.'],
  },
]
