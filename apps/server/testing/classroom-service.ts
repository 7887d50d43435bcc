import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ClassroomPlan } from '../areas/classroom/client.ts'

type Work = { id: string; title?: string; description?: string }
type Course = { id: string; name?: string; work: Work[] }

export const planAt = (
  address: string,
  returnUrl = 'https://quartet.test/sync-data',
): ClassroomPlan => ({
  ...{
    authUrl: `${address}/auth`,
    tokenUrl: `${address}/token`,
    revokeUrl: `${address}/revoke`,
    apiUrl: address,
  },
  ...{ clientId: 'quartet', clientSecret: 'a secret of the tests', returnUrl },
})

const twoCourses: Course[] = [
  {
    id: '101',
    name: 'Biology',
    work: [
      {
        id: '1',
        title: 'The water cycle',
        description: 'First read the chapter. Then draw how water moves, step by step.',
      },
      { id: '2', title: 'Leaves', description: 'Sort ten leaves and explain your order.' },
    ],
  },
  { id: '202', name: 'History', work: [{ id: '1', title: 'A letter from Rome' }] },
]

/**
 * Presses `Allow` on the page at `url` and returns the parameters with which the service redirects
 * the browser.
 */
export async function allowedAt(url: string) {
  const page = await (await fetch(url)).text()
  const back = /href="([^"]+)">Allow/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const { code = '', state = '' } = Object.fromEntries(new URL(back).searchParams)
  return { code, state }
}

/**
 * A classroom service that speaks the real protocol: the consent page, the token endpoint with PKCE,
 * refresh tokens that change with each use, pages of one entry, and the API. Tests may change its
 * state between calls.
 */
export async function startClassroomService(port = 0) {
  const service = {
    address: '',
    courses: structuredClone(twoCourses),
    /** The status that each request gets instead of a result, and the delay in milliseconds. */
    failsWith: undefined as number | undefined,
    slowBy: 0,
    /** Lifetime of an access token in seconds. */
    tokenHolds: 3600,
    requests: [] as string[],
    /** Maximum number of concurrent token requests so far. */
    tokensAtOnce: 0,
    revoked: [] as string[],
    /** Simulates a person who revokes the consent in the settings of the service. */
    forget: () => {
      refreshTokens.clear()
      accessTokens.clear()
    },
    expireTokens: () => accessTokens.clear(),
    end: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  let waiting = 0
  const codes = new Map<string, { challenge: string; returnUrl: string }>()
  const refreshTokens = new Set<string>()
  const accessTokens = new Map<string, number>()
  const newOne = (into: { add?: (value: string) => unknown }) => {
    const value = randomBytes(12).toString('base64url')
    into.add?.(value)
    return value
  }

  function consent(url: URL, response: ServerResponse) {
    const {
      client_id,
      redirect_uri = '',
      state = '',
      code_challenge = '',
      ...query
    } = Object.fromEntries(url.searchParams)
    const isRight =
      client_id === 'quartet' &&
      query.response_type === 'code' &&
      query.code_challenge_method === 'S256'
    if (!isRight || !state || !code_challenge)
      return answer(response, 400, { error: 'invalid_request' })
    const code = newOne({})
    codes.set(code, { challenge: code_challenge, returnUrl: redirect_uri })
    const back = (more: Record<string, string>) =>
      `${redirect_uri}?${new URLSearchParams({ state, ...more })}`.replaceAll('&', '&amp;')
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><html lang="en"><title>School service</title><h1>Quartet wants to read your coursework</h1>
      <p><a href="${back({ code })}">Allow</a> <a href="${back({ error: 'access_denied' })}">Refuse</a></p>`)
  }

  async function token(request: IncomingMessage, response: ServerResponse) {
    const form = Object.fromEntries(new URLSearchParams(await bodyOf(request)))
    if (form.client_id !== 'quartet' || form.client_secret !== 'a secret of the tests')
      return answer(response, 401, { error: 'invalid_client' })
    const code = codes.get(form.code ?? '')
    codes.delete(form.code ?? '')
    const challenge = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url')
    const isFirst =
      form.grant_type === 'authorization_code' &&
      code?.challenge === challenge &&
      code.returnUrl === form.redirect_uri
    const isAgain =
      form.grant_type === 'refresh_token' && refreshTokens.delete(form.refresh_token ?? '')
    if (!isFirst && !isAgain) return answer(response, 400, { error: 'invalid_grant' })
    const access_token = newOne({})
    accessTokens.set(access_token, Date.now() + service.tokenHolds * 1000)
    const id_token = `x.${Buffer.from(JSON.stringify({ sub: 'student-7' })).toString('base64url')}.x`
    return answer(response, 200, {
      ...{
        access_token,
        expires_in: service.tokenHolds,
        token_type: 'Bearer',
        refresh_token: newOne(refreshTokens),
      },
      ...(isFirst && { id_token }),
    })
  }

  function list(url: URL, response: ServerResponse) {
    const course = /^\/v1\/courses\/(\w+)\/courseWork$/.exec(url.pathname)?.[1]
    const [name, all]: [string, object[]] = course
      ? ['courseWork', service.courses.find(({ id }) => id === course)?.work ?? []]
      : ['courses', service.courses.map(({ work: _work, ...entry }) => entry)]
    const at = Number(url.searchParams.get('pageToken') ?? 0)
    const entries = all.slice(at, at + 1)
    answer(response, 200, {
      ...(entries.length > 0 && { [name]: entries }),
      ...(at + 1 < all.length && { nextPageToken: String(at + 1) }),
    })
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', service.address)
    service.requests.push(`${request.method} ${url.pathname}`)
    if (url.pathname === '/auth') return consent(url, response)
    if (url.pathname === '/ready') return answer(response, 200, {})
    if (url.pathname === '/token') service.tokensAtOnce = Math.max(service.tokensAtOnce, ++waiting)
    await new Promise((resolve) => setTimeout(resolve, service.slowBy))
    if (url.pathname === '/token') waiting--
    if (service.failsWith)
      return answer(response, service.failsWith, { error: { status: 'UNAVAILABLE' } })
    if (url.pathname === '/token') return token(request, response)
    if (url.pathname === '/revoke') {
      service.revoked.push(new URLSearchParams(await bodyOf(request)).get('token') ?? '')
      return answer(response, 200, {})
    }
    const [, bearer = ''] = (request.headers.authorization ?? '').split(' ')
    if ((accessTokens.get(bearer) ?? 0) <= Date.now())
      return answer(response, 401, { error: { status: 'UNAUTHENTICATED' } })
    return list(url, response)
  }

  // an error means that the client has disconnected
  const server = createServer(
    (request, response) => void serve(request, response).catch(() => response.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  service.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
export type ClassroomService = Awaited<ReturnType<typeof startClassroomService>>

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
