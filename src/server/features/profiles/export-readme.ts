import { PRODUCT } from '#domain/product.ts'

/** What lies beside the files of an export: what each of them is, for people and for programs. */
export function writeReadme(email: string, madeAt: Date): string {
  return `${PRODUCT}: everything we keep of ${email}
Made on ${madeAt.toISOString()}. All times are UTC. The .json files are text in UTF-8.

profile.json
  person     your account: id, email, whether the address is proven, name, how often and when you last shared and
             invited, and when the account was made
  signIns    how you sign in: the provider ("credential" is a password) and who you are there. Passwords are kept as
             hashes that nobody can read back, so they are not in here
  sessions   where you are signed in: since when, until when, network address and browser
  reactions  what you reacted with to which roast, and when
  shares     on which days you shared which of your roasts
  reports    what you told our moderators about which roast, and when

roasts-1.json, roasts-2.json ...
  your roasts, newest first, fifty to a file: caption, score out of 10 with its label, mode, the line you typed
  (originalText), who may see it (visibility), reactions, and when it was written (createdAt)

avatar.webp          your picture, if you chose one
photos/{id}.webp     the photo of the roast with that id, as we keep it
cards/{id}.png       its card

Missing a photo or a card? A roast of a line has no photo, and what you deleted while this was made is gone.
`
}
