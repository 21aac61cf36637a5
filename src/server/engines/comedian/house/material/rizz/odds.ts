import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Delivery advice and other acts of optimism. */
export const RIZZ_ODDS: readonly Premise<LineCondition>[] = [
  {
    id: 'exit-plan',
    when: ['any'],
    lines: [
      'Say it near a door that opens outwards.',
      'Best delivered while stepping onto a departing bus.',
      'To be said with a coat already on.',
      "Have a second sentence ready. That was the whole of the first one's plan.",
      'Practise on a pigeon. If the pigeon stays, it was the crumbs.',
    ],
    low: ['Recommended distance: another county.'],
    high: [
      'No exit plan needed, for once. Do take the smirk down before you go in.',
      "You won't need the exit. Do still thank the coat.",
    ],
  },
  {
    id: 'rehearsal',
    when: ['any'],
    lines: [
      'Your bathroom mirror laughed. Your bathroom mirror has a vested interest.',
      'The shower heard a longer version with an accent.',
      'You mouthed that in a lift, and the lift has told people.',
      'The cat sat through four drafts of this and chose the box.',
    ],
    low: ['It went well in your head, a room with one chair.'],
    high: ['All that rehearsal shows, in the good way and in the way that you bowed.'],
  },
  {
    id: 'moonlight',
    when: ['any'],
    lines: [
      'The moon went behind a cloud to give you both a moment, then stayed there.',
      'Candles leaned in to hear it, then put themselves out.',
      "Violinist at your table: 'Will that be all?'",
      'Balconies all over Verona are being boarded up.',
    ],
    low: ['Romeo would like the ladder returned.'],
    high: ['The moon stayed out for this one. Do not let it hear you mention the moon.'],
  },
  {
    id: 'silence',
    when: ['any'],
    lines: [
      'What follows is the kind of quiet in which you hear a fridge.',
      'A tumbleweed would be company.',
      'Pause for effect. Pause. Still pausing.',
      'You could hear a pin drop, and the pin was the highlight.',
    ],
    low: ['The awkward silence asked for a moment alone.'],
    high: [
      "The silence after it is them thinking. You're not used to that, so breathe.",
      'They went quiet because they were writing it down.',
    ],
  },
  {
    id: 'comeback',
    when: ['any'],
    lines: [
      "Likely reply: 'Sorry, I thought you were my Uber.'",
      "Possible answers range from 'aww' to 'is this the queue for the toilets?'",
      "They will answer with a question: 'Do you work here?'",
      "Expect 'haha', the shortest play in the English language.",
      "They'll send a thumbs-up, which is how the internet shuts a door.",
    ],
    low: ['The most generous reply on offer is a sneeze.'],
    high: [
      "They will answer 'go on then', which you have no material for.",
      "They'll say 'say that again'. Practise not grinning.",
    ],
  },
  {
    id: 'park-bench',
    when: ['any'],
    lines: [
      'Two pigeons heard this. One is now seeing other pigeons.',
      "A bench with a plaque has asked for a second plaque: 'It was said here.'",
      'The ducks took the bread and left you the opener.',
      'Joggers have sped up for less.',
    ],
    high: [
      'A passing dog stopped for it. Dogs also stop for lamp posts, so stay humble.',
      'Even the swan came over, and swans have standards.',
    ],
  },
  {
    id: 'advice-column',
    when: ['any'],
    lines: [
      'Dear Marjorie, someone has said this to my friend, and by my friend I mean my whole table.',
      'The agony aunt has gone quiet and is buttering something.',
      'Dear Wants To Know: it was the second it left your mouth.',
      'Signed, Confused in the Corner.',
    ],
    high: ["The agony aunt wrote back: 'Fine. But only on weekdays.'"],
  },
  {
    id: 'escape-room',
    when: ['any'],
    lines: [
      'The escape room record is now four seconds, set by the person you told.',
      "Clue one: there's a door behind them. They found it.",
      "Somebody has pressed the hint button, and the hint was 'leave'.",
      'Locked in together for an hour, you would both look for the key.',
    ],
    high: [
      'They worked it out without a hint and stayed for the photo.',
      "They've found the key and have put it in your pocket.",
    ],
  },
  {
    id: 'bus-stop',
    when: ['any'],
    lines: [
      'The pause after it had a timetable.',
      'At the bus stop, people read the timetable to the end, including Sundays.',
      'The next bus is in two minutes, and they are walking.',
      'Replacement service: a conversation about roadworks.',
    ],
    high: ['They missed their bus for it. It was the slow one, but that still counts.'],
  },
  {
    id: 'podcast',
    when: ['any'],
    lines: [
      "Episode 212: 'What was that?', forty minutes, sponsored by mattresses.",
      'Skip ahead fifteen seconds. There. You have missed all of it.',
      "A podcast would need two hosts to get over this, and both would say 'right?'",
      'Rated four stars by listeners who fell asleep.',
    ],
    high: ['Good hook. Shame about the six minutes of advert in your face afterwards.'],
  },
  {
    id: 'bake-sale',
    when: ['any'],
    lines: [
      "At the bake sale it would be the tray with a little sign reading 'please'.",
      'Raised two pounds forty for the roof, mostly out of pity.',
      "The label says 'home-made', like a threat.",
      'Somebody paid not to take one.',
    ],
    high: ['First to sell out. All five went to your own mother.'],
  },
  {
    id: 'office-kitchen',
    when: ['any'],
    lines: [
      'A passive-aggressive note about this is already on the office fridge.',
      'Somebody took it out of the microwave before it pinged.',
      'In the shared kitchen this is the mug that nobody claims.',
      'The kettle boiled just to talk over you.',
    ],
    high: ["They labelled it with their name and put it at the back: that's commitment."],
  },
  {
    id: 'train-announcement',
    when: ['any'],
    lines: [
      'We apologise for any inconvenience this may cause to your evening.',
      'Change here for a personality, says the announcement, unfairly.',
      'Mind the gap between saying it and hearing anything.',
      'First-class confidence on a standard ticket.',
    ],
    high: ['It left on time, and people ran after it, laughing.'],
  },
  {
    id: 'fortune-cookie',
    when: ['any'],
    lines: [
      'As a fortune cookie it would make people order the bill.',
      "Your lucky numbers are nobody's.",
      'A stranger will soon enter your life, ask for the time and leave it.',
      'The cookie was nicer than the paper.',
    ],
    high: ['People would keep that slip in their wallet, behind the gym card, unseen but present.'],
  },
]
