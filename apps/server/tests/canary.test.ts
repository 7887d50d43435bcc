import { permissionGroups } from '@quartet/domain/permissions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeClassroom } from '../areas/classroom/client.ts'
import { writeExport } from '../areas/exports/jobs.ts'
import { withoutTenantScope } from '../db/tenant.ts'
import { calls as served } from '../http/openapi.ts'
import { retain } from '../retention.ts'
import { calls } from '../testing/canary/calls.ts'
import { configurationTexts } from '../testing/canary/platform-calls.ts'
import { type Scene, wordOf, words } from '../testing/canary/scene.ts'
import { readEverythingStored, removeFiles, textFields, traces } from '../testing/canary/traces.ts'
import { planAt } from '../testing/classroom-service.ts'
import { parentSchool } from '../testing/guardians.ts'
import { resolvedDocument } from '../testing/resolved-document.ts'
import { days, makeWorld, password, type World } from '../testing/world.ts'

/** Tables whose records stay although their writer was erased, with the reason. */
const lawful: Record<string, string> = {
  'public.roles': 'the roles of an installation are its own, not of who named them',
  'public.configuration': 'what an installation is called is its own, not of who typed it',
  'public.courses': 'what editors write about a course is the installation’s',
  'public.course_files': 'the files of a course stay with it',
  'public.groups': 'the name of a group stays with its institution',
  'public.user_categories': 'the name of a category stays with its institution',
  'public.sheet_import_rows': 'the rows of a spreadsheet of institutions, which can be undone',
  'public.team_tasks': 'a team keeps its tasks, without the name of who added them',
  'public.institution_providers': 'the provider of an institution is its own',
  'public.organizations': 'what an institution says of itself is its own, not of who typed it',
}

let world: World
const people: Scene['people'] = {}
const shared: Scene['shared'] = { promoCode: '', guardian: '', institution: 0, roleId: 0 }
beforeAll(async () => {
  world = await makeWorld()
  shared.promoCode = (await parentSchool(world)).promoCode
  world.services.classroom = makeClassroom(planAt('http://127.0.0.1:9'))
})
afterAll(() => world.close())

const sceneOf = (call: string): Scene => {
  const say = (field: string) => wordOf(`${call} ${field}`)
  return { world, people, shared, say, address: (field) => `${say(field)}@example.org` }
}

const listed = (which: 'stored' | 'passes' | 'codes') =>
  Object.entries(calls).flatMap(([call, one]) =>
    (one[which] ?? []).map((field) => `${call} ${field}`),
  )
const tablesOf = (input: string[]) => input.map((line) => / in (\S+)/.exec(line)?.[1] ?? '')

