/**
 * Run by bench/start.ts in a network namespace of its own: `node offline-start.ts CLONE NPM_CACHE`. Starts the clone twice,
 * first without its data and build, and has a photo and a line roasted each time. Prints an OfflineResult as JSON.
 */
import { rm } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { Caller, roastPhoto } from './client.ts'
import { timeNpmStart } from './npm-start.ts'
import type { OfflineResult } from './offline.ts'
import { loadPhotos } from './photos.ts'

const [clone = '', npmCache = ''] = process.argv.slice(2)

async function main(): Promise<OfflineResult> {
  const interfaces = Object.keys(networkInterfaces())
  if (interfaces.some((name) => name !== 'lo')) throw new Error(`there is a network: ${interfaces}`)
  await rm(join(clone, 'data'), { recursive: true, force: true })
  await rm(join(clone, 'dist'), { recursive: true, force: true })
  const [photo] = await loadPhotos()
  let roasts = 0
  const roastBoth = async (url: string) => {
    const caller = new Caller(url, 1)
    await caller.roastLine('Are you a campfire? Because I want s’more of you')
    roasts++
    caller.close()
    if (photo) await roastPhoto(url, photo)
    roasts++
  }
  const first = await timeNpmStart(clone, npmCache, roastBoth)
  const second = await timeNpmStart(clone, npmCache, roastBoth)
  return { first, second, roasts }
}

process.stdout.write(`${JSON.stringify(await main())}\n`)
