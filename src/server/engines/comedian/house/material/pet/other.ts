import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Neither cat nor dog: every line must suit a parrot, a hamster, a horse and a tortoise alike. */
export const PET_OTHER: readonly Premise<PhotoCondition>[] = [
  {
    id: 'other-form-field',
    when: ['other-pet'],
    lines: [
      'Cat, dog, other. Your pet would like a word with whoever designed the form.',
      "Filed under 'other', a category shared with lost umbrellas and most of my uncles.",
      'You looked at the two popular options and said: surprise me.',
      "At parties, you say 'I have a pet', people say 'aww', and then you say which, and it gets good.",
    ],
    low: ["They said other. I hadn't realised that they also meant the photography."],
    high: ["Cats and dogs get the calendars. After this, 'other' should be asking for August."],
  },
  {
    id: 'other-monologue',
    when: ['other-pet', 'pet-seen'],
    lines: [
      "Inner monologue of the pet: 'They could have had a goldfish. They chose me. Fools.'",
      'Field notes on the human: large, repetitive, carries vegetables. Harmless unless it finds a camera.',
      'Observations, day nine hundred: it has taken the same photo again. It seems pleased. I permit it.',
      "I've studied this human for years, writes the pet, and I still can't find the off switch.",
    ],
    low: ['The human wanted my good side, and went through all the others first.'],
    high: ["Entry one in my memoirs: finally, a portrait that says 'distinguished' and not 'vegetables'."],
  },
  {
    id: 'other-vet-waiting-room',
    when: ['other-pet'],
    lines: [
      "In the vet's waiting room you're the table that everybody wants to sit next to.",
      'The pet shop leaflet ran to two pages. You read the picture.',
      "There's an internet forum for this pet. It has a moderator, and it's you.",
      "Your search history is forty questions that all begin 'is it normal for a'.",
    ],
    low: ['The forum has opinions about this picture, and the forum has time.'],
    high: ['The forum will pin this. There may be a commemorative mug.'],
  },
  {
    id: 'other-alone',
    when: ['other-pet', 'pet-alone', 'one-pet'],
    lines: [
      'A solo portrait for an animal with its own brand. You do admin.',
      'Nobody else in shot, and the average dignity has never been higher.',
      'The pet chose a one-animal show. Limited run, seasonal fruit.',
      'Without a human for scale this could be three metres tall. Let it dream.',
    ],
    low: ['Alone in the frame, the pet had to do everything. Including the looking interesting.'],
    high: ["A grand, enigmatic portrait, commissioned by somebody who says 'who is a little sausage'."],
  },
  {
    id: 'other-museum',
    when: ['other-pet', 'pet-seen'],
    lines: [
      'Audio guide, stop fourteen: note how the animal tolerates the human, a rare behaviour in nature.',
      'A wildlife documentary, if the narrator also had to clean up afterwards.',
      'The gift shop sells this as a postcard, a tea towel and a slightly disappointing rubber.',
      "Here we observe the human, crouched in its natural habitat, saying 'look here, look here, look here'.",
    ],
    low: ["The documentary crew would've waited nine days for a better shot. You waited for one thumb."],
    high: ["Nine days in a hide wouldn't get you this. You managed it in slippers, I imagine."],
  },
  {
    id: 'other-estate-agent',
    when: ['other-pet', 'one-pet'],
    lines: [
      'The pet has better accommodation than most people I know, plus room service.',
      'One resident on full board, and a live-in porter with a bag of greens.',
      'You researched the bedding for a month. Yours came with the flat.',
      'A single occupant who never washes up and still gets the nicest view.',
    ],
    low: ['As property photos go: charming resident, and the camera has subsidence.'],
    high: ['Sole occupant, immaculate presentation. The human is available by separate negotiation.'],
  },
  {
    id: 'other-light',
    when: ['other-pet', 'well-lit', 'pet-seen'],
    lines: [
      'The lighting is good, since this pet comes from a long line of things painted in oils.',
      "Proper light. The pet's agent has clearly been on the phone.",
      "It's bright, balanced and flattering. You're none of those before ten.",
      "A well-lit picture of a pet that wouldn't swap you for a lettuce, but would hesitate.",
    ],
    low: ['Plenty of light to work with. Sadly it was self-employed.'],
    high: ['Lit like a perfume campaign. The perfume has notes of hay.'],
  },
  {
    id: 'other-sharp',
    when: ['other-pet', 'sharp', 'pet-seen'],
    lines: [
      'Sharp picture. The pet must have been paid in advance, in carrot.',
      'In focus, which with this kind of model is nine parts luck and one part snack.',
      "Every detail is crisp, for the benefit of the one relative who asks 'and does it do anything?'",
      'You held the camera still. The pet has noted the improvement in your file.',
    ],
    low: ["It's perfectly sharp, the way a parking ticket is perfectly legible."],
    high: ['So crisp that the encyclopaedia is on the phone about a swap.'],
  },
  {
    id: 'other-intelligence',
    when: ['other-pet'],
    lines: [
      'You taught it your name. It taught you when to leave the room.',
      "Who's a clever pet? The one without a job, a boss or a tax return.",
      "The pet understands about thirty of your words and has decided to respond to 'dinner'.",
      "It's never once opened an email. Tell me again which of you is domesticated.",
    ],
    low: ['The pet has never once published a bad photograph. Draw your own conclusions.'],
    high: ['The pet knew exactly what it was doing. So the success rate here is one of two.'],
  },
  {
    id: 'other-square-or-centre',
    when: ['other-pet', 'pet-centred'],
    lines: [
      'Central, like a judge. Sentencing is after lunch.',
      'The pet has the middle. You have the edge, the bucket and the receipts.',
      'Placed in the centre, as on a coin of some very small republic.',
      "The composition says 'head of state'. The soundtrack, I assume, is you clicking your tongue.",
    ],
    low: ['Straight down the middle, like the answer to a question no one asked in the quiz.'],
    high: ['Bank notes have been printed with less majesty in the centre.'],
  },
  {
    id: 'other-medium-size',
    when: ['other-pet', 'pet-medium'],
    lines: [
      "The pet takes {petpercent} of the frame and, I'd guess, ninety of your conversation.",
      'Respectful distance: close enough for a portrait, far enough for plausible deniability.',
      'At {petpercent} it has a solid minority share and full voting rights.',
      'You left space around the pet, possibly for its opinions.',
    ],
    low: ['With {petpercent} pet, the remainder had one job, and it was to be anything.'],
    high: ['The size is right, the pet is right, and I had a lettuce joke all washed and ready.'],
  },
  {
    id: 'other-fills',
    when: ['other-pet', 'pet-fills-frame'],
    lines: [
      'You went in so close that the pet has every right to call security.',
      'Personal space is a phrase this pet would learn, just for you.',
      'A close-up for connoisseurs: {petpercent} pet and nowhere to hide the bribe.',
      "The lens got so near that it's now on the food rota.",
    ],
    low: ['At this range the pet could lawfully ask for a solicitor.'],
    high: ['Big, bold and very close. The pet calls it intimate. The pet also bills for it.'],
  },
]
