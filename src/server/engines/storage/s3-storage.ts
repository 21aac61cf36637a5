import { S3Driver } from 'flydrive/drivers/s3'
import { checkFolder, checkKey, type Storage } from './port.ts'
import { toWebStream } from './web-stream.ts'

export interface S3Settings {
  /** Undefined: Amazon's own for the region. */
  endpoint: string | undefined
  bucket: string
  region: string
  /** Undefined: what the machine's role allows. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** A bucket of any S3-compatible store. Fails at the first call when it cannot be reached. */
export function createS3Storage({ endpoint, bucket, region, credentials }: S3Settings): Storage {
  const driver = new S3Driver({
    bucket,
    region,
    visibility: 'private',
    // Buckets of today have no access lists; what is in them is for us alone anyway.
    supportsACL: false,
    // Other stores than Amazon's refuse the checksums that its client adds on its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  })
  return {
    put: async (key, bytes) => driver.put(checkKey(key), bytes),
    async get(key) {
      try {
        return toWebStream(await driver.getStream(checkKey(key)))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    delete: async (key) => driver.delete(checkKey(key)),
    deleteAll: async (folder) => driver.deleteAll(checkFolder(folder)),
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoSuchKey'
}
