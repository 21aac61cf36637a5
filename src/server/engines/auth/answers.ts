/** In the data of the page that ends a popup: a signed session, meant for embedded pages, which we are not. */
const POPUP_TOKEN = /("token":)"(?:[^"\\]|\\.)*"/

/**
 * better-auth's answer without the session's key: that travels in the cookie alone, where no script can read it. JSON is
 * cut down to success and, for a redirect to a provider, its address.
 */
export async function withoutSessionKey(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/html')) {
    const page = await response.text()
    return remade(response, page.replace(POPUP_TOKEN, '$1"in the cookie"'))
  }
  if (!response.ok || !type.startsWith('application/json')) return response
  const { url }: { url?: unknown } = (await response.json()) ?? {}
  return remade(response, JSON.stringify({ success: true, ...(typeof url === 'string' && { url }) }))
}

function remade({ status, headers }: Response, body: string): Response {
  const kept = new Headers(headers)
  kept.delete('content-length')
  kept.delete('location')
  return new Response(body, { status, headers: kept })
}
