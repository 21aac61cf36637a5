/**
 * What somebody gets instead of a joke when a typed line sounds like trouble: short, kind, without a score.
 * COMEDY.md "The limits". `self-harm`, `abuse`, `grief`: somebody may be hurting. `hate`: somebody is being hurt.
 */
export const CONCERNS = ['self-harm', 'abuse', 'grief', 'hate', 'sexual'] as const
export type Concern = (typeof CONCERNS)[number]

const MESSAGES: Record<Concern, string> = {
  'self-harm':
    'No roast for this one. If any of it is how you feel, you deserve a real person to talk to: findahelpline.com lists free, confidential help in your country. In danger right now? Call your local emergency number. We are glad you are here.',
  abuse:
    'No roast for this one. If somebody is hurting you, it is not your fault and you do not have to sort it out alone. findahelpline.com lists people who listen, in your country; in danger, call your local emergency number.',
  grief:
    'No roast for this one. If you are carrying a loss, we are sorry. Take all the time you need and let somebody sit with you; findahelpline.com knows people who will listen. The jokes can wait.',
  hate: 'We pass on this one: it goes at people for who they are, or wishes them harm, and that is not a joke we help with. Bring a line that only risks your own dignity and we will be right back.',
  sexual:
    'We pass on this one: too explicit for this stage. Keep it to something you could say out loud in a queue for coffee, and send it again.',
}

/** A few kind words, at most 300 characters, plain text. */
export function careMessage(concern: Concern): string {
  return MESSAGES[concern]
}
