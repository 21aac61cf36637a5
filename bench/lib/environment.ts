import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What would make the product, or the npm that starts it, something other than what everybody gets. */
const OURS =
  /^(PORT|HOST|DATABASE_URL|SCORCH_.*|.*_API_KEY|GOOGLE_CLIENT_.*|OIDC_.*|SMTP_URL|MAIL_FROM|S3_.*|NODE|NODE_ENV|NODE_OPTIONS|INIT_CWD|npm_(?!config_).*|npm_config_(cache|local_prefix))$/i

/** The environment without settings of the product, of npm and without the project's own programs on the PATH. */
export function freshEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !OURS.test(name))
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const path = folders.filter((folder) => !/node_modules|node-gyp-bin/.test(folder)).join(delimiter)
  return { ...Object.fromEntries(kept), PATH: path }
}

/** A port of the loopback interface that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
