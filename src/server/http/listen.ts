import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from '#server/features/context.ts'

export interface Listening {
  port: number
  /** Stops taking calls, lets running ones end for as long as `graceMs`, then cuts them off. */
  close: (graceMs: number) => Promise<void>
}

/** Rejects with the system's own error (EADDRINUSE, EACCES ...). */
export function listen(
  app: Pick<Hono<AppEnv>, 'fetch'>,
  address: { host: string; port: number },
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address.port, address.host, () => {
      server.off('error', reject)
      const { port } = server.address() as AddressInfo
      resolve({ port, close: (graceMs) => closeServer(server, graceMs) })
    })
  })
}

function closeServer(server: ServerType, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
