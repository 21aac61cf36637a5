import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The colours of the whole photo. */
export const FIT_SETTING: readonly Premise<PhotoCondition>[] = [
  {
    id: 'scene-guest-speaker',
    when: ['scene-beyond-top'],
    lines: [
      'The {main} part of the photo got dressed properly.',
      "There's so much {main} here that the outfit had to knock.",
      'So much {main} that I started grading it by mistake. It did well.',
      'Location: {main}. Plot: unclear.',
    ],
    low: ["All that {main} is the best-dressed thing here, and it isn't dressed."],
    high: [
      'So much {main}, and it all looks picked to go with you. Location scouts hate this.',
      'The {main} paint was told to look busy while you had the attention.',
    ],
  },
  {
    id: 'scene-casting',
    when: ['scene-beyond-top'],
    lines: [
      'In a leading role: {main}. Also appearing, lower on the poster: the outfit.',
      'Somebody made a lot of decisions about {main} and then ran out of meeting.',
      "If this photo were a flat, the advert would say 'fans of {main} preferred'.",
      "The {main} paint in this picture has one note for you, and it's 'blend in'.",
    ],
    low: ['That {main} bit has been in more good photos than the outfit has.'],
    high: [
      'All those litres of {main}, and I still looked at the clothes first.',
      "Somebody painted the world {main} so that we'd know where to look.",
    ],
  },
  {
    id: 'scene-pair',
    when: ['scene-two-colours'],
    lines: [
      '{main} and {second}: like a bank that wants to seem friendly.',
      'Between all that {main} and {second}, the outfit is trying to get a word in.',
      '{main} with {second}: the colours of a card that gets you ten per cent off socks.',
      '{main} brought {second} as a plus-one. Nobody invited the outfit.',
    ],
    low: ['Whoever put {main} next to {second} planned it for weeks. The outfit found out from a poster.'],
    high: [
      '{main}, {second}, outfit: it looks planned. Was there a mood board? There was a mood board.',
      "Take {main}, add {second}, put an outfit like that in front: it's how airlines sell islands.",
    ],
  },
  {
    id: 'scene-drowned',
    when: ['scene-beyond-top', 'one-colour'],
    lines: [
      'If you like {main}, wonderful photo. If you like outfits, bring binoculars.',
      "You've put the outfit inside a tin of {main} and pressed the lid on.",
      'That much {main} must have gone through parliament.',
    ],
    low: ["Over half of this is {main}, and that's the half I'd keep."],
    high: [
      'All that {main}, and the outfit walks out of it as if it owned the street.',
      "Against that much {main} a fire engine would get lost. You didn't.",
    ],
  },
  {
    id: 'in-colour-evidence',
    when: ['in-colour'],
    lines: [
      "Colour photography took decades of work. Here's what you've used it for.",
      'Thank you for sending it in colour. It makes the evidence so much easier to label.',
      'You had the whole rainbow to choose from, and this is what came back from the shops.',
      'Full colour was a choice. Black and white was right there, flattering everybody.',
    ],
    low: ['Have you considered a world without colour? The outfit has.'],
    high: [
      'In full colour and nothing to hide. My red pen is out of work.',
      'Keep the colours exactly so. Somebody is already painting a kitchen to match.',
    ],
  },
  {
    id: 'in-colour-crayons',
    when: ['in-colour'],
    lines: [
      "Whoever chose these colours also says 'surprise me' to waiters.",
      'The colours and the outfit have agreed to see other people.',
      "The mood board has been found. The mood hasn't.",
      'Those colours met today. You can tell.',
    ],
    low: ['The colours are all real. I checked, hoping for a settings problem.'],
    high: [
      'The colours are behaving so well that I suspect they were promised ice cream.',
      'No colour fought, no colour cried, and they all went home with a balloon.',
    ],
  },
  {
    id: 'vivid-festival',
    when: ['vivid'],
    lines: [
      'Colours this strong usually come with a wristband and a muddy field.',
      'Everything in the picture is turned up to eleven, so the outfit had to shout.',
      'My screen has asked for overtime.',
      'I turned my screen down, and the colours turned themselves back up.',
    ],
    low: ['The colours are fighting, and the outfit is who they agreed to blame.'],
    high: [
      "That many strong colours should give me a headache. I've ordered a print.",
      'The colours came to show off and ended up holding the ladder for the outfit.',
    ],
  },
  {
    id: 'colourful-referee',
    when: ['colourful'],
    lines: [
      'Four colours are fighting over this picture, and the outfit is the referee.',
      'So many colours that I went looking for the slide.',
      "It's a children's menu, five minutes after the crayons arrived.",
    ],
    low: ['Somebody spilled a stationery shop.'],
    high: [
      'All those colours and no collisions. Air traffic control would like your number.',
      'All the colours wanted to sit next to the outfit. There was a draw.',
    ],
  },
  {
    id: 'muted-wash',
    when: ['muted', 'in-colour'],
    lines: [
      'The photo looks as if it had been washed at ninety.',
      "It's the palette of a wet Tuesday in a business park.",
      'Somebody turned the colour down and the outfit took it personally.',
      "Hardly any colour in sight. Even the picture didn't want to make a scene.",
    ],
    low: ['The colours left early, and they took their coats.'],
    high: [
      "Muted colours, quiet confidence: it's like being ignored by a very good candle shop.",
      "The palette is whispering, and the outfit needn't raise its voice either.",
    ],
  },
  {
    id: 'flat-meeting-room',
    when: ['flat'],
    lines: [
      "The lighting has one setting, and it's called Meeting Room B.",
      "The light comes flat-packed, and there's a shadow missing.",
      'No highs, no lows: this is lighting by a mortgage adviser.',
    ],
    low: ['The contrast left a note saying it had gone for milk.'],
    high: ['No contrast at all, and the outfit still stands out. The fog is embarrassed.'],
  },
  {
    id: 'mono-mustard',
    when: ['black-and-white'],
    lines: [
      "Black and white. Either it's art or you're hiding something mustard.",
      "You took the colour out of an outfit photo. That's a menu without the dishes.",
      'Is it navy? Is it black? Nobody will ever know, which may be the whole idea.',
      "It's the cover of a jazz album that nobody ordered.",
    ],
    low: ['Removing the colour was kind. Keep going.'],
    high: [
      "Black and white, terribly chic. I've lowered my voice and ordered something small.",
      'Without colour it looks as though it had a past, and the past had a tailor.',
    ],
  },
  {
    id: 'mono-archive',
    when: ['black-and-white'],
    lines: [
      'Judging an outfit in black and white is like reviewing fireworks on the radio.',
      'The colours of this outfit have been sealed by the archive for fifty years.',
      "Greyscale: for when the colours clash and there's no time to change.",
      "One day somebody finds this in a box and writes on the back: 'outfit, undated, unresolved'.",
    ],
    low: ["Without colour we can concentrate on the cut. I've concentrated. Put the colour back."],
    high: ['No colour, and it still outclasses the whole archive. The librarian needs a moment.'],
  },
]
