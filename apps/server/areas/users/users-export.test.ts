import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { importRoster, sendRoster } from '../../testing/roster.ts'
import { cellsOf } from '../../testing/sheets.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { findActor } from '../roster/actor-queries.ts'
import { exportPeople } from './sheet-commands.ts'

let world: World
let root: Member
let admin: Member
let school: { id: number; name: string }
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin', type: 'institution' })
  school = await world.organization({
    seats: 100,
    name: 'Export “&” School',
    consent: { mode: 'school', dpa_signed_at: '2026-09-01', min_age: null },
  })
  admin = await world.person({
    ...{ role: 'institution_admin', type: 'institution', organizationId: school.id },
  })
})
afterAll(() => world.close())

const exported = async (who: Member, query = '') => {
  const { status, bytes, headers } = await world.call(`POST /users/export?${query}`, {
    token: who.token,
  })
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('users.xlsx'),
  ])
  const [headings, ...rows] = await cellsOf(bytes)
  return { bytes, headings, rows: rows.map((row) => row as unknown[]) }
}

describe('the export of people', () => {
  test('imported again changes nothing, whatever the names contain', async () => {
    const csv = [
      'first_name,last_name,email,member_number,role,classes,age_group_id',
      '=1+1,"O\'Neil, Jr",neil@example.org,007,student,7b | 7a,3',
      '@Ида,_x0041_,,8,student,7a,1',
      'Tea,Cher,tea@example.org,,facilitator,7a,3',
    ].join('\n')
    await importRoster(world, admin, csv)
    const { bytes, headings, rows } = await exported(admin, 'order_by=id&order_direction=ASC')
    expect(headings).toEqual([
      ...['id', 'first_name', 'last_name', 'email', 'member_number', 'role', 'classes'],
      ...['age_group_id', 'turns_18_in', 'country', 'language', 'institution'],
      ...['account_state', 'inventory', 'joined'],
    ])
    const neil = rows.find((row) => row[2] === "O'Neil, Jr")
    expect(neil?.slice(1, 8)).toEqual([
      ...['=1+1', "O'Neil, Jr", 'neil@example.org', '007', 'student', '7a | 7b', 3],
    ])
    const again = await sendRoster(world, admin, new Uint8Array(bytes), { file: 'users.xlsx' })
    expect(again.body.import).toMatchObject({
      ...{ state: 'checked', added: 0, changed: 0, leaving: 0, unchanged: rows.length, errors: [] },
    })
  })

  test('contains exactly the list for the same filters, within the scope of the caller', async () => {
    const elsewhere = await world.person()
    const ids = async (who: Member, query?: string) =>
      (await exported(who, query)).rows.map((row) => row[0])
    expect(await ids(root)).toContain(elsewhere.id)
    expect(await ids(admin)).not.toContain(elsewhere.id)
    expect(await ids(admin, `organization_id=${(await world.organization()).id}`)).toEqual([])
    expect(await ids(admin, 'type=institution&search_text=cher')).toHaveLength(1)
    expect(await ids(admin, 'removed=1')).toEqual([])
    const wrong = await world.call('POST /users/export?pages=1', { token: admin.token })
    expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'pages'])
  })

  test('is in the log with the number of people, and closed to others', async () => {
    const { rows } = await exported(admin)
    const { rows: logs } = await world.pool.query(
      "select l.count from logs l join users u on u.log_alias = l.actor where l.action = 'export' and l.entity = 'users' and u.id = $1 order by l.id desc limit 1",
      [admin.id],
    )
    expect(logs).toEqual([{ count: rows.length }])
    const teacher = await world.person({
      ...{ role: 'facilitator', type: 'institution', organizationId: school.id },
    })
    for (const who of [teacher, await world.person()])
      expect((await world.call('POST /users/export', { token: who.token })).status).toBe(403)
    expect((await world.call('POST /users/export')).status).toBe(401)
  })

  test('of more people than a sheet can have is refused with how many it can have', async () => {
    const now = world.time.now
    const caller = await withoutTenantScope(() => findActor(world.db, admin.id, now))
    if (!caller) throw new Error('the administrator is gone')
    const context = { ...world.services, caller, now }
    const query = { order_by: 'id', order_direction: 'ASC', removed: 0 } as const
    const count = (await exported(admin)).rows.length
    const write = (max: number) => withoutTenantScope(() => exportPeople(context, query, max))
    expect(await write(count - 1)).toEqual({ ok: false, error: 'sheet_too_long', max: count - 1 })
    expect((await write(count)).ok).toBe(true)
  })

  test('names only the classes that the caller sees', async () => {
    const csv = [
      'first_name,last_name,email,role,classes,age_group_id',
      'Seen,Pupil,seen@example.org,student,8a | 8b,3',
    ].join('\n')
    await importRoster(world, admin, csv)
    const teacher = await world.person({
      ...{ role: 'facilitator', type: 'institution', organizationId: school.id },
    })
    await world.pool.query(
      `insert into group_facilitators (group_id, user_id) select id, $1 from groups where name = '8a' and organization_id = $2`,
      [teacher.id, school.id],
    )
    await world.pool.query(
      "insert into role_grants (role_id, permission, scope) select id, 'admin_users', 'groups' from roles where key = 'facilitator'",
    )
    const classesFor = async (who: Member) =>
      (await exported(who, 'search_text=seen')).rows.map((row) => row[6])
    expect([await classesFor(teacher), await classesFor(admin)]).toEqual([['8a'], ['8a | 8b']])
    await world.pool.query(
      "delete from role_grants g using roles r where r.id = g.role_id and r.key = 'facilitator' and g.permission = 'admin_users'",
    )
  })

  test('contains no card, no secret and no result', async () => {
    const { headings, rows } = await exported(root)
    expect(headings.join(' ')).not.toMatch(/card|password|token|score|label|secret/)
    const { rows: secrets } = await world.pool.query<{ password_hash: string }>(
      'select password_hash from users where password_hash is not null limit 1',
    )
    expect(JSON.stringify(rows)).not.toContain(secrets[0]?.password_hash)
  })
})
