import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** True of every outfit that was sent in: somebody asked for this. */
export const FIT_SUBMISSION: readonly Premise<PhotoCondition>[] = [
  {
    id: 'asked-for-it',
    when: ['any'],
    lines: [
      'Most people get dressed and leave the house. You filed for an independent review.',
      'You could have asked a friend. You asked a stranger with a scoring system.',
      'Nobody made you send this in. The outfit would like that in the minutes.',
      'Submitting your own clothes for roasting is like phoning the neighbours to complain about yourself.',
      "You asked for honesty about clothes. Even changing rooms don't offer that.",
    ],
    low: ['It was a private mistake until somebody pressed upload.'],
    high: [
      'You only sent this in to hear it said out loud. Fine, it works. Stop fishing, the lake is closed.',
      'You asked to be grilled. The grill would like to know where you got it.',
    ],
  },
  {
    id: 'wardrobe-vote',
    when: ['any'],
    lines: [
      'Your wardrobe held a vote. This was the compromise candidate.',
      'The rest of your wardrobe would rather not be named.',
      "There's a hanger at home pretending it doesn't know you.",
      'Whatever stayed in the wardrobe is having a quiet, smug afternoon.',
      "Every outfit has to beat another one. For science, I'd like to meet the loser.",
    ],
    low: ['The clothes you left on the hanger have booked a celebration dinner.'],
    high: [
      "Right now everything else you own is learning the word 'understudy'.",
      'There was a vote in the wardrobe, and for once the right one got in.',
    ],
  },
  {
    id: 'bedroom-chair',
    when: ['any'],
    lines: [
      'Every bedroom has a chair that dresses its owner. Send yours my regards.',
      'Some looks come from the wardrobe, some from the chair with the clothes on it. No further questions.',
      'Styling credits: floor, chair, you, in that order.',
      'A pile of clothes on a chair is missing its ringleader.',
    ],
    low: ['I have seen laundry with a clearer creative direction.'],
    high: [
      'If the bedroom chair picked this out, give that chair a magazine.',
      'That outfit has never spent a night on the chair.',
    ],
  },
  {
    id: 'how-long',
    when: ['any'],
    lines: [
      'How long did this outfit take? Careful. Both answers are bad.',
      "Ten minutes or two hours? I can't tell, and either way somebody missed a bus.",
      'It has the carefree air of something that was tried on five times.',
      'Time spent choosing: unknown. Time spent defending: about to begin.',
    ],
    low: ['You slept on the decision. Apparently the outfit was underneath.'],
    high: [
      "It says 'I just threw this on'. The pile of rejects on your bed says otherwise.",
      'If it took two minutes, leave the country. If it took two hours, give lessons.',
    ],
  },
  {
    id: 'the-compliment',
    when: ['any'],
    lines: [
      "People will call this outfit 'fun'. Check what their eyebrows do.",
      "Someone will say 'you really went for it'. That isn't a compliment, that's a witness statement.",
      "Expect one 'love that for you' and a very quick change of subject to parking.",
      "A colleague will say 'someone's made an effort' and leave it there, like a wet umbrella.",
    ],
    low: ["The kindest review so far is 'noted'."],
    high: [
      "Somebody will admire it and you'll say 'what, this?', after planning it since Tuesday.",
      "Strangers will ask where it's from. Lie. Protect the supply.",
    ],
  },
  {
    id: 'group-chat',
    when: ['any'],
    lines: [
      "There's a group chat about this outfit, and you're the only one who isn't in it.",
      "Send it to the group chat and watch 'typing...' appear, vanish, and become a lasagne recipe.",
      "Four thumbs-up from the group chat. In that dialect it means 'we're staying out of this'.",
      'Nobody in the group chat has replied, and all of them have read it.',
    ],
    low: ["The group chat saw it and renamed itself 'So Who's Going To Say Something'."],
    high: [
      "Prepare for 'where is it from?' in four chats, followed by your sudden loss of memory.",
      "Somebody in the group chat has saved it under 'ideas' and will deny that in court.",
    ],
  },
  {
    id: 'quiz-night',
    when: ['any'],
    lines: [
      'For ten points: was this on purpose?',
      'Quiz night, fashion round: name the theme of this outfit. Nobody scores, the wearer included.',
      "I'd like to phone a friend about this look. One of yours. Gently.",
      'Tie-break: to the nearest hour, when did this seem like a good idea?',
    ],
    low: ["Is that your final answer? You're allowed to change. Please, you are allowed to change."],
    high: [
      "Full marks, and you'd still demand a recount just to hear the score again.",
      'Correct, and so was the bonus. Please sit down before the other teams find out.',
    ],
  },
  {
    id: 'small-print',
    when: ['any'],
    lines: [
      'Small print: outfit may differ from the one in your head.',
      'By looking at these clothes you agree to receive further updates about them.',
      "I've accepted this outfit the way I accept terms and conditions: fast, and without reading to the bottom.",
      "Clause nine: the wearer may say 'it's a look' no more than twice per evening.",
      'Offer valid while stocks of courage last.',
    ],
    low: ["Clause four: the wearer waives all right to the words 'it looked different at home'."],
    high: [
      'Accept all. Even the cookies. This outfit may follow me around the internet.',
      "I read the small print. It just says 'wow', over and over, with a solicitor's stamp.",
    ],
  },
  {
    id: 'style-update',
    when: ['any'],
    lines: [
      'Your style would like to restart. Remind you tonight?',
      'A new style is ready to install. System requirements: one honest friend.',
      'Release notes for this outfit: various improvements, none of them listed.',
      'Style settings have been restored to factory defaults.',
    ],
    low: ["Still running last season's version and clicking 'later' with real conviction."],
    high: [
      'Fully up to date, and now we all have to hear the release notes at brunch.',
      'Everyone will copy it by spring, and theirs will have a bug.',
    ],
  },
  {
    id: 'on-hold',
    when: ['any'],
    lines: [
      'Your outfit is important to us. You are number nine in the queue for a compliment.',
      'For compliments, press one. For honesty, hang up.',
      'As outfits go this one is hold music: pleasant, familiar, and nobody has come to the phone.',
      'We value your outfit. Calls about it may be recorded for training purposes and lunch.',
    ],
    low: ['All our advisers have seen the outfit and are now busy.'],
    high: [
      "You've reached the complaints line. We've looked at the outfit. Why are you calling?",
      "The compliment you ordered has arrived. It wouldn't fit in the van.",
    ],
  },
  {
    id: 'museum-guide',
    when: ['any'],
    lines: [
      'Audio guide, stop 12: the outfit. Stop 13: the curator would rather talk about the frame.',
      'Artist unknown. The artist would like to keep it that way.',
      'The average visitor spends four seconds with this outfit and twenty minutes in the gift shop.',
      'On loan from a private collection, which is in no hurry to have it back.',
    ],
    low: ['The audio guide skips this room and recommends the carrot cake.'],
    high: [
      "Please stay behind the rope. It's on loan, and it has already asked about its insurance.",
      'Two guards have been moved from the vases to the outfit.',
    ],
  },
  {
    id: 'estate-agent',
    when: ['any'],
    lines: [
      'An estate agent would show this outfit on a Sunday, with bread in the oven and the curtains shut.',
      "The listing says 'period features'. It doesn't say which period.",
      'Viewing recommended. Bring a surveyor to the second one.',
      'Ten minutes from the station, twenty from fashionable.',
    ],
    low: ['Sold as seen. The trouble is with seen.'],
    high: [
      'Above asking price at the first viewing, and the seller is going to be unbearable at dinner.',
      'Sold before the photo had loaded. The waiting list has a waiting list.',
    ],
  },
  {
    id: 'changing-room',
    when: ['any'],
    lines: [
      'The curtain of the changing room opened, and the whole queue remembered an appointment.',
      'If getting dressed had a self-checkout, the red light would be on and nobody would be coming.',
      "One shop assistant is still recovering from saying 'it's so you'.",
      "The changing-room light told you one thing. I'm the other light.",
    ],
    low: ['The returns desk has seen this picture and put out a chair.'],
    high: [
      'The mannequin promised it would look like this, and for once a mannequin kept its word.',
      'When you came out, the changing room clapped, and the next curtain stayed shut.',
    ],
  },
]
