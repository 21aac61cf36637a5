import type { PhotoCondition } from '../../photo/conditions.ts'
import type { Premise } from '../../premise.ts'

/** The pet as landlord, manager and head office; the human is staff. */
export const PET_MANAGEMENT: readonly Premise<PhotoCondition>[] = [
  {
    id: 'performance-review',
    when: ['pet'],
    lines: [
      'Annual review of the human: catering acceptable, photography referred back to training.',
      "Under 'key strengths', the {pet} has written 'can open things'.",
      "Your probation has been extended. The {pet} wasn't specific, just very firm.",
      'Feedback from management: fewer photos, more lunch.',
    ],
    low: ['The {pet} has seen the picture and asked whether you have a colleague.'],
    high: [
      'Management has approved this picture and will be taking full credit at the meeting.',
      "Objective met: one good photo of management. The {pet} has set next year's at two.",
    ],
  },
  {
    id: 'landlord',
    when: ['pet'],
    lines: [
      "The {pet} holds the lease. You're listed under fixtures.",
      'Dear tenant, the photography counts as noise. Kind regards, the {pet}.',
      'One of you owns the place. The other one has a key and a mortgage.',
      'House rules, revised: the human may stay, the camera may not.',
    ],
    low: ['Your deposit has been withheld over the state of this photograph.'],
    high: [
      'The {pet} owns the place, and for once the lodger took a picture worth the rent.',
      'The {pet} has put this in the window, and the rent on the whole street went up.',
    ],
  },
  {
    id: 'alone-on-payroll',
    when: ['pet-alone', 'one-pet'],
    lines: [
      'Only management is pictured. Staff were asked to stand behind the camera.',
      'A portrait of the boss, by the intern, under supervision.',
      'No human in shot. The {pet} has kept the cast list short and the standards high.',
      'This is the picture that goes in reception, above a plaque and some disappointing biscuits.',
    ],
    low: ['The subject did its job. Somebody in the photo department is being moved to the post room.'],
    high: [
      'The {pet} carries this alone, which is also how it would describe the household.',
      'Management looks wonderful. Staff will find the brush where they left it.',
    ],
  },
  {
    id: 'union-meeting',
    when: ['pet'],
    lines: [
      'Item one: snacks. Item two: snacks. Item three: whatever you were doing with that camera.',
      'The {pet} would like it minuted that nobody consulted the {pet}.',
      "A motion to confiscate the camera was carried, one vote to none. You don't get a vote.",
      'Talks collapsed when you offered exposure and the {pet} wanted lunch.',
    ],
    low: ["There is now a picket line, it is one {pet} long, and honestly I'm joining it."],
    high: [
      'For a picture like this, the union would normally demand double rations.',
      'The members voted to hang it in the canteen. The {pet} abstained, out of modesty and a nap.',
    ],
  },
  {
    id: 'internal-memo',
    when: ['pet-seen'],
    lines: [
      'Memo to all staff: the photographer will be fed last.',
      "To: Human. From: {pet}. Subject: that noise you make when you're lining up a shot.",
      'Per my last stare, breakfast is overdue.',
      'Out of office: the {pet} is unavailable for further portraits and will respond to rustling.',
    ],
    low: ['Following this shoot, all cameras will be kept on the high shelf with the treats.'],
    high: [
      'Great work, everyone. By everyone, the {pet} means the {pet}.',
      'Memo: whoever took this may sit on the sofa until further notice.',
    ],
  },
  {
    id: 'job-interview',
    when: ['pet'],
    lines: [
      'Where do you see yourself in five years? The {pet} sees you holding the same scoop.',
      "You applied for 'owner'. The vacancy was for 'doorman'.",
      'References available from the {pet}, who says you are mostly punctual with dinner.',
      'Congratulations on the role of chef, driver and official photographer. Two of those are going fine.',
    ],
    low: ['After careful consideration, the {pet} has decided to go with another photographer.'],
    high: [
      "You'd put this on your CV. The {pet} wouldn't put you on its own.",
      "Your trial period is over. You may now call yourself 'photographer' in front of the {pet}.",
    ],
  },
  {
    id: 'solo-contract',
    when: ['pet-alone', 'one-pet'],
    lines: [
      'Clause four: the human shall remain out of shot, where the human tests best.',
      'Contractually, the {pet} gets top billing. You get to carry the phone.',
      'The rider asked for fresh water, soft light and no people. You managed the people.',
      'In a bold casting decision, the {pet} cut you from the picture, and audiences agreed.',
    ],
    low: ['Every star has one photographer it leaves off the CV. Hello.'],
    high: [
      'One {pet}, no humans, instant improvement. I would frame it and ask you to wait outside.',
      "The {pet} asked for top billing and got the whole poster. I'd have given it the cinema.",
    ],
  },
  {
    id: 'hr-complaint',
    when: ['pet-seen'],
    lines: [
      'A complaint has been lodged about repeated photography between meals.',
      'The {pet} was asked for its side of the story. It turned round and showed everyone.',
      'The {pet} feels seen. The {pet} would rather feel fed.',
      "Workplace mediation ended early, when the human said 'who's a good one' to the mediator.",
    ],
    low: ["Exhibit A in the grievance hearing is this picture. There's no exhibit B. None was needed."],
    high: [
      'HR wanted evidence that this {pet} is hard to work with. Sadly, the photo is excellent.',
      'The {pet} has withdrawn its complaint, and would like a print for the grievance folder.',
    ],
  },
  {
    id: 'tenancy-inspection',
    when: ['pet-seen', 'thing'],
    lines: [
      'Inventory at check-in: {pet}, {thing}, one human (on loan).',
      'You think you bought {athing}. The {pet} has it down as an annexe.',
      'The {thing} is in the photo because the {pet} insisted on listing all assets.',
      "The {pet} has insured the {thing}. You're listed under 'other'.",
    ],
    low: ["Even the {thing} looks staged, and it's the only one that took direction."],
    high: [
      'Nobody has ever been so thoroughly outranked by a {pet} and {athing}.',
      "The {thing} will be sold as 'owned by the {pet}' and go for ten times the price.",
    ],
  },
  {
    id: 'customer-service',
    when: ['pet'],
    lines: [
      'Thank you for calling the {pet}. Your affection is important to us. Please hold.',
      'Press one for feeding, two for doors. For photographs, please hang up.',
      'Your feedback to the {pet} has been received, sniffed and archived.',
      'We value your loyalty, says the {pet}, and will continue to test it at five in the morning.',
    ],
    low: ["The {pet} will not be returning this item. It's returning the photographer."],
    high: [
      'Five stars for the {pet}. The delivery driver, meaning you, is still under review.',
      'All lines are busy with people asking for the {pet}. You could take a few of the calls.',
    ],
  },
  {
    id: 'one-pet-board',
    when: ['one-pet'],
    lines: [
      'A board of one. It ate the agenda, so the meeting was short.',
      "The sole director, and the sole reason that you've never seen the sea in August.",
      'The entire leadership team, photographed by the entire workforce.',
      "There is one {pet} here, and somehow you're still outnumbered.",
    ],
    low: ['The annual report is in, and this is the cover. Nobody made it past the cover.'],
    high: [
      'Strong, stable leadership, with a workforce that talks to it in a silly voice.',
      'Record profits, says the chair, and curls up on them.',
    ],
  },
  {
    id: 'payslip',
    when: ['pet'],
    lines: [
      'Your payslip this month: three glances and a sigh. Overtime is paid in the same currency.',
      'Gross affection, forty units. Net affection, after deductions for photography: one.',
      'The {pet} has put your whole Sunday on expenses.',
      "Pension: you'll be allowed to keep opening doors.",
    ],
    low: ['Your bonus was linked to this picture. Enjoy the handshake.'],
    high: [
      'Employee of the month is whoever was nearest to the {pet} with a phone. Well stood.',
      'For this picture, the {pet} has approved a second glance. Spend it wisely.',
    ],
  },
]
