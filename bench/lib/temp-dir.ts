import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs `use` with an empty folder, which is gone afterwards. */
export async function withTempDir<T>(use: (path: string) => Promise<T>): Promise<T> {
  const path = await mkdtemp(join(tmpdir(), 'scorch-bench-'))
  try {
    return await use(path)
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}
