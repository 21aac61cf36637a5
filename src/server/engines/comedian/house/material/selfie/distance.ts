import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** How far the lens was. */
export const SELFIE_DISTANCE: readonly Premise<PhotoCondition>[] = [
  {
    id: 'very-close',
    when: ['face-huge'],
    lines: [
      'At {facepercent} of the frame, eclipses would ask you to move along.',
      'So close that I leaned back and apologised.',
      'That close, I felt I should declare my fruit.',
      'You came right up to the lens. Is it about the neighbours?',
      'Video-call framing from a person hunting for the mute button.',
      'The background has been evicted without notice.',
      'The lens has a zoom. It would have come to you.',
      'Is this a portrait or are you checking whether the shop is open?',
    ],
    low: [
      "Back up slowly, like a lorry. I'll make the beeping noise.",
      "I've been further away from people in a lift.",
      'The face covers {facepercent} of it. Please leave something for the other tenants.',
    ],
    high: [
      "From that distance almost nobody looks good. I've checked twice and I'm leaving.",
      'A whole face at doorbell range, and it holds up. Billboards have less nerve.',
      "From that close, and I still didn't step back. My dentist has never had that.",
    ],
  },
  {
    id: 'very-close-smile',
    when: ['face-huge', 'smiling'],
    lines: [
      'A smile from that close is how dogs announce breakfast.',
      'Smiling at doorbell distance. No, we already have broadband.',
    ],
    high: ['A smile from that range should come with a safety bar and a photo at the exit.'],
  },
  {
    id: 'very-close-deadpan',
    when: ['face-huge', 'deadpan'],
    lines: [
      "That near, that serious. Fine, I'll move my car.",
      'Straight-faced and right up to the glass, like an owl at a visitor centre.',
    ],
    high: ['That near, that calm. A safe would open out of respect.'],
  },
  {
    id: 'generous-helping',
    when: ['face-large'],
    lines: [
      "The face takes {facepercent} of the frame and hasn't offered the rest a chair.",
      'Close enough to be friendly, too close to be introduced.',
      'Exactly as near as the next person at the self-checkout.',
      'From here I feel I should ask how your journey was.',
      'The distance at which people tell you about Keith from accounts.',
      'Framed like a podcast guest explaining sourdough.',
    ],
    low: [
      "Any nearer and I'd have to validate your parking.",
      'A couple of steps back would have helped. A couple of streets, even.',
    ],
    high: [
      'Good distance: close enough to charm, far enough to deny it.',
      "Not a millimetre wasted. If you ever park a caravan, I'd like to watch.",
    ],
  },
  {
    id: 'generous-percentage',
    when: ['face-large'],
    lines: [
      "That's {facepercent} face, with scenery on the side.",
      "Arm's length, roughly: the distance for passing the salt and making mistakes.",
      'Near enough to lend you a pen, far enough to want it back.',
      'You kept {facepercent} for the face. There was room to negotiate.',
      "A handshake away. I'd pretend to be on the phone.",
      'The lens is sitting where a first date would.',
    ],
    low: ['{facepercent} face, and I still came away with questions.', 'Close enough to read the doubts.'],
    high: [
      "At {facepercent} it's exactly enough face. I hate it when people measure.",
      "That's {facepercent} of the picture and, by my count, all of the votes.",
    ],
  },
  {
    id: 'sensible-gap',
    when: ['face-medium'],
    lines: [
      'The face gets {facepercent} of the frame. The rest has been sublet.',
      'The range at which you pretend not to have seen a colleague in the supermarket.',
      'Far enough for plausible deniability, near enough for the seating plan.',
      'From this distance you could be giving a tour of the boiler room.',
      'You kept a sensible gap, in case the camera wanted a hug.',
      'You gave the face {facepercent}. Waiters get more, and they bring bread.',
    ],
    low: [
      'The background got the bigger dressing room, and it shows.',
      "Come closer. I can't hear the apology from here.",
    ],
    high: [
      "Room to breathe, face where it should be. Dentists have posters like this, and nobody's in pain.",
      'The background got the bigger share, and nobody can describe it.',
    ],
  },
  {
    id: 'sensible-tour',
    when: ['face-medium'],
    lines: [
      "The face is at conversation distance from somebody else's conversation.",
      "That's how far people keep from an argument that they'd hate to miss.",
      "That's where a guide stands while saying 'and behind me, the gift shop'.",
      'The camera kept its distance. Cameras know.',
      'Mid-range, like a hatchback, with about as much mystery.',
    ],
    low: ['At {facepercent} of the picture, the face outranks the houseplants. Just.'],
    high: [
      'Nicely spaced out. Portrait painters charge for that and take lunch.',
      "You've left space for a caption. It only needs the word 'obviously'.",
    ],
  },
  {
    id: 'far-away',
    when: ['face-small'],
    lines: [
      'Where are you? Give us a landmark.',
      'A face that small counts as a serving suggestion.',
      "It's a fine map. Which pixel do I congratulate?",
      'I found you on the second lap.',
      'You appear here the way vegetables appear on a pizza: in theory.',
      'At this range you could be waving, or hailing a different photographer.',
    ],
    low: [
      'Search parties get sent home with better leads.',
      "The surroundings have a guest, and it looks like you. I'd need binoculars to be rude.",
      'Your selfie seems to be happening in another postcode.',
    ],
    high: [
      'Tiny in the frame, and still the first thing I saw. So is the last light on in an office.',
      "You're a dot, and I'd know that dot anywhere now.",
    ],
  },
  {
    id: 'far-away-binoculars',
    when: ['face-small'],
    lines: [
      'Binoculars sold separately.',
      'A selfie, as seen from the gift shop.',
      'The scenery agreed to this on condition that you stayed small.',
      "It's a nice picture of the air in front of you.",
    ],
    low: ['Did you back away from the camera, or did the camera ask?'],
    high: [
      'You gave yourself a tiny part and stole the scene anyway. Very actor of you.',
      'From that distance most people look like luggage. You look like the brochure.',
    ],
  },
  {
    id: 'intercom',
    when: ['face-huge'],
    lines: [
      'Somebody has mistaken the camera for an intercom.',
      'A distance for opticians.',
      'The zoom was a suggestion, and you answered on foot.',
      'The camera asked for a selfie, not a hug.',
      'I can see what the camera had for lunch.',
    ],
    low: ['At that range, the lens can only guess.'],
    high: ["Any closer and you'd be inside the phone, and it would still be your good angle."],
  },
  {
    id: 'peephole',
    when: ['face-huge', 'head-only'],
    lines: [
      'The shoulders were told to wait outside.',
      'A portrait as seen by the person refusing the parcel.',
      'There was room for a head and one small regret.',
    ],
    low: ['Rear-view mirrors keep a more respectful distance.'],
    high: ["Only a head, and I'd still buy the album."],
  },
]
