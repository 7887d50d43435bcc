import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { interactionPolicy, Provider } from 'oidc-provider'
import type { Provider as Plan } from '../areas/identities/client.ts'

type Person = { email: string; verified?: boolean }

const client = { id: 'quartet', secret: 'a secret of the tests' }

/** A configured provider of the operator, or with `organizationId` of an institution. */
export const planAt = (issuer: string, more: Partial<Plan> = {}): Plan => ({
  key: 'oidc',
  label: 'Test service',
  issuer,
  clientId: client.id,
  clientSecret: client.secret,
  organizationId: null,
  ...more,
})

/**
 * A provider of sign-in: the certified implementation oidc-provider, with an account chooser in
 * place of a password. Tests may change its people and state between calls.
 */
export async function startOidcProvider(redirectUris: string[], port = 0) {
  const service = {
    issuer: '',
    /** By subject. */
    people: new Map<string, Person>([['ada', { email: 'ada@example.org' }]]),
    failsWith: undefined as number | undefined,
    slowBy: 0,
    requests: [] as string[],
    end: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  service.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = makeProvider(service.issuer, redirectUris, service.people)
  const callback = provider.callback()

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', service.issuer)
    service.requests.push(`${request.method} ${url.pathname}`)
    if (service.slowBy > 0) await new Promise((resolve) => setTimeout(resolve, service.slowBy))
    if (service.failsWith) {
      response.writeHead(service.failsWith).end('not now')
      return
    }
    if (url.pathname === '/ready') response.end('{}')
    else if (url.pathname.startsWith('/choose/')) await choose(request, response, url)
    else await callback(request, response)
  }

  /** The account chooser; a choice is also the consent. */
  async function choose(request: IncomingMessage, response: ServerResponse, url: URL) {
    const details = await provider.interactionDetails(request, response)
    const accountId = url.searchParams.get('account')
    if (accountId === '')
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    if (accountId === null) {
      const links = [...service.people].map(
        ([id, { email }]) => `<li><a href="?account=${id}">${email}</a></li>`,
      )
      response.setHeader('content-type', 'text/html')
      response.end(
        `<!doctype html><html lang="en"><title>Test service</title><h1>Choose an account</h1><p>Quartet will see: ${details.params.scope}</p><ul>${links.join('')}</ul><form><label>Another account <input name="account" required></label><button>Continue</button></form><a href="?account=">Cancel</a>`,
      )
      return
    }
    const grant = new provider.Grant({ accountId, clientId: client.id })
    grant.addOIDCScope('openid email')
    const grantId = await grant.save()
    await provider.interactionFinished(request, response, {
      login: { accountId },
      select_account: {},
      consent: { grantId },
    })
  }
  return service
}
export type OidcService = Awaited<ReturnType<typeof startOidcProvider>>

function makeProvider(issuer: string, redirectUris: string[], people: Map<string, Person>) {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: redirectUris,
        application_type: 'native',
      },
    ],
    claims: { email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of the tests'] },
    interactions: { policy, url: (_, { uid }) => `/choose/${uid}` },
    findAccount: (_, id) => {
      // an account that is not in the list belongs to the address that was typed
      const person = people.get(id) ?? (id.includes('@') ? { email: id } : undefined)
      return (
        person && {
          accountId: id,
          claims: () => ({
            sub: id,
            email: person.email,
            email_verified: person.verified ?? true,
          }),
        }
      )
    },
  })
}

/** The browser of somebody who chooses an account there; returns what the page gets. */
export async function chooseAt(address: string, account: string) {
  const jar = new Map<string, string>()
  let url = new URL(address)
  for (let hop = 0; hop < 10; hop++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { headers: { cookie }, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (location) url = new URL(location, url)
    else if (url.pathname.startsWith('/choose/')) url = new URL(`?account=${account}`, url)
    else throw new Error(`the provider answered ${response.status} ${await response.text()}`)
    if (url.pathname.startsWith('/login/callback/'))
      return Object.fromEntries(url.searchParams) as Record<string, string>
  }
  throw new Error('the provider sends the browser in circles')
}
