import type { MailMessage } from './port.ts'

/** No spaces, commas or brackets: one address can never become two, or a name with another address. */
const ONE_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/

/** The message as nodemailer takes it. Fails when `to` is anything but one plain address. */
export function envelopeOf({ to, subject, text }: MailMessage) {
  if (!ONE_ADDRESS.test(to)) throw new Error('not one mail address')
  return { to, subject, text }
}
