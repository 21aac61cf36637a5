import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import type { Database } from './db/open.ts'
import { createZipArchives } from './engines/archives/zip.ts'
import { createAuth } from './engines/auth/better-auth.ts'
import { createCards } from './engines/cards/takumi-cards.ts'
import { createHouseComedian } from './engines/comedian/house/house-comedian.ts'
import type { Comedian } from './engines/comedian/port.ts'
import { createFolderMail } from './engines/mail/folder.ts'
import type { Mail } from './engines/mail/port.ts'
import { createSmtpMail } from './engines/mail/smtp.ts'
import { createModeration } from './engines/moderation/moderation.ts'
import { createPictures } from './engines/pictures/sharp-pictures.ts'
import { createPostgresRateLimits, createUnlimited } from './engines/rate-limits/postgres.ts'
import { createReader } from './engines/reader/reader.ts'
import { createFolderStorage } from './engines/storage/folder-storage.ts'
import type { Storage } from './engines/storage/port.ts'
import { createVision } from './engines/vision/human-vision.ts'
import { writeResetMail } from './features/accounts/reset-mail.ts'
import type { Deps } from './features/context.ts'

/** Adapters chosen and wired, once. */
export interface WiredDeps {
  deps: Deps
  /** Ends the worker threads and waits for mails under way. The database is its opener's to close. */
  close: () => Promise<void>
}

/** Fails with ConfigError when the chosen language model cannot be used, and leaves nothing running then. */
export async function wireDeps(
  config: Config,
  secret: string,
  database: Database,
  log: Logger,
): Promise<WiredDeps> {
  await using made = new AsyncDisposableStack()
  const own = <T extends { close: () => Promise<void> }>(part: T) => made.adopt(part, () => part.close())
  const houseComedian = createHouseComedian()
  const pictures = own(createPictures())
  const vision = own(createVision())
  const cards = own(createCards())
  const mail = chooseMail(config, log)
  const auth = own(
    createAuth({
      ...config.accounts,
      db: database.db,
      url: config.url,
      secret,
      newId: randomUUID,
      sendPasswordReset: (reset) => mail.send(writeResetMail(config.url, reset)),
      onProblem: (problem, error) => log.warn({ err: error }, `accounts: ${problem}`),
    }),
  )
  const deps: Deps = {
    log,
    now: Date.now,
    newId: randomUUID,
    secret,
    db: database.db,
    publicUrl: config.url,
    pictures,
    vision,
    comedian: await chooseComedian(config, houseComedian, log),
    houseComedian,
    reader: createReader(),
    moderation: createModeration(),
    rateLimits: config.hasRateLimit ? createPostgresRateLimits(database.pool) : createUnlimited(),
    auth,
    mail,
    storage: await chooseStorage(config),
    cards,
    archives: createZipArchives(),
  }
  const parts = made.move()
  return { deps, close: () => parts.disposeAsync() }
}

/** The operator's mail server, or a folder. */
function chooseMail({ mail: { smtpUrl, from }, dataDir }: Config, log: Logger): Mail {
  if (smtpUrl) return createSmtpMail({ url: smtpUrl, from })
  const onWritten = (file: string) => log.info({ file }, 'SMTP_URL is not set: a mail was written to a file')
  return createFolderMail({ folder: join(dataDir, 'mail'), from, now: Date.now, onWritten })
}

/** The operator's bucket, or a folder. */
async function chooseStorage({ bucket, dataDir }: Config): Promise<Storage> {
  if (!bucket) return createFolderStorage(join(dataDir, 'media'))
  // Loaded only when chosen: the SDK takes its time.
  const { createS3Storage } = await import('./engines/storage/s3-storage.ts')
  return createS3Storage(bucket)
}

/** The operator's language model with the house as its understudy, or the house alone. */
async function chooseComedian({ model }: Config, house: Comedian, log: Logger): Promise<Comedian> {
  if (!model) return house
  // Loaded only when chosen: the SDKs take a quarter of a second and 40 MB.
  const [{ createLanguageModelComedian }, { createResilientComedian }] = await Promise.all([
    import('./engines/comedian/language-model/comedian.ts'),
    import('./engines/comedian/language-model/resilient-comedian.ts'),
  ])
  const onFailure = (error: Error) => log.warn({ err: error }, 'the language model failed; the house answers')
  try {
    const { provider, model: name, apiKey, baseUrl } = model
    const writer = createLanguageModelComedian({ model: `${provider}:${name}`, apiKey, baseUrl })
    return createResilientComedian(writer, house, onFailure)
  } catch (error) {
    throw new ConfigError(`SCORCH_MODEL cannot be used: ${error instanceof Error ? error.message : error}.`)
  }
}
