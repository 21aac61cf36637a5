import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadConfig, SETTING_NAMES } from './config.ts'
import { ConfigError } from './config-error.ts'

describe('loadConfig', () => {
  it('needs no setting at all', () => {
    const config = loadConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      url: 'http://localhost:3000',
      hasRateLimit: true,
      trustedProxies: 0,
      databaseUrl: undefined,
      model: undefined,
      accounts: { hasPasswords: true, google: undefined, openId: undefined },
      mail: { smtpUrl: undefined, from: 'Scorch <scorch@localhost>' },
    })
    expect(isAbsolute(config.dataDir)).toBe(true)
  })

  it('takes what is given, and an empty value for none', () => {
    const config = loadConfig({
      PORT: ' 8080 ',
      SCORCH_URL: 'https://roast.example/',
      SCORCH_RATE_LIMIT: 'off',
      SCORCH_TRUST_PROXY: '2',
      SCORCH_DATA_DIR: '/srv/scorch',
      HOST: '',
      SCORCH_MODEL: '',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      url: 'https://roast.example',
      hasRateLimit: false,
      trustedProxies: 2,
      dataDir: '/srv/scorch',
      model: undefined,
    })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc": write a number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000": write a number from 0 to 65535.'],
    [{ HOST: 'my host' }, 'HOST is "my host": write an address such as 127.0.0.1 or 0.0.0.0.'],
    [
      { SCORCH_URL: 'roast.example' },
      'SCORCH_URL is "roast.example": write an address such as https://scorch.example.',
    ],
    [
      { SCORCH_URL: 'https://roast.example/app' },
      'SCORCH_URL is "https://roast.example/app": write an address without a path, such as https://scorch.example.',
    ],
    [
      { SCORCH_ROLE: 'worker' },
      'SCORCH_ROLE is "worker": write all, because every process does everything so far.',
    ],
    [{ SCORCH_RATE_LIMIT: 'no' }, 'SCORCH_RATE_LIMIT is "no": write on or off.'],
    [
      { SCORCH_TRUST_PROXY: 'true' },
      'SCORCH_TRUST_PROXY is "true": write the number of proxies in front, from 0 to 9.',
    ],
    [
      { SCORCH_MODEL: 'gpt' },
      'SCORCH_MODEL is "gpt": write provider:model, such as anthropic:claude-sonnet-4-5.',
    ],
    [
      { SCORCH_MODEL: 'acme:joker' },
      'SCORCH_MODEL is "acme:joker": write one of anthropic, openai, google, compatible before the colon.',
    ],
    [
      { SCORCH_MODEL: 'openai:joker' },
      'SCORCH_MODEL is "openai:joker", but there is no key: set SCORCH_MODEL_API_KEY or OPENAI_API_KEY.',
    ],
    [
      { GOOGLE_CLIENT_SECRET: 'hunter2' },
      'GOOGLE_CLIENT_SECRET is set, but GOOGLE_CLIENT_ID is not: set both.',
    ],
    [
      { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'scorch' },
      'OIDC_ISSUER is set, but OIDC_CLIENT_SECRET is not: set both.',
    ],
    [
      { SCORCH_PASSWORDS: 'off' },
      'SCORCH_PASSWORDS is "off", but nobody could sign in then: set GOOGLE_CLIENT_ID or OIDC_ISSUER as well.',
    ],
    [{ MAIL_FROM: 'Scorch' }, 'MAIL_FROM is "Scorch": write a sender such as Scorch <hello@scorch.example>.'],
  ])('says in one sentence what is wrong with %j', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(new ConfigError(sentence))
  })

  it.each([
    { SCORCH_SECRET: 'hunter2' },
    { DATABASE_URL: 'mysql://me:hunter2@db/scorch' },
    { SMTP_URL: 'http://me:hunter2@mail.example' },
  ])('names a wrong secret without its value: %j', (env) => {
    const [name = ''] = Object.keys(env)
    expect(() => loadConfig(env)).toThrow(`${name} cannot be used: write `)
    expect(() => loadConfig(env)).not.toThrow('hunter2')
  })
})

describe('the language model', () => {
  it('takes the key from the provider’s usual variable, and rather from ours', () => {
    const env = { SCORCH_MODEL: 'anthropic:claude', ANTHROPIC_API_KEY: 'theirs' }
    expect(loadConfig(env).model).toEqual({
      provider: 'anthropic',
      model: 'claude',
      apiKey: 'theirs',
      baseUrl: undefined,
    })
    expect(loadConfig({ ...env, SCORCH_MODEL_API_KEY: 'ours' }).model?.apiKey).toBe('ours')
  })

  it('may have a colon in its name and be reached without a key where it is compatible', () => {
    const model = loadConfig({
      SCORCH_MODEL: 'compatible:gemma3:4b',
      SCORCH_MODEL_URL: 'http://localhost:11434/v1',
    }).model
    expect(model).toEqual({
      provider: 'compatible',
      model: 'gemma3:4b',
      apiKey: undefined,
      baseUrl: 'http://localhost:11434/v1',
    })
    expect(() => loadConfig({ SCORCH_MODEL: 'compatible:gemma3' })).toThrow('SCORCH_MODEL_URL is not set')
  })
})

describe('accounts and mail', () => {
  it('takes Google, an OpenID provider and a mail server', () => {
    const { accounts, mail } = loadConfig({
      SCORCH_URL: 'https://roast.example',
      SCORCH_PASSWORDS: 'off',
      GOOGLE_CLIENT_ID: 'gid',
      GOOGLE_CLIENT_SECRET: 'gsecret',
      OIDC_ISSUER: 'https://login.example/realms/main/',
      OIDC_CLIENT_ID: 'scorch',
      OIDC_CLIENT_SECRET: 'osecret',
      SMTP_URL: 'smtp://me:hunter2@mail.example:587',
    })
    expect(accounts).toEqual({
      hasPasswords: false,
      google: { clientId: 'gid', clientSecret: 'gsecret' },
      openId: {
        issuer: 'https://login.example/realms/main',
        clientId: 'scorch',
        clientSecret: 'osecret',
        name: 'OpenID',
      },
    })
    expect(mail).toEqual({
      smtpUrl: 'smtp://me:hunter2@mail.example:587',
      from: 'Scorch <scorch@roast.example>',
    })
  })

  it.each(['hello@scorch.example', 'Scorch <hello@scorch.example>', '<hello@scorch.example>'])(
    'takes %s as the sender',
    (from) => {
      expect(loadConfig({ MAIL_FROM: from }).mail.from).toBe(from)
    },
  )
})

describe('.env.example', () => {
  const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').split('\n')
  const listed = lines.flatMap((line) => /^# ([A-Z0-9_]+)=\S* +# \S/.exec(line)?.[1] ?? [])

  it('lists every setting once, with a line about it, and nothing else', () => {
    expect(listed.toSorted()).toEqual(SETTING_NAMES.toSorted())
  })

  it('shows the true defaults', () => {
    const shown = lines.flatMap((line) =>
      [...line.matchAll(/^# ([A-Z0-9_]+)=(\S+)/g)].map((match) => [match[1], match[2]]),
    )
    expect(shown.length).toBeGreaterThan(0)
    expect(loadConfig(Object.fromEntries(shown))).toEqual(loadConfig({}))
  })
})
