import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Where it lands when somebody says it out loud. */
export const RIZZ_VENUES: readonly Premise<LineCondition>[] = [
  {
    id: 'bouncer',
    when: ['any'],
    lines: [
      'The bouncer read it, checked the list, and let your coat in.',
      'Security would like this to finish its drink outside.',
      'Dress code tonight: smart casual. That arrived in a lanyard.',
      'Not tonight, said the velvet rope.',
      'Clipboard, frown, second frown, cloakroom.',
    ],
    low: [
      'The rope hooked itself back up.',
      'Refused entry to an empty bar, on a Monday, during a promotion.',
    ],
    high: [
      "The bouncer laughed, and that's against the terms of employment.",
      'The bouncer unhooked the rope, stepped aside and asked how you come up with these.',
    ],
  },
  {
    id: 'barista',
    when: ['any'],
    lines: [
      "The barista wrote it on a cup and called out somebody else's name.",
      'Say that in a cafe and every laptop opens at once.',
      'Served lukewarm, with a biscuit nobody ordered.',
      'A barista has just remembered something urgent about the oat milk.',
      'Tip jar after this delivery: one button.',
    ],
    low: ['It curdled on the counter, and it was ordered black.'],
    high: [
      'That earns a stamp on the card. Nine more and you win a conversation.',
      "They wrote a heart on your cup. It's decaf, but it's a heart.",
    ],
  },
  {
    id: 'wedding-speech',
    when: ['any'],
    lines: [
      "Best case, it makes the wedding speech. Worst case, it makes the other wedding's speech.",
      'No one has ever tapped a glass and begun with this.',
      "When relatives ask how you met, you will both say 'through work'.",
      'Table nine would like that story saved for after the cheese.',
      'The toastmaster read it twice and announced the cake.',
    ],
    low: ["In the speech they will call this 'the setback'."],
    high: [
      'It might survive a wedding toast, provided the microphone drops out at the end.',
      'Somebody will say this in a speech one day, and the aunts will ask for it in writing.',
    ],
  },
  {
    id: 'museum-guide',
    when: ['any'],
    lines: [
      "Press 14 to hear what the artist meant. It's just a sigh.",
      'At this point the audio guide suggests the cafe.',
      'On loan from a private collection that has changed its locks.',
      'Gift shop, lower ground: this on a tea towel, half price since Tuesday.',
      'Please do not touch the exhibit. Nobody was going to.',
    ],
    low: ['Moved to storage during opening hours.'],
    high: [
      'School groups will be made to sketch it, and a few will get it right.',
      'The audio guide stops talking at this one. You can hear it breathe.',
    ],
  },
  {
    id: 'dentist',
    when: ['any'],
    lines: [
      'Brief, numbing, and followed by a leaflet.',
      "The fish in a dentist's waiting room start conversations with more purpose.",
      'The dentist stopped the drill to ask whether you were all right.',
      "You may feel a little pressure. That's the other person leaving the chair.",
    ],
    low: ['The dentist offered gas before hearing how it ends.'],
    high: [
      'Painless, surprisingly. Still, nobody books a second one for fun.',
      'You made somebody smile in a room with a drill. Save this for emergencies.',
    ],
  },
  {
    id: 'regional-theatre',
    when: ['any'],
    lines: [
      'Regional theatre would give this two nights and a matinee.',
      'Somebody wake the understudy.',
      'The prompter has closed the book and gone for chips.',
      'Applause came from the row that thought it was the interval.',
      "The scenery was moved by two people who couldn't watch.",
    ],
    low: ['The safety curtain came down on its own initiative.'],
    high: [
      'Good notices in the local paper, next to the lost tortoise.',
      'The prompter had the next word ready and never needed it.',
    ],
  },
  {
    id: 'hotel-reception',
    when: ['any'],
    lines: [
      'Checked in, checked out, left the key in a plant.',
      'Reception has upgraded you to a table for one, with a partial view.',
      'Please leave the bill on the pillow and this in the corridor.',
      'The lobby pianist heard it and modulated to something sadder.',
    ],
    low: ['The minibar sealed itself.'],
    high: [
      "Late checkout granted. They'd like to see where you're going with this.",
      "They've put you in the suite and told the pianist what to play.",
    ],
  },
  {
    id: 'yoga-class',
    when: ['any'],
    lines: [
      'Breathe in, hold, and release whoever you said it to.',
      'The yoga teacher opened one eye.',
      "The whole class has moved into a pose called 'pretending to sleep'.",
      'A very flexible room went very stiff.',
    ],
    low: ['It pulled something before the warm-up.'],
    high: [
      'The teacher asked you to hold that while the others came over.',
      'Held without wobbling. The back row applauded with its feet.',
    ],
  },
  {
    id: 'quiz-night',
    when: ['any'],
    lines: [
      'Quiz night, round four: finish this opener. All teams left it blank.',
      "The quizmaster accepted 'pardon?' as an answer.",
      'For one bonus point, name a person on whom that worked.',
      'Your team is called Table Twelve, and Table Twelve has moved.',
    ],
    low: ['Zero points, and the joker was played.'],
    high: [
      'Full marks from the table that also thinks Sydney is the capital.',
      'The other teams have asked to see under your table.',
    ],
  },
  {
    id: 'wallpaper-pub',
    when: ['any'],
    lines: [
      'In the pub, a darts match paused to let this go by.',
      'Somebody at the bar started reading the allergen folder for entertainment.',
      'The jukebox skipped to a track with more shouting.',
      'Last orders were called at ten past seven.',
    ],
    low: ['The fruit machine cut in to save it.'],
    high: [
      'A stranger at the bar nodded slowly. Strangers at that bar nod at crisps, but still.',
      'The darts stopped in mid-air to hear the end of it.',
    ],
  },
]
