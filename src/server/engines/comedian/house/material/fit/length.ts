import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Outfit photos that show a half, most or all of it. */
export const FIT_LENGTH: readonly Premise<PhotoCondition>[] = [
  {
    id: 'hips-centaur',
    when: ['to-the-hips'],
    lines: [
      'Cropping at the hips is how a centaur gets through a job interview.',
      'Business on top, mystery novel underneath.',
      'Whatever is happening below the hips, it has a very good agent.',
      'Ready for any meeting that takes place behind a desk and ends by e-mail.',
    ],
    low: ["You cropped out half of it, and I'd still like to negotiate."],
    high: [
      'The top half carries this so well that the other half has booked a week in Spain.',
      "From the hips up it's an acceptance speech. I don't ask what's holding it up.",
    ],
  },
  {
    id: 'hips-pilot',
    when: ['to-the-hips'],
    lines: [
      'Half an outfit, full confidence. Mermaids have run whole careers on this.',
      "Everything below the hips is a cliffhanger. Here's hoping for a second season.",
      'The top gave an interview. The bottom half declined to comment.',
      "You've brought half an outfit to a full-length competition, like one ski.",
    ],
    low: ["Half the outfit is missing, and it's the half that got away."],
    high: [
      "Half an outfit, and I'm already out of complaints. Save something for the sequel.",
      "Half an outfit, and it's beating several whole ones.",
    ],
  },
  {
    id: 'hips-estate',
    when: ['to-the-hips'],
    lines: [
      'Show the living room, skip the basement: you crop like an estate agent.',
      "Half-time: the top is leading, and the rest hasn't come out of the tunnel.",
      'A top half in search of an ending.',
      'You could be standing in a barrel down there, and the tailoring would be none of our business.',
    ],
    low: ['The camera got as far as the hips and asked to be let off.'],
    high: ["Open-plan at the top, locked cellar below, and I'd still put in an offer."],
  },
  {
    id: 'knees-shoes',
    when: ['to-the-knees'],
    lines: [
      'Knees visible, shoes at large.',
      'So close. The shoes were right there, and the frame gave up at the knees.',
      "From the knees down, it's hearsay.",
      'The shoes had other plans. Judging by the crop, so did the photographer.',
    ],
    low: ['The shoes left before this was taken. Shoes know.'],
    high: [
      'Everything down to the knees is winning. I assume the shoes are on a yacht.',
      'The outfit got as far as the knees and had already won.',
    ],
  },
  {
    id: 'knees-three-quarters',
    when: ['to-the-knees'],
    lines: [
      'Three quarters of an outfit gets three quarters of a compliment: very nic',
      'An outfit without its shoes is a crime novel without the last chapter.',
      'Feet: not pictured. Possibly still deciding.',
      'You stepped back far enough for the knees and then ran out of nerve.',
    ],
    low: ['The bottom of the photo saw the rest coming and closed early.'],
    high: ['Three quarters shown, four quarters smug.'],
  },
  {
    id: 'knees-deep-end',
    when: ['to-the-knees'],
    lines: [
      'Photographed like somebody wading: all outfit down to the knees, then open water.',
      'The tour ends at the knees. The guide has been told not to say why.',
      'The ankles are reserved for subscribers.',
      "Shoe information is on a need-to-know basis, and apparently I don't.",
    ],
    low: ['It takes skill to stop a photo there. The wrong skill.'],
    high: ['The whole outfit bar the feet, and all of it right. Two shoes are livid.'],
  },
  {
    id: 'full-assignment',
    when: ['full-body'],
    lines: [
      'Head to toe in one frame. Somebody read the assignment, and somebody will be hated for it.',
      "Full length. You've left me nothing to imagine and a lot to bring up.",
      "Feet included. After the crops I've seen today, that's a documentary.",
      "The whole outfit is in the picture, so the defence can't claim missing evidence.",
    ],
    low: ['We got the entire outfit. In hindsight, the people who crop were right.'],
    high: [
      'You even got the feet in. Show-off.',
      'From top to toe, and not one floor lets the building down. Architects keep postcards of less.',
    ],
  },
  {
    id: 'full-catalogue',
    when: ['full-body'],
    lines: [
      "A catalogue would call this 'look seven' and hide it on page 112.",
      'Far enough back to show everything, which is also how people photograph parked vans.',
      "Full length, good distance: that's how insurers photograph things for the claim.",
      "All that's missing is a plaque. It's going to be a short plaque.",
    ],
    low: ['All of it is visible. That was the mistake.'],
    high: [
      'Top to bottom and not one weak link. I looked twice, and the second time out of spite.',
      "They'd put you on the cover and hide the prices inside.",
    ],
  },
  {
    id: 'full-self-assessment',
    when: ['full-body'],
    lines: [
      'Nothing cut off, nowhere to hide. The outfit asked whether this was about last week.',
      "You've shown the whole outfit, start to finish, with no adverts. Adverts would have helped.",
      'Showing it all takes courage, a tripod or a friend with patience. Thank the friend.',
      "An outfit from start to finish. I'd have liked an interval.",
    ],
    low: ["There's no bad half to blame, because they both came."],
    high: [
      'A complete outfit in a complete photo. Do you also label your leftovers?',
      'I checked it from the top down, found nothing, and asked for my deposit back.',
    ],
  },
  {
    id: 'full-well-lit',
    when: ['full-body', 'well-lit', 'sharp'],
    lines: [
      'Full length, sharp, good light: the dry cleaner could give you a date from here.',
      "You've given me the whole outfit in perfect conditions. So the outfit did all this by itself.",
      'This is how museums photograph chairs that nobody may sit on.',
    ],
    low: ['Ideal light, full view, clear focus. There was really only one thing left to get right.'],
    high: [
      "Whole outfit, good light, in focus. I came to roast and I'm taking notes.",
      "Clear light, full length, no mistakes. I'm told it happens, like snow in June.",
    ],
  },
  {
    id: 'full-but-far',
    when: ['full-body', 'face-small'],
    lines: [
      'You got the whole outfit in by moving to the next postcode.',
      'Full body, at the distance from which people are normally counted.',
      'From back there it could be a great outfit or a hat stand with plans.',
    ],
    low: ['Far away is a good place for it.'],
    high: [
      'I can tell from the far end of the car park that it works. I had come here to be petty.',
      'Visible from across a field, and worth the muddy shoes.',
    ],
  },
  {
    id: 'full-in-the-dark',
    when: ['full-body', 'dark'],
    lines: [
      'Head to toe, they said, and then somebody turned off the light.',
      "It's all in there, head to toe. Bring a torch and somebody brave.",
      'Full-length photo, quarter-length visibility.',
    ],
    low: ['The whole outfit is in there, and somebody wisely found the switch.'],
    high: ['Even as a silhouette it has better posture than my whole week.'],
  },
]
