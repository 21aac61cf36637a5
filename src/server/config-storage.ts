import { ConfigError } from './config-error.ts'

/** A bucket of an S3-compatible store. */
export interface BucketSetting {
  bucket: string
  /** Undefined: Amazon's own for the region. */
  endpoint: string | undefined
  region: string
  /** Undefined: what the machine's role allows. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

type BucketVariable = 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'

const OF_A_BUCKET = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Undefined when none is named: files go below SCORCH_DATA_DIR. Fails with ConfigError when one is half described. */
export function parseBucket(
  settings: { [K in BucketVariable]?: string | undefined },
): BucketSetting | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1' } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!bucket) {
    const lone = OF_A_BUCKET.find((name) => settings[name])
    if (lone) throw new ConfigError(`${lone} is set, but S3_BUCKET is not: name the bucket.`)
    return undefined
  }
  if (accessKeyId && secretAccessKey)
    return { bucket, endpoint, region, credentials: { accessKeyId, secretAccessKey } }
  if (accessKeyId || secretAccessKey) {
    throw new ConfigError('Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither of them.')
  }
  return { bucket, endpoint, region, credentials: undefined }
}
