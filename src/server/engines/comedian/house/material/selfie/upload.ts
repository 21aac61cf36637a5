import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** Sending in a selfie at all; true of every photo. */
export const SELFIE_UPLOAD: readonly Premise<PhotoCondition>[] = [
  {
    id: 'volunteered',
    when: ['any'],
    lines: [
      "You asked strangers to be mean about this one. Did your friends say no, or did they say 'finally'?",
      'Nobody forced this upload. I checked with legal and with the group chat.',
      'Submitted voluntarily, like a tax return in January.',
      'Most people need a friend to be this honest with them. You filled in a form.',
      'To get here you walked straight past the delete button. It waved.',
      "The app asked for a selfie, and you answered like a person ticking 'other'.",
    ],
    low: [
      "Every phone comes with a bin icon. Yours must think it's decorative.",
      'Your camera roll had one job: hide this.',
      "If this is the one you picked, I'd like to see the rejects, with a helmet on.",
    ],
    high: [
      'You came to a roast and brought a good photo. Who goes to the dentist for the magazines?',
      'Sending something this good to a roast is like bringing a picnic to a fire drill.',
      'Please send something worse. I rehearsed.',
    ],
  },
  {
    id: 'review',
    when: ['any'],
    lines: [
      "The critics were divided: one said 'why' and the other said 'lunch'.",
      'Arrived as pictured. Would not sign for it twice.',
      'Museum audio guide: press four to hear what the artist was thinking. There is no four.',
      "As voicemails go, I'd listen to three seconds of this and text back 'all good?'",
      'The jury has asked to see it again, from further away.',
      'Quiz night question: what was this photo trying to achieve? No conferring.',
    ],
    low: [
      'One star, and the star has asked to stay anonymous.',
      'Reviewed in full by a panel, who have since taken up gardening.',
    ],
    high: [
      'Five stars, and I resent the admin.',
      'The critics stood up at the end. I was already standing, near the exit, so it barely counts.',
      "My mother reviewed it. She'd like to know when you're moving in.",
    ],
  },
  {
    id: 'which-take',
    when: ['any'],
    lines: [
      'Was this take one or take forty? Either answer worries me.',
      "You said this was the last one. You've been saying that since lunch.",
      'The masterpiece came half a second later, and you were already checking your messages.',
      'Please hold. Your photo is currently ninth in the queue for a second opinion.',
      'Software update available for this picture: fixes minor issues and the big one.',
    ],
    low: [
      'Was there an earlier take? Was it confiscated?',
      'The shutter was open for a hundredth of a second, and you still fitted in so many decisions.',
    ],
    high: [
      "Either forty attempts or none at all, and I can't decide which is ruder.",
      'If this was take one, keep that from the rest of us. If it was take ninety, frame the thumb.',
      'One click, and a whole album of sunsets was moved to the cloud.',
    ],
  },
  {
    id: 'destination',
    when: ['any'],
    lines: [
      "I can see this as a contact picture. I'd still let it ring.",
      'As a profile photo it says: replies within three to five working days.',
      'Frame it for the hallway, the bit where the coats go.',
      "Saved to the cloud, where it can be somebody else's weather.",
      'It would look lovely on a mug, on the side that faces the wall.',
      "I have seen the future of this picture, and it's a screensaver at a tyre shop.",
    ],
    low: [
      'Delivery drivers take more flattering pictures of a parcel behind a bin.',
      "Estate agents would call this 'full of potential', which is how they spell 'no roof'.",
      'Even the fridge would hide this one under a takeaway menu.',
    ],
    high: [
      'Good enough for the big frame, beside the family that came with it.',
      "Print it, hang it, then act surprised when visitors mention it. You've clearly rehearsed.",
      'Set it as your profile picture and stand by for messages from people who owe you a book.',
    ],
  },
  {
    id: 'paperwork',
    when: ['any'],
    lines: [
      'Terms and conditions apply to this picture, and nobody has read those either.',
      'Lost property would hold it for thirty days, then release it into the wild.',
      "Filed under 'miscellaneous', between a scarf and a birthday balloon.",
      'For security reasons this photo may be recorded, and for the same reasons it may not be shown.',
      'Any resemblance to a plan is purely coincidental.',
    ],
    low: [
      'The complaints department has opened a second window.',
      'Refund requests must be made in person, with the photo facing down.',
    ],
    high: [
      'I looked for a loophole and found only good decisions. My solicitor is livid.',
      'Inspected, approved, and already missed by the inspector.',
    ],
  },
]
