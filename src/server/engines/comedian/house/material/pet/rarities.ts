import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** What few pet photos have: the rarer the fact, the more it deserves its own joke. */
export const PET_RARITIES: readonly Premise<PhotoCondition>[] = [
  {
    id: 'phone',
    when: ['phone', 'pet-seen'],
    lines: [
      'A phone is in the picture too, so the {pet} has finally caught you seeing somebody else.',
      'Somebody brought a phone to a {pet}. The {pet} wants the list of everyone else that it calls.',
      'I spot a phone. The {pet} has read your messages and has some follow-ups.',
    ],
    low: ['One phone visible, presumably the one that takes the good pictures.'],
    high: ['The phone in shot can only look on and wish that it had taken this.'],
  },
  {
    id: 'sport',
    when: ['sport', 'pet-seen'],
    lines: [
      'Sports equipment! The {pet} plays every position, including lying on the ball.',
      "There's sport in the picture. The {pet} owns the club, and you're on loan.",
      'Half-time team talk from the {pet}: less running, more oranges.',
    ],
    low: ['Sent off in the first minute: the camera.'],
    high: ['Player of the match is a {pet}. Well carried, whoever had the towels.'],
  },
  {
    id: 'umbrella',
    when: ['umbrella', 'pet-seen'],
    lines: [
      'An umbrella and a {pet}. I can guess which one of you got wet.',
      "An umbrella, in case it rains on the {pet}. You'd dry.",
      "The {pet} doesn't do weather. It has people, and the people have an umbrella.",
    ],
    low: ['The umbrella kept off everything except the criticism.'],
    high: ['Umbrella, {pet}, good picture: a nanny will land any minute and find the post filled.'],
  },
  {
    id: 'clock',
    when: ['clock', 'pet-seen'],
    lines: [
      "I see a clock. The {pet} doesn't need one, it has dinner accurate to the second.",
      'A clock and a {pet} in one picture, and only the clock has ever been wrong about breakfast.',
    ],
    low: ['The clock in shot confirms it: you did have time to do this properly.'],
    high: ['A fine {pet}, and a clock to prove that you were on time for something.'],
  },
  {
    id: 'bathroom',
    when: ['bathroom', 'pet-seen'],
    lines: [
      "There's bathroom equipment here, so the {pet} has followed you in, and you've made it a photo call.",
      'Privacy left this household on the day that the {pet} arrived.',
      "The smallest room, going by the fittings, and the {pet} still didn't give you a minute.",
    ],
    low: ['As bathroom pictures go, I preferred the tiles.'],
    high: ['Only this {pet} could make plumbing look like a palace.'],
  },
  {
    id: 'tie',
    when: ['tie', 'pet-seen'],
    lines: [
      'A tie in the picture: somebody has dressed for the meeting with the {pet}.',
      "Whoever wore the tie is here about the {pet}'s demands. Both of them are dinner.",
    ],
    low: ["There's a tie in it, and the camerawork came in flip-flops."],
    high: ["A {pet}, a tie, no nonsense. I've already signed whatever this is."],
  },
  {
    id: 'open-mouth-human',
    when: ['pet-with-people', 'open-mouth'],
    lines: [
      'The human was caught mid-sentence. The {pet} has heard the whole sentence before.',
      'Open mouth, human side: either it was singing or explaining to the {pet} who it is.',
      "Somebody's talking. It's not the one with something to say.",
    ],
    low: ['Caught halfway through the word that the {pet} was about to ignore.'],
    high: ['The human is overjoyed, and the {pet} charges by the second.'],
  },
  {
    id: 'loud-top',
    when: ['pet-with-people', 'top-loud'],
    lines: [
      'With that much {top} the human hoped to be noticed first. Beside a {pet}. Bless.',
      'The {top} can be seen from space, and from there they still ask about the {pet}.',
      "Bold of the human to wear {top} in a picture that's already taken.",
    ],
    low: ['The {top} is shouting over a {pet} that had the better line.'],
    high: ['It takes a strong {pet} to hold its own against {top}, and I think the {top} has resigned.'],
  },
  {
    id: 'tilted-human',
    when: ['pet-with-people', 'head-tilted'],
    lines: [
      'A human head on a tilt of {degrees} degrees: the universal sign for asking the {pet} for a favour.',
      'Tilting your head is how a {pet} gets a biscuit. Nice try from the human.',
      "Head to one side, next to a {pet}: one of you is hoping to be told 'good'.",
    ],
    low: ["A tilt of {degrees} degrees, and the {pet} still doesn't know what you want."],
    high: ["Head tilted, {pet} adored. It's the cover of a magazine about whoever's not you."],
  },
  {
    id: 'overexposed-alone',
    when: ['overexposed', 'pet-alone'],
    lines: [
      'Whited out like a correction on a form. The {pet} had ticked the right box, too.',
      'The {pet} asked for the spotlight. You went with stadium.',
      'Bring sunglasses. Bring the {pet} a pair as well, it has been through enough.',
    ],
    low: ['Burnt on the outside, raw idea in the middle.'],
    high: ['Blinding, in the good way, like a bathroom showroom with a celebrity in it.'],
  },
  {
    id: 'low-resolution-alone',
    when: ['low-resolution', 'pet-alone'],
    lines: [
      'Did you post this {pet} to me by carrier pigeon, one pixel per bird?',
      'This resolution was last seen on a lift display showing the number four.',
      'The {pet} deserves a canvas. This is a sugar packet.',
    ],
    low: ['I asked for a bigger one, and the file laughed, and then it pixelated.'],
    high: [
      'A thumbnail, and yet the {pet} is already too good for the whole hand.',
      "It's three pixels, and I've said 'aww' to each of them by name.",
    ],
  },
  {
    id: 'panorama-alone',
    when: ['panorama', 'pet-alone'],
    lines: [
      "It's a format for skylines. The {pet} has asked where they'll be putting the skyline.",
      'Long enough to hang over a motorway. The {pet} calls that a start.',
    ],
    low: ['This wide, and still there was no room for a second thought.'],
    high: ['An epic. Two intermissions, a {pet} in the lead, no need of a sequel.'],
  },
  {
    id: 'vivid-scene',
    when: ['vivid', 'pet-alone'],
    lines: [
      'Strong colours all round, like a travel agent describing a Tuesday. The {pet} books nothing.',
      'Turned up so bright that the {pet} expects a jingle.',
      'The saturation is doing cartwheels. The {pet}, as usual, is doing the accounts.',
    ],
    low: ["These colours came through the wall from next door's party."],
    high: ['Bold as a fruit stall, and only the {pet} is not for sale.'],
  },
  {
    id: 'cat-black-and-white',
    when: ['black-and-white', 'cat', 'pet-seen'],
    lines: [
      'No colour, a cat, and I already know who ends up with the diamonds.',
      'In monochrome, the cat seems to know where you were on the night of the tuna.',
    ],
    low: ['The cat has nine moods, and you found grey.'],
    high: ['Film noir with a cat in the lead. You were cast as the rain.'],
  },
  {
    id: 'dog-black-and-white',
    when: ['black-and-white', 'dog', 'pet-seen'],
    lines: [
      'A black and white dog photo, so the dog now writes poems. They are all called Stick.',
      'Without colour the dog passes for a famous explorer. I bet it once found a whole pie.',
    ],
    low: ['You took the colour from an animal that had little enough of it to begin with.'],
    high: ['Give it a pipe and a bench, and that dog could sell anyone a country house.'],
  },
]
