import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeClassroom } from '../areas/classroom/client.ts'
import { makeProviderClient } from '../areas/identities/client.ts'
import { listen } from '../http/listen.ts'
import { calls } from '../http/openapi.ts'
import {
  type ClassroomService,
  planAt,
  startClassroomService,
} from '../testing/classroom-service.ts'
import { fuzz, fuzzCalls, neverAdmitted } from '../testing/fuzz/fuzz.ts'
import { hostileValues } from '../testing/fuzz/hostile.ts'
import type { Document } from '../testing/fuzz/places.ts'
import { unguarded } from '../testing/fuzz/shapes.ts'
import {
  type OidcService,
  planAt as providerAt,
  startOidcProvider,
} from '../testing/oidc-provider.ts'
import { freePort } from '../testing/process.ts'
import { resolvedDocument } from '../testing/resolved-document.ts'
import { makeWorld, type World } from '../testing/world.ts'

const document = fuzzCalls((await resolvedDocument()) as unknown as Parameters<typeof fuzzCalls>[0])

let world: World
let classroom: ClassroomService
let provider: OidcService
beforeAll(async () => {
  world = await makeWorld({ trustedProxies: 1 })
  classroom = await startClassroomService()
  world.services.classroom = makeClassroom(planAt(classroom.address), {
    answer: 2_000,
    fetch: 5_000,
  })
  provider = await startOidcProvider(['https://quartet.test/login/callback/oidc'])
  world.services.providers = [providerAt(provider.issuer)]
  world.services.providerClient = makeProviderClient({
    publicUrl: world.services.publicUrl,
    privateIssuers: true,
    answerMs: 2_000,
  })
})
afterAll(() => Promise.all([world.close(), classroom.end(), provider.end()]))

/** Serves the application on its own port while `work` runs. */
async function served<T>(
  app: { fetch: World['app']['fetch'] },
  work: (port: number) => Promise<T>,
) {
  const port = await freePort()
  const server = await listen(app.fetch, { port, host: '127.0.0.1' })
  return work(port).finally(server.end)
}

describe('fuzzing the calls', { timeout: 60 * 60_000 }, () => {
  test('uses sixty hostile values', () => {
    expect(new Set(hostileValues.map(({ name }) => name)).size).toBe(60)
  })

  test('finds for every call a caller who is admitted with the documented input', async () => {
    expect(await served(world.app, (port) => neverAdmitted({ world, document, port }))).toEqual([])
  })

  test('gets a named error in time that reveals nothing internal', async () => {
    const { requests, size, statuses, faults } = await served(world.app, (port) =>
      fuzz({ world, document, port }),
    )
    console.log(`fuzz: ${requests} requests: ${size}; answers ${JSON.stringify(statuses)}`)
    expect(faults).toEqual([])
  })

  test('rejects keys of any shape before they are parsed', async () => {
    const newcomer = () => world.person({ role: 'super_admin', type: 'institution' })
    expect(await unguarded(world, calls(), newcomer)).toEqual([])
  })

  test('detects a call that parses keys of any shape or fails on them', async () => {
    const careless = {
      call: async (where: string) => ({
        status: where.includes('?a.b') ? 500 : 200,
        body: {},
        headers: new Headers(),
        bytes: Buffer.of(),
      }),
    }
    const listed = calls().filter(({ path }) => path === '/users/share')
    const faults = await unguarded(careless, listed, async () => ({ id: 1, token: '' }))
    expect(faults).toContain('POST /users/share, lists with holes in a form: 200 undefined')
    expect(faults).toContain('POST /users/share, dotted keys: 500 undefined')
  })

  test('detects a call that fails, hangs, reveals something internal or rejects without a name', async () => {
    const app = new Hono()
    app.onError((_, c) => c.text('broken', 500))
    app.post('/api/planted', async (c) => {
      const body = await c.req.json<{ word: unknown } | null>().catch(() => null)
      if (body?.word === "'") throw new Error('a statement that ends too early')
      if (body?.word === '%s%s%n%x%d') return new Promise<never>(() => {})
      if (body?.word === 1.5)
        return c.json({ name: 'invalid', message: `${new Error('a fraction').stack}` }, 400)
      if (body?.word === 'NaN') return c.json({ message: 'No.' }, 400)
      return c.json({})
    })
    const schema = { type: 'object', properties: { word: { type: 'string' } } }
    const planted: Document = {
      paths: {
        '/planted': { post: { requestBody: { content: { 'application/json': { schema } } } } },
      },
    }
    const { faults } = await served(app, (port) =>
      fuzz({ world, document: planted, port, timeoutMs: 1000 }),
    )
    const rows = new Set(
      faults.map((fault) => fault.replace(/ by (nobody|a user|who waits|an administrator),/, '')),
    )
    expect([...rows].sort()).toEqual([
      expect.stringMatching(/NaN as body word: 400 without a name$/),
      expect.stringMatching(/a format as body word: hangs$/),
      expect.stringMatching(/a fraction as body word: 400 tells of the inside/),
      expect.stringMatching(/a quotation mark as body word: 500/),
    ])
  })
})
