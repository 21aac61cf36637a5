import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Quiet colours of the top, each by its own family. */
export const FIT_SHADES: readonly Premise<PhotoCondition>[] = [
  {
    id: 'black-stagehand',
    when: ['top-black'],
    lines: [
      'A black top, like a stagehand who has wandered into the light.',
      "Wearing black isn't a decision. It's a subscription.",
      'Black goes with everything, which is also what they say about gravel.',
      'People in black tops own one candle and a strong opinion about fonts.',
      'The black top is for people whose washing machine has one setting and one opinion.',
    ],
    low: ["A black top is fashion's blank page, and you've handed it in on time."],
    high: [
      'A black top, and it works, as it has worked for every barista since records began.',
      'Every black top hopes to become that one. They hang there and hope.',
    ],
  },
  {
    id: 'white-spaghetti',
    when: ['top-white'],
    lines: [
      'A white top is a bold statement to make within ten metres of spaghetti.',
      'A white top is a countdown. Out there, a tomato is getting ready.',
      "Today's first coffee already knows where it's going.",
      'A glass of red wine three tables away has just rolled up its sleeves.',
      'You own a white top and a stain pen, or you own a white top for one day.',
    ],
    low: ['The top is a blank document, and the cursor is still blinking.'],
    high: [
      "A white top, and you're this relaxed about it. The bolognese is losing its nerve.",
      'A white top, and the coffee is keeping its distance out of respect.',
    ],
  },
  {
    id: 'grey-loading',
    when: ['top-grey'],
    lines: [
      'Grey: the loading screen of colours.',
      'The grey top has the emotional range of a car park, level two.',
      'Office carpet, but vertical.',
      "Pigeons have a dress code, and you've nailed it.",
      'In that top the weather has been the same since November.',
    ],
    low: ['Wet pavement has filed for royalties.'],
    high: [
      "Grey ought to be boring. You wear it so well that I'm bored of complaining.",
      "You've made grey look like a decision.",
    ],
  },
  {
    id: 'beige-letter',
    when: ['top-beige'],
    lines: [
      'That {top} is the colour of an envelope you leave for later.',
      "You've dressed to match every sofa in every show home.",
      'Delivery drivers keep trying to stick a label on that {top}.',
      "The label didn't say {top}. The label said 'Oat Whisper'.",
      'That {top} came out of a catalogue in which every lamp is called Linen.',
    ],
    low: ['That {top} has been in the room for an hour and nobody can describe it.'],
    high: [
      "Only one lamp in the hotel lobby looks that good in {top}, and it's plugged in.",
      'In {top} most people look like the deposit. You look like the flat.',
    ],
  },
  {
    id: 'brown-autumn',
    when: ['top-brown'],
    lines: [
      "Autumn couldn't come and has sent a deputy.",
      'Squirrels would trust that {top} completely.',
      'A writing desk from 1974 is looking for that {top}.',
      'The {top} top smells of libraries, even from here.',
    ],
    low: ["A filing box looked at that {top} and said 'bold'."],
    high: [
      'Nobody gets away with {top} after October. You have, and the leaves are furious.',
      'That {top} belongs in the sort of library that has a password.',
    ],
  },
  {
    id: 'navy-agenda',
    when: ['top-navy'],
    lines: [
      'Navy: for people who wanted black but had a meeting.',
      'The navy top has read the agenda.',
      'Navy is the firm handshake of colours.',
      "Airlines chose navy because it says 'please remain seated'.",
      'Every open-plan office holds nine navy tops, and yours makes a quorum.',
    ],
    low: ['The navy top has scheduled a call to discuss having a colour.'],
    high: [
      'Navy, the safest bet in the shop, and somehow you still hit the jackpot. In vouchers.',
      'Navy, and it sits like a compliment from somebody who never gives any.',
    ],
  },
  {
    id: 'blue-screen',
    when: ['top-blue'],
    lines: [
      'That blue is the colour of a link nobody has clicked.',
      "Nine out of ten people say their favourite colour is blue. You've dressed for the survey.",
      'I know a bank with that exact blue and a mission statement to go with it.',
      "That's the blue of the screen that comes up before you lose the spreadsheet.",
    ],
    low: ['The last time I saw that blue, I had to turn the computer off and on again.'],
    high: [
      'That blue is so calm it could land a plane. I was hoping for turbulence.',
      'In that blue you could sell me a pension and the pen to sign it with.',
    ],
  },
  {
    id: 'blue-default',
    when: ['top-blue'],
    lines: [
      'The blue top would have voted for the middle option.',
      'Blue: a colour for people who read the manual and keep it.',
      "Your top matches the button that says 'OK'.",
    ],
    low: ['The blue top has accepted all suggested defaults.'],
    high: [
      "The blue is right, and you wear it right. That's my whole afternoon gone.",
      "Everyone has a blue top. They've just gone home to look at theirs again.",
    ],
  },
  {
    id: 'teal-dentist',
    when: ['top-teal'],
    lines: [
      'That {top} was last seen on the wall of a dental practice.',
      'Every holiday brochure has a sea in that colour, and a footnote.',
      'Swimming-pool tiles have been asking about that {top}.',
      "That {top} belongs to a spa. You've only popped out to take a call about invoices.",
    ],
    low: ['Aquariums use that {top} as a background so that nobody looks at it.'],
    high: [
      'That {top} is a whole beach holiday, and for once the photos match the brochure.',
      'In that {top} even the dentist would be pleased to see you.',
    ],
  },
  {
    id: 'green-garden',
    when: ['top-green'],
    lines: [
      'Go near a garden centre in that green and somebody will water you.',
      "Check the snooker table. I think it's missing its cover.",
      "Green means go. I've checked, and you're still here.",
      'The green top is the side salad of tops: nobody asked, everybody feels better.',
      'Keep still in that green and the council will list you as a park.',
    ],
    low: ['The green top is the salad you order in front of colleagues.'],
    high: [
      'Green is difficult. You make it look easy, like those people whose basil stays alive.',
      'That green is why grass bothers.',
    ],
  },
]
