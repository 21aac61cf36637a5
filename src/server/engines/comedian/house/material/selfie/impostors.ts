import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Somebody handed in a pet where a person was due. */
export const SELFIE_IMPOSTORS: readonly Premise<PhotoCondition>[] = [
  {
    id: 'impostor-cat',
    when: ['pet-alone', 'cat'],
    lines: [
      'Lovely cat. Now put it down and come out from behind the phone.',
      "You've submitted a cat as yourself. The cat was not told, and the cat would have refused.",
      'Nine lives, and it has been made to spend one on your paperwork.',
      'Selfie, noun: a picture of oneself. Cat, noun: the one who read that first.',
      "A cat filling in for you. It's contemptuous, silent and already better at your job.",
    ],
    low: ['Even the cat is hoping nobody asks whose idea this was.'],
    high: ['Best picture of you in years. Keep the glare, keep the cat.'],
  },
  {
    id: 'impostor-dog',
    when: ['pet-alone', 'dog'],
    lines: [
      'Is this you? Bark once for yes.',
      'The dog came when it was called. You, apparently, hid behind the lens.',
      "You've put the dog forward as yourself. Your references have improved overnight.",
      'A dog in the selfie slot. HR would like to promote it.',
      'Nobody has ever been this pleased to be used as a decoy.',
    ],
    low: ['The dog did the whole shift, and your name is on the badge.'],
    high: ['Superb likeness. I refer to the dog, which I understand is not you. Pity.'],
  },
  {
    id: 'impostor-close',
    when: ['pet-fills-frame', 'no-face'],
    lines: [
      'The {pet} takes up {petpercent} of your selfie. You take up the admin.',
      'So much {pet} that there was simply no room left for the applicant.',
      'Somewhere behind {petpercent} {pet} there may be a person. Send biscuits.',
      'A {pet} this close is no longer a stand-in. It is a hostile takeover.',
    ],
    high: ['You cropped yourself out for the {pet}. Finally, an editor.'],
  },
  {
    id: 'impostor-passport',
    when: ['pet-alone', 'no-face'],
    lines: [
      'Try this at passport control. I want to hear what the officer says to the {pet}.',
      'The dating app has matched your {pet} with eleven people. You remain available.',
      "Facial recognition unlocked nothing, then asked for the {pet}'s name.",
      'The group chat asked for a photo of you and has now adopted the {pet}.',
      'The understudy went on, and the understudy was a {pet}. Reviews are glowing.',
    ],
    low: ['You were asked for a face and panicked in the direction of the {pet}.'],
  },
]
