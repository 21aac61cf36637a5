import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The shape of the photo. */
export const SELFIE_FRAME: readonly Premise<PhotoCondition>[] = [
  {
    id: 'upright',
    when: ['tall'],
    lines: [
      "Portrait format, the shape of every lift you've ever been awkward in.",
      'Upright, like a person waiting to be seated.',
      'A tall frame, in case you decided to add a hat.',
      'The shape says portrait. The rest is still being discussed.',
      'Landscape was available too, but it asked for references.',
      "Held upright, as the phone's makers intended. The rebellion can wait.",
    ],
    low: [
      'A frame that tall should come with a ladder and a reason.',
      "The frame stands to attention. It's the only thing that got the memo.",
    ],
    high: [
      'Stands up straight and gets away with it. I was hoping for a slouch.',
      'A frame that tall was hoping for a statue, and it got one with a better agent.',
    ],
  },
  {
    id: 'upright-door',
    when: ['tall'],
    lines: [
      'Proportions of a door, warmth of a cat flap.',
      'It fits a phone screen perfectly and nowhere else in life.',
      "Shaped like a menu. I'll have the soup.",
      'The frame goes up and up, and so do the questions.',
      'You held the phone upright. So far, so good. Then you pressed it.',
      "A bookmark, then, in a book I've put down.",
    ],
    low: [
      'Tall enough for a poster, and I know the back of a door it deserves.',
      "It's the right shape for a banner, the kind that gets taken down overnight.",
    ],
    high: [
      "Good use of a tall frame. It belongs on a bus shelter, selling me something I don't need.",
      'Portrait format, portrait quality. My complaint form has no box for this.',
    ],
  },
  {
    id: 'sideways',
    when: ['wide'],
    lines: [
      'Landscape format, as if a weather map were about to slide in.',
      "So wide that there's space for a sofa and an apology.",
      'All this width. Were you expecting a conveyor belt?',
      'The frame goes on left and right, like small talk.',
      'A cinema shape, for something best enjoyed during the trailers.',
      "Wider than it is tall, like the pause after 'we need to talk about the kitchen'.",
    ],
    low: ['Letterbox format. Please post it back.', 'Widescreen release, straight to drawer.'],
    high: [
      'Landscape, and it earns the width. Some car advert is missing its hill.',
      "It's this wide so that the applause has somewhere to sit.",
    ],
  },
  {
    id: 'sideways-seats',
    when: ['wide'],
    lines: [
      'Somebody turned the camera sideways, as if there were a recital to film.',
      'The picture seats eight. How many have booked?',
      "It's the shape of a windscreen, and I've just hit a pothole.",
      'Wide enough to need two ushers.',
      'With that much frame, I expected a horse.',
      'A landscape selfie, for viewers who like to see what they could have looked at instead.',
    ],
    low: ['The extra width gave you more room to be wrong in, and you furnished it.'],
    high: [
      'Nicely composed from wall to wall. I paced it out to be sure, and to be petty.',
      "That's a desktop wallpaper. I'd put my folders over it, but gently.",
    ],
  },
  {
    id: 'sideways-solo',
    when: ['wide', 'one-person'],
    lines: [
      'A frame this wide and a guest list of one. How did quiz night go?',
      'You booked the function room for yourself. Is the buffet open?',
      'One person, widescreen, like the introduction of a lonely heron.',
    ],
    high: ['All that width, and I never once looked at the edges.'],
  },
  {
    id: 'sideways-nobody',
    when: ['wide', 'no-people'],
    lines: ['Widescreen, no star.', 'Landscape format. Well, the format told the truth.'],
  },
  {
    id: 'very-wide',
    when: ['panorama'],
    lines: [
      'A panorama. For a selfie. Is the rest of you arriving by rail?',
      'This shape is for mountain ranges and very long dogs.',
      "It won't fit a phone, a wall or a mantelpiece. It would fit a bus.",
      'Somebody started this on Monday and finished it by the coast.',
    ],
    low: ["The widest picture I've seen with the least going on per metre."],
    high: ["It took me a while to get from one end to the other, and I'd take the trip again. Window seat."],
  },
  {
    id: 'four-sides',
    when: ['square'],
    lines: [
      'Square, like a coaster, and about to get a mug on it.',
      'The shape of an album cover, the sound of hold music.',
      'Four equal sides and no particular opinion.',
      'Square format, for people who line up the remotes.',
      "Somebody couldn't choose between portrait and landscape, so both left.",
      'It would tile beautifully, if you never wanted guests.',
    ],
    low: [
      "The only format that can't be turned into a better one.",
      'A square: proof that you can cut corners and still have four.',
    ],
    high: [
      'Four equal sides and nothing to complain about. Rooms have had less going for them.',
      "That's an album cover. I'd skip track six, but I'd buy it.",
    ],
  },
  {
    id: 'four-sides-tile',
    when: ['square'],
    lines: [
      'As neat as a fridge magnet from somewhere with one museum.',
      "Equal on all sides. It'll never win, and it'll never lose.",
      'A window, if windows could be this undecided.',
      'Square. Nobody wins, nobody storms out.',
    ],
    high: ['If bathrooms had a tile like that, nobody would ever come out.'],
  },
]
