import { createTransport } from 'nodemailer'
import { envelopeOf } from './envelope.ts'
import { type Mail, MailError } from './port.ts'

const CONNECT_LIMIT_MS = 10_000
const SILENCE_LIMIT_MS = 20_000

export interface SmtpSetting {
  /** smtp://user:password@host:587 (STARTTLS where offered) or smtps://...:465. */
  url: string
  /** The sender, such as "Scorch <hello@scorch.example>". */
  from: string
}

/** Hands mails to a mail server. Connects for each of them: they are few. */
export function createSmtpMail({ url, from }: SmtpSetting): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      try {
        await transport.sendMail({ from, ...envelopeOf(message) })
      } catch (error) {
        throw new MailError(error)
      }
    },
    // Nothing to do: a mail that was handed on is not kept here.
    forget: async () => {},
  }
}
