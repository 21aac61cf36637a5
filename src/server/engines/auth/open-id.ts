import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { OpenIdProvider } from './options.ts'

const DISCOVERY_LIMIT_MS = 5000

/** A better-auth that knows the OpenID provider as well, or null while the provider cannot be reached. */
export type OpenIdAuth = () => Promise<ReturnType<typeof betterAuth> | null>

/**
 * better-auth asks the provider for its addresses as it starts, and never again. So this one starts when somebody wants it,
 * and anew after a failure: a provider that is down neither holds up the product nor has to be waited for with a restart.
 */
export function lazyOpenIdAuth(
  options: BetterAuthOptions,
  provider: OpenIdProvider,
  onProblem: (problem: string, error?: unknown) => void,
): OpenIdAuth {
  let current: ReturnType<OpenIdAuth> | undefined
  return () => {
    const starting = (current ??= start(options, provider).catch((error: unknown) => {
      onProblem('the OpenID provider cannot be reached', error)
      current = undefined
      return null
    }))
    return starting
  }
}

async function start(options: BetterAuthOptions, provider: OpenIdProvider) {
  const discoveryUrl = `${provider.issuer}/.well-known/openid-configuration`
  // better-auth sets no time limit; after this the answer is at hand.
  const found = await fetch(discoveryUrl, { signal: AbortSignal.timeout(DISCOVERY_LIMIT_MS) })
  if (!found.ok) throw new Error(`${discoveryUrl} answers ${found.status}`)
  const { clientId, clientSecret, name } = provider
  const plugin = genericOAuth({
    config: [
      {
        providerId: 'oidc',
        name,
        discoveryUrl,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        disableProviderLogout: true,
        accountSubject: ({ profile }) => String(profile['sub'] ?? ''),
      },
    ],
  })
  const withProvider: BetterAuthOptions = { ...options, plugins: [...(options.plugins ?? []), plugin] }
  const auth = betterAuth(withProvider)
  const { socialProviders } = await auth.$context
  if (!socialProviders.some(({ id }) => id === 'oidc')) throw new Error(`${discoveryUrl} is incomplete`)
  return auth
}
