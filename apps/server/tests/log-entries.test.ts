import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClassroom } from '../areas/classroom/client.ts'
import { makeProviderClient } from '../areas/identities/client.ts'
import { listen } from '../http/listen.ts'
import {
  type ClassroomService,
  planAt,
  startClassroomService,
} from '../testing/classroom-service.ts'
import { fuzzCalls, writesOf } from '../testing/fuzz/fuzz.ts'
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

/** Several steps in one call, or an entry for each of two people, so that both find it. */
const several = [
  'POST /verifyCode',
  'POST /login/identity',
  'POST /contacts/add_contact',
  'PUT /contacts/save',
  'PUT /contacts/update/{contact_id}',
  'PUT /contacts/save/{contact_id}',
  'PUT /users/personal/{user_id}',
  'PUT /users/google/classroom/{user_id}',
  'POST /walls/restore',
  'POST /joining/{token}/confirm',
]
/**
 * A child who waits for a guardian, about whom nothing else is stored (method D41). The count of
 * openings of a link, and the second transaction of a call that returns tokens, whose first has the
 * entry.
 */
const without = [
  'POST /registeration/child',
  'POST /shared',
  'PUT /users/google/classroom/unsync/{user_id}',
]
/** Ordering a single row, as here, moves nothing. */
const isOrder = (call: string) => /^PUT .*\/order$/.test(call)

test('every committed write leaves exactly one entry in the log', {
  timeout: 900_000,
}, async () => {
  const port = await freePort()
  const server = await listen(world.app.fetch, { port, host: '127.0.0.1' })
  const writes = await writesOf({ world, document, port }).finally(server.end)
  const left = [...writes]
    .flatMap(([call, all]) => all.map(({ tables, entries }) => ({ call, tables, entries })))
    .filter(
      ({ call, tables, entries }) => entries !== 1 && tables.length + entries > 0 && !isOrder(call),
    )
  const names = (all: typeof left) => [...new Set(all.map(({ call }) => call))].sort()
  expect(names(left.filter(({ entries }) => entries > 1))).toEqual(several.toSorted())
  expect(names(left.filter(({ entries }) => entries === 0))).toEqual(without.toSorted())
  const logged = [...writes].filter(([, all]) => all.some(({ entries }) => entries === 1))
  expect(logged.length).toBeGreaterThan(150)
})
