import { Hono } from 'hono'
import type { AppEnv } from '#server/features/context.ts'

/** Each resolves when its part can serve, and rejects or never resolves when it cannot. */
export type HealthChecks = Record<string, () => Promise<unknown>>

const CHECK_LIMIT_MS = 2000

/** /healthz: the process is alive. /readyz: it can serve, with the state of each part; 503 while it cannot. */
export function healthRoutes(checks: HealthChecks) {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ ok: true }))
    .get('/readyz', async (c) => {
      const parts = await Promise.all(Object.entries(checks).map(([name, check]) => runCheck(name, check)))
      const ok = parts.every((part) => part.ok)
      return c.json(
        { ok, parts: Object.fromEntries(parts.map((part) => [part.name, part.ok])) },
        ok ? 200 : 503,
      )
    })
}

async function runCheck(name: string, check: () => Promise<unknown>): Promise<{ name: string; ok: boolean }> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`${name} took too long`)), CHECK_LIMIT_MS)
  try {
    await Promise.race([check(), late])
    return { name, ok: true }
  } catch {
    return { name, ok: false }
  } finally {
    clearTimeout(timer)
  }
}
