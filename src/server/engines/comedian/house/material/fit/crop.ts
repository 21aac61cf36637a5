import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Outfit photos that end before the outfit does. */
export const FIT_CROP: readonly Premise<PhotoCondition>[] = [
  {
    id: 'head-only-parcel',
    when: ['head-only'],
    lines: [
      "You've sent the label and kept the parcel.",
      "It's a fit photo in the way that a doorbell is a house tour.",
      'Outfit check: head present, outfit pending.',
      "An outfit photo with no outfit in it. I'll be roasting the caption.",
      "'Just out of shot', says the outfit. They all say that.",
    ],
    low: ['You entered a fashion contest and hid the clothes. I think the clothes asked you to.'],
    high: ["No outfit in sight, and I've still put my name on the waiting list."],
  },
  {
    id: 'head-only-redacted',
    when: ['head-only'],
    lines: [
      'Everything below the head has been redacted. Somebody release the documents.',
      'Scroll down for the outfit. No, wait, that was it. That was the whole photo.',
      'Clothes sold separately.',
      'Great outfit for radio.',
    ],
    low: ['The bravest styling choice here is the bottom edge of the photo.'],
    high: ['No outfit in shot, no explanation, no shame. Cats charge a consulting fee for that.'],
  },
  {
    id: 'head-only-landing',
    when: ['head-only'],
    lines: [
      "An entire wardrobe decision is happening downstairs, and you've kept us on the landing.",
      'One floor below this photo, an outfit is giving the performance of its life.',
      "Roast my fit, it says, over a picture of the only part that isn't one.",
      'Your tailor works from home. A different home.',
    ],
    low: ["I've reviewed the visible clothing. That concludes the review."],
    high: ['If the outfit is half as sure of itself as that crop, it has its own parking space.'],
  },
  {
    id: 'shoulders-trailer',
    when: ['shoulders-up'],
    lines: [
      'Nice trailer. When does the outfit come out?',
      'Two shoulders and a promise.',
      'Shoulders-up is how you photograph a promotion, not an outfit.',
      "From here it could be a gown, a duvet or a canoe. I'm scoring two shoulders.",
      'Reviewing this outfit is like reviewing a restaurant by its door handle.',
      "Two shoulders have been sent to speak for an entire outfit. They're nervous.",
    ],
    low: ['The photo stops exactly where the evidence begins.'],
    high: [
      "A sliver of outfit and it's already this smug. I dread the full-length version, with envy.",
      "I've seen two shoulders and bought tickets for the full run.",
    ],
  },
  {
    id: 'shoulders-linkedin',
    when: ['shoulders-up'],
    lines: [
      "That's the crop of someone about to be 'humbled and honoured'.",
      'Dressed for a video call, and for once somebody admits it.',
      'Weather presenters, newsreaders and you: nobody knows what goes on below the desk.',
      "Passport control would accept this. Fashion won't, and fashion has the longer queue.",
    ],
    low: ["Cropped by somebody's lawyer."],
    high: [
      "You've put a whole campaign on two shoulders, and irritatingly they're polling well.",
      "If the rest is like that, please don't show my colleagues.",
    ],
  },
  {
    id: 'shoulders-exam',
    when: ['shoulders-up'],
    lines: [
      "I was asked to mark the exam, and you've handed in your name and the date.",
      "The outfit starts where the photo stops. You've sent me the doorbell.",
      'Lower half: a matter between you and the furniture.',
      "You've ordered the full roast and brought a very small plate.",
    ],
    low: ["A roast needs meat. You've sent the parsley."],
    high: [
      'Only the top shelf is showing, and the top shelf is doing suspiciously well.',
      "You've answered one question out of ten, and I'd still pass you.",
    ],
  },
  {
    id: 'shoulders-iceberg',
    when: ['shoulders-up'],
    lines: [
      'Like an iceberg, nine tenths of this outfit is below the surface, and somebody will run into it.',
      "The shoulders look fine. That's what the estate agent said about the roof.",
      "You've photographed the outfit's waiting room.",
      'Page one of the outfit is lovely. Somebody has torn out the plot.',
    ],
    low: ['The camera had seen enough by the shoulders.'],
    high: [
      'The best two shoulders of the day. Pay them, before they go solo.',
      'A tenth of the outfit is showing, and ships are changing course to have a look.',
    ],
  },
  {
    id: 'shoulders-tall',
    when: ['shoulders-up', 'tall'],
    lines: [
      'A tall photo that stops at the shoulders. You had the ladder and chose the second rung.',
      "Upright format, room for a whole outfit, and you've sent its hat size.",
      'All that height in the frame, and the clothes got the basement flat.',
    ],
    low: ["All that portrait format, and you've only furnished the attic."],
    high: ["Cropped like the portrait on a banknote, and annoyingly I'd accept it."],
  },
  {
    id: 'shoulders-smiling',
    when: ['shoulders-up', 'smiling'],
    lines: [
      "A smile and two shoulders: you've swiped in at the gym.",
      "The smile of somebody who knows exactly what's below the crop.",
      "You're smiling like the lower half got away with it.",
    ],
    low: ['Smile all you like. The outfit is being held back as evidence.'],
    high: [
      'With a smile like that in the crop, the outfit could have phoned in. It did.',
      'You smiled from the shoulders up, and the other candidate has congratulated you.',
    ],
  },
  {
    id: 'shoulders-deadpan',
    when: ['shoulders-up', 'deadpan'],
    lines: [
      'Shoulders, straight face, no follow-up. Do I tap my card on you?',
      "It's the picture on a conference badge, including the mood.",
      "The face isn't taking questions, and the crop has locked the door behind it.",
    ],
    low: ['Your profile is eighty per cent complete. Add an outfit to be seen by recruiters.'],
    high: ['Serious face, elegant crop, hardly any outfit: congratulations on joining the board.'],
  },
  {
    id: 'close-up-without-clothes-in-it',
    when: ['head-only', 'face-huge'],
    lines: [
      '{facepercent} of an outfit photo is face. The clothes were told it was Thursday.',
      'You held the camera so close that the clothes could only hear about it.',
      "Behind that face there's an outfit, jumping and waving.",
    ],
    low: ['Outfit score: not applicable. Camera distance: very applicable.'],
    high: ["{facepercent} face and no fit in the fit photo. I've met billboards with less nerve."],
  },
]
