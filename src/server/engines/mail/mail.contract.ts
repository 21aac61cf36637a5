import { describe, expect, it } from 'vitest'
import { type Mail, MailError, type MailMessage } from './port.ts'

export interface MailUnderTest extends AsyncDisposable {
  mail: Mail
  /** Whether mails stay on our side once they are sent. */
  keepsMails: boolean
  /** What has arrived, in any order, read as a mail program would. */
  received: () => Promise<MailMessage[]>
}

const MESSAGE = { to: 'ann@example.com', subject: 'Hello', text: 'One line.\n\nAnother line.\n' }

/** What port.ts promises, checked on any adapter. */
export function describeMail(name: string, create: () => Promise<MailUnderTest>): void {
  describe(`${name} keeps the mail's promises`, () => {
    it.each([
      ['plain words', MESSAGE],
      [
        'any script and emoji',
        { ...MESSAGE, subject: 'こんにちは Grüße 🔥', text: 'مرحبا\nübel 🔥 = 100 %\n' },
      ],
      ['a long link', { ...MESSAGE, text: `https://scorch.example/auth?reset=${'a1='.repeat(60)}\n` }],
    ])('brings %s as given', async (_, message) => {
      await using under = await create()
      await under.mail.send(message)
      expect(await under.received()).toEqual([message])
    })

    it('brings all of several sent at once', async () => {
      await using under = await create()
      const messages = Array.from({ length: 5 }, (_, at) => ({ ...MESSAGE, to: `person${at}@example.com` }))
      await Promise.all(messages.map((message) => under.mail.send(message)))
      const received = await under.received()
      expect(received.toSorted((a, b) => a.to.localeCompare(b.to))).toEqual(messages)
    })

    it.each([
      'ann@example.com, eve@example.com',
      'ann@example.com\r\nBcc: eve@example.com',
      'Eve <eve@example.com>',
      'nobody',
      '',
    ])('sends nothing to %j, which is not one address', async (to) => {
      await using under = await create()
      await expect(under.mail.send({ ...MESSAGE, to })).rejects.toThrow(MailError)
      expect(await under.received()).toEqual([])
    })

    it.each([
      ['as it was written', 'ann@example.com'],
      ['in another case', 'Ann@Example.COM'],
      ['too long for one line', `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`],
    ])('forgets whoever leaves, and nobody else: an address %s', async (_, address) => {
      await using under = await create()
      const theirs = { ...MESSAGE, to: address.toLowerCase() }
      const others = ['joann@example.com', 'ann@example.com.au', 'bob@example.com'].map((to) => ({
        ...MESSAGE,
        to,
        text: `To: ${address}\n`,
      }))
      for (const message of [theirs, ...others, theirs]) await under.mail.send(message)
      await under.mail.forget(address)
      await under.mail.forget(address)
      const left = under.keepsMails ? others : [...others, theirs, theirs]
      const byReader = (a: MailMessage, b: MailMessage) => a.to.localeCompare(b.to)
      expect((await under.received()).toSorted(byReader)).toEqual(left.toSorted(byReader))
    })

    it('has nothing to forget where nothing was sent', async () => {
      await using under = await create()
      await under.mail.forget('ann@example.com')
      expect(await under.received()).toEqual([])
    })

    it('lets no subject add a header', async () => {
      await using under = await create()
      await under.mail.send({ ...MESSAGE, subject: 'Hi\r\nBcc: eve@example.com\r\n\r\nand a text' })
      const [only, ...others] = await under.received()
      expect(others).toEqual([])
      expect(only).toMatchObject({ to: MESSAGE.to, text: MESSAGE.text })
    })
  })
}
