import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEml } from '#tests/fixtures/eml.ts'
import { startMailServer } from '#tests/fixtures/mail-server.ts'
import { createFakeMail } from './fake.ts'
import { createFolderMail } from './folder.ts'
import { describeMail } from './mail.contract.ts'
import { MailError } from './port.ts'
import { createSmtpMail } from './smtp.ts'

const FROM = 'Scorch <hello@scorch.example>'
const MESSAGE = { to: 'ann@example.com', subject: 'Hello', text: 'Hello Ann.\n' }

async function folderMail() {
  const parent = await mkdtemp(join(tmpdir(), 'scorch-mail-'))
  const folder = join(parent, 'mail')
  const written: string[] = []
  const mail = createFolderMail({ folder, from: FROM, now: () => 0, onWritten: (path) => written.push(path) })
  const received = async () => {
    const files = await readdir(folder).catch(() => [])
    return Promise.all(files.map(async (file) => readEml(await readFile(join(folder, file), 'utf8'))))
  }
  const dispose = () => rm(parent, { recursive: true })
  return { mail, folder, written, received, keepsMails: true, [Symbol.asyncDispose]: dispose }
}

describeMail('the fake', async () => {
  const mail = createFakeMail()
  const received = async () => [...mail.sent]
  return { mail, keepsMails: true, received, [Symbol.asyncDispose]: async () => {} }
})

describeMail('the folder', folderMail)

describeMail('the mail server', async () => {
  const server = await startMailServer()
  return {
    mail: createSmtpMail({ url: server.url, from: FROM }),
    keepsMails: false,
    received: async () => server.received.map(readEml),
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  }
})

it('names the sender and the one recipient to the mail server', async () => {
  await using server = await startMailServer()
  await createSmtpMail({ url: server.url, from: FROM }).send(MESSAGE)
  expect(server.received[0]).toContain(`From: ${FROM}`)
  expect(server.recipients).toEqual([['ann@example.com']])
})

it('says so when the mail server refuses, or when there is none', async () => {
  await using refusing = await startMailServer({ refuses: true })
  await expect(createSmtpMail({ url: refusing.url, from: FROM }).send(MESSAGE)).rejects.toThrow(MailError)
  const nobody = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: FROM })
  await expect(nobody.send(MESSAGE)).rejects.toThrow(MailError)
})

it('writes files that only their owner may read, and says which', async () => {
  await using under = await folderMail()
  await under.mail.send(MESSAGE)
  const [path = ''] = under.written
  expect(path).toMatch(/1970-01-01T00-00-00.000Z-[0-9a-f]{8}\.eml$/)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readFile(path, 'utf8')).toContain(`From: ${FROM}`)
})

it('leaves alone what else lies in the folder', async () => {
  await using under = await folderMail()
  await under.mail.send(MESSAGE)
  const note = join(under.folder, 'note.txt')
  await writeFile(note, `To: ${MESSAGE.to}\n\n`)
  await under.mail.forget(MESSAGE.to)
  expect(await readdir(under.folder)).toEqual(['note.txt'])
})

it('fails when the folder cannot be written or read', async () => {
  const folder = '/dev/null/mail'
  const mail = createFolderMail({ folder, from: FROM, now: () => 0, onWritten: () => {} })
  await expect(mail.send(MESSAGE)).rejects.toThrow(MailError)
  await expect(mail.forget(MESSAGE.to)).rejects.toThrow(MailError)
})
