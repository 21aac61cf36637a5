import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Dogs: loyal, loud with love, and still outranking everybody. */
export const PET_DOG: readonly Premise<PhotoCondition>[] = [
  {
    id: 'dog-monologue',
    when: ['dog', 'pet-seen'],
    lines: [
      "Dog's inner monologue: 'Ball? Is that a ball? It's a phone. It could still be a ball.'",
      'Best day of my life, writes the dog, for the four thousandth day running.',
      'I would do anything for this human, thinks the dog, except hold still for a second one.',
      'Log entry: the human crouched. I crouched. We may be in love or there may be a wasp.',
    ],
    low: ['The dog forgives this photo already. That makes one of us.'],
    high: [
      "The dog looks at this and thinks 'who's a good dog', and for the first time has an answer.",
      'The dog has seen this photo and would like to meet that dog.',
    ],
  },
  {
    id: 'dog-trainer',
    when: ['dog'],
    lines: [
      'Obedience class results: dog, distinction. Human, still pulling.',
      "You taught the dog 'sit'. The dog taught you 'get up, go to the drawer, come back'.",
      "One of you responds to a whistle, a rustle and the word 'walkies'. The other one's a dog.",
      'Training tip: reward the human with eye contact, but only when the camera is away.',
    ],
    low: ['Bad photographer. No. Drop it. Leave it.'],
    high: [
      'Whoever is holding that camera deserves a treat, a pat and a go on the good cushion.',
      'Sit. Stay. Sorry, that was me talking to myself in front of this.',
    ],
  },
  {
    id: 'dog-alone',
    when: ['dog', 'pet-alone', 'one-pet'],
    lines: [
      "Just the dog. You've finally found your best side.",
      'The dog would have loved you in the picture. The dog loves the bin lorry as well.',
      'Solo dog, no humans: like your dating profile, if it were honest.',
      'Nobody else in frame, so nobody to share the sausage credit with.',
    ],
    low: ['The dog showed up with all its heart. The photographer showed up with somewhere else to be.'],
    high: [
      "A dog by itself, with more presence than any best man I've sat through.",
      "Just a dog, and I've already rearranged my weekend around it.",
    ],
  },
  {
    id: 'dog-review',
    when: ['dog'],
    lines: [
      'Reviews by dog. The human: five stars. A puddle: five stars. A different puddle: five stars.',
      'The dog gives you ten out of ten. It gave the same to a sock.',
      'Your biggest fan has also applauded a leaf blower.',
      'A glowing reference, from a referee who once fell in love with a traffic cone.',
    ],
    low: ["The dog adores everything you do, which is the only review I'd print."],
    high: [
      'The dog thinks this picture is the greatest ever. It thinks so of gravel, but this time it has a point.',
      "Five stars from the dog, and five from me. I've never agreed with somebody who eats socks.",
    ],
  },
  {
    id: 'dog-linkedin',
    when: ['dog', 'pet-seen'],
    lines: [
      'LinkedIn: head of security, and a keynote speaker on the subject of the postman.',
      'Key achievement: kept the vacuum cleaner from entering the living room for six years.',
      'Passionate about teamwork, provided that the team has a sandwich.',
      'Currently leading a one-dog campaign against doorbells on television.',
    ],
    low: ["With this headshot, the dog's promotion to sheep has stalled."],
    high: [
      'With this headshot the dog could run a bank. Mostly into it, at speed, with joy.',
      "Hired. The dog doesn't know as what, and neither do we, and morale has doubled.",
    ],
  },
  {
    id: 'dog-airport',
    when: ['dog', 'sharp', 'pet-seen'],
    lines: [
      'Sharper than any passport picture, and the dog still gets waved through on charm.',
      "In focus. So the dog held still, or you're quicker than you text back.",
      'A crisp shot of a dog. A professional with three assistants and a squeaky duck is weeping.',
      'You froze the one animal that has never once been frozen. Well, apart from bath night.',
    ],
    low: ['Pin-sharp, so we can all be completely certain that nobody thought about the background.'],
    high: [
      'So crisp you can nearly hear it ask about dinner.',
      "So sharp that I know this dog. We've been through things.",
    ],
  },
  {
    id: 'dog-light',
    when: ['dog', 'well-lit', 'pet-seen'],
    lines: [
      'Well lit, like the fridge, which is where the dog would rather be looking.',
      'The lighting is good. The dog puts it down to its own personality.',
      'Enough light for a catalogue, enough dog for a whole season of it.',
      'Decide for yourself: is that daylight, or a dog thinking about cheese?',
    ],
    low: ["The light turned up. The dog turned up. Somebody's composition missed its bus."],
    high: [
      'Glowing. The dog, I mean; the photographer I picture as damp and holding a bag.',
      'Every lamp post on the street thinks that it lit this.',
    ],
  },
  {
    id: 'dog-walk',
    when: ['dog', 'one-pet'],
    lines: [
      'You walk the dog the way luggage walks a passenger.',
      "In the park, forty people know the dog's name. You're 'the one with the bags'.",
      'One dog. You say you own it; the pavement has seen which end steers.',
      'The dog has four friends on every corner. You have an umbrella and a supporting role.',
    ],
    low: ['Stopping the walk for this picture cost the dog two lamp posts, and for what.'],
    high: [
      "This will be the dog's lamp post for weeks: everybody will want to stop by.",
      "People will cross the road towards you, and they won't be looking at you.",
    ],
  },
  {
    id: 'dog-detective',
    when: ['dog'],
    lines: [
      "The butter is missing, and the detective is asking the dog, who's licking the detective.",
      "The dog couldn't tell a lie if the evidence weren't all over the rug.",
      'When questioned about the cushion, the dog offered its paw and a full confession.',
      'Prime suspect in the case of the roast chicken, and its lawyer is also a dog.',
    ],
    low: ['As evidence, this picture helps the defence.'],
    high: [
      'No jury would convict. One juror has already asked to take it home.',
      'Whatever the dog did, I did it. Take me instead.',
    ],
  },
  {
    id: 'dog-centred',
    when: ['dog', 'pet-centred'],
    lines: [
      'Right in the middle, where the dog also sleeps, leaving you the outer twelve centimetres.',
      "Centred, like every conversation you've had since the dog moved in.",
      'The dog takes the middle of the frame the way it takes the middle of a zebra crossing.',
      'Bullseye. The rule of thirds sat down and waited for a biscuit.',
    ],
    low: ['Bang in the middle, like a parcel photographed by a courier with eighty more to go.'],
    high: [
      'Centre stage, and honestly the stage should be grateful.',
      'The dog is in the middle, and the rest of the world is off the lead.',
    ],
  },
  {
    id: 'dog-voicemail',
    when: ['dog'],
    lines: [
      "The dog left a voicemail. It's mostly breathing, and it's the nicest call you've had all week.",
      "You've told this dog things that your group chat can never know.",
      "The dog has heard your phone voice, your vet voice and your 'who did this' voice. It prefers the crisp packet.",
      "If the dog could text, it would be just 'ok', 'coming', and a photo of your shoe.",
    ],
    low: ['The group chat asked for more dog pictures. It has since clarified: by somebody else.'],
    high: [
      'Send this to the family group and nobody will ask about your life again.',
      "One new message: four minutes of your mother saying the dog's name.",
    ],
  },
  {
    id: 'dog-politician',
    when: ['dog', 'pet-alone'],
    lines: [
      'This is a campaign poster. The policies are ham, hedges and a wall around the postman.',
      'Vote dog. It can be bought, but only ever with ham, and in public.',
      "An official portrait for a mayor who'd attend every bake sale and never once give a speech.",
      "The dog is polling at ninety-eight per cent. You're the two that asked a follow-up question.",
    ],
    low: ['It would still win the election, but the poster would be blamed for making it close.'],
    high: [
      "I'd vote for that. I'd knock on doors for that, and the dog would handle the response.",
      'Polling stations have reported people voting twice, once with each arm round the dog.',
    ],
  },
]
