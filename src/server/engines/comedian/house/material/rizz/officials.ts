import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Authorities that would rather not have been asked. */
export const RIZZ_OFFICIALS: readonly Premise<LineCondition>[] = [
  {
    id: 'stenographer',
    when: ['any'],
    lines: [
      'Let the record show that the stenographer sighed and kept typing.',
      'Exhibit A. Nobody asked for a B.',
      'Strike it from the record, and from the minutes of the tennis club.',
      'Read it back to the court, slowly. See?',
    ],
    low: ['The defence rests, then climbs out of a window.'],
    high: [
      'Acquitted, and the judge has asked for your number.',
      "The stenographer stopped typing and looked up. That's what the record shows.",
    ],
  },
  {
    id: 'customs-form',
    when: ['any'],
    lines: [
      'Anything to declare? You could have left this one in the suitcase.',
      'Customs swabbed it for traces of charm. Results in five working days.',
      'Purpose of visit: optimistic.',
      'Value of goods: sentimental, if that.',
    ],
    low: ['Confiscated, and destroyed along with the soft cheeses.'],
    high: ['Waved through the green channel. Somebody should have felt the lining.'],
  },
  {
    id: 'passport-control',
    when: ['any'],
    lines: [
      'Look into the camera, remove your hat, and say that again without smiling.',
      "Passport control asked how long it intends to stay. It said 'forever'. Wrong queue.",
      'Expected length of visit: one awkward pause.',
      'The e-gate turned red, the red of a person who overheard.',
    ],
    high: ['Stamped, waved on, and immediately lost near duty free.'],
  },
  {
    id: 'tax-return',
    when: ['any'],
    lines: [
      "You can't claim that as an expense, but you will pay for it.",
      'Charm carried forward from previous years: nil.',
      'The tax office has written back with a smiley, which it has never done.',
      'Please attach evidence of any returns.',
    ],
    low: ['Written off in full.'],
    high: ['A small net gain, most of which goes to the government.'],
  },
  {
    id: 'parents-evening',
    when: ['any'],
    lines: [
      'A lively contribution, if only it had read the question.',
      "Parents' evening: 'We do like the confidence. Could it be moved nearer the window?'",
      'Effort: B. Attainment: see me.',
      'Shows promise when nobody is looking.',
    ],
    low: ['The teacher turned the report over, hoping for another side.'],
    high: ['A pleasure to have in class, and well aware of it.'],
  },
  {
    id: 'insurance',
    when: ['any'],
    lines: [
      'We regret that acts of flirting are not covered.',
      "The excess on this alone would be a fortnight's groceries.",
      'Please describe the incident in your own words. Not those ones.',
      'Premium will go up at renewal.',
    ],
    low: ['The loss adjuster drove past without slowing down.'],
    high: ["You're covered. The loss adjuster gave a little clap."],
  },
  {
    id: 'council-notice',
    when: ['any'],
    lines: [
      'Notice of a planning application: one romance, two storeys, no objections because no one came.',
      'The council has coned this off.',
      'Due to works, expect disruption to eye contact until spring.',
      'This flirtation is now in Zone B. Residents only.',
    ],
    high: ['Approved by committee, on condition that the hedge stays.'],
  },
  {
    id: 'safety-briefing',
    when: ['any'],
    lines: [
      'Wear high-visibility clothing when saying that.',
      'Risk assessment: trip hazard, mostly emotional.',
      'In case of silence, use the stairs.',
      'A wet-floor sign has been put beside you as a precaution.',
    ],
    low: ['This is not a drill, although it made a hole.'],
    high: ['Passed its inspection with two advisories and a wink.'],
  },
  {
    id: 'opticians',
    when: ['any'],
    lines: [
      'Better with this line, or without? Without? Read the bottom row.',
      'Reading it at six metres helps. So does seven.',
      'Cover one eye. Now the other. Lovely, leave it like that.',
    ],
    high: ['They asked for a second pair of glasses, to read it again.'],
  },
  {
    id: 'lottery-draw',
    when: ['any'],
    lines: [
      "Tonight's numbers: not theirs.",
      "It could be you. Statistically it's the person by the fire exit.",
      'Please gamble responsibly with silence.',
      'Your ticket won a free go at the same silence.',
    ],
    high: [
      'Three numbers and the bonus ball: enough for a coffee each.',
      "Somebody kept the ticket. That's all that any of us can hope for.",
    ],
  },
]
