import { envelopeOf } from './envelope.ts'
import { type Mail, MailError, type MailMessage } from './port.ts'

export interface FakeMail extends Mail {
  /** Everything that was sent, oldest first. */
  readonly sent: readonly MailMessage[]
  /** The next mail that nobody has taken yet, as soon as it is there. */
  next(): Promise<MailMessage>
}

export function createFakeMail(): FakeMail {
  let sent: MailMessage[] = []
  const waiting: ((message: MailMessage) => void)[] = []
  let taken = 0
  return {
    get sent() {
      return sent
    },
    async send(message) {
      try {
        envelopeOf(message)
      } catch (error) {
        throw new MailError(error)
      }
      sent.push(message)
      const taker = waiting.shift()
      if (!taker) return
      taken += 1
      taker(message)
    },
    async forget(address) {
      const isOthers = ({ to }: MailMessage) => to.toLowerCase() !== address.toLowerCase()
      taken = sent.slice(0, taken).filter(isOthers).length
      sent = sent.filter(isOthers)
    },
    next() {
      const message = sent[taken]
      if (!message) return new Promise((resolve) => waiting.push(resolve))
      taken += 1
      return Promise.resolve(message)
    },
  }
}
