import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeDataDir } from './data-dir.ts'

it('makes every missing folder, closed to others, and leaves one that is there as it is', async () => {
  const root = await mkdtemp(join(tmpdir(), 'scorch-data-'))
  const dataDir = join(root, 'not', 'yet', 'there')
  await Promise.all([makeDataDir(dataDir), makeDataDir(dataDir)])
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  await chmod(dataDir, 0o750)
  await makeDataDir(dataDir)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o750)
  await rm(root, { recursive: true })
})

it('gives up in a sentence where no folder can be made', async () => {
  const root = await mkdtemp(join(tmpdir(), 'scorch-data-'))
  const file = join(root, 'file')
  await writeFile(file, '')
  await expect(makeDataDir(join(file, 'data'))).rejects.toThrow('a file is in the way')
  await rm(root, { recursive: true })
})

it.runIf(process.platform === 'linux')('gives up where the system takes no new folders at all', async () => {
  await expect(makeDataDir('/proc/scorch/data')).rejects.toThrow(
    'Nothing can be made at /proc/scorch/data: set SCORCH_DATA_DIR to another folder.',
  )
})
