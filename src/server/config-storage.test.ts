import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

describe('the bucket', () => {
  it('is none unless one is named', () => {
    expect(loadConfig({}).bucket).toBeUndefined()
    expect(loadConfig({ S3_REGION: 'eu-central-1' }).bucket).toBeUndefined()
  })

  it('may be anywhere, with keys or with what the machine may do', () => {
    expect(loadConfig({ S3_BUCKET: 'scorch' }).bucket).toEqual({
      bucket: 'scorch',
      endpoint: undefined,
      region: 'us-east-1',
      credentials: undefined,
    })
    const env = {
      S3_BUCKET: 'scorch',
      S3_ENDPOINT: 'https://minio.example:9000',
      S3_REGION: 'auto',
      S3_ACCESS_KEY_ID: 'me',
      S3_SECRET_ACCESS_KEY: 'hunter2',
    }
    expect(loadConfig(env).bucket).toEqual({
      bucket: 'scorch',
      endpoint: 'https://minio.example:9000',
      region: 'auto',
      credentials: { accessKeyId: 'me', secretAccessKey: 'hunter2' },
    })
  })

  it.each([
    [{ S3_ENDPOINT: 'https://minio.example' }, 'S3_ENDPOINT is set, but S3_BUCKET is not: name the bucket.'],
    [
      { S3_SECRET_ACCESS_KEY: 'hunter2' },
      'S3_SECRET_ACCESS_KEY is set, but S3_BUCKET is not: name the bucket.',
    ],
    [
      { S3_BUCKET: 'scorch', S3_ACCESS_KEY_ID: 'me' },
      'Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither of them.',
    ],
    [
      { S3_BUCKET: 'My Bucket' },
      'S3_BUCKET is "My Bucket": write the bucket’s name: small letters, digits, dots and dashes.',
    ],
    [
      { S3_BUCKET: 'scorch', S3_ENDPOINT: 'minio:9000' },
      'S3_ENDPOINT is "minio:9000": write an address such as https://s3.eu-central-1.amazonaws.com.',
    ],
  ])('says in one sentence what is wrong with %j', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(new ConfigError(sentence))
  })
})
