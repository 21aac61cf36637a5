import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
]

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of CHROMIUM_PATH, the system's Chromium or playwright's. Fails with what to do when there is none. */
export function findChromium(): string {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...SYSTEM_CHROMIUM, chromium.executablePath()]
  const found = candidates.find((path) => existsSync(path))
  if (found === undefined) throw new Error('There is no Chromium: install it, or set CHROMIUM_PATH.')
  return found
}
