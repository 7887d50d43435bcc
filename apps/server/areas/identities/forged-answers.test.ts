import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ForgingProvider, startForgingProvider } from '../../testing/forging-provider.ts'
import { planAt } from '../../testing/oidc-provider.ts'
import { stepIn } from '../../testing/second-factor.ts'
import { makeWorld, type World } from '../../testing/world.ts'
import { makeProviderClient } from './client.ts'

let world: World
let provider: ForgingProvider
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  provider = await startForgingProvider()
  world.services.providers = [planAt(provider.issuer)]
  const { publicUrl } = world.services
  world.services.providerClient = makeProviderClient({ publicUrl, privateIssuers: false })
})
afterEach(() => provider.end())
afterAll(() => world.close())

const begin = () => world.call('POST /login/provider/oidc', { body: {} })
async function enter() {
  const begun = await begin()
  const { searchParams } = new URL(begun.body.url)
  if (provider.nonce === '') provider.nonce = searchParams.get('nonce') ?? ''
  const { status, body } = await world.call('POST /login/provider/oidc/callback', {
    body: { code: 'a code', state: searchParams.get('state') },
    headers: { cookie: stepIn(begun) },
  })
  return [status, body.name ?? body.identity?.email]
}
const untrusted = [403, 'provider_invalid']

describe('a token of the provider', () => {
  test('counts when it is right', async () => {
    expect(await enter()).toEqual([200, 'ada@example.org'])
  })

  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another client', { aud: 'somebody-else' }],
    ['no nonce', { nonce: undefined }],
    ['an end in the past', { exp: 1_000_000 }],
    ['no subject', { sub: undefined }],
    ['an endless subject', { sub: 'x'.repeat(300) }],
  ])('does not count with %s', async (_, claims) => {
    provider.claims = claims
    expect(await enter()).toEqual(untrusted)
  })

  test('does not count with the nonce of another sign-in', async () => {
    provider.nonce = 'of another sign-in'
    expect(await enter()).toEqual(untrusted)
  })

  test('does not count when somebody else, or nobody, signed it', async () => {
    provider.signsWithStrangeKey = true
    expect(await enter()).toEqual(untrusted)
    provider.signsWithStrangeKey = false
    provider.unsigned = true
    provider.nonce = ''
    expect(await enter()).toEqual(untrusted)
  })

  test.each([false, undefined, 'true', 1])(
    'proves no address that is confirmed as %s',
    async (email_verified) => {
      provider.claims = { email_verified }
      expect(await enter()).toEqual([403, 'provider_unverified'])
    },
  )
})

describe('what a provider says about itself', () => {
  test('sends the browser to no script', async () => {
    provider.metadata = { authorization_endpoint: 'javascript:alert(1)' }
    expect((await begin()).body.name).toBe('provider_down')
  })

  test('is not used under the name of another issuer, or when it is huge', async () => {
    provider.metadata = { issuer: 'https://evil.example' }
    expect((await begin()).body.name).toBe('provider_down')
    provider.metadata = { more: 'x'.repeat(600_000) }
    expect((await begin()).body.name).toBe('provider_down')
  })
})
