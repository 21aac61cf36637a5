import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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

const ENDING = '.eml'

/** Writes each mail to a file of its own, <time>-<random>.eml, which any mail program opens. Readable by its owner only. */
export function createFolderMail({ folder, from, now, onWritten }: FolderSetting): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(message) {
      const time = new Date(now()).toISOString().replaceAll(':', '-')
      const path = join(folder, `${time}-${randomBytes(4).toString('hex')}${ENDING}`)
      try {
        const { message: eml } = await transport.sendMail({ from, ...envelopeOf(message) })
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(path, eml, { mode: 0o600, flag: 'wx' })
      } catch (error) {
        throw new MailError(error)
      }
      onWritten(path)
    },
    async forget(address) {
      try {
        // One by one: there may be years of mails, and nobody waits for this often.
        for (const name of await namesIn(folder)) {
          const path = join(folder, name)
          if (isTo(address, await read(path))) await rm(path, { force: true })
        }
      } catch (error) {
        throw new MailError(error, 'mails could not be removed')
      }
    },
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await unlessMissing(readdir(folder))
  return (names ?? []).filter((name) => name.endsWith(ENDING))
}

/** Empty when somebody else has just removed it. */
async function read(path: string): Promise<string> {
  return (await unlessMissing(readFile(path, 'utf8'))) ?? ''
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** Whether a mail of ours goes to that address, in whatever case. A long address stands on a line of its own. */
function isTo(address: string, eml: string): boolean {
  const head = eml.slice(0, eml.indexOf('\n\n'))
  const [, to = ''] = /^To:\s+(\S+)$/m.exec(head) ?? []
  return to.toLowerCase() === address.toLowerCase()
}
