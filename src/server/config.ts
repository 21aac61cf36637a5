import { resolve } from 'node:path'
import { z } from 'zod'
import { type AccountSettings, type MailSetting, parseAccounts, parseMail } from './config-accounts.ts'
import { ConfigError } from './config-error.ts'
import { type ModelSetting, parseModel } from './config-model.ts'
import { type BucketSetting, parseBucket } from './config-storage.ts'

/** Every setting, parsed. Secrets are in here: never log it. */
export interface Config {
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  /** The public address, without a slash at the end. */
  url: string
  hasRateLimit: boolean
  /** Undefined: the built-in PostgreSQL. */
  databaseUrl: string | undefined
  /** Undefined: files go to a folder below `dataDir`. */
  bucket: BucketSetting | undefined
  /** Undefined: the built-in comedian alone. */
  model: ModelSetting | undefined
  accounts: AccountSettings
  mail: MailSetting
  /** How many proxies in front may be believed about a client's address. */
  trustedProxies: number
  logLevel: LogLevel
  /** Undefined: generated once, see secret.ts. */
  secret: string | undefined
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type Environment = Readonly<Record<string, string | undefined>>

/** The message of each check is what to write instead: it ends the sentence "PORT is "x": write ...". */
const SETTINGS = {
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'a number from 0 to 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'an address such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  SCORCH_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://scorch.example', abort: true })
    .refine(
      (url) => new URL(url).pathname === '/',
      'an address without a path, such as https://scorch.example',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  SCORCH_DATA_DIR: z.string().default('./data'),
  // Named so that whoever divides the work one day need not rename it; until then nobody is left waiting for a worker.
  SCORCH_ROLE: z.literal('all', 'all, because every process does everything so far').default('all'),
  SCORCH_RATE_LIMIT: z.enum(['on', 'off'], 'on or off').default('on'),
  SCORCH_TRUST_PROXY: z
    .string()
    .regex(/^\d$/, 'the number of proxies in front, from 0 to 9')
    .transform(Number)
    .default(0),
  SCORCH_LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  SCORCH_SECRET: z.string().min(32, 'at least 32 random characters').optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'an address such as postgres://user:password@host:5432/scorch',
    })
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'an address such as https://s3.eu-central-1.amazonaws.com' })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the bucket’s name: small letters, digits, dots and dashes')
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SCORCH_MODEL: z
    .string()
    .regex(/^[a-z]+:.+$/, 'provider:model, such as anthropic:claude-sonnet-4-5')
    .optional(),
  SCORCH_MODEL_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as http://localhost:11434/v1' })
    .optional(),
  SCORCH_MODEL_API_KEY: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  SCORCH_PASSWORDS: z.enum(['on', 'off'], 'on or off').default('on'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'an address such as https://login.example/realms/main' })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, '40 characters at most').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'an address such as smtp://user:password@mail.example:587' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@]* )?<?[^\s<>@]+@[^\s<>@]+>?$/, 'a sender such as Scorch <hello@scorch.example>')
    .optional(),
}

export const SETTING_NAMES = Object.keys(SETTINGS)

const SECRETS = /KEY|SECRET|DATABASE_URL|SMTP_URL/

/** Fails with ConfigError at the first setting that cannot be used. An empty value counts as none. */
export function loadConfig(env: Environment): Config {
  const given = Object.fromEntries(SETTING_NAMES.map((name) => [name, env[name]?.trim() || undefined]))
  const parsed = z.object(SETTINGS).safeParse(given)
  if (!parsed.success) throw new ConfigError(describe(parsed.error.issues[0], given))
  const settings = parsed.data
  const url = settings.SCORCH_URL ?? `http://localhost:${settings.PORT}`
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.SCORCH_DATA_DIR),
    url,
    hasRateLimit: settings.SCORCH_RATE_LIMIT === 'on',
    databaseUrl: settings.DATABASE_URL,
    bucket: parseBucket(settings),
    model: parseModel(settings),
    accounts: parseAccounts(settings),
    mail: parseMail(settings, url),
    trustedProxies: settings.SCORCH_TRUST_PROXY,
    logLevel: settings.SCORCH_LOG_LEVEL,
    secret: settings.SCORCH_SECRET,
  }
}

function describe(issue: z.core.$ZodIssue | undefined, given: Environment): string {
  const name = String(issue?.path[0])
  const value = SECRETS.test(name) ? 'cannot be used' : `is "${given[name]}"`
  return `${name} ${value}: write ${issue?.message}.`
}
