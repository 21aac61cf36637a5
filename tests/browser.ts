/** A browser as the server sees one: keeps cookies, sends them with each request and says where its page is from. */
export interface Browser {
  /** The Cookie header of the next request; empty without cookies. */
  readonly cookie: string
  request: (path: string, init?: RequestInit) => Promise<Response>
  post: (path: string, body?: object, headers?: Record<string, string>) => Promise<Response>
}

export function createBrowser(
  request: (path: string, init?: RequestInit) => Promise<Response>,
  origin: string,
): Browser {
  const cookies = new Map<string, string>()
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const send: Browser['request'] = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', cookieHeader())
    const response = await request(path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    return response
  }
  return {
    get cookie() {
      return cookieHeader()
    },
    request: send,
    post: (path, body = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  const isGone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))
  if (isGone) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), pair.slice(at + 1))
}
