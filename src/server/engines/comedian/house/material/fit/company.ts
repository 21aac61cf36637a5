import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Who else is in an outfit photo, or who is not. */
export const FIT_COMPANY: readonly Premise<PhotoCondition>[] = [
  {
    id: 'solo-blame',
    when: ['one-person'],
    lines: [
      "There's one suspect, and it's wearing the evidence.",
      'Star, stylist, best friend who should have said something: all the same person.',
      "I'd ask who let you leave like that, but I only count one.",
      "You came alone, so there was nobody to say 'are you sure?'.",
      'No entourage. The outfit had to carry its own luggage.',
    ],
    low: ['One author, no editor.'],
    high: [
      'One person, looking like that, with no team behind it. The team has been let go.',
      'You did this by yourself? Stylists travel in vans.',
    ],
  },
  {
    id: 'solo-headcount',
    when: ['one-person'],
    lines: [
      'Headcount: one. Second opinions: none.',
      'You dressed for one and sent it to everybody.',
      "A solo show, and the artist won't leave the room.",
      "It's just you and the outfit in there, and one of you isn't talking.",
    ],
    low: ['A friend in the picture would have helped. A friend in the morning, more.'],
    high: [
      "You're the only one in the shot, and somehow there's a queue.",
      'Just you, and already the rest of us are underdressed.',
    ],
  },
  {
    id: 'pair-trial',
    when: ['two-people'],
    lines: [
      "Two people in the shot, and nobody has said whose outfit we're burying.",
      "One of you dressed up. I won't say which. You've both just looked at each other.",
      'Two outfits, one verdict. Settle it in the car.',
      "One of you is the outfit and one is the accessory. You'll know by the silence.",
    ],
    low: ['Two people got dressed, and not one of them phoned the other to intervene.'],
    high: [
      'Two of you, both well dressed. Hotels would pay you to sit in the lobby.',
      "Two outfits like that shouldn't be allowed in one car. Think of the insurance.",
    ],
  },
  {
    id: 'pair-sitcom',
    when: ['two-people'],
    lines: [
      'You two look like neighbours who share a wall and a long history about a hedge.',
      'You dressed like two tabs open in the same browser.',
      'A double act: one outfit tells the joke and the other one is it.',
    ],
    low: ["The outfits have been introduced, and they've asked to sit apart."],
    high: [
      "Two good outfits in one picture. At weddings they'll seat you both behind the cake.",
      "You two look as if you'd just turned down a magazine.",
    ],
  },
  {
    id: 'group-band',
    when: ['group'],
    lines: [
      "There are {people} of you and one score. That's how bands break up.",
      'Will the owner of the outfit please raise a sleeve?',
      'There are {people} people in this, and each of them thinks I mean somebody else.',
      "A group photo for an outfit check: the soup was cold, so you've sent back the restaurant.",
      '{people} people got ready for this, and I can tell who held up the taxi.',
    ],
    low: ['It took {people} people to wear this, and nobody wore it best.'],
    high: [
      'All {people} of you, and no weak link. The bouncer has asked to be on your list.',
      'Getting {people} good outfits into one photo used to take an oil painter and a month.',
    ],
  },
  {
    id: 'group-lineup',
    when: ['group'],
    lines: [
      'You look like the cast of a drama about a garden centre.',
      "It's an album cover. Genre: difficult second brunch.",
      'One of these outfits is the one you meant. The rest are decoys, and better paid.',
      'Somebody here set the dress code and somebody else read it upside down.',
    ],
    low: ['A group this size, and the best-dressed one is whoever stood behind somebody.'],
    high: [
      'A group that looks this good has either a stylist or a spreadsheet. I smell columns.',
      'I went down the row with a red pen and came back with autographs.',
    ],
  },
  {
    id: 'crowd-festival',
    when: ['crowd'],
    lines: [
      "It's called Roast My Fit, not Roast My Festival.",
      "One of you owns this upload. I'm roasting the cloakroom until somebody steps forward.",
      "I'd need a laser pointer and most of Thursday.",
      'Your outfit is in there somewhere, asking for directions.',
    ],
    low: ['Hiding an outfit in a crowd works for spies and, today, for you.'],
    high: ["All those people, and the outfits hold up. It's either a gala or a very good bus."],
  },
  {
    id: 'company-no-arrow',
    when: ['company'],
    lines: [
      'Plenty of clothes in this picture, and no arrow.',
      'You brought other people to an outfit check. Witnesses or camouflage?',
      "One of these outfits is yours, I'm told. I'll roast the nearest one, and you can pass it on.",
      'Bringing company to an outfit photo is like bringing a choir to a voice memo.',
    ],
    low: ["You've surrounded the outfit with people so that it wouldn't be alone with its thoughts."],
    high: [
      'Good outfit, good company. The rest of us are the next table, pretending to read the menu.',
      "I was sent to roast one of these outfits. I've lost the envelope and my nerve.",
    ],
  },
  {
    id: 'nobody-bus',
    when: ['no-body'],
    lines: [
      'I count nobody here. The outfit must have come by bus.',
      "An outfit check with nobody in the outfit. That's a chair.",
      'Empty of people: at last somebody has given the outfit some space.',
      'Missing from this fit photo: somebody for it to fit.',
      'Your outfit has called in sick, and so, it seems, have you.',
    ],
    low: ["You left the outfit to face this alone. It'll remember."],
    high: ["Nobody in sight, and it's still the most stylish thing I've seen today. Absence suits it."],
  },
  {
    id: 'no-body-left-the-building',
    when: ['no-body'],
    lines: [
      'The wearer has left the building, and the outfit drove.',
      "It's a fit photo like an empty hanger is a fit photo.",
      'Bold styling: no wearer. It solves most of the usual problems.',
      "Either these clothes are off duty or you've sent me the venue.",
      'I looked for clothes with a person in them and found neither party.',
    ],
    low: ['Nobody is wearing it, and I understand why.'],
    high: ['Unworn, unbothered, and somehow ahead on points.'],
  },
  {
    id: 'no-face-statement',
    when: ['no-face'],
    lines: [
      'No face that I can find, so the clothes had to face this alone.',
      'Your face has recused itself. The outfit stays for questioning.',
      "A fashion blog calls this 'anonymous chic'. A delivery firm calls it 'recipient unavailable'.",
      "I can't find a face anywhere, and I respect it: I wouldn't sign this either.",
      'With no face to write to, all complaints go straight to the clothes.',
    ],
    low: ['Keeping your face out of it may be the best styling decision here.'],
    high: ["Not a face in sight and it still has charisma. I've met hosts with less."],
  },
  {
    id: 'no-face-but-a-top',
    when: ['no-face', 'top-colour', 'in-colour'],
    lines: [
      "I can find the {top} top and no face. Clever: the top can't be asked follow-up questions.",
      'A {top} top with no face to go with it, like a coat check after closing time.',
      'The {top} top has come on its own and is prepared to make a deal.',
    ],
    low: ['You sent the {top} top in alone and waited in the car.'],
    high: ['No face, and the {top} top closed the deal alone. Give it the parking space.'],
  },
  {
    id: 'no-top-colour-sealed',
    when: ['no-top-colour'],
    lines: [
      "I can't name one colour that you've got on, and colours are the easy bit. Parrots do colours.",
      'The colour of the outfit has been sealed until the hearing.',
      'Outfit colour: unknown. Outfit status: alleged.',
      "I'm told you're wearing something. I'll take your word.",
      "I'd love to roast the colour. Did you bring one?",
    ],
    low: ['What colour is the outfit? What size is the fog? We may never know.'],
    high: ["I couldn't even tell you its colour, and I'm told it's good. That's celebrity."],
  },
]
