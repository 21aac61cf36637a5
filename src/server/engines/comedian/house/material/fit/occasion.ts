import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Where an outfit might be going, whatever it is. */
export const FIT_OCCASION: readonly Premise<PhotoCondition>[] = [
  {
    id: 'dress-code',
    when: ['any'],
    lines: [
      'Dress code: this. Attendance: optional.',
      "Right for any event where the invitation said 'come as you are' and hoped for the best.",
      "Only one dress code covers this. It's laminated, above a sink, with an arrow.",
      "The invitation said 'smart casual' and you picked a word.",
    ],
    low: ['The occasion has seen the outfit and rescheduled itself.'],
    high: [
      "They'd let you into anything in that, and halfway through somebody would hand you the microphone.",
      "They've changed the dress code to 'like that', with an arrow.",
    ],
  },
  {
    id: 'wedding-table',
    when: ['any'],
    lines: [
      'The wedding planner has moved this look to table nine, next to the speakers and a cousin called Marvin.',
      "This look says 'evening guest'. Not the dinner. The part with the cold quiche.",
      'At a wedding this outfit gets into one group picture, and the waiter takes it.',
      'The seating plan puts you between the DJ and the fire extinguisher. You go with one of them.',
    ],
    low: ["They've seated you behind a pillar, and the pillar coordinates better."],
    high: [
      'Never wear this to a wedding. Not out of manners: the photographer will lose the couple.',
      "They've put you at table one. You don't know these people.",
    ],
  },
  {
    id: 'runway',
    when: ['any'],
    lines: [
      'This look belongs on a runway, somewhere between the fuel truck and the baggage carts.',
      "In Milan they'd stop you in the street and point you to the tram.",
      'Fashion week would seat you near the fire exit. Which side of it depends on the day.',
      'The catwalk is that way. This is the car park.',
    ],
    low: ['A catwalk saw this outfit coming and turned itself into a footpath.'],
    high: [
      "They're rerouting a catwalk past your door, and the neighbours are upset about the parking.",
      "Front row, centre. I mean the outfit. You're holding its coat.",
    ],
  },
  {
    id: 'job-interview',
    when: ['any'],
    lines: [
      "Dressed for the job you want, provided the job is 'away from my desk'.",
      'Human resources has no policy on this outfit yet. By Monday it will.',
      'References for this outfit are available on request, from the person wearing it.',
      'LinkedIn would like to congratulate this outfit on three years in the same position.',
    ],
    low: ['The panel thanked the outfit for its interest and will be keeping nothing on file.'],
    high: [
      'Congratulations, the outfit got the job. It starts on Monday. You may come along.',
      'The panel had no further questions. One of them had a crush.',
    ],
  },
  {
    id: 'outlook',
    when: ['any'],
    lines: [
      "Today's outlook: mostly outfit, with a change expected before lunch.",
      'Style warning in force until you sit down.',
      'Bright spells of confidence, followed by a shop window.',
      'Pollen: low. Humidity: moderate. Compliments: scattered.',
    ],
    low: ['The weather app has looked at this and recommends staying in.'],
    high: [
      'A ridge of high confidence, moving in from the wardrobe and staying all week.',
      "Envy in all areas by noon, with gusts of 'is that new?'",
    ],
  },
  {
    id: 'podcast',
    when: ['any'],
    lines: [
      "There's a podcast about this outfit. It runs three hours, and you're the host and both guests.",
      "Ask about this look and get the extended episode. Don't ask, and get the trailer.",
      "Today's episode is brought to you by whatever was dry.",
      'This outfit has a lot to say and takes the scenic route to the point.',
    ],
    low: ["Listeners gave the outfit one star, and it's an audio format."],
    high: [
      "It needs no explanation, so naturally you've prepared forty minutes.",
      "I'd subscribe to that outfit. I'd even listen to the mattress advert.",
    ],
  },
  {
    id: 'school-report',
    when: ['any'],
    lines: [
      "The report says 'could go far', and the teacher has underlined 'go'.",
      'School report for this look: plenty of ideas, tends to hand them all in at once.',
      "Parents' evening went fine until somebody asked who had helped with the outfit.",
      'The homework was clearly done on the bus.',
    ],
    low: ['See me after class. Bring a spare.'],
    high: [
      "Top of the class, and already correcting the teacher's belt.",
      'Nothing to add. The teacher has sat down and handed you the chalk.',
    ],
  },
  {
    id: 'waiting-room',
    when: ['any'],
    lines: [
      'The perfect thing to wear while a receptionist spells your name wrong.',
      'Pairs well with a waiting room, a fish tank and a magazine about kitchens.',
      "Your dentist would have praised this outfit, but only while you couldn't answer.",
      'This would look its best behind a clipboard.',
    ],
    low: ["I've seen more attitude in a paper bib."],
    high: [
      'The whole waiting room will look up at this, and somebody will miss their own root canal.',
      "They'd call you in first, and nobody with a cough would say a word.",
    ],
  },
  {
    id: 'lost-luggage',
    when: ['any'],
    lines: [
      'Never leave an outfit like this unattended at an airport. Somebody might return it.',
      "If your suitcase vanished and a stranger's came instead, this is day two, and you're warming to the stranger.",
      'This way up. Contents may have shifted during confidence.',
      "Anything to declare? I'd start with the outfit.",
    ],
    low: ['Even the baggage carousel would only bring this round once.'],
    high: [
      'An outfit like that is the first case off the carousel: nobody trusts it, everybody resents it.',
      'If this suitcase went missing, it would be because the airline had tried it on.',
    ],
  },
  {
    id: 'hotel-review',
    when: ['any'],
    lines: [
      'Three stars. Clean, central, breakfast until ten.',
      "'Would wear again', writes one verified guest, 'if the other outfits were full'.",
      "Hotel-lobby dressing: nobody knows whether you're arriving, leaving or just using the wifi.",
      'Room service took one look and left the tray outside.',
    ],
    low: ["The management has replied to your outfit: 'We are sorry that you felt dressed.'"],
    high: [
      "Five stars, and you'll still complain about the pillows.",
      'The manager has sent up fruit and asked whether you could sit in the lobby until Friday.',
    ],
  },
  {
    id: 'flat-pack',
    when: ['any'],
    lines: [
      "Assembled from instructions with no words, and there's one piece left over.",
      "Every part was in the box, and you've built a shelf.",
      'It all holds together, provided nobody leans on it.',
      "All that's missing is the little bag of screws.",
    ],
    low: ['You followed the diagram. It was for a bookcase.'],
    high: [
      'No wobble, no leftover screws, done without the leaflet. Insufferable.',
      'It looks like the picture on the box. Nothing has ever looked like the picture on the box.',
    ],
  },
  {
    id: 'escape-room',
    when: ['any'],
    lines: [
      'An escape room with a single clue: start with whatever you put on last.',
      "I've been locked in with this look for a minute now and I still can't find the key piece.",
      "Your team has one hint left, and it's 'try another shop'.",
    ],
    low: ["Time's up. The way out was the other outfit."],
    high: [
      'Solved in record time without a hint, and now we have to stand next to you in the team picture.',
      "You got out with ten minutes to spare, and they'd like the code to your wardrobe.",
    ],
  },
  {
    id: 'paperwork',
    when: ['any'],
    lines: [
      'Please list all outfits worn this year. Use a separate sheet for this one.',
      "Under 'style' you've ticked 'other' and ignored the box that says 'please explain'.",
      'Approved in triplicate by a department that has never seen clothes.',
      "Your application for 'stylish' has been received. Please allow six to eight weeks.",
    ],
    low: ['The tax office would let you claim this as a loss.'],
    high: [
      "Nothing to declare but the outfit, and you'll be declaring it all evening.",
      'Approved on sight. Somebody in that office had been waiting since April to say yes.',
    ],
  },
]
