import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** How much colour there is. */
export const SELFIE_COLOUR: readonly Premise<PhotoCondition>[] = [
  {
    id: 'full-colour',
    when: ['in-colour'],
    lines: [
      "In full colour, so we can't even file it under vintage.",
      'Colour photography took a century to perfect, and here we are.',
      'You kept the colour. Black-and-white would have bought you some mystery and a beret.',
      'In colour, which was brave, and on purpose, which was braver.',
      'The colours came as they were. Nobody told them it was a special occasion.',
    ],
    low: [
      'Black-and-white exists for exactly this sort of emergency.',
      "It's in colour, so the evidence is complete.",
    ],
    high: [
      'The colours match. I checked twice, and then I sulked.',
      'Colour television would have come out years earlier had they seen this.',
    ],
  },
  {
    id: 'colour-printer',
    when: ['in-colour'],
    lines: [
      'A colour photo. The office printer has already said no.',
      'Scientists can tell ten million colours apart. You went with these.',
      'Shown in colour by popular demand, subject to popularity.',
      'Nature makes the colours. You merely booked the venue.',
      'Somebody paid full price for colour and spent it all in one photo.',
    ],
    low: [
      'The colours have asked to be credited under another name.',
      'Printed, this would make the cyan cartridge hand in its notice.',
    ],
    high: [
      'Good colours, no accidents. It could be a paint brochure with a pulse.',
      'The palette behaves so well that I suspect a nanny.',
      'The cyan cartridge has finally found out what it was for.',
    ],
  },
  {
    id: 'loud',
    when: ['vivid'],
    lines: [
      'Colours this loud usually come with a bouncy castle.',
      'I can hear this palette from the next room.',
      'A parrot would ask you to tone it down.',
      'If colour were volume, the neighbours would have put a note through the door.',
      'Somebody has squeezed the fruit aisle straight onto the lens.',
      'Saturation like that should come with a seat belt.',
    ],
    low: [
      'The colours are screaming so that nobody else has to.',
      "Even a children's TV set would ask where the dimmer is.",
    ],
    high: [
      "Colours like a sweet shop, and I've eaten the lot. Ask me again after the sugar.",
      "It's loud, it's bright, and I bought the T-shirt.",
      'A box of crayons would like you to sign its lid.',
    ],
  },
  {
    id: 'loud-deadpan',
    when: ['vivid', 'deadpan'],
    lines: [
      'Carnival colours, tax-office expression. Somebody double-booked the hall.',
      "All the brightness of a funfair, and you're the one holding everybody's coats.",
    ],
    high: ["The colours are throwing a party, and you're the guest they wanted to impress."],
  },
  {
    id: 'loud-smile',
    when: ['vivid', 'smiling'],
    lines: [
      "Bright colours and a smile on top. I've lowered the blinds.",
      'The smile and the colours are competing for the same job at the ice-cream van.',
    ],
    high: ["Between the colours and the smile, I've put on sun cream."],
  },
  {
    id: 'loud-nobody',
    when: ['vivid', 'no-people'],
    lines: ['Colours at full volume and nobody home. Did the fireworks leave without you?'],
  },
  {
    id: 'quiet',
    when: ['muted'],
    lines: [
      'The colours are present but working from home.',
      'Palette by porridge.',
      'Washed at sixty and never spoken of again.',
      'A colour scheme for people who find beige a bit pushy.',
      'Weather forecast: grey, with a chance of slightly other grey.',
      'So muted that I checked whether the sound was on.',
    ],
    low: ['I have seen more colour in a car park in February.', 'The palette is one long sigh.'],
    high: [
      'Muted and tasteful. The sort of place that bolts down its hangers.',
      "Very restrained colours. I'd buy the candle, and regret the candle.",
      'The colours lowered their voices so that you could be heard.',
    ],
  },
  {
    id: 'quiet-smile',
    when: ['muted', 'smiling'],
    lines: [
      'A smile in this palette is like a balloon in a bank.',
      'All the joy in the picture had to be brought in from outside, by you.',
    ],
    high: ['The colours stepped back and let the smile take the solo. Good band.'],
  },
  {
    id: 'quiet-deadpan',
    when: ['muted', 'deadpan'],
    lines: [
      "Quiet colours, quieter expression. I've muted myself out of respect.",
      "Between the palette and the poker face, somebody's about to be refused a mortgage.",
    ],
    high: ['Everything about it is understated, except how good it is. The sommelier is nervous.'],
  },
  {
    id: 'many-colours',
    when: ['colourful'],
    lines: [
      "The palette was chosen on separate days by people who weren't speaking.",
      'The palette was picked by committee, and the committee was a bag of sweets.',
      'Every colour got a speaking part, like a school play with nervous parents.',
      'A paint shop has sneezed, and here we all are.',
    ],
    low: ['Even fireworks edit.', "It's what clowns see when they close their eyes."],
    high: [
      'Every crayon in the box, and it still works. You should do weddings.',
      'That many colours and not one argument. Diplomats want to know where you were sitting.',
    ],
  },
  {
    id: 'colour-straight-face',
    when: ['in-colour', 'deadpan'],
    lines: [
      'All this colour, and the expression is still in black-and-white.',
      'The camera brought every colour it had. You brought Monday.',
    ],
    high: ["The colours are all trying. You aren't, and you're ahead."],
  },
]
