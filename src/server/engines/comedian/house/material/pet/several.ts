import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** More than one pet: the human is outvoted. */
export const PET_SEVERAL: readonly Premise<PhotoCondition>[] = [
  {
    id: 'several-majority',
    when: ['several-pets'],
    lines: [
      "More than one pet. You've lost your majority and possibly your pillow.",
      "They've met without you. There were minutes.",
      'The pets have formed a choir. Rehearsals are at four in the morning.',
      "You wanted company for the first one. You've created a committee.",
    ],
    low: ["They outnumber you, and any one of them would've framed it better."],
    high: [
      "A group portrait in which nobody blinked, quit or sued. Whatever you're paying them, double it.",
      'All of them in one picture. Whoever organised that should be running the railways.',
    ],
  },
  {
    id: 'two-double-act',
    when: ['two-pets'],
    lines: [
      'Two of them: good cop, hungry cop.',
      "A duo like this has one lawyer, and it's whichever of them isn't guilty today.",
      'One to distract you, one to open the cupboard. You photographed the distraction.',
      "It's the cover of a folk album called 'Feed Us'.",
    ],
    low: ['Two models turned up. The photographer must still be on the bus.'],
    high: [
      'Both in one good picture! Treaties have been signed with less.',
      'Two headliners, one stage, no injuries. You could manage boy bands.',
    ],
  },
  {
    id: 'two-boss',
    when: ['two-pets'],
    lines: [
      'Which of the two is in charge? Trick question: you were never on the ballot.',
      'They take turns waking you, like a very small shift system.',
      "They sleep in shifts, so that you needn't.",
      'One is the landlord, the other handles complaints. Neither accepts them.',
    ],
    low: ["The pair looks like it's waiting for a taxi, and I think the photo is why."],
    high: [
      "A pair this photogenic doesn't need a photographer. They've kept you on for the tins.",
      "You have two bosses, and for once they've both signed the same thing.",
    ],
  },
  {
    id: 'two-dogs',
    when: ['dog', 'two-pets'],
    lines: [
      "Two dogs, one shared thought, and it's a sandwich.",
      'When the doorbell goes, this is a stadium.',
      'You throw one ball and get a legal dispute.',
      'A dog and its podcast co-host.',
    ],
    low: ["You had two dogs' worth of joy to work with, and you've filed a report."],
    high: [
      'Twice the dog, twice the joy, and one human carrying both coats.',
      "Two dogs in one photo, and I've forgotten both of my complaints.",
    ],
  },
  {
    id: 'two-cats',
    when: ['cat', 'two-pets'],
    lines: [
      'Two cats. Whatever you did in the kitchen last night has been filed twice.',
      'They disagree on everything except you.',
      "One cat ignores you. With two, you're ignored in stereo.",
      "Hard to say who's sulking with whom. Safest to apologise to both, with fish.",
    ],
    low: ["Two cats in a single frame is a miracle, and you've given it the lighting of a lift."],
    high: [
      "Getting both into one good picture is the hardest thing you'll do this year. Take the week off.",
      'Two cats agreed to this. There are treaties with less in them.',
    ],
  },
  {
    id: 'several-wide',
    when: ['several-pets', 'wide'],
    lines: [
      'A wide frame, because the board insisted on one side of the table, like a talent show jury.',
      'Landscape format, for the whole management team and its one regret: you.',
      'You needed the width, and they needed distance between their food bowls.',
    ],
    low: ['A frame that wide had room for every pet and at least one idea.'],
    high: [
      "It's a proper team photo. They'll win the league and you'll wash the kit.",
      'Champions on parade, and the kit bag took the photo.',
    ],
  },
  {
    id: 'several-tall',
    when: ['several-pets', 'tall'],
    lines: [
      "More than one pet in an upright photo: it's a lift at rush hour, with better manners.",
      "A tall frame for more than one pet. It's a folk band, and you're the van.",
      'Shot upright, so they had to share. I hear that talks are ongoing.',
    ],
    low: ['A tall picture of more than one animal and less than one plan.'],
    high: ['All of them in one upright frame and no injuries reported. You should chair summits.'],
  },
  {
    id: 'several-alone',
    when: ['several-pets', 'pet-alone'],
    lines: [
      'No people on the board, which is how the annual meeting keeps it short.',
      "Nobody human that I could pick out. If they ever work out the door, you're finished.",
      "It's the band's first photo since they let the drummer go. You were the drummer.",
      'Only the shareholders are pictured. You are, I believe, the product.',
    ],
    low: ['Everybody came. The buffet failed them first, and then you got out the camera.'],
    high: [
      'A cast without a weak link, as the human stayed behind the lens.',
      "No people, only talent. I'd buy the calendar, and I'd stay in March all year.",
    ],
  },
  {
    id: 'several-people',
    when: ['several-pets', 'pet-with-people'],
    lines: [
      "Pets and people in one picture: the owners, and then whoever they've brought along.",
      'A household portrait. The ones with jobs are there to hold the others.',
      'More than one pet and still somebody thought: what this needs is a person.',
    ],
    low: ['The pets have hit their marks. The people are still reading the leaflet.'],
    high: ["Everybody looks like they belong, though I know who'd keep the house."],
  },
  {
    id: 'several-other',
    when: ['several-pets', 'other-pet'],
    lines: [
      "More than one. It was a hobby, now it's a small zoo with no gift shop.",
      "You said 'other' and meant 'others'. The form wasn't ready, nor was the hallway.",
      "They've begun to organise. Check the carrots.",
    ],
    low: ['Exotic stars, plural, and a camera operated by the coat stand.'],
    high: ['An ensemble cast, beautifully presented. Sell tickets and stand by the bins.'],
  },
  {
    id: 'several-fills',
    when: ['several-pets', 'pet-fills-frame'],
    lines: [
      "One of them is right up against the lens: you've found the spokesperson.",
      "One of them took {petpercent}. The rest of the firm was told that it'd be a group photo.",
      "The one at the front is the solo career. The rest don't know yet.",
    ],
    low: ['One of them took the frame, and you took the photo. Only one of those was a plan.'],
    high: [
      "One star, huge, and a band behind. You've accidentally invented the poster.",
      "The one at the front got the close-up. Whoever's behind it has asked for a better agent.",
    ],
  },
  {
    id: 'one-pet-cast',
    when: ['one-pet', 'dog', 'pet-alone'],
    lines: [
      'Only one dog, yet it does security, comedy and the dishwasher.',
      'One dog and no people: an ideal dinner party, except for the table.',
      "There's a single dog in it and I'm already on first-name terms with its worries.",
    ],
    low: ['Single dog seeks tripod.'],
    high: [
      'A lone dog with the poise of a lighthouse keeper, and better with visitors.',
      'One dog, no cast, no script. I laughed, I wept, I bought the mug.',
    ],
  },
]
