/**
 * Sends one plain text to one person.
 *
 * Guarantees: `send` resolves once somebody else keeps the mail (the mail server has accepted it, or it is on disk);
 * subject and text arrive as given, in any script; nothing in them can add a header or a recipient. It is tried once and
 * within 30 seconds. Once `forget` resolves, nothing that was sent to that address before is kept on our side; what a mail
 * server has accepted is not ours.
 * Failures: MailError, with the cause. Whether to try again is the caller's to decide.
 */
export interface Mail {
  send(message: MailMessage): Promise<void>
  /** For whoever leaves. The address in whatever case; mails to others stay. */
  forget(address: string): Promise<void>
}

export interface MailMessage {
  /** One address, such as ann@example.com. */
  to: string
  /** One line. */
  subject: string
  text: string
}

export class MailError extends Error {
  constructor(cause: unknown, message = 'the mail could not be sent') {
    super(message, { cause })
    this.name = 'MailError'
  }
}
