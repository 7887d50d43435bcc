import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A provider that answers whatever a test tells it to, signed with its key or another one. */
export async function startForgingProvider() {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const strange = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }
  const provider = {
    issuer: '',
    /** Replaces claims of the token, and properties of the metadata. */
    claims: {} as Record<string, unknown>,
    metadata: {} as Record<string, unknown>,
    signsWithStrangeKey: false,
    unsigned: false,
    requests: [] as string[],
    /** The nonce of the last request, which a page would have sent. */
    nonce: '',
    end: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }

  function idToken() {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      ...{ iss: provider.issuer, aud: 'quartet', sub: randomUUID(), nonce: provider.nonce },
      ...{ iat: now, exp: now + 300, email: 'ada@example.org', email_verified: true },
      ...provider.claims,
    }
    const head = provider.unsigned ? { alg: 'none' } : { alg: 'RS256', kid: 'one' }
    const signed = `${encode(head)}.${encode(claims)}`
    if (provider.unsigned) return `${signed}.`
    const key = provider.signsWithStrangeKey ? strange.privateKey : keys.privateKey
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`
  }

  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: provider.issuer,
      authorization_endpoint: `${provider.issuer}/auth`,
      token_endpoint: `${provider.issuer}/token`,
      jwks_uri: `${provider.issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      ...provider.metadata,
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/token': () => ({ access_token: 'x', token_type: 'Bearer', id_token: idToken() }),
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    provider.requests.push(pathname)
    const answer = answers[pathname]
    send(response, answer ? 200 : 404, answer?.() ?? {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return provider
}
export type ForgingProvider = Awaited<ReturnType<typeof startForgingProvider>>

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
