import * as oidc from 'openid-client'
import { fail, ok } from '../../result.ts'
import { boundedFetch } from '../../security/bounded-fetch.ts'
import { digestOf } from '../../security/tokens.ts'

/** A provider that speaks OpenID Connect, and what it knows this installation by. */
export type Provider = {
  key: string
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  /** Null for one of the operator; its institution for another. */
  organizationId: number | null
}

export type ProviderAnswer = {
  code?: string | undefined
  state?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

type Options = {
  publicUrl: string
  /** Whether issuers of institutions may be inside this network, as in tests. */
  privateIssuers: boolean
  answerMs?: number
}

/** Bytes of the largest answer: keys of many years still fit. */
const maxBytes = 500_000
/** How long what a provider says about itself is used. */
const configurationMs = 3_600_000

/** Everything that binds an answer to one browser follows from the token in its cookie. */
const secretsOf = (token: string) => ({
  state: digestOf(`state/${token}`),
  nonce: digestOf(`nonce/${token}`),
  verifier: digestOf(`verifier/${token}`),
})

export function makeProviderClient({ publicUrl, privateIssuers, answerMs = 8_000 }: Options) {
  const known = new Map<string, { configuration: oidc.Configuration; until: number }>()
  const returnUrl = (key: string) => `${publicUrl}/login/callback/${key}`

  async function discover(provider: Provider) {
    const isOperators = provider.organizationId === null
    const mayBePrivate = isOperators || privateIssuers
    const fetch = boundedFetch({ mayBePrivate, answerMs, maxBytes })
    const insecure = mayBePrivate && provider.issuer.startsWith('http:')
    const execute = insecure ? [oidc.allowInsecureRequests] : []
    const found = await oidc.discovery(
      new URL(provider.issuer),
      provider.clientId,
      provider.clientSecret,
      undefined,
      { execute, timeout: answerMs / 1000, [oidc.customFetch]: fetch as oidc.CustomFetch },
    )
    const methods = found.serverMetadata().token_endpoint_auth_methods_supported
    if (methods && !methods.includes('client_secret_basic')) return checkingSignatures(found)
    const basic = new oidc.Configuration(
      found.serverMetadata(),
      provider.clientId,
      provider.clientSecret,
      oidc.ClientSecretBasic(provider.clientSecret),
    )
    basic[oidc.customFetch] = fetch as oidc.CustomFetch
    basic.timeout = answerMs / 1000
    for (const apply of execute) apply(basic)
    return checkingSignatures(basic)
  }

  async function configurationOf(provider: Provider) {
    const { issuer, clientId, clientSecret } = provider
    const key = digestOf(JSON.stringify([issuer, clientId, clientSecret]))
    const stored = known.get(key)
    if (stored && stored.until > Date.now()) return stored.configuration
    const configuration = await discover(provider)
    if (known.size > 200) known.clear()
    known.set(key, { configuration, until: Date.now() + configurationMs })
    return configuration
  }

  return {
    returnUrl,
    /** Where the browser goes; `provider_down` when the provider does not say. */
    async begin(provider: Provider, token: string) {
      try {
        const configuration = await configurationOf(provider)
        const { state, nonce, verifier } = secretsOf(token)
        const url = oidc.buildAuthorizationUrl(configuration, {
          ...chooser(configuration),
          redirect_uri: returnUrl(provider.key),
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
        // the browser must not be sent to an address that runs a script
        const isWeb = ['https:', 'http:'].includes(url.protocol)
        return isWeb ? ok({ url: url.href }) : fail('provider_down')
      } catch {
        return fail('provider_down')
      }
    },
    /** Exchanges the answer, which counts only with the token of the browser that began. */
    async redeem(provider: Provider, token: string, answer: ProviderAnswer) {
      const { state, nonce, verifier } = secretsOf(token)
      if (answer.state !== state) return fail('sign_in_over')
      const url = new URL(returnUrl(provider.key))
      for (const [name, value] of Object.entries(answer))
        if (value !== undefined) url.searchParams.set(name, value)
      try {
        const configuration = await configurationOf(provider)
        const tokens = await oidc.authorizationCodeGrant(configuration, url, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) return fail('provider_invalid')
        const person = { ...(await userInfoOf(configuration, tokens, claims)), ...claims }
        return readPerson(person, claims.iss)
      } catch (error) {
        return fail(causeOf(error))
      }
    },
  }
}
export type ProviderClient = ReturnType<typeof makeProviderClient>

/** Asks for a choice among accounts, unless the provider says that it knows no such prompt. */
function chooser(configuration: oidc.Configuration): Record<string, string> {
  const known = configuration.serverMetadata().prompt_values_supported
  return Array.isArray(known) && !known.includes('select_account')
    ? {}
    : { prompt: 'select_account' }
}

function checkingSignatures(configuration: oidc.Configuration) {
  oidc.enableNonRepudiationChecks(configuration)
  return configuration
}

/** What the provider says beside the token, when the token has no address. */
async function userInfoOf(
  configuration: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse,
  claims: oidc.IDToken,
) {
  const isAsked = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
  if (!isAsked) return {}
  const { email, email_verified } = await oidc.fetchUserInfo(
    configuration,
    tokens.access_token,
    claims.sub,
  )
  return { email, email_verified }
}

function readPerson(
  { sub, email, email_verified }: { sub: string; email?: unknown; email_verified?: unknown },
  issuer: string,
) {
  if (typeof email !== 'string' || email_verified !== true) return fail('provider_unverified')
  if (sub.length > 255 || email.length > 254) return fail('provider_invalid')
  return ok({ issuer, subject: sub, email })
}

/** The name of the error for what openid-client threw. */
function causeOf(error: unknown) {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'server_error' || error.error === 'temporarily_unavailable'
      ? 'provider_down'
      : 'provider_declined'
  if (error instanceof oidc.ResponseBodyError)
    return error.error === 'invalid_grant' ? 'sign_in_over' : 'provider_down'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const distrusted = [
    'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
    'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
    'OAUTH_KEY_SELECTION_FAILED',
    'OAUTH_INVALID_RESPONSE',
    'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
    'OAUTH_UNSUPPORTED_OPERATION',
  ]
  return distrusted.includes(code) ? 'provider_invalid' : 'provider_down'
}
