import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import type { AnyContractProcedure } from '@orpc/contract'
import { contract } from '@quartet/contract'
import { examples } from '@quartet/contract/examples.ts'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { createApp } from '../app.ts'
import { listen } from '../http/listen.ts'
import { calls } from '../http/openapi.ts'
import { freePort } from '../testing/process.ts'
import { resolvedDocument } from '../testing/resolved-document.ts'
import { makeWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

/** The payment service decides what it sends, so its messages are not in the contract. */
const webhook = '/api/billing/webhook'

/**
 * Routes under /api that are not in the contract, without the last one, which handles unknown
 * paths.
 */
function strays(app: { routes: { method: string; path: string }[] }) {
  const documented = new Set(
    calls().map(({ method, path }) => `${method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  return app.routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => route.includes('/api') && !documented.has(route))
    .filter((route) => route !== 'ALL /api/*' && !route.endsWith(` ${webhook}`))
}

describe('the served routes', () => {
  test('are exactly the documented ones, and a route outside the contract is detected', () => {
    expect(strays(world.app)).toEqual([])
    const withStray = new Hono().route('/', world.app).get('/api/stray', (c) => c.text('hello'))
    expect(strays(withStray)).toEqual(['GET /api/stray'])
  })

  test('each reach their handler', { timeout: 120_000 }, async () => {
    const unreached: string[] = []
    for (const { method, path } of calls()) {
      const { token, id } = await world.person({ role: 'super_admin', type: 'institution' })
      const filled = path.replace('{user_id}', String(id)).replace(/\{\w+\}/g, '1')
      const answer = await world.call(`${method} ${filled}`, {
        token,
        ...(method === 'GET' ? {} : { body: {} }),
      })
      // a 404 with another name, or about another record than the person, comes from the handler
      const nowhere =
        answer.status === 404 &&
        (answer.body.name === 'no_such_call' ||
          (answer.body.name === undefined && path.includes('{user_id}')))
      if (nowhere || answer.status >= 500) unreached.push(`${method} ${path}: ${answer.status}`)
    }
    expect(unreached).toEqual([])
    expect(await world.call('POST /nonsense')).toMatchObject({
      status: 404,
      body: { name: 'no_such_call' },
    })
    expect((await world.call('GET /login')).status).toBe(404)
  })

  test('each have a group, words on who may make them, and their errors in the document', async () => {
    const { paths } = await resolvedDocument()
    const operations = Object.values(paths).flatMap((item) => Object.values(item))
    expect(operations).toHaveLength(calls().length)
    const poor = operations.filter(
      ({ tags, description, responses }) =>
        (tags as string[]).length !== 1 ||
        !String(description).includes('Open to') ||
        ['200', '400', '415', '429', '500', '503'].some(
          (status) => !(status in (responses as object)),
        ),
    )
    expect(poor.map(({ operationId }) => operationId)).toEqual([])
  })

  test('that take a form are documented as taking one', async () => {
    const { paths } = await resolvedDocument()
    const documented = calls()
      .filter(({ meta }) => meta.takes === 'form')
      .map(({ method, path }) => paths[path]?.[method.toLowerCase()]?.requestBody)
    for (const body of documented)
      expect(body).toEqual({
        required: true,
        content: { 'multipart/form-data': expect.anything() },
      })
    expect(documented.length).toBeGreaterThan(20)
  })

  test('have no parameter without a description in the document', async () => {
    const { paths } = await resolvedDocument()
    const silent = Object.entries(paths).flatMap(([path, item]) =>
      Object.values(item).flatMap(({ parameters = [] }) =>
        parameters.filter((one) => !('description' in one)).map(({ name }) => `${path} ${name}`),
      ),
    )
    expect(silent).toEqual([])
  })

  test('have examples in the document that their schemas accept', async () => {
    for (const [id, { request, response }] of Object.entries(examples)) {
      const [area = '', name = ''] = id.split('.')
      const procedure = (contract as Record<string, Record<string, AnyContractProcedure>>)[area]?.[
        name
      ]
      const { inputSchema, outputSchema } = procedure?.['~orpc'] ?? {}
      if (request)
        expect([
          id,
          await (inputSchema as z.ZodObject).shape.body?.safeParse(request),
        ]).toMatchObject([id, { success: true }])
      if (response)
        expect([id, (outputSchema as z.ZodType).safeParse(response)]).toMatchObject([
          id,
          { success: true },
        ])
    }
  })

  test('return 401 without a valid token unless the document declares them public', async () => {
    const document = (await (await world.app.request('/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, { security?: unknown[] }>>
    }
    expect(document.openapi).toMatch(/^3\.1/)
    const open: string[] = []
    for (const [path, item] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(item)) {
        // a page for members returns 401 to visitors
        const where = `${method.toUpperCase()} ${path.replace('{cms_id}', 'terms').replace(/\{\w+\}/g, '1')}`
        const statuses = await Promise.all(
          [undefined, 'forged', 'x'.repeat(5000)].map(
            async (token) => (await world.call(where, { token })).status,
          ),
        )
        const isPublic = operation.security?.length === 0
        if (isPublic) open.push(path)
        expect([where, statuses.every((status) => status === 401)]).toEqual([where, !isPublic])
      }
    expect(open).toContain('/login')
    expect(open).not.toContain('/users/show/{user_id}')
  })
})

describe('an invalid request', () => {
  const body = { email: 'a@example.org', password: 'x' }

  test('is rejected by name when it is not JSON, incomplete JSON or too large', async () => {
    expect(await world.call('POST /login', { body: '{"email":' })).toMatchObject({
      status: 400,
      body: { name: 'unreadable' },
    })
    expect(
      await world.call('POST /login', { body, headers: { 'content-type': 'text/plain' } }),
    ).toMatchObject({
      status: 415,
      body: { name: 'unsupported_media' },
    })
    expect(
      await world.call('POST /login', { body: { ...body, password: 'x'.repeat(1_100_000) } }),
    ).toMatchObject({
      status: 413,
      body: { name: 'too_large' },
    })
    expect(await world.call('POST /login', { body })).toMatchObject({
      status: 401,
      body: { name: 'credentials_wrong' },
    })
  })

  test('never reaches PostgreSQL with values that it cannot store', async () => {
    const { token, id } = await world.person()
    for (const first_name of ['a\0b', 'a\ud800b'])
      expect(
        await world.call(`PUT /users/save/${id}`, { token, body: { first_name } }),
      ).toMatchObject({
        status: 400,
        body: { name: 'invalid', fields: [{ path: 'first_name', code: 'control_characters' }] },
      })
    for (const wrong of ['abc', '0', '-1', '99999999999', '1e3', '%00', "1'--"])
      expect([wrong, (await world.call(`GET /users/show/${wrong}`, { token })).status]).toEqual([
        wrong,
        404,
      ])
  })
})

describe('every response', () => {
  test('has HSTS only if the public URL is https', async () => {
    const header = async (app: Pick<World['app'], 'request'>) =>
      (await app.request('/api/plans')).headers.get('strict-transport-security')
    expect(await header(world.app)).toBe('max-age=31536000')
    expect(await header(createApp({ ...world.services, publicUrl: 'http://localhost:3000' }))).toBe(
      null,
    )
  })

  test('is the same whether it is compressed synchronously or off the event loop', async () => {
    for (const path of ['/api/plans', '/api/localization/show/1']) {
      const packed = await world.app.request(path, { headers: { 'accept-encoding': 'gzip' } })
      const bytes = Buffer.from(await packed.arrayBuffer())
      const text =
        packed.headers.get('content-encoding') === 'gzip'
          ? gunzipSync(bytes).toString()
          : bytes.toString()
      expect(text).toBe(await (await world.app.request(path)).text())
    }
  })

  test('has the security headers', async () => {
    for (const path of ['/healthz', '/api/plans', '/api/nonsense']) {
      const { headers } = await world.app.request(path)
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self';/,
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
    }
    expect((await world.app.request('/api/plans')).headers.get('cache-control')).toBe('no-store')
  })

  test('to an unexpected error reveals nothing internal', async () => {
    const broken = await makeWorld()
    await broken.pool.query('alter table languages rename to elsewhere')
    const { status, body } = await broken.call('POST /langs')
    expect({ status, body }).toEqual({
      status: 500,
      body: {
        name: 'unexpected',
        message: expect.not.stringMatching(/languages|relation|select/i),
      },
    })
    await broken.close()
  })
})

test('a form with too many parts is rejected before most of it has arrived', async () => {
  const { token } = await world.person()
  const port = await freePort()
  const server = await listen(world.app.fetch, { port, host: '127.0.0.1' })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=border',
    'content-length': 9_000_000,
  }
  const part = '--border\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/users/share',
    headers,
  })
  sent.on('error', () => {}) // it is never sent completely
  sent.write(part.repeat(2000))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  expect([answer.statusCode, JSON.parse(await text(answer)).name]).toEqual([400, 'too_complex'])
  sent.destroy()
  await server.end()
})
