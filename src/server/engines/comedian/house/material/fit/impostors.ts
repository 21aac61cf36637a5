import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Somebody handed in a pet where an outfit was due. */
export const FIT_IMPOSTORS: readonly Premise<PhotoCondition>[] = [
  {
    id: 'impostor-model',
    when: ['pet-alone', 'no-face'],
    lines: [
      'I asked for an outfit. This is a {pet}, dressed as nature intended and still ahead of schedule.',
      'No clothes to be seen, one {pet} on the runway. The front row is on its feet, looking for a lead.',
      'The model arrived without the collection. The {pet} says it never wears samples.',
      'Fashion editors will tell you less is more. Your {pet} has gone all the way to none.',
      'A bold first look: one {pet}, no hemline.',
    ],
    low: ['You hid the outfit and sent the {pet}. The outfit must be spectacular.'],
    high: ['The {pet} wears nothing and pulls it off. Do not attempt this at the office.'],
  },
  {
    id: 'impostor-coat',
    when: ['pet-alone', 'no-people'],
    lines: [
      'One coat, all seasons, never dry-cleaned. The {pet} has solved clothing.',
      'If the {pet} is the outfit, I have questions about the washing instructions.',
      'Wearing a {pet} is not a look. Owning one is not an outfit. Try again with sleeves.',
      'The wardrobe department has sent a {pet} and a note that says "trust me".',
    ],
    high: ["Textured, seasonal and self-cleaning. The {pet} is this year's must-have."],
  },
]
