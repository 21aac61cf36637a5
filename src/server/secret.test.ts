import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSecret } from './secret.ts'

describe('loadSecret', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'scorch-secret-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  it('takes the one that is set and writes nothing', async () => {
    expect(await loadSecret({ secret: 'from the environment', dataDir })).toBe('from the environment')
    expect(await readdir(dataDir)).toEqual([])
  })

  it('generates one for all starts, also for those at the same moment, closed to others', async () => {
    const settings = { secret: undefined, dataDir: join(dataDir, 'new') }
    const secrets = await Promise.all([1, 2, 3, 4].map(() => loadSecret(settings)))
    expect(new Set([...secrets, await loadSecret(settings)]).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    expect(await readdir(settings.dataDir)).toEqual(['secret'])
    expect((await stat(join(settings.dataDir, 'secret'))).mode & 0o777).toBe(0o600)
  })

  it('says in a sentence that the folder cannot be written', async () => {
    await writeFile(join(dataDir, 'file'), '')
    const inTheWay = join(dataDir, 'file', 'data')
    await expect(loadSecret({ secret: undefined, dataDir: inTheWay })).rejects.toThrow(
      `Scorch cannot write to its data folder ${inTheWay} (a file is in the way)`,
    )
  })
})
