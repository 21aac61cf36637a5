import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Photos taken with the lights off. */
export const SELFIE_DARKNESS: readonly Premise<PhotoCondition>[] = [
  {
    id: 'dark-room',
    when: ['dark'],
    lines: [
      "Who turned off the lights, and did they say when they'd be back?",
      'Shot by candlelight, minus the candle.',
      "The exact brightness of a cinema after you've dropped your keys.",
      'I turned my screen up to full and met my own reflection.',
      "There's a light switch near you. It believes in you.",
      "Either it's night or the lens cap got promoted.",
    ],
    low: [
      'A picture for bats, who have other ways of knowing.',
      "I've seen more at the back of a wardrobe while looking for the ironing board.",
      'Restaurants this dim hand out a torch with the menu.',
    ],
    high: [
      'Moody lighting, and it works. I feel I owe somebody a cello.',
      'Visible in the dark. Has anyone told the lighthouses?',
    ],
  },
  {
    id: 'dark-lamp',
    when: ['dark'],
    lines: [
      'The fridge gives off more light than this. Stand by the fridge.',
      'Lamps are sold in pairs. Start with half a pair.',
      'You left the lighting to my imagination. Mine pictured a lighting technician, weeping.',
      "Nobody in this lighting has ever said 'it's only the wind' and been right.",
      "The darkness has been asked for comment. It's staying out of this.",
      'Very atmospheric. So is a cupboard.',
    ],
    low: [
      'Your electricity bill has sent flowers.',
      'Astronomers travel for hours to find conditions like these.',
    ],
    high: [
      "Dim enough to be mysterious, good enough to be annoying. I'd order the wine I can't see.",
      'You barely used any light and still got a result. Energy suppliers want you stopped.',
    ],
  },
  {
    id: 'dark-smile',
    when: ['dark', 'smiling'],
    lines: [
      "Smiling in the dark, like someone who's just found the biscuit tin.",
      "Cheerful, for a person the lamp hasn't found yet.",
      "A smile and no lamp: so that's who keeps hiding at the surprise party.",
    ],
    high: ['You smiled and I could read the menu.'],
  },
  {
    id: 'dark-deadpan',
    when: ['dark', 'deadpan'],
    lines: [
      'No smile, no light. I think your meter ran out in both departments.',
      'Straight face, poor light. Where was the butler at nine?',
    ],
    high: ["Dark, silent, unmoved: it's the last scene of a French film, and the bike gets the credit."],
  },
  {
    id: 'dark-face',
    when: ['dark', 'face'],
    lines: [
      'A face in the gloom, like someone about to explain the rules of the escape room.',
      "Lit the way people are lit just before they say 'I suppose you're wondering why I called you here'.",
      "That's campfire lighting. Go on then, what was in the tent?",
    ],
    low: ['Lit by the standby light of a television, and not a big television.'],
    high: ['Whatever part of you the light found has just been offered a record deal.'],
  },
  {
    id: 'dark-company',
    when: ['dark', 'company'],
    lines: [
      'Photographed together in the dark, so all of you can deny it.',
      'Nobody can be identified in this light. Smart, for a wedding table.',
      'A gathering by the light of absolutely nothing. Was it a surprise party or a boiler problem?',
    ],
    high: ['No lamp, and you still look like the poster for a heist that went well.'],
  },
  {
    id: 'dark-nobody',
    when: ['dark', 'no-people'],
    lines: [
      "No light and no face. You've sent the view from inside a coat pocket.",
      "Dark, and nobody in it. You've photographed the inside of a decision.",
      "Dark, faceless, quiet. It's either your selfie or my phone is off.",
    ],
  },
  {
    id: 'dark-owl',
    when: ['dark'],
    lines: [
      'An owl has just given this five stars.',
      'I assume the good bits are behind the dark bits.',
      'You could develop film in there.',
      'Visibility: poor. Ferries are staying in port.',
    ],
    low: ["It isn't low-key lighting. It's no-key."],
  },
]
