import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** A pet was promised and could not be found in the photo. We may simply have missed it, so every line hedges. */
export const PET_HIDDEN: readonly Premise<PhotoCondition>[] = [
  {
    id: 'hidden-search-party',
    when: ['pet-not-seen', 'pet'],
    lines: [
      "I looked. I looked again. If there's a {pet} in this picture, it has had training.",
      'Hide and seek so far: the {pet} one, me nil.',
      'A search party went in and came back with a lovely view of the background.',
      "I couldn't find the {pet}, so either I need a new torch or it's very, very good.",
    ],
    low: ['You had to photograph one {pet}. I make it none.'],
    high: [
      'If the {pet} is in there, its camouflage deserves a medal and so do you for not blowing its cover.',
      "I couldn't find the {pet}, and I enjoyed every minute of the walk.",
    ],
  },
  {
    id: 'hidden-menu',
    when: ['pet-not-seen', 'pet'],
    lines: [
      'I ordered the {pet} and have been served the garnish.',
      "The listing said 'pet included'. I've opened every cupboard that I could see.",
      'This is the wrapper. May I speak to the {pet}?',
      "Like the parcel marked 'delivered': no sign of it from where I stand.",
    ],
    low: ["I've seen receipts with more animal content."],
    high: [
      "It's a fine picture. It just appears to be a fine picture of afterwards.",
      "A lovely photo. I'd just like it delivered again, with the {pet}.",
    ],
  },
  {
    id: 'hidden-pov',
    when: ['pet-not-seen', 'pet'],
    lines: [
      "Statement from the {pet}: 'I was asked for a photo. I chose privacy.'",
      'The {pet} saw the camera before you did, is my theory, and my theory has left through the door.',
      "'No comment', says the {pet}, from what I can only assume is the airing cupboard.",
      "I don't do portraits, says a voice from somewhere that I couldn't locate.",
    ],
    low: ['As far as I can tell, the {pet} took one look at the set-up and withdrew from the project.'],
    high: [
      "Absent, or invisible, and still the best thing about it. That's star power.",
      "The {pet} isn't where I looked. It's a very good photo of being outwitted.",
    ],
  },
  {
    id: 'hidden-wally',
    when: ['pet-not-seen', 'pet'],
    lines: [
      'Could you circle it? A red pen would do. So would a flare.',
      'Puzzle page: find one {pet}. Answers upside down on page sixty.',
      'My eyes went over it twice, like a person at a carousel waiting for a bag that went to Oslo.',
      "I've marked four places where the {pet} might be. One of them is the back of my own head.",
    ],
    low: ['Next time include the {pet}, an arrow, or a note from somebody who was there.'],
    high: [
      'Either an empty picture or the greatest hide and seek performance since my landlord heard about the boiler.',
    ],
  },
  {
    id: 'hidden-cat',
    when: ['pet-not-seen', 'cat'],
    lines: [
      "You said cat. I couldn't see a cat. That's also what living with a cat is like.",
      'The cat is with us in spirit, and the spirit is asleep on your clean laundry.',
      "The cat may be in this picture in the same sense as it comes when it's called.",
      'No cat found at first glance. Have you tried not wanting one?',
    ],
    low: ['Even by the standards of cats, this cat seems to have given you nothing to work with.'],
    high: ["A cat so exclusive that I couldn't see it, photographed by someone who claims they know it."],
  },
  {
    id: 'hidden-cat-2',
    when: ['pet-not-seen', 'cat'],
    lines: [
      "I checked the edges, the corners and the shadows. It's presumably behind you, on the warm laptop.",
      'Shake a tin and take it again, three seconds later.',
      "If the cat's in here, it's the one that found a box inside the box.",
      "The cat's contract does allow for an invisible option, at double the tuna.",
    ],
    low: ['What I can see is where a cat would be, if it respected you.'],
    high: ["Good picture. I'd call it 'Cat, Having Left'."],
  },
  {
    id: 'hidden-dog',
    when: ['pet-not-seen', 'dog'],
    lines: [
      "You promised a dog. I couldn't find it, and I even said 'biscuit' out loud.",
      'I failed to spot the dog, which is odd for an animal that usually introduces itself with both feet.',
      "Maybe the dog's there. Maybe it saw a squirrel a second before the click.",
      'Dogs can hear a crisp packet through a wall. Open one and take this again.',
    ],
    low: ["The dog would've posed for a crumb. I couldn't spot a dog, and I now suspect there was no crumb."],
    high: ["I didn't see the dog, but the picture's so pleasant that I threw a ball for it anyway."],
  },
  {
    id: 'hidden-dog-2',
    when: ['pet-not-seen', 'dog'],
    lines: [
      "I said 'walkies' to this photo and nothing moved.",
      "Here's my guess: you said 'stay', and you were the one who did.",
      "You're waving an empty photo at me as if I'm supposed to run after it.",
      'Is this the famous trick where you pretend to throw the dog?',
    ],
    low: ["Last seen, I'd guess, following somebody with a sausage and a better camera."],
    high: ["If the dog is hiding in this, it's the first dog in history to keep a secret."],
  },
  {
    id: 'hidden-other',
    when: ['pet-not-seen', 'other-pet'],
    lines: [
      "I don't know what I'm looking for, and I still couldn't find it. Small? Large? Is it the wall?",
      "You ticked 'other' and then, as far as I can see, sent 'neither'.",
      "It could be tiny, it could be enormous and standing very close. I've ruled out nothing.",
      "A mystery animal, hidden in a mystery place. I'm just the comedian, but I'd check for footprints.",
    ],
    low: ['Please describe the pet in your own words. The picture declined to.'],
    high: ["If that's an animal in disguise, it's flawless, and I may have one at home as a lamp."],
  },
  {
    id: 'hidden-other-2',
    when: ['pet-not-seen', 'other-pet'],
    lines: [
      'Is the pet the thing on the left? The thing on the right? Is it, and I ask with respect, you?',
      'I searched for feathers, hooves or a shell and came away with a sense of calm.',
      'Invisible pets are wonderful: no feed, no fuss, and a very quick photo session.',
      'Your rare animal seems to be getting rarer.',
    ],
    low: ["A nature programme would've cut to the presenter by now, and the presenter would've apologised."],
    high: ['The unknown animal, unseen in its habitat. Explorers have had statues for that.'],
  },
  {
    id: 'hidden-dark',
    when: ['pet-not-seen', 'pet', 'dark'],
    lines: [
      'In this darkness there could be one {pet}, nine of them, or a jazz trio.',
      "I couldn't see a {pet}, but then I couldn't see much: somebody's photographed a Thursday in February.",
      "Turn on a light and let's find out together, like the last scene of a quiz.",
    ],
    low: ["No visible {pet}, hardly any visible anything. You've sent me a nap."],
    high: ['Dark enough for the {pet} to keep its mystery and me to keep my self-respect.'],
  },
  {
    id: 'hidden-blurry',
    when: ['pet-not-seen', 'pet', 'blurry'],
    lines: [
      "One of these smears may well be a {pet}. I've waved at all of them to be polite.",
      'Blurred, with no {pet} that I could swear to. In court they call that a strong alibi.',
      'It either ran out of the picture or ran through all of it.',
    ],
    low: ['A photo of a breeze, I think, with a {pet} in the credits.'],
    high: ["Whatever that was, it was fast, and I'd like it on my relay team."],
  },
  {
    id: 'hidden-thing',
    when: ['pet-not-seen', 'pet', 'thing'],
    lines: [
      'What I did find was {athing}. Does it answer to a name?',
      "I see {athing}, and I'm trying hard to see a {pet}. Is it a very committed costume?",
      "You asked me to roast the {pet}. I've only got the {thing}, and it's done nothing wrong.",
      'Plan B: I roast the {thing}. It seems house-trained.',
    ],
    low: ["The {thing} turned up on time. I can't confirm the same of the {pet}."],
    high: ["Whoever chose the {thing} has an eye. I'd have liked to say so about the {pet}."],
  },
]
