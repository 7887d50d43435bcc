import type { Provider } from './areas/identities/client.ts'
import type { Env } from './env.ts'

/** The providers of the operator, in the order of the login page. */
export function configuredProviders(env: Env): Provider[] {
  const google = providerOf('google', 'Google', {
    issuer: 'https://accounts.google.com',
    clientId: env.OIDC_GOOGLE_CLIENT_ID,
    clientSecret: env.OIDC_GOOGLE_CLIENT_SECRET,
  })
  const issuer = env.OIDC_ISSUER
  const label = env.OIDC_LABEL ?? (issuer ? new URL(issuer).host : '')
  const other = providerOf('oidc', label, {
    issuer,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
  })
  return [google, other].filter((provider) => provider !== undefined)
}

type Client = Partial<Record<'issuer' | 'clientId' | 'clientSecret', string | undefined>>

const providerOf = (
  key: string,
  label: string,
  { issuer, clientId, clientSecret }: Client,
): Provider | undefined =>
  issuer && clientId && clientSecret
    ? { key, label, issuer, clientId, clientSecret, organizationId: null }
    : undefined
