import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Where in the frame the face ended up. */
export const SELFIE_PLACING: readonly Premise<PhotoCondition>[] = [
  {
    id: 'middle',
    when: ['face-centred'],
    lines: [
      'The rule of thirds has asked whether it did something wrong.',
      'Not left, not right: middle of the road, indicator still on.',
      'Centred, like a plate on a table: technically correct.',
      'Halfway across, where the sticker on the floor told you to stop.',
      'Centred so neatly that a spirit level wants the photo credit.',
      "You've split the frame down the middle, like a fair divorce.",
    ],
    low: [
      'Dead centre, with about as much planning as a dropped plate.',
      'Bang on the centre line. Traffic will have to go round you.',
    ],
    high: [
      'Perfectly placed. I got a ruler out to be mean, and the ruler took your side.',
      'Everything else has arranged itself around you. Planets get less cooperation.',
    ],
  },
  {
    id: 'middle-stage',
    when: ['face-centred'],
    lines: [
      'Centre stage, and the prompter is eating a sandwich.',
      'Composition by letterhead: centred, and hoping to be read.',
      'Anyone hanging this would know exactly where to put the nail.',
      "Middle of the frame. You park across two spaces, don't you?",
    ],
    low: ['So central that no crop could ever remove you.'],
    high: [
      'Symmetry suits it. Architects and wedding planners are circling.',
      'Put in the middle, like the good chocolate.',
    ],
  },
  {
    id: 'one-side',
    when: ['face-off-centre'],
    lines: [
      'Composition by shopping trolley: pulls to the {side}.',
      'Over on the {side}, keeping the middle warm for somebody.',
      'Over to the {side}: your date was running late, and you kept the seat free.',
      'The face is on the {side}. Did the centre say something?',
      'Drifting {side}, towards the snacks.',
      'Did the photographer lean, or did the world go {side} without telling anyone?',
    ],
    low: [
      'The aim was the middle, the result was {side}. Do not let them park.',
      'Pushed to the {side} of your own picture. Was a sofa coming through?',
    ],
    high: [
      'Off to the {side}, very editorial. I half expect a headline about linen.',
      "Off to the {side}, and the middle is pretending that it doesn't mind.",
    ],
  },
  {
    id: 'up-top',
    when: ['face-high'],
    lines: [
      'Floating near the top, like a balloon after the party.',
      'All that room underneath. Were subtitles planned?',
      "So high in the frame that you can see next door's washing.",
    ],
    low: ['Stored at the top, like a suitcase in an overhead locker.'],
    high: [
      'High in the frame, looking down on the rest of us. Fair, this once.',
      'High up in the frame, where shops keep the good whisky.',
    ],
  },
  {
    id: 'down-low',
    when: ['face-low'],
    lines: [
      'The face sits low in the frame, with the other small print.',
      'All that headroom. Are we expecting a chandelier?',
      'Down there near the bottom edge, asking where the stairs are.',
    ],
    low: ['Another centimetre and this would be a periscope.'],
    high: ['Low in the frame, high in confidence, like a basement jazz bar.'],
  },
  {
    id: 'cut',
    when: ['face-cut-off'],
    lines: [
      'Part of the face is outside the picture. Smart: it may have heard.',
      'The frame ran out before the face did.',
      "Cropped like a house advert that's hiding the motorway.",
      'Is the rest of the face on a separate invoice?',
      'Some of you has gone on ahead. Should we wait?',
    ],
    low: ['Cropped by somebody reaching for a biscuit.', 'The crop started on you and lost its nerve.'],
    high: [
      "Partly out of shot and still the best thing in it. Don't tell the frame.",
      'Cropped at the edge. Evidently they could only afford part of you.',
    ],
  },
]
