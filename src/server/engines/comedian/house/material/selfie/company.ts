import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Other people in a selfie. */
export const SELFIE_COMPANY: readonly Premise<PhotoCondition>[] = [
  {
    id: 'pair',
    when: ['two-people'],
    lines: [
      'Two of you, so the blame comes in a sharing size.',
      'Which of you chose this one, and is the other aware?',
      'One of you loves this picture. The other one is in it.',
      'Cover art for a podcast about gravel.',
      'It was a draw, and neither of you came prepared for extra time.',
      "One of you is chips and one of you is dip, and you've both just picked chips.",
    ],
    low: [
      "You brought a witness. They'd like a different lawyer.",
      "Two people saw this and neither reached for delete. That's teamwork.",
    ],
    high: [
      'You two look good together, which will make splitting the bill unbearable.',
      'Charming duo. I give it a year before one of you prints it on a cushion.',
      "Together you look like the table that everyone else's waiter keeps visiting.",
    ],
  },
  {
    id: 'pair-panel',
    when: ['two-people'],
    lines: [
      'You could be presenting a segment about loft insulation.',
      'Two heads are better than one, but only one of them had the idea.',
      'Contestants on a show where the prize is a fondue set.',
      'Half of this picture is going to ask the other half to take it down.',
      'Two people agreed on a photo of themselves. No couple has ever agreed that fast on a pizza.',
      "Two for the price of one, and I've kept the receipt.",
    ],
    low: ['Two people took this seriously enough to turn up and not enough to look at it afterwards.'],
    high: [
      'A strong pair. Whoever crops the other one out for a profile picture will have to explain the elbow.',
      'You two look like the reason a quiz team gets banned.',
    ],
  },
  {
    id: 'meeting',
    when: ['group'],
    lines: [
      'A selfie with {people} people in it is a meeting.',
      'There are {people} of you, so statistically somebody hates this.',
      "That's {people} people and one bill. I'd leave before the coffees.",
      "There's a version where all {people} of you were ready. It's on the phone of whoever left early.",
      'Escape-room team photo: {people} in, no clues.',
      'A group of {people}, and everyone agreed on this one? Get it in writing.',
      'Penguins stand together like that too, but for warmth.',
    ],
    low: [
      'Any of the {people} of you could have stopped it.',
      "It's normally captioned 'the management team', shortly before a merger.",
      'It took {people} people to make this. Barns have gone up quicker.',
    ],
    high: [
      'Getting {people} people to look good at once takes a bribe, a countdown and lunch. You did it before lunch.',
      'A band photo, basically. Nobody has asked for the songs, and nobody should.',
      '{people} people, one good photo. The lottery has better odds.',
    ],
  },
  {
    id: 'meeting-minutes',
    when: ['group'],
    lines: [
      'Item one: who is the selfie and who is the audience?',
      "With {people} of you there's always one holding the coats. Not pictured, presumably.",
      "Quiz team name? I'm guessing 'Nearly'.",
      'Every group has a loud one, a late one and one who suggested this.',
      "The photographer said 'three' and {people} people heard {people} different numbers.",
      "It's the cover of a brochure for somewhere with shared bathrooms.",
      'A carpool with nobody driving.',
    ],
    low: ["By tonight, {people} people will have set this to 'only me'."],
    high: [
      'Great group. Now hold a vote on who gets cropped for the profile picture.',
      'Somebody in a group of {people} always spoils it. Which of you forgot to?',
    ],
  },
  {
    id: 'mob',
    when: ['crowd'],
    lines: [
      'More than six people. Somebody has to count them back onto the coach.',
      'I asked for a selfie and got a census.',
      "Which one's you? Wave. No, don't all wave.",
      "Everyone you know came to this, so there's nobody left to like it.",
      "You've hidden in a crowd. It's a good crowd. I'd stay in there.",
      "Somebody at the edge of this is still asking if it's been taken.",
      'A class photo, by the feel of it, with the teacher on leave.',
    ],
    low: [
      "All these people, and not one said 'shall we try again?'",
      "With a turnout this good, nobody would've missed you.",
    ],
    high: [
      'A crowd this tidy usually has a conductor.',
      'So many people, and it still works. Wedding photographers are taking notes and a long lunch.',
      "All those people, and I'd hang it. Stadiums would be quicker to dust, but still.",
    ],
  },
  {
    id: 'mob-turnstile',
    when: ['crowd'],
    lines: [
      'You need a turnstile, not a lens.',
      'With this many heads to choose from, the roast is first come, first served.',
      "I've seen smaller gatherings block a motorway for cheese.",
      'Name badges would have been a kindness.',
    ],
    low: ['Everyone was invited and, unfortunately, so was the camera.'],
    high: ['In a crowd this size somebody always ruins it. Nobody turned up to do it.'],
  },
  {
    id: 'plus-guests',
    when: ['company'],
    lines: [
      'Bringing other people to your selfie is called outsourcing.',
      "The word starts with 'self'. You can check.",
      'Safety in numbers is a theory. Welcome to the field trial.',
      "'Send me that one,' they all said, and only one of them meant it.",
      'A selfie with guests. Did anybody bring a dish?',
      "Somebody in this picture was told 'just a quick one' and has missed a train.",
    ],
    low: [
      "They'll all be untagging before breakfast.",
      "You've dragged others into this. Somebody's tent has leaked, hasn't it?",
    ],
    high: [
      'Nobody in it looks bad, so nobody gets to be the brave one. Selfish, really.',
      'You brought company, and nobody had to be cropped. Historians will doubt it.',
    ],
  },
  {
    id: 'plus-witnesses',
    when: ['company'],
    lines: [
      "Company in shot: that's one alibi each.",
      'Somebody here owes somebody else a lift, and everyone can feel it.',
      "Whose phone is it on? That's who chose it. Begin the inquiry.",
      "It's a self-portrait with a support group.",
      "You've got co-stars. Have you got a contract?",
      'Everybody here will remember this day differently, except for the bit with the parking.',
    ],
    low: ['Sharing is caring, but so is leaving people out of it.'],
    high: [
      "Flattering company, or else it's you. I'm not taking questions.",
      'Whoever gets this as a fridge magnet will buy a better fridge.',
    ],
  },
  {
    id: 'company-smile',
    when: ['company', 'smiling'],
    lines: [
      'Together, with a smile on the front of it: somebody else is paying.',
      'One of you has been smiling since the car park.',
    ],
    high: ["Whatever happened just before this, I'd like to be asked to the next one."],
  },
  {
    id: 'company-deadpan',
    when: ['company', 'deadpan'],
    lines: [
      'In company and still unsmiling. Who picked the restaurant?',
      "Somebody told you this would be quick, didn't they?",
    ],
    high: ["Unsmiling, in company: you're the band member whom everybody's cousin fancies."],
  },
  {
    id: 'company-fade',
    when: ['company', 'wide'],
    lines: [
      "Wide enough for all of you, and for the silence after 'so, how do we know each other?'",
      'A frame for the whole party, like the minibus nobody wants to drive home.',
    ],
    high: ["It's a film poster. I don't know the plot, but somebody steals a boat."],
  },
  {
    id: 'one-more',
    when: ['group'],
    lines: [
      "Behind every group photo is somebody saying 'just one more'. Which of you was it?",
      '{people} heads, one lens, no chairperson.',
      'A committee of {people} met, and these are the findings.',
      'Nobody in a group of {people} ever has the same number of chips.',
    ],
    low: [
      'The group chat will be quiet tonight, and then there will be another group chat.',
      'Whoever was counting to three should have kept going.',
    ],
    high: [
      'I looked for the one to crop out, and all {people} of you passed. So much for gossip on the way home.',
      "Somebody said 'one more' and, for the first time in history, was right.",
    ],
  },
]
