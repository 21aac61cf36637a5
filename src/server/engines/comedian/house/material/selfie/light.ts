import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Light: enough of it, too much, or all of it the same. */
export const SELFIE_LIGHT: readonly Premise<PhotoCondition>[] = [
  {
    id: 'light-suspect',
    when: ['well-lit'],
    lines: [
      'The lighting is perfectly reasonable. It had no idea what it was agreeing to.',
      'Well exposed, in both senses.',
      "Everything here is clearly visible. Bold. I'd have gone with some fog.",
      "There's enough light to read the small print, and now I've read it.",
      'The light did its job. Ask it for a reference.',
      'You can see it all, and I have to keep reminding myself that this was deliberate.',
    ],
    low: [
      "The light is fine, so we've lost our only suspect.",
      "None of this is the lamp's fault. The lamp has asked me to be very clear about that.",
      'There was ample light to see this coming.',
    ],
    high: [
      'Tip the light. It carried you all the way from the car park to the podium.',
      'Lit like a hotel brochure. I kept looking for the breakfast hours.',
      'That light was on its way to a museum and got off at your stop.',
    ],
  },
  {
    id: 'light-sensible',
    when: ['well-lit'],
    lines: [
      "Sensible lighting. It's home by nine, with a cardigan over its shoulders.",
      'Someone has clearly met a light switch and parted on good terms.',
      "The brightness is set to 'visiting relatives'.",
      'Neither dim nor dazzling, like a compliment from a mechanic.',
      'Light like that is normally reserved for dental work and fruit.',
      'Bright enough to find a lost earring by, and I found several questions.',
    ],
    low: [
      'Good light is a truth serum, and this picture talked for an hour.',
      'The brightest idea in it was the brightness.',
    ],
    high: [
      "Light that flattering usually comes with a sofa you aren't allowed to sit on.",
      'So nicely lit that I checked the corner for a price tag.',
      'Photographers hire light like that by the hour, with a person called Anselm to hold it.',
    ],
  },
  {
    id: 'too-bright',
    when: ['overexposed'],
    lines: [
      'So bright that my plants turned towards the phone.',
      'Was it lit by a lamp or by an approaching lorry?',
      'The light kicked the door in and left no card.',
      'You can get the same effect at home by opening the fridge at three in the morning.',
      'Lighthouse keepers would call this a bit much.',
      'Half of the detail has been rinsed out and folded away, like hotel towels.',
      'Did anyone order this much sun, or was it a substitution?',
    ],
    low: [
      'Airports land planes with less.',
      'Whole areas have gone blank. Estate agents would call those rooms.',
      'The brightness went up and nobody went after it.',
    ],
    high: [
      "Bright as a dentist's ceiling, and somehow it came out well. Rinse.",
      'Blown out in places, and still a good party.',
    ],
  },
  {
    id: 'too-bright-face',
    when: ['overexposed', 'face'],
    lines: [
      'The light has kindly redacted some of this for your protection.',
      'Somebody parked the sun next to you and left the engine running.',
      "You've found your light. Now put some of it back.",
    ],
    high: ["I've put sunglasses on my phone, and I'm still looking."],
  },
  {
    id: 'too-bright-nobody',
    when: ['overexposed', 'no-people'],
    lines: [
      'Blinding light and nobody in it. Was that you, leaving at speed?',
      'All light, no subject: a lamp has finally taken a selfie.',
    ],
  },
  {
    id: 'flat-light',
    when: ['flat'],
    lines: [
      "Hardly a shadow, hardly a highlight. It's the hold music of lighting.",
      'The contrast has taken annual leave.',
      'Lit like an open-plan office where the fun committee has resigned.',
      'Light so even that nobody has ever asked it to dance.',
      'One brightness throughout. Even the fridge has two.',
      'Somebody has ironed the light.',
    ],
    low: ['A printer low on toner would call this faded.', 'It has the dynamic range of cold mashed potato.'],
    high: [
      "Soft, even, grown-up light. I'd trust it with my spare keys.",
      'No drama in the light at all. You brought your own.',
    ],
  },
]
