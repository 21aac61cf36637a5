import { PRODUCT } from '#domain/product.ts'
import type { MailMessage } from '#server/engines/mail/port.ts'

/** What somebody gets who forgot the password. Plain ASCII in short lines: readable even as a file. */
export function writeResetMail(url: string, { email, token }: { email: string; token: string }): MailMessage {
  const lines = [
    `Somebody, hopefully you, wants a new password for ${PRODUCT}.`,
    '',
    'Choose it here within an hour:',
    `${url}/auth?reset=${encodeURIComponent(token)}`,
    '',
    'You are then signed out everywhere else.',
    'Was it not you? Then do nothing: your password stays as it is.',
    '',
  ]
  return { to: email, subject: `Your new ${PRODUCT} password`, text: lines.join('\n') }
}
