import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The human behind the camera, as the {pet} tells it. */
export const PET_PHOTOGRAPHER: readonly Premise<PhotoCondition>[] = [
  {
    id: 'silly-voice',
    when: ['pet-seen'],
    lines: [
      "Before this was taken, an adult said 'who's famous, who's famous' to a {pet}. Twice.",
      'The {pet} keeps its dignity by never mentioning the voice you do.',
      "There's a version with sound, and you should pay good money to keep it from your colleagues.",
      "For every photo of a {pet} there's a person off camera, squeaking.",
    ],
    low: ['All that squeaking, and this is what the squeaking bought.'],
    high: [
      'The voice worked. Never do it at a board meeting, however tempting.',
      'Whatever voice you did to get this, patent it and never use it near me.',
    ],
  },
  {
    id: 'camera-roll',
    when: ['pet-alone'],
    lines: [
      'Your camera roll: the {pet}, the {pet}, a parking level, the {pet}.',
      "You've got more pictures of this {pet} than of your own graduation, and better ones.",
      'Family album, chapter one to nine: the {pet}. Appendix: people.',
      "The phone made a 'memories' video for you. It's only the {pet}, with piano.",
    ],
    low: [
      "Of two hundred tries, this was the one. I'd love to meet the others, in the company of a counsellor.",
    ],
    high: [
      'Two hundred tries, one success, all credit to the {pet}, receipts to the human.',
      'Two hundred photos walked so that this one could lie down.',
    ],
  },
  {
    id: 'treat-bribe',
    when: ['pet-seen'],
    lines: [
      "This picture smells of bribery, mostly the bribe's wrapper.",
      'Day rate for the {pet}: one snack. Day rate for you: also paid by you.',
      'Behind the lens, I suspect, there was a snack held up like the Olympic torch.',
      "The {pet} doesn't work for exposure. Have you tried cubes of something?",
    ],
    low: ["Whatever you paid the {pet}, ask for none of it back. It wasn't the one at fault."],
    high: [
      'If a treat did this, then give the treat an agent.',
      'However many biscuits it was, the film industry pays more and gets less.',
    ],
  },
  {
    id: 'gallery-opening',
    when: ['pet-alone'],
    lines: [
      "At the gallery: 'Untitled, with {pet}'. The artist is by the crisps and would love to be asked.",
      'A critic writes: the {pet} is luminous, the photographer was parking.',
      "It'll be on show for six weeks, on the fridge, between a takeaway menu and the bin calendar.",
      "The audio guide for this one is just somebody whispering 'oh, just look'.",
    ],
    low: ['The gallery hung it facing the wall, and three people preferred it.'],
    high: [
      'A minor masterpiece, signed by the {pet} and carried by you.',
      "They've moved the exit, so that everyone has to walk past the {pet} twice.",
    ],
  },
  {
    id: 'other-half-of-the-pair',
    when: ['pet'],
    lines: [
      'Between you, you have one star and one pair of thumbs.',
      "In every double act there's the talent and there's the one who knows where the towels are.",
      "You're the sort of person the {pet} calls 'my ride'.",
      "The {pet} was going to write you a thank-you card, but you've got the pens.",
    ],
    low: ['The partnership works: one of you is lovely and the other one needs notes.'],
    high: [
      "Great duo. I'd pay to see it, and I'd look at the {pet} the whole time.",
      'One of you has the looks. The other one had the sense to press the button.',
    ],
  },
  {
    id: 'wedding-plan',
    when: ['pet'],
    lines: [
      "At your wedding the {pet} sits at the top table and you're near the kitchen, by the coats.",
      "You'd leave a party early for this {pet}. You'd leave a good party. You'd leave your own.",
      "Your emergency contact is the {pet}. It's let that ring before.",
      "People invite you over and then ask, with hope, whether you're bringing the {pet}.",
    ],
    low: ['Show this at a dinner party and see who needs to check on the oven.'],
    high: [
      "Show it at any dinner and you'll be asked back, as the {pet}'s plus-one.",
      'Bring the picture, leave the present. Nobody will notice, least of all the couple.',
    ],
  },
  {
    id: 'quiz-of-household',
    when: ['pet-seen'],
    lines: [
      "Quick quiz: who in this household has never paid for anything? Hint: it's the good-looking one.",
      'Which of you is house-trained? Take your time. Show your workings.',
      'Which of you came when called? Careful, the {pet} is reading this.',
      'One of you is a creature of simple appetites who lives for the weekend. The other is a {pet}.',
      "Spot the difference: one's adored unconditionally, one has a password to remember.",
    ],
    low: ['Final question: who pressed the button? No conferring, the {pet} has already told us.'],
    high: [
      'Full marks to the {pet}. You get the bonus point for standing quite close to it.',
      "Final question: who's a good photographer? Don't look at the {pet} for the answer. It's you.",
    ],
  },
  {
    id: 'regional-theatre',
    when: ['pet-alone', 'one-pet'],
    lines: [
      'A one-{pet} show. You did the lights, the tickets and the sobbing.',
      "The local paper says: 'The {pet} was mesmerising. There were also scene changes.'",
      "No stagehand has ever worried more than the person in charge of this {pet}'s snacks.",
      "It's opening night, and the {pet} has asked for the front row to be replaced by pigeons.",
    ],
    low: ['The lead was flawless. The set, the lighting and the director will be touring separately.'],
    high: [
      "Sold out. They're turning away people at the door, including the photographer.",
      'One {pet}, no lines, eleven curtain calls. The understudy has taken up pottery.',
    ],
  },
  {
    id: 'tax-return',
    when: ['pet'],
    lines: [
      "On your tax return the {pet} is down as a dependant. On the {pet}'s, so are you.",
      "Of your subscriptions, I'd guess, one is for films and the rest arrive in sacks.",
      "The {pet} sees a specialist twice a year. You've got a mint and a good attitude.",
      "When the parcel came, you hoped that it was for you. It's never for you.",
    ],
    low: ["You can't deduct the camera as a business expense. The court has seen the business."],
    high: [
      "Finally a return on the investment, and it's this picture. The {pet} keeps the dividends.",
      "You may now declare the {pet} as a national treasure. There's a box for it.",
    ],
  },
  {
    id: 'yoga-crouch',
    when: ['pet-seen', 'sharp'],
    lines: [
      'To get it this sharp, I picture you lying on the floor in your good coat, whispering.',
      "There's a yoga pose for this: the Squatting Paparazzo.",
      "You crouched for this, I'd guess, so long that the pigeons have opened a file.",
      'A clean shot. You must have held your breath, for which the {pet} is also grateful.',
    ],
    low: ["Such a sharp picture of somebody else's good work."],
    high: [
      'Razor sharp, and all you had to give up was feeling in one leg.',
      'Whatever you lay down in to get this was worth the dry cleaning.',
    ],
  },
  {
    id: 'ikea-parts',
    when: ['one-pet', 'pet-alone'],
    lines: [
      'Contents of this box: one {pet}, complete. Human, some assembly required.',
      'You came home with one {pet} as you go to IKEA for one candle: it took over the car and the decade.',
      'A self-assembled household: the {pet} read the instructions and sat on them.',
      "There's one {pet} in the picture, no spare parts, no returns.",
    ],
    low: ['The instructions had four pictures. You skipped the one with the camera.'],
    high: [
      'Everything fits, nothing left over. Are you sure that you built this?',
      'It came out exactly like the picture on the box, if they sold happiness in boxes, with a key.',
    ],
  },
  {
    id: 'museum-of-you',
    when: ['pet-alone'],
    lines: [
      "A hundred years from now, this will be the picture of your home, and you'll be 'unknown servant'.",
      'In the royal portrait gallery the {pet} hangs left of the stairs, and you dust.',
      'Coins, stamps, one commemorative plate: the {pet} has drafted the merchandise.',
      "Court painter was a proper job once. People knelt, it took a month, nobody went 'psst'.",
    ],
    low: ["A court painter who turned this in would've been asked to paint the fence."],
    high: [
      'A state portrait, no question. Dukes are at home, sulking.',
      "A hundred years from now, people in a long queue will say 'it's smaller than I thought, and fluffier'.",
    ],
  },
]