const contentPermissions: readonly string[] = permissionGroups.Content
/** Calls of content, which is about nobody and stays when its author leaves. */
const contentCalls = new Set(
  served()
    .filter(
      ({ meta: { access } }) =>
        access.who !== 'everyone' &&
        access.holding.some((locked) => contentPermissions.includes(locked)),
    )
    .map(({ method, path }) => `${method} ${path}`),
)
describe('a canary word', () => {
  test('is found only in the content tables and their log when written as content', async () => {
    const editor = await world.person({ role: 'content_editor' })
    const word = wordOf('content')
    await world.call('POST /topics/add_topic', {
      token: editor.token,
      body: { name: word, area: 'school', language_id: 1 },
    })
    await world.call(`POST /topics?search_text=${wordOf('searched')}`, { token: editor.token })
    const everything = await readEverythingStored(world)
    expect([...new Set(tablesOf(traces(everything, [word])))]).toEqual([
      'public.log_values',
      'public.topic_versions',
    ])
    expect(traces(everything, [wordOf('searched')])).toEqual([])
    await world.pool.query('delete from topic_versions where name = $1', [word])
    await world.pool.query("delete from log_values where new_value ->> 'name' = $1", [word])
  })

  test('has a line for every field of every call that takes text', async () => {
    const fields = textFields(
      (await resolvedDocument()) as unknown as Parameters<typeof textFields>[0],
    )
    expect(fields.length).toBeGreaterThan(40)
    const ofPeople = (field: string) => !contentCalls.has(field.split(' ').slice(0, 2).join(' '))
    const lines = [...listed('stored'), ...listed('passes'), ...listed('codes')]
    expect(lines.filter(ofPeople).sort()).toEqual(fields.filter(ofPeople).sort())
  })

  test('is found right after writing in stored fields and nowhere in other fields', {
    timeout: 300_000,
  }, async () => {
    for (const [call, { stored = [], passes = [], write }] of Object.entries(calls)) {
      await world.pool.query('delete from rate_limits')
      await write(sceneOf(call))
      const everything = await readEverythingStored(world)
      const say = (field: string) =>
        words.get(`${call} ${field}`) ?? `${call} never wrote into ${field}`
      for (const field of stored)
        expect([call, field, traces(everything, [say(field)]).length > 0]).toEqual([
          call,
          field,
          true,
        ])
      for (const field of passes.filter((one) => one !== 'confirm_password'))
        expect([
          call,
          field,
          words.has(`${call} ${field}`),
          traces(everything, [say(field)]),
        ]).toEqual([call, field, true, []])
    }
    // the card number of the sign-up
    expect(traces(await readEverythingStored(world), ['4242424242424242'])).toEqual([])
  })

  test('is found in the file of an export, too', async () => {
    await world.call('POST /users/own_data/export', { token: people.ada?.token, body: {} })
    const { rows } = await world.pool.query("select data from jobs.job where name = 'export'")
    for (const { data } of rows) await withoutTenantScope(() => writeExport(world.services, data))
    const results = traces(await readEverythingStored(world), [
      wordOf('PUT /users/save/{user_id} about_me'),
    ])
    expect(tablesOf(results)).toContain('file')
  })

  test('leaves no trace once its writer is erased, except where the law requires it', async () => {
    const passwords = {
      ada: 'PUT /users/update/password/{user_id} password',
      mia: 'POST /consent/{token}/confirm password',
    }
    await world.pool.query('delete from rate_limits')
    for (const [name, word] of [
      ['ada', wordOf(passwords.ada)],
      ['mia', wordOf(passwords.mia)],
      ['teen', password],
      ['invited', password],
      ['invitedTeen', password],
      ['client', password],
      ['invitedClient', password],
      ['mary', password],
      ['eve', password],
    ] as const) {
      const { status } = await world.call('POST /users/deletion', {
        token: people[name]?.token,
        body: { password: word },
      })
      expect([name, status]).toEqual([name, 200])
    }
    // the first mail to a child's guardian has no account yet; unsent, it stays for a day, the
    // account for fourteen (queue/queue.ts)
    await world.pool.query(
      "delete from jobs.job where name = 'mail' and data->>'to' = $1 and keep_until < now() + '14 days'",
      [shared.guardian],
    )
    world.passes(14 * days)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    await removeFiles(world)

    const left = traces(await readEverythingStored(world), [...words.values()])
    // the log still shows the names of institutions, which write to guardians, and of roles, and the
    // values of the installation, like these names and values themselves
    const renamed = [
      'PUT /organizations/save name',
      'PUT /organizations/save/{organization_id} name',
      'POST /organizations/import file',
      'PUT /roles name',
      'PUT /roles/{role_id} name',
      ...configurationTexts.map((name) => `PUT /setting/configuration values.${name}`),
    ].map((field) => `${words.get(field)} in public.log_values `)
    const isLawful = (line: string) =>
      tablesOf([line]).some((table) => lawful[table]) ||
      renamed.some((start) => line.startsWith(start))
    expect(left.filter((line) => !isLawful(line))).toEqual([])
    expect(Object.keys(lawful).filter((table) => !tablesOf(left).includes(table))).toEqual([])
  })
})
