import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The pet reviews its life with the human; true whether or not it can be found in the photo. */
export const PET_CRITIC: readonly Premise<PhotoCondition>[] = [
  {
    id: 'holiday-review',
    when: ['pet'],
    lines: [
      "Reviewed by the {pet}: 'Great location, but the host sings.'",
      'Three stars. Meals on time, entertainment compulsory.',
      "'Would stay again', writes the {pet}. 'Have not been shown another option.'",
      'Host was friendly and kept taking pictures of me at breakfast. Have informed the platform.',
    ],
    low: ['One star from the {pet}, and that was for the box the camera came in.'],
    high: [
      'Five stars from the {pet}, then an edit: four, the portions.',
      "'The host took one good photo. We may extend', writes the {pet}, who never left.",
    ],
  },
  {
    id: 'translation-service',
    when: ['pet'],
    lines: [
      "I speak a little {pet}. It's saying 'ask for the manager', and then it says 'wait, that's me'.",
      "Translated roughly: 'Lovely. Now put the phone down and do something about dinner.'",
      "The {pet} has forty words for 'hungry' and one for you, and it's the same one.",
      "My {pet} is rusty, but I think it just called you 'the one with the tins'.",
    ],
    low: ["The {pet} says it's the thought that counts, and asks to see the thought."],
    high: [
      'The {pet} says thank you. It never has before, so sit down first.',
      "It said 'again'. In {pet}, that's a standing ovation.",
    ],
  },
  {
    id: 'parents-evening',
    when: ['pet'],
    lines: [
      "At parents' evening the {pet} sat you down and talked about your attention span.",
      'School report: {pet}, a joy to teach. Human, easily led by anything with a face.',
      "You have a sticker chart. The {pet} keeps it where you can't see it.",
      "The {pet} is gifted. You're on the list for the museum trip, if you bring a packed lunch.",
    ],
    low: [
      "Photography homework: handed in, technically. The {pet} says it didn't eat it, and wishes it had.",
    ],
    high: [
      'Gold star for the human. The {pet} will need it back by Friday.',
      'Top marks for photography. The {pet} has moved you to the front, near the radiator.',
    ],
  },
  {
    id: 'museum-of-love',
    when: ['pet'],
    lines: [
      'Purely mutual: you love the {pet}, and the {pet} loves being asked what it wants.',
      'The {pet} would cross a room for you, if you were standing behind some food.',
      'Unconditional love, subject to availability and terms set by the {pet}.',
      'You complete the {pet}, in the sense that a handle completes a cupboard.',
    ],
    low: ["It's still loyal after this picture, and scientists would like to know why."],
    high: [
      "That's love, that is. I'm not sure which of you started it, but I know who's catering.",
      "You'd do anything for this {pet}. After the photo so would I, and I'm busy.",
    ],
  },
  {
    id: 'software-update',
    when: ['pet'],
    lines: [
      'Human 4.2: fixed a bug in which dinner was served at dinner time and not before.',
      'The {pet} has accepted your cookies, and is asking about the rest of the packet.',
      'An update is available for your human. Remind me tomorrow, says the {pet}, every day.',
      'Your human is running low on battery. Continue playing with it anyway?',
    ],
    low: ['This photo has stopped responding. The {pet} has sent a report.'],
    high: [
      'Camera skills patched at last. The {pet} reports that the singing bug remains.',
      "No bugs, no crashes, runs on chicken. Please don't update the {pet}.",
    ],
  },
  {
    id: 'group-chat',
    when: ['pet-seen'],
    lines: [
      'The group chat has muted you and pinned the {pet}.',
      "Send the {pet} and thirty hearts arrive. Send your new job and it's one thumb.",
      "There's a second group chat, without you, named after the {pet}.",
      "Your friends know the {pet}'s birthday. They have to look up yours.",
    ],
    low: ['Seen by twelve. Nobody typed for a while, and then someone asked about the weekend.'],
    high: [
      'The chat has gone feral. Aunts are using capital letters.',
      "Post it and go to bed. By morning you'll have cousins you'd never met.",
    ],
  },
  {
    id: 'weather-forecast',
    when: ['pet-seen'],
    lines: [
      'Outlook: sunny spells of {pet}, with a risk of human from the west.',
      'Pressure rising towards mealtimes, says the {pet}, becoming severe by five.',
      'A warm front of {pet} moves in overnight and takes your half of everything.',
      'Storm warning in force: the {pet} can see the bottom of the bowl.',
    ],
    low: ["A band of heavy planning failure has settled over this photo and isn't expected to lift."],
    high: [
      'Bright, settled, gorgeous. The one cloud is whoever held the camera.',
      'Sunshine, all day, from the general direction of the {pet}.',
    ],
  },
  {
    id: 'escape-room',
    when: ['pet'],
    lines: [
      "If you and the {pet} did an escape room, you'd find the key and the {pet} would have it listed as a toy.",
      "In a quiz team the {pet} would be captain and you'd be 'and friends'.",
      "On a desert island you'd take the {pet}. The {pet} would take an inflatable boat.",
      'The {pet} could run this household without you in an hour, and has timed it.',
    ],
    low: ["The clue was 'take a nice photo'. You've asked for another hint."],
    high: [
      "You've cracked it, in record time. The {pet} had solved it before you'd found the door.",
      "You'd never want to be let out of a room with that in it.",
    ],
  },
  {
    id: 'podcast',
    when: ['pet'],
    lines: [
      'Coming soon from the {pet}: a podcast about boundaries, recorded outside your bathroom door.',
      "Episode one, 'What Is It Doing With the Suitcase', is already a hit among {pet} listeners.",
      "You'd be a guest on the {pet}'s show, for nine minutes, mostly to read the adverts.",
      "This week's sponsor is you. It's you every week.",
    ],
    low: ["Today's topic: people who press the button early. We've got a photo."],
    high: [
      "As cover art it'd shoot to number one. Then you'd talk over it.",
      "Ten seconds of the {pet} breathing, and it's number one in four countries.",
    ],
  },
  {
    id: 'wedding-speech',
    when: ['pet-seen'],
    lines: [
      'A toast to the {pet}, who took a chance on somebody with a lint roller and a dream.',
      'The {pet} could have chosen anyone. It was raining, and you had the door open.',
      'Friends, family, staff: please raise your glasses to the {pet}, and lower the phone.',
      'I first met the {pet} and thought, how elegant. Then I met who was holding the snacks.',
    ],
    low: ['To the {pet}: may you one day find a human who checks the viewfinder.'],
    high: [
      'To a perfect {pet} and its photographer, who for once has given us nothing to say.',
      "To the {pet}: we came for the cake, and we've moved our chairs.",
    ],
  },
  {
    id: 'garden-centre',
    when: ['pet'],
    lines: [
      'You went out for one bag of food and came home with a bed, a bell and a heated something.',
      "The {pet}'s shopping list is in your handwriting, which is how hypnosis works.",
      'Everybody remembered your birthday, where everybody is the pet shop.',
      "Everybody at the pet shop knows your name. They ought to; it's on the new wing.",
    ],
    low: ['You got the {pet} the best of everything, and then you got it this.'],
    high: [
      "Nothing's too good for this {pet}, and this picture nearly qualifies.",
      'Put this on the bag and people will buy the food for themselves.',
    ],
  },
  {
    id: 'passport-control',
    when: ['pet-seen'],
    lines: [
      'Passport control would wave the {pet} through and take you aside for the luggage.',
      'Purpose of visit, says the {pet}: permanent residence.',
      'Anything to declare? The {pet} has forty demands and a small smuggled biscuit.',
      'On the boarding card: {pet}, seat one. Human, hold.',
    ],
    low: ["They'd accept the {pet} and reject the picture: subject fine, operator unknown."],
    high: [
      'Upgraded to first class on the strength of this. Only one of you, obviously.',
      'The officer stamped it, kissed it and asked whether the {pet} had any brothers.',
    ],
  },
  {
    id: 'printer-office',
    when: ['pet'],
    lines: [
      'In an office the {pet} would be the one that everybody likes and nobody has seen do anything.',
      'The {pet} would be a superb colleague: silent in meetings, ruthless near the buffet.',
      "Your desk has a picture of the {pet}. The {pet}'s desk is also yours.",
      "Everyone at your office asks for the {pet} first, then the figures, then how you've been. There's rarely time.",
    ],
    low: ['Print it? The printer would jam on purpose.'],
    high: [
      "Frame it for the office, and prepare to be known as the {pet}'s assistant until you retire.",
      'It went up by the copier, and now people make single copies.',
    ],
  },
]
