import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { envelopeOf } from './envelope.ts'
import { type Mail, MailError } from './port.ts'

export interface FolderSetting {
  /** Absolute path; made when the first mail comes. */
  folder: string
  from: string
  /** Milliseconds since 1970. */
  now: () => number
  /** Called with the file's absolute path. */
  onWritten: (path: string) => void
}

/** Writes each mail to a file of its own, <time>-<random>.eml, which any mail program opens. Readable by its owner only. */
export function createFolderMail({ folder, from, now, onWritten }: FolderSetting): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(message) {
      const time = new Date(now()).toISOString().replaceAll(':', '-')
      const path = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`)
      try {
        const { message: eml } = await transport.sendMail({ from, ...envelopeOf(message) })
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(path, eml, { mode: 0o600, flag: 'wx' })
      } catch (error) {
        throw new MailError(error)
      }
      onWritten(path)
    },
  }
}
