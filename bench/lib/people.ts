import { z } from 'zod'

export interface Person {
  id: string
  /** The Cookie header of somebody who is signed in. */
  cookie: string
}

const SessionOf = z.object({ user: z.object({ id: z.string() }) })

/** Makes an account through the API. Fails unless it is signed in afterwards. */
export async function signUp(url: string, email: string): Promise<Person> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: 'abc123', name: email }),
  })
  if (!response.ok) throw new Error(`no account for ${email}: ${await response.text()}`)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const session = await fetch(`${url}/api/session`, { headers: { cookie } })
  return { id: SessionOf.parse(await session.json()).user.id, cookie }
}
