import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Sharp, blurred, or short of pixels. */
export const SELFIE_FOCUS: readonly Premise<PhotoCondition>[] = [
  {
    id: 'sharp-alibi',
    when: ['sharp'],
    lines: [
      "In focus, which rules out 'the camera did it'.",
      'Crisp enough to serve with a dip.',
      'Pin-sharp. The details have details, and some of them would like to go home.',
      "It's so sharp that I feel I've walked in on something.",
      'Sharp as a passive-aggressive note on the office fridge.',
    ],
    low: [
      'In perfect focus, like a parking fine.',
      'Blur is a gift, and you sent it back.',
      'The lens did everything right and will be saying so at its appraisal.',
    ],
    high: [
      'I zoomed in to find a flaw and had to come home by train.',
      'Sharp enough to slice a tomato at a shopping channel. Irritating.',
    ],
  },
  {
    id: 'sharp-attendance',
    when: ['sharp'],
    lines: [
      "Every pixel turned up. That's better attendance than most birthdays.",
      'The camera looked very closely and has since taken up painting.',
      'No blur to hide in, and you came anyway.',
      'That sharpness is a commitment. Some people start with a houseplant.',
      'I can see everything from here, including my next three jokes.',
    ],
    low: [
      'High definition was invented for nature programmes. This is overreach.',
      'So much detail, so little mercy.',
    ],
    high: [
      "Clear as an airport announcement isn't. I'm almost cross.",
      'The focus is showing off now. You two deserve each other.',
    ],
  },
  {
    id: 'sharp-steady',
    when: ['sharp'],
    lines: [
      "So sharp that I can read the bottom line. It says 'why'.",
      'Not a wobble anywhere. Was it bolted to something?',
      'Clean focus. You could read a bus timetable off this, and it would be more of a page-turner.',
    ],
    low: [
      "Your hand didn't shake. That was the moment to let it.",
      'A camera that good and a moment that ordinary: like taking a limousine to the tip.',
    ],
    high: [
      'The camera was this steady because it had stopped breathing.',
      'Every detail is sharp, and not one of them can be used against you.',
    ],
  },
  {
    id: 'blur-culprit',
    when: ['blurry'],
    lines: [
      'Was the photographer riding a tumble dryer?',
      'Blurry, as if the camera had flinched.',
      'The autofocus saw its chance and took it.',
      'Less a photograph than a rumour.',
      'It was either taken on a bus or it is a bus.',
      "I've had sharper dreams at the dentist.",
    ],
    low: [
      'Wildlife cameras triggered by a passing badger hold steadier.',
      'I cleaned my screen, then my glasses, then my conscience.',
    ],
    high: ["It's a blur and it still works, the way a good joke survives a bad phone line."],
  },
  {
    id: 'blur-verdict',
    when: ['blurry'],
    lines: [
      'Witnesses would describe this as a sort of coat, going quite fast.',
      'Even the blur seems unsure.',
      'The details were last seen leaving through a side entrance.',
      'Focus was offered at the desk and declined.',
      "You've captured the feeling of standing up too quickly.",
      "Did somebody say 'quick' and did the camera take it personally?",
    ],
    low: [
      'An oil painting, mid-sneeze.',
      'Like a photo of a photo being thrown across a garden.',
      "'Hold still' has been the whole instruction since 1839.",
    ],
    high: [
      'Galleries will call the blur intentional and charge nine for the coffee.',
      'Out of focus and somehow in fashion. Give it a plinth before anyone asks.',
    ],
  },
  {
    id: 'blur-smile',
    when: ['blurry', 'smiling'],
    lines: [
      'The smile arrived. The focus is on the next train.',
      'Smiling through the blur, like a tourist on a speedboat.',
    ],
    high: ['Blurred, and the smile still got through, like gossip through a thin wall.'],
  },
  {
    id: 'blur-deadpan',
    when: ['blurry', 'deadpan'],
    lines: [
      'A serious smudge. It could be the Prime Minister of Fog.',
      'You kept perfectly straight-faced while the camera fell down the stairs.',
    ],
  },
  {
    id: 'blur-face',
    when: ['blurry', 'face'],
    lines: [
      'The lens squinted at you and took a guess.',
      "Soft focus, they call it, when they're selling you the frame.",
      "There's a face in there, in the same way there's fruit in a fruit tea.",
      'The lens gave your face the benefit of the doubt, and most of the doubt.',
    ],
  },
  {
    id: 'blur-company',
    when: ['blurry', 'company'],
    lines: [
      'Blurred just enough that everyone in it can blame somebody else.',
      'Nobody held still. A group decision, for once.',
    ],
  },
  {
    id: 'blur-nobody',
    when: ['blurry', 'no-people'],
    lines: [
      "It's blurry and you're not in it. Did you throw the phone?",
      "No face and no focus: the picture a pocket takes when it's bored.",
    ],
  },
  {
    id: 'dark-blur',
    when: ['dark', 'blurry'],
    lines: [
      'Dark and blurry, the two conditions under which bin bags become owls.',
      'No light, no focus. This is what a drawer sees.',
      "The sort of picture that makes people say 'there, by the shed, did you see it?'",
      "It's dim, it's smeared, and a documentary is whispering over it.",
      'Light: no. Focus: no. Nerve: remarkable.',
    ],
    low: ["Two things make a photograph, and you've used neither."],
    high: ['Underlit, smudged and strangely good. So is most jazz.'],
  },
  {
    id: 'few-pixels',
    when: ['low-resolution'],
    lines: [
      'So few pixels that I could learn them all by name.',
      'Small enough to have been forwarded by three different aunts.',
      'Stamp resolution, billboard ambition.',
      'Is that the picture or the preview while it loads?',
      'Someone has sent this by fax and someone else has received it by pigeon.',
      'Zoom in and it turns into a knitting pattern.',
    ],
    low: ["I've seen more pixels on a microwave clock.", 'Enlarge it and it becomes a patio.'],
    high: ['Tiny file, large effect, like a wasp at a picnic.'],
  },
  {
    id: 'sharp-light',
    when: ['sharp', 'well-lit'],
    lines: [
      'Light: fine. Focus: fine. Then who did it?',
      "Lit and in focus. I don't manage either before ten.",
      'The camera got everything right and went home early.',
      'Technically fine, like a hotel bathroom nobody has used.',
    ],
    low: ['With light and focus accounted for, that leaves the human element.'],
    high: [
      'Bright, crisp and annoying, like a neighbour who jogs.',
      'You gave the camera good light and a clear view. It has written to thank you.',
    ],
  },
]
