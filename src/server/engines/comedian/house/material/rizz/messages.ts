import type { LineCondition } from '../../line/conditions.ts'
import type { Premise } from '../../premise.ts'

/** What becomes of it once it is sent. */
export const RIZZ_MESSAGES: readonly Premise<LineCondition>[] = [
  {
    id: 'inbox',
    when: ['any'],
    lines: [
      'Filed under Promotions, between a sofa sale and a bank survey.',
      'Delivered 21:04. Read 21:04. Typing, 21:05. Not typing, 21:05.',
      'This is what the mute button was saving itself for.',
      'Marked as unread, the way one slides a dirty plate back into the cupboard.',
      "A thumb hovered over 'reply', sighed, and opened a game.",
    ],
    low: ['The spam folder has asked who sent it.', 'Two blue ticks, then a new phone number.'],
    high: [
      'Starred, archived, and quoted in a meeting without credit.',
      "Read at 21:04. Answered at 21:04. There isn't a word for that yet.",
    ],
  },
  {
    id: 'group-chat',
    when: ['any'],
    lines: [
      'Six people have read this so far. You sent it to one.',
      'The group chat put it to a vote: two laughs, one thumb, one cousin leaving.',
      'Being read aloud in a kitchen right now, with voices.',
      'Pinned in a conversation you are not in.',
      "Somebody's aunt is having it explained with gestures.",
    ],
    low: ["A group chat has renamed itself in your honour. It isn't an honour."],
    high: [
      "The group chat wanted to hate it. Someone typed 'okay but' and stopped.",
      'Forwarded by four people, each of whom will claim to be you.',
    ],
  },
  {
    id: 'out-of-office',
    when: ['any'],
    lines: [
      'Automatic reply: I am away from romance until Monday, with limited access to this.',
      'Expect an out-of-office, written on the spot.',
      "The answer will open with 'Thank you for your interest in'.",
      "Their keyboard suggested 'no worries' before they had reached the end.",
      'For urgent flirting, please contact my colleague Brian.',
    ],
    low: ['The out-of-office handed in its notice.'],
    high: ["Somebody switched off their auto-reply to answer this. Do not waste Brian's evening."],
  },
  {
    id: 'voice-note',
    when: ['any'],
    lines: [
      'As a voice note it would be nine seconds, four of them a passing bus.',
      'Read it at double speed, and you get to the silence sooner.',
      'Voicemail full, by choice.',
      'You have one new message. To delete it, simply imagine saying it again.',
    ],
    low: ['They transcribed it automatically, and the software asked for compassionate leave.'],
    high: [
      'They played it to a friend. The friend asked for the original.',
      "They've saved it. They've also muted the bus.",
    ],
  },
  {
    id: 'hold-music',
    when: ['any'],
    lines: [
      'Your flirtation is important to us. You are number forty in the queue.',
      'For eye contact, press one. For this, please stay on the line.',
      'Calls may be recorded for training, chiefly as a warning.',
      'After this, the hold music is the romantic part.',
    ],
    low: ['All our operators are pretending to be busy with other customers.'],
    high: [
      'Put straight through to a supervisor, who is blushing in a professional capacity.',
      'They hung up on their mother to hear the rest of it.',
    ],
  },
  {
    id: 'delivery-driver',
    when: ['any'],
    lines: [
      'Sorry we missed you! We heard you coming.',
      'Left with a neighbour, who now waters its plants.',
      'Signed for by: the dog.',
      'Return to sender, contents shaken.',
      'Proof of delivery: a photo of a closed door.',
    ],
    low: ['Thrown over the fence and thrown back.'],
    high: [
      'Arrived a day early and in one piece. The box is far too big, though.',
      'Delivered by hand, opened on the doorstep, box kept.',
    ],
  },
  {
    id: 'lost-luggage',
    when: ['any'],
    lines: [
      'Last seen on carousel five, going round on its own.',
      'Describe the item: medium confidence, one broken wheel.',
      'A better version of this was sent on to Frankfurt by mistake.',
      'The airline regrets nothing.',
    ],
    low: ['Nobody claimed it, so it was auctioned with a pram.'],
    high: [
      'It came through first off the plane, which never happens, and you still stood at the wrong belt.',
    ],
  },
  {
    id: 'airport-gate',
    when: ['any'],
    lines: [
      'Final call for a passenger Charm, last seen near the sandwiches.',
      'Your connection has been cancelled. Vouchers at the desk.',
      'Please remain seated until the awkwardness has come to a complete stop.',
      'In the event of a reply, oxygen masks will drop from above you.',
    ],
    low: ['The gate closed early, out of tact.'],
    high: [
      'Priority boarding, middle seat.',
      'Upgraded to the front, and the captain would like to borrow it.',
    ],
  },
  {
    id: 'postcard',
    when: ['any'],
    lines: [
      'Wish you were here, it says. Here has been informed and is checking its diary.',
      'Second-class stamp, first-class nerve.',
      'By the time that arrives, the mood will have moved house.',
      'Printed on a postcard, it would make the postman walk slower.',
    ],
    high: [
      'They put it on the fridge, under the pizza menu, which is the place of honour.',
      'The postman has read it, and now he whistles.',
    ],
  },
  {
    id: 'terms',
    when: ['any'],
    lines: [
      'Terms and conditions apply. Interest does not.',
      'By reading this you have agreed to nothing. They double-checked.',
      'Accept all, reject all, or manage your expectations.',
      'Charm may go down as well as down.',
      'The picture on the box showed somebody laughing. Serving suggestion.',
    ],
    low: ['The small print apologises on behalf of the large print.'],
    high: [
      "They actually scrolled to the bottom. Legally, that's flirting.",
      "I agree. I'd like a copy, signed, for the kitchen.",
    ],
  },
]
