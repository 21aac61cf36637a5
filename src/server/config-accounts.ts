import { PRODUCT } from '#domain/product.ts'
import { ConfigError } from './config-error.ts'

/** How people may sign in. */
export interface AccountSettings {
  /** E-mail address and password. */
  hasPasswords: boolean
  google: ClientCredentials | undefined
  openId: OpenIdSetting | undefined
}

export interface ClientCredentials {
  clientId: string
  clientSecret: string
}

/** Any OpenID Connect provider. */
export interface OpenIdSetting extends ClientCredentials {
  /** Without a slash at the end; /.well-known/openid-configuration is below it. */
  issuer: string
  /** What the button calls it. */
  name: string
}

export interface MailSetting {
  /** Undefined: mails are written to a folder. */
  smtpUrl: string | undefined
  /** The sender. */
  from: string
}

type AccountVariable =
  | 'SCORCH_PASSWORDS'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'OIDC_ISSUER'
  | 'OIDC_CLIENT_ID'
  | 'OIDC_CLIENT_SECRET'
  | 'OIDC_NAME'

/** Fails with ConfigError when a provider is only half described, or when nobody could sign in at all. */
export function parseAccounts(settings: { [K in AccountVariable]?: string | undefined }): AccountSettings {
  const hasPasswords = settings.SCORCH_PASSWORDS !== 'off'
  const google = parseGoogle(settings)
  const openId = parseOpenId(settings)
  if (!hasPasswords && !google && !openId) {
    throw new ConfigError(
      'SCORCH_PASSWORDS is "off", but nobody could sign in then: set GOOGLE_CLIENT_ID or OIDC_ISSUER as well.',
    )
  }
  return { hasPasswords, google, openId }
}

function parseGoogle(settings: { [K in AccountVariable]?: string | undefined }) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings
  if (!clientId && !clientSecret) return undefined
  return {
    clientId: needed('GOOGLE_CLIENT_ID', clientId, 'GOOGLE_CLIENT_SECRET'),
    clientSecret: needed('GOOGLE_CLIENT_SECRET', clientSecret, 'GOOGLE_CLIENT_ID'),
  }
}

function parseOpenId(settings: { [K in AccountVariable]?: string | undefined }) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings
  if (!issuer && !clientId && !clientSecret) return undefined
  const given = issuer ? 'OIDC_ISSUER' : clientId ? 'OIDC_CLIENT_ID' : 'OIDC_CLIENT_SECRET'
  return {
    issuer: needed('OIDC_ISSUER', issuer, given).replace(/\/+$/, ''),
    clientId: needed('OIDC_CLIENT_ID', clientId, given),
    clientSecret: needed('OIDC_CLIENT_SECRET', clientSecret, given),
    name: settings.OIDC_NAME ?? 'OpenID',
  }
}

function needed(name: string, value: string | undefined, given: string): string {
  if (value) return value
  throw new ConfigError(`${given} is set, but ${name} is not: set both.`)
}

/** The sender's address is at the public address's host, unless MAIL_FROM says otherwise. */
export function parseMail(
  settings: { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined },
  url: string,
): MailSetting {
  const host = new URL(url).hostname
  return {
    smtpUrl: settings.SMTP_URL,
    from: settings.MAIL_FROM ?? `${PRODUCT} <${PRODUCT.toLowerCase()}@${host}>`,
  }
}
