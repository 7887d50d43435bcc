import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { addGroup } from '../../testing/groups.ts'
import {
  finishRoster,
  importRoster,
  rosterStep,
  runRosterJob,
  sendRoster,
} from '../../testing/roster.ts'
import { days, type Member, makeWorld, minutes, type World } from '../../testing/world.ts'
import { forgetRosters, mailRosterInvitations } from './jobs.ts'

let world: World
let school: { id: number; name: string }
let other: { id: number; name: string }
let admin: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query(
    'drop trigger if exists broken on users; drop trigger if exists broken on password_resets',
  )
  await world.pool.query(
    'delete from rate_limits; delete from jobs.job; delete from roster_imports; delete from groups; delete from users',
  )
  school = await world.organization({
    consent: { mode: 'school', dpa_signed_at: '2026-09-01', min_age: null },
    codeMemberType: 'student',
    country: 'DE',
  })
  other = await world.organization()
  admin = await staffOf(school.id)
})
afterAll(() => world.close())

const staffOf = (organizationId: number) =>
  world.person({ role: 'institution_admin', type: 'institution', organizationId })
const heading = 'first_name,last_name,email,member_number,role,classes,age_group_id,turns_18_in'
const csv = (...rows: string[]) => [heading, ...rows].join('\n')
const ada = 'Ada,Lovelace,ada@pupils.example,s-1,student,5a,2,2029'
const bo = 'Bo,Ek,,s-2,student,5a | Choir,1,'
const cy = 'Cy,Teach,cy@staff.example,t-1,facilitator,5a,3,'

const people = async (organizationId = school.id) =>
  (
    await world.pool.query(
      `select first_name, last_name, email, member_number, type, age_group_id, turns_18_in, consent_by, awaiting_consent_since is null as active,
        (select array_agg(r.key) from user_roles x join roles r on r.id = x.role_id where x.user_id = users.id) as roles
       from users where organization_id = $1 and id <> $2 order by member_number, id`,
      [organizationId, admin.id],
    )
  ).rows
const classesOf = async (table = 'group_members') =>
  (
    await world.pool.query(
      `select g.name, array_agg(u.first_name order by u.first_name) as people from groups g
       join ${table} m on m.group_id = g.id join users u on u.id = m.user_id where g.organization_id = $1 group by g.name order by g.name`,
      [school.id],
    )
  ).rows.map(({ name, people }) => `${name}: ${people.join(' ')}`)
const idOf = async (number: string) =>
  (await world.pool.query('select id from users where member_number = $1', [number])).rows[0]?.id
const changesOf = async (id: number, query = '') =>
  (await world.call(`GET /users/imports/${id}/changes${query}`, { token: admin.token })).body
const errorsOf = async (content: string, upload = {}, who = admin) => {
  const { body } = await sendRoster(world, who, content, upload)
  return body.import?.errors.map(({ row, column, reason }: Record<string, unknown>) =>
    [row, column, reason].join(' '),
  )
}
const numbered = async () =>
  (
    await world.pool.query(
      'select id, first_name, last_name, member_number from users where member_number is not null order by first_name',
    )
  ).rows
/** A file in which two people have each other's number. */
const exchange = async () => {
  const [one, two] = await numbered()
  const line = (who: typeof one, { member_number }: typeof one) =>
    [who.id, who.first_name, who.last_name, member_number].join(',')
  return ['id,first_name,last_name,member_number', line(one, two), line(two, one)].join('\n')
}
/** Lets every insert into or deletion from a table fail for one person. */
const failFor = async (
  table: string,
  event: 'insert' | 'delete',
  condition: string,
  state = 'P0001',
) => {
  await world.pool.query(`
    create or replace function fail_in_test() returns trigger language plpgsql as $$ begin raise exception 'broken' using errcode = '${state}'; end $$;
    create trigger broken before ${event} on ${table} for each row when (${condition}) execute function fail_in_test()`)
  return () => world.pool.query(`drop trigger broken on ${table}`)
}
const consentBy = (mode: 'school' | 'parent') =>
  world.pool.query('update organizations set consent = $1 where id = $2', [
    JSON.stringify({ mode, dpa_signed_at: mode === 'school' ? '2026-09-01' : null, min_age: null }),
    school.id,
  ])
const enter = async (number: string) =>
  world.pool.query("update users set password_hash = 'x' where member_number = $1", [number])

describe('a roster', () => {
  test('is only checked first: it says who is new, and nothing is written', async () => {
    const { body } = await sendRoster(world, admin, csv(ada, bo, cy))
    expect(body.import).toMatchObject({
      ...{ state: 'checked', format: 'sheet', rows: 3, added: 3, changed: 0, leaving: 0 },
      ...{ unchanged: 0, errors: [], school_consents: 2, places_missing: 0, undo_until: null },
    })
    expect(await people()).toEqual([])
    const { changes, count } = await changesOf(body.import.id)
    expect(count).toBe(3)
    expect(changes[0]).toMatchObject({ row: 2, id: null, kind: 'added', name: 'Ada Lovelace' })
    expect(changes[1].cells).toContainEqual({
      column: 'classes',
      before: null,
      after: '5a | Choir',
    })
  })

  test('adds people with roles, classes and the consent of the school, without passwords', async () => {
    const done = await importRoster(world, admin, csv(ada, bo, cy))
    expect(done).toMatchObject({ state: 'done', progress: 1 })
    expect(await people()).toMatchObject([
      {
        first_name: 'Ada',
        type: 'student',
        roles: ['student'],
        consent_by: 'school',
        active: true,
      },
      { first_name: 'Bo', email: null, age_group_id: 1, consent_by: 'school', active: true },
      { first_name: 'Cy', type: 'institution', roles: ['facilitator'], consent_by: 'self' },
    ])
    expect(await classesOf()).toEqual(['5a: Ada Bo', 'Choir: Bo'])
    expect(await classesOf('group_facilitators')).toEqual(['5a: Cy'])
    const { rows } = await world.pool.query(
      "select count(*)::int, min(how) as how, bool_and(confirmed_by is not null) as named from consents where purpose = 'account'",
    )
    expect(rows).toEqual([{ count: 2, how: 'school_agreement', named: true }])
    const passwords = await world.pool.query('select from users where password_hash is null')
    expect(passwords.rows).toHaveLength(3)
  })

  test('mails those with an address a link, little by little and once', async () => {
    await importRoster(world, admin, csv(ada, bo, cy))
    const mail = () => withoutTenantScope(() => mailRosterInvitations(world.services))
    await mail()
    await mail()
    expect((await world.mails()).map(({ to }) => to)).toEqual([
      'ada@pupils.example',
      'cy@staff.example',
    ])
  })

  test('mails nobody who has a password by now, left or was removed; one failure stops nobody', async () => {
    const di = 'Di,New,di@staff.example,t-2,member,,3,'
    const ed = 'Ed,New,ed@staff.example,t-3,member,,3,'
    const fay = 'Fay,New,fay@staff.example,t-4,member,,3,'
    await importRoster(world, admin, csv(ada, cy, di, ed, fay))
    await enter('s-1')
    await world.pool.query("update users set removed = 1 where member_number = 't-1'")
    await world.pool.query("update users set organization_id = null where member_number = 't-2'")
    const isEd = `new.user_id = ${await idOf('t-3')}`
    const mend = await failFor('password_resets', 'insert', isEd, '53300')
    const mail = () => withoutTenantScope(() => mailRosterInvitations(world.services))
    await expect(mail()).rejects.toThrow()
    expect((await world.mails()).map(({ to }) => to)).toEqual(['fay@staff.example'])
    await mend()
    await mail()
    expect((await world.mails()).map(({ to }) => to)).toEqual([
      ...['fay@staff.example', 'ed@staff.example'],
    ])
  })

  test('gives up an invitation that fails for good, and leaves its person as loaded', async () => {
    await importRoster(world, admin, csv(ada, cy))
    const mend = await failFor(
      ...(['password_resets', 'insert', `new.user_id = ${await idOf('t-1')}`] as const),
    )
    const mail = () => withoutTenantScope(() => mailRosterInvitations(world.services))
    await expect(mail()).rejects.toThrow()
    await mail()
    await mend()
    await mail()
    expect((await world.mails()).map(({ to }) => to)).toEqual(['ada@pupils.example'])
  })

  test('changes nothing the second time', async () => {
    await importRoster(world, admin, csv(ada, bo, cy))
    const { body } = await sendRoster(world, admin, csv(ada, bo, cy))
    expect(body.import).toMatchObject({ added: 0, changed: 0, leaving: 0, unchanged: 3 })
  })

  test('changes names, numbers and classes field by field, and moves people between classes', async () => {
    await importRoster(world, admin, csv(ada, bo, cy))
    const moved = 'Ada,King,ada@pupils.example,s-1,student,6a,2,2029'
    const { body } = await sendRoster(world, admin, csv(moved, bo))
    expect(body.import).toMatchObject({ changed: 1, unchanged: 1, leaving: 0 })
    expect((await changesOf(body.import.id)).changes[0].cells).toEqual([
      { column: 'last_name', before: 'Lovelace', after: 'King' },
      { column: 'classes', before: '5a', after: '6a' },
    ])
    await finishRoster(world, admin, body.import.id)
    expect(await classesOf()).toEqual(['5a: Bo', '6a: Ada', 'Choir: Bo'])
    expect((await people())[0]).toMatchObject({ last_name: 'King', email: 'ada@pupils.example' })
  })

  test('makes a class beside a group of the same name, which stays as it is', async () => {
    const teacher = await world.person({
      ...{ role: 'facilitator', type: 'institution', organizationId: school.id },
    })
    const pupil = await world.person({ type: 'student', organizationId: school.id })
    const { id: groupId } = await addGroup(world, teacher, { name: '5a', people: [pupil] })
    await importRoster(world, admin, csv(ada))
    const number = `id,first_name,last_name,classes\n${pupil.id},Pia,Lee,6a`
    await importRoster(world, admin, number)
    const { rows } = await world.pool.query(
      `select g.from_roster, array_agg(m.user_id) as people from groups g
       join group_members m on m.group_id = g.id where g.id = $1 group by g.id`,
      [groupId],
    )
    expect(rows).toEqual([{ from_roster: false, people: [pupil.id] }])
    expect(await classesOf()).toEqual(['5a: Ada Pia', '6a: Pia'])
  })

  test('shows a class to the facilitator whom it names, who does not own it', async () => {
    const { id, token } = await world.person({
      ...{ role: 'facilitator', type: 'institution', organizationId: school.id },
    })
    await importRoster(world, admin, csv(ada))
    await importRoster(world, admin, `id,first_name,last_name,classes\n${id},Tea,Cher,5a`)
    const { body } = await world.call('POST /users/groups?limit=9', { token })
    expect(body.groups).toMatchObject([{ name: '5a', role: 'facilitator', owner: null }])
  })

  test('leaves what a person has chosen since', async () => {
    await importRoster(world, admin, csv(ada))
    await enter('s-1')
    const other = 'Ada,Lovelace,new@pupils.example,s-1,member,5a,3,'
    expect((await sendRoster(world, admin, csv(other))).body.import).toMatchObject({ unchanged: 1 })
  })

  test('gives somebody who never came another address, and only there a new link', async () => {
    await importRoster(world, admin, csv(ada))
    await withoutTenantScope(() => mailRosterInvitations(world.services))
    await importRoster(world, admin, csv(ada.replace('ada@', 'lovelace@')))
    expect((await world.pool.query('select from password_resets')).rows).toEqual([])
    await withoutTenantScope(() => mailRosterInvitations(world.services))
    expect((await world.mails()).map(({ to }) => to)).toEqual([
      'ada@pupils.example',
      'lovelace@pupils.example',
    ])
  })

  test('gives no other address to somebody who was given further rights', async () => {
    await importRoster(world, admin, csv(cy))
    await world.pool.query(
      "insert into user_roles select users.id, roles.id from users, roles where member_number = 't-1' and key = 'super_admin'",
    )
    const { body } = await sendRoster(world, admin, csv(cy.replace('cy@', 'eve@')))
    expect(body.import).toMatchObject({ changed: 0, unchanged: 1 })
  })

  test('does not write an address once its owner has come in since the check', async () => {
    await importRoster(world, admin, csv(ada))
    const { body } = await sendRoster(world, admin, csv(ada.replace('ada@', 'eve@')))
    await enter('s-1')
    expect(await finishRoster(world, admin, body.import.id)).toMatchObject({ state: 'failed' })
    expect((await people())[0]).toMatchObject({ email: 'ada@pupils.example' })
  })

  test('exchanges the numbers of two people', async () => {
    await importRoster(world, admin, csv(ada, cy))
    const file = await exchange()
    const [heads = '', first = ''] = file.split('\n')
    expect(await errorsOf([heads, first].join('\n'))).toEqual(['2 member_number taken'])
    await importRoster(world, admin, file)
    expect((await people()).map(({ first_name }) => first_name)).toEqual(['Cy', 'Ada'])
  })
})

describe('who is not in a whole roster', () => {
  test('leaves, but never an administrator; the account stays', async () => {
    await importRoster(world, admin, csv(ada, bo, cy))
    const second = await staffOf(school.id)
    await enter('t-1')
    const { body } = await sendRoster(world, admin, csv(ada, bo), { whole: true })
    expect(body.import).toMatchObject({ leaving: 1, unchanged: 2 })
    expect((await changesOf(body.import.id)).changes).toMatchObject([
      { row: null, kind: 'leaving', name: 'Cy Teach' },
    ])
    await finishRoster(world, admin, body.import.id)
    expect((await people()).map(({ first_name }) => first_name)).toEqual(['Ada', 'Bo', 'Ada'])
    const { rows } = await world.pool.query(
      "select type, organization_id, member_number, cover_ended_at is not null as covered from users where email = 'cy@staff.example'",
    )
    expect(rows).toEqual([
      { type: 'individual', organization_id: null, member_number: null, covered: true },
    ])
    expect(await classesOf('group_facilitators')).toEqual([])
    expect(
      (await world.call(`GET /users/details/${second.id}`, { token: admin.token })).status,
    ).toBe(200)
  })

  test('stays when the file is a part', async () => {
    await importRoster(world, admin, csv(ada, bo))
    expect((await sendRoster(world, admin, csv(ada))).body.import).toMatchObject({ leaving: 0 })
  })
})

describe('undoing', () => {
  const undo = (id: number) => finishRoster(world, admin, id, 'undo')
  const notes = async (id: number) =>
    (await changesOf(id, '?noted=1')).changes.map(
      ({ name, note }: { name: string; note: string }) => `${name} ${note}`,
    )

  test('erases who never came and lets go who did, which it says', async () => {
    const { id } = await importRoster(world, admin, csv(ada, bo, cy))
    await enter('s-1')
    expect(await undo(id)).toMatchObject({ state: 'undone', notes: 1, undo_until: null })
    expect(await people()).toEqual([])
    expect(await notes(id)).toEqual(['Ada Lovelace entered'])
    const { rows } = await world.pool.query(
      "select organization_id, awaiting_consent_since is not null as waits from users where email like '%example' and email not like 'person%'",
    )
    expect(rows).toEqual([{ organization_id: null, waits: true }])
  })

  test('is in the log like the import, under the import and not under an account', async () => {
    const { id } = await importRoster(world, admin, csv(ada, bo))
    await undo(id)
    const { rows } = await world.pool.query(
      `select l.entity, l.action, l.count, v.new_value from logs l join users a on a.log_alias = l.actor join log_values v on v.log_id = l.id
        where a.id = $1 and l.subject is null and l.entity_id = $2 order by l.id`,
      [admin.id, id],
    )
    expect(rows).toEqual([
      {
        ...{ entity: 'roster_imports', action: 'import', count: 2 },
        new_value: { organization_id: school.id, added: 2, changed: 0, leaving: 0 },
      },
      {
        ...{ entity: 'roster_imports', action: 'restore', count: 2 },
        new_value: { import: 'undone' },
      },
    ])
  })

  test('does not erase a child who came in with a class card on the first day', async () => {
    const { id } = await importRoster(world, admin, csv(bo))
    const { rows } = await world.pool.query("select id from groups where name = '5a'")
    const path = `/groups/class-cards/${rows[0].id}`
    const { token } = admin
    const { body } = await world.call(`PUT ${path}`, { token, body: {} })
    const people = [{ id: await idOf('s-2'), card_id: null }]
    const made = await world.call(`POST ${path}/cards`, { token, body: { people } })
    world.passes(minutes)
    const { pin } = made.body.cards[0]
    const card = { class_code: body.class_code, name: 'Bo', pin }
    expect((await world.call('POST /class/sign-in', { body: card })).status).toBe(200)
    await world.pool.query('delete from sessions where card_id is not null')
    await undo(id)
    expect(await notes(id)).toEqual(['Bo Ek entered'])
  })

  test('gives back changed fields, except those that somebody changed since', async () => {
    await importRoster(world, admin, csv(ada, bo))
    const { id } = await importRoster(
      world,
      admin,
      csv(ada.replace('Lovelace', 'King').replace('5a', '6a'), bo.replace('Ek', 'Oak')),
    )
    await world.pool.query("update users set last_name = 'Ash' where member_number = 's-2'")
    expect(await undo(id)).toMatchObject({ state: 'undone', notes: 1 })
    expect((await people()).map(({ last_name }) => last_name)).toEqual(['Lovelace', 'Ash'])
    expect(await classesOf()).toEqual(['5a: Ada Bo', 'Choir: Bo'])
    expect(await notes(id)).toEqual(['Bo Oak changed'])
  })

  test('exchanges numbers back', async () => {
    await importRoster(world, admin, csv(ada, cy))
    const { id } = await importRoster(world, admin, await exchange())
    expect(await undo(id)).toMatchObject({ state: 'undone', notes: 0 })
    expect(await numbered()).toMatchObject([{ member_number: 's-1' }, { member_number: 't-1' }])
  })

  test('says whose former number somebody else has, and gives the others theirs', async () => {
    await importRoster(world, admin, csv(ada, cy))
    const [one, two] = await numbered()
    const file = (first: string, second: string) =>
      `id,first_name,last_name,member_number\n${one.id},Ada,Lovelace,${first}\n${two.id},Cy,Teach,${second}`
    const { id } = await importRoster(world, admin, file('x-1', 'x-2'))
    await importRoster(world, admin, csv(bo.replace('s-2', 's-1')))
    await world.pool.query('update roster_imports set done_at = $1 where id <> $2', [
      new Date(0),
      id,
    ])
    expect(await undo(id)).toMatchObject({ state: 'undone', notes: 1 })
    expect(await notes(id)).toEqual(['Ada Lovelace changed'])
    expect((await numbered()).map(({ member_number }) => member_number)).toEqual([
      ...['x-1', 's-1', 't-1'],
    ])
  })

  test('goes on where one person cannot be undone, which it says', async () => {
    const { id } = await importRoster(world, admin, csv(ada, bo))
    const mend = await failFor('users', 'delete', "old.member_number = 's-1'")
    expect(await undo(id)).toMatchObject({ state: 'undone', notes: 1 })
    await mend()
    expect(await notes(id)).toEqual(['Ada Lovelace changed'])
    expect(await people()).toHaveLength(1)
  })

  test('can be started again while it has not ended', async () => {
    const { id } = await importRoster(world, admin, csv(ada))
    await rosterStep(world, admin, id, 'undo')
    expect(await undo(id)).toMatchObject({ state: 'undone' })
  })

  test('does nothing for somebody who may no longer import, and can be started by others', async () => {
    const second = await staffOf(school.id)
    const { id } = await importRoster(world, admin, csv(ada))
    await rosterStep(world, second, id, 'undo')
    await world.pool.query('update users set removed = 1 where id = $1', [second.id])
    await runRosterJob(world, id)
    expect((await rosterStep(world, admin, id, 'show')).body.import).toMatchObject({
      ...{ state: 'done', notes: 0, undo_until: expect.any(String) },
    })
    expect(await idOf('s-1')).toBeDefined()
    expect(await undo(id)).toMatchObject({ state: 'undone' })
    expect(await idOf('s-1')).toBeUndefined()
  })

  test('brings back who left, with role, number and classes; a child waits for the school again', async () => {
    await importRoster(world, admin, csv(ada, bo, cy))
    const { id } = await importRoster(world, admin, csv('Di,New,di@staff.example,t-2,member,,3,'), {
      whole: true,
    })
    expect(await people()).toHaveLength(1)
    expect(await undo(id)).toMatchObject({ state: 'undone', notes: 2 })
    expect(await people()).toMatchObject([
      { first_name: 'Ada', member_number: 's-1', type: 'student', active: false },
      { first_name: 'Bo', member_number: 's-2', active: false },
      { first_name: 'Cy', member_number: 't-1', type: 'institution', active: true },
    ])
    expect((await people())[2].roles.sort()).toEqual(['facilitator', 'institution_member'])
    expect(await classesOf()).toEqual(['5a: Ada Bo', 'Choir: Bo'])
    expect(await classesOf('group_facilitators')).toEqual(['5a: Cy'])
    expect((await notes(id)).sort()).toEqual(['Ada Lovelace readmit', 'Bo Ek readmit'])
    const { rows } = await world.pool.query(
      `select u.first_name, v.new_value ->> 'type' as type from logs l join log_values v on v.log_id = l.id join users u on u.log_alias = l.subject
        where l.entity = 'users' and v.new_value ->> 'organization_id' = $1 order by u.first_name`,
      [String(school.id)],
    )
    expect(rows).toEqual([
      { first_name: 'Ada', type: 'student' },
      { first_name: 'Bo', type: 'student' },
      { first_name: 'Cy', type: 'institution' },
    ])
  })

  test('says who found no place', async () => {
    await importRoster(world, admin, csv(cy))
    const { id } = await importRoster(world, admin, csv(ada), { whole: true })
    await world.pool.query('update organizations set seats = 1 where id = $1', [school.id])
    await undo(id)
    expect(await notes(id)).toEqual(['Cy Teach no_place'])
  })

  test('is for the newest import, once, and for 30 days', async () => {
    const first = await importRoster(world, admin, csv(ada))
    const second = await importRoster(world, admin, csv(bo))
    const refused = { status: 409, body: { name: 'import_over' } }
    expect(await rosterStep(world, admin, first.id, 'undo')).toMatchObject(refused)
    await undo(second.id)
    expect(await rosterStep(world, admin, second.id, 'undo')).toMatchObject(refused)
    world.passes(30 * days)
    admin = await world.signIn(admin)
    expect(await rosterStep(world, admin, first.id, 'undo')).toMatchObject(refused)
  })

  test('may run twice', async () => {
    const { id } = await importRoster(world, admin, csv(ada))
    await undo(id)
    await runRosterJob(world, id)
    expect((await rosterStep(world, admin, id, 'show')).body.import.state).toBe('undone')
  })
})

describe('errors', () => {
  test('name row and column', async () => {
    const wrong = [
      ',Lovelace,ada@pupils.example,,student,,3,',
      'Ada,Lovelace,no address,,student,,3,',
      'Ada,Lovelace,a1@pupils.example,,institution_admin,,3,',
      'Ada,Lovelace,a2@pupils.example,,super_admin,,3,',
      'Ada,Lovelace,a3@pupils.example,,facilitator,,2,2029',
      'Ada,Lovelace,a4@pupils.example,,student,,2,2001',
      'Ada,Lovelace,a5@pupils.example,,student,,,',
      'Ada,Lovelace,,,member,,3,',
      '#REF!,Lovelace,a6@pupils.example,,student,,3,',
      'Ada,Lovelace,a7@pupils.example,x-1,student,,3,',
      'Bo,Ek,a8@pupils.example,x-1,student,,3,',
      'Bo,Ek,A7@pupils.example,,student,,3,',
    ]
    expect(await errorsOf(csv(...wrong))).toEqual([
      '2 first_name first_name_missing',
      '3 email email_wrong',
      '4 role choice_unknown',
      '5 role choice_unknown',
      '6 role not_appointable',
      '7 turns_18_in age_contradiction',
      '8 age_group_id age_missing',
      '9 email email_missing',
      '10 first_name formula_broken',
      '12 member_number row_repeated',
      '13 email row_repeated',
    ])
    expect(await people()).toEqual([])
  })

  test('of a file are one heading of the whole import', async () => {
    expect(await errorsOf('first_name,email\nAda,a@example.org')).toEqual([
      '1 last_name heading_missing',
    ])
    expect(await errorsOf('first_name,last_name,First Name\nAda,Lovelace,Eve')).toEqual([
      '1 First Name heading_twice',
    ])
  })

  test('can be downloaded as a sheet with marks', async () => {
    const { body } = await sendRoster(world, admin, csv(',Lovelace,a@example.org,,student,,3,'))
    const path = `GET /users/imports/${body.import.id}/marked`
    expect((await world.call(path, { token: admin.token })).status).toBe(200)
    expect(body.import.marked).toBe(true)
    const { body: good } = await sendRoster(world, admin, csv(ada))
    const none = await world.call(`GET /users/imports/${good.import.id}/marked`, {
      token: admin.token,
    })
    expect(none.status).toBe(404)
  })

  test('keep an import from being applied', async () => {
    const { body } = await sendRoster(world, admin, csv(',Lovelace,a@example.org,,student,,3,'))
    expect(body.import).toMatchObject({ state: 'failed', error_count: 1 })
    expect(await rosterStep(world, admin, body.import.id, 'apply')).toMatchObject({ status: 409 })
  })

  test.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'roster_unknown'],
    ['an old encoding', Buffer.from('first_name\nM\xfcller', 'latin1'), 'roster_encoding'],
    ['a broken zip', Buffer.from('PK\x03\x04 and no more'), 'sheet_broken'],
    ['nothing of a roster', Buffer.from('fruit,colour\nplum,blue'), 'sheet_headings'],
    ['no content', Buffer.from(''), 'sheet_headings'],
  ])('of a file with %s name the cause', async (_, content, name) => {
    expect(await sendRoster(world, admin, content)).toMatchObject({ status: 422, body: { name } })
  })

  test('of more than 100,000 rows say how many there may be', async () => {
    const { body } = await sendRoster(
      world,
      admin,
      `first_name,last_name\n${'A,B\n'.repeat(100_001)}`,
    )
    expect(body).toMatchObject({ name: 'sheet_too_long', max: 100_000 })
  })
})

describe('consent', () => {
  test('guardians agree first where the institution asks them', async () => {
    await consentBy('parent')
    expect(await errorsOf(csv(ada, bo))).toEqual([
      '2 age_group_id guardian_first',
      '3 age_group_id guardian_first',
    ])
  })

  test.each([
    [
      'guardians have to agree by now',
      async () => consentBy('parent'),
      { row: 3, column: 'age_group_id', reason: 'guardian_first' },
    ],
    [
      'the contract ended',
      () => world.pool.query("update organizations set status = 'ended'"),
      { row: 0, column: '', reason: 'organization_ended' },
    ],
    [
      'the institution asks for another domain',
      () => world.pool.query("update organizations set email_domains = '{school.example}'"),
      { row: 2, column: 'email', reason: 'organization_domain' },
    ],
    [
      'whoever applied it may no longer import',
      () =>
        world.pool.query(
          "update user_roles set role_id = (select id from roles where key = 'facilitator') where user_id = $1",
          [admin.id],
        ),
      { row: 0, column: '', reason: 'roster_importer' },
    ],
  ])('is checked again when it is written: %s', async (_, change, error) => {
    const { body } = await sendRoster(world, admin, csv(cy, bo))
    await rosterStep(world, admin, body.import.id, 'apply')
    await change()
    await runRosterJob(world, body.import.id)
    const { rows } = await world.pool.query('select state, errors from roster_imports')
    await world.pool.query("update organizations set status = 'active', email_domains = '{}'")
    expect(rows).toEqual([{ state: 'failed', errors: [error] }])
    expect(await people()).toEqual([])
  })

  test('of the school needs its texts as they are now', async () => {
    const { body } = await sendRoster(world, admin, csv(bo))
    const apply = (shown?: object) =>
      world.call(`POST /users/imports/${body.import.id}/apply`, {
        token: admin.token,
        body: { ...(shown && { shown }) },
      })
    expect((await apply()).status).toBe(400)
    expect(await apply({ digest: '0'.repeat(64), language_id: 1 })).toMatchObject({
      ...{ status: 409, body: { name: 'consent_text_changed' } },
    })
    expect((await rosterStep(world, admin, body.import.id, 'apply')).status).toBe(200)
  })
})

describe('places', () => {
  test('are counted before anything is written', async () => {
    await world.pool.query('update organizations set seats = 2 where id = $1', [school.id])
    const { body } = await sendRoster(world, admin, csv(ada, bo, cy))
    expect(body.import).toMatchObject({ state: 'checked', places_missing: 2 })
    expect(await rosterStep(world, admin, body.import.id, 'apply')).toMatchObject({
      ...{ status: 409, body: { name: 'places_missing', missing: 2 } },
    })
  })

  test('go to one of two imports, and who leaves makes room', async () => {
    await world.pool.query('update organizations set seats = 2 where id = $1', [school.id])
    const [one, two] = [
      (await sendRoster(world, admin, csv(ada))).body.import.id,
      (await sendRoster(world, admin, csv(bo))).body.import.id,
    ]
    const outcomes = await Promise.all([
      finishRoster(world, admin, one),
      finishRoster(world, admin, two),
    ])
    expect(outcomes.map(({ state }) => state).sort()).toEqual(['done', 'failed'])
    expect(outcomes.find(({ state }) => state === 'failed').errors).toEqual([
      { row: 0, column: '', reason: 'places_missing', of: 1 },
    ])
    expect(await people()).toHaveLength(1)
    expect(await importRoster(world, admin, csv(cy), { whole: true })).toMatchObject({
      state: 'done',
    })
  })
})

describe('two at once', () => {
  test('the same file twice adds people once', async () => {
    const [one, two] = [
      (await sendRoster(world, admin, csv(ada, bo))).body.import.id,
      (await sendRoster(world, admin, csv(ada, bo))).body.import.id,
    ]
    const outcomes = await Promise.all([
      finishRoster(world, admin, one),
      finishRoster(world, admin, two),
    ])
    expect(outcomes.map(({ state }) => state).sort()).toEqual(['done', 'failed'])
    expect(await people()).toHaveLength(2)
  })

  test('a person who changed since the check stops it', async () => {
    await importRoster(world, admin, csv(ada))
    const { body } = await sendRoster(world, admin, csv(ada.replace('Lovelace', 'King')))
    await world.pool.query("update users set last_name = 'Byron' where member_number = 's-1'")
    expect(await finishRoster(world, admin, body.import.id)).toMatchObject({
      ...{ state: 'failed', errors: [{ row: 2, column: '', reason: 'row_changed' }] },
    })
  })

  test('a number that somebody else was given since stops it, which it says', async () => {
    await importRoster(world, admin, csv(ada))
    const { body } = await sendRoster(
      world,
      admin,
      `id,first_name,last_name,member_number\n${await idOf('s-1')},Ada,Lovelace,s-9`,
    )
    await importRoster(world, admin, csv(bo.replace('s-2', 's-9')))
    expect(await finishRoster(world, admin, body.import.id)).toMatchObject({
      ...{
        state: 'failed',
        marked: false,
        errors: [{ row: 0, column: '', reason: 'roster_taken' }],
      },
    })
  })

  test('what refers to somebody who is changed does not wait for the import', async () => {
    await importRoster(world, admin, csv(ada))
    const client = await world.pool.connect()
    await client.query("begin; select from users where member_number = 's-1' for key share")
    const changed = importRoster(world, admin, csv(ada.replace('Lovelace', 'King')))
    expect(await changed.finally(() => client.query('rollback'))).toMatchObject({ state: 'done' })
    client.release()
  })

  test('a running import can be cancelled, and then nothing is written', async () => {
    const { body } = await sendRoster(world, admin, csv(ada))
    await rosterStep(world, admin, body.import.id, 'apply')
    const cancelled = await rosterStep(world, admin, body.import.id, 'cancel')
    expect(cancelled.body.import.state).toBe('cancelled')
    await runRosterJob(world, body.import.id)
    expect(await people()).toEqual([])
    expect(await rosterStep(world, admin, body.import.id, 'cancel')).toMatchObject({ status: 409 })
  })
})

test('somebody in the bin is named in the column by which they were found', async () => {
  await importRoster(world, admin, csv(ada))
  await world.pool.query("update users set removed = 1 where member_number = 's-1'")
  expect(await errorsOf(csv(ada))).toEqual(['2 member_number person_removed'])
  expect(await errorsOf(csv(ada.replace('s-1', '')))).toEqual(['2 email person_removed'])
})

describe('the text of a file', () => {
  test('is wrong in a cell longer than any valid one, which names row and column', async () => {
    const long = 'x'.repeat(5001)
    const file = `first_name,last_name,language,note\nAda,Lovelace,,${long}\nBo,Ek,${long},`
    expect((await errorsOf(file)).filter((one: string) => one.startsWith('3'))).toEqual([
      '3 language too_long',
    ])
  })

  test('is limited altogether', async () => {
    const row = `Ada,Lovelace,${'x'.repeat(4990)}`
    const file = ['first_name,last_name,classes', ...Array(4100).fill(row)].join('\n')
    expect(await sendRoster(world, admin, file)).toMatchObject({
      body: { name: 'sheet_too_large' },
    })
  })

  test('is kept as it is in the rows with errors, other columns as well', async () => {
    const file = 'First Name,last_name,Note,age_group_id\n,Ek,Blue,3\nAda,Lovelace,Red,3'
    const { body } = await sendRoster(world, admin, file)
    const { rows } = await world.pool.query('select marked from roster_imports where id = $1', [
      body.import.id,
    ])
    expect(rows[0].marked).toMatchObject({
      headings: ['First Name', 'last_name', 'Note', 'age_group_id'],
      rows: [{ row: 2, cells: ['', 'Ek', 'Blue', '3'] }, { row: 3 }],
    })
  })
})

describe('another institution', () => {
  test('is named by nobody: neither by id nor by address nor by name', async () => {
    const theirs = await world.person({ type: 'student', organizationId: other.id })
    expect(
      await errorsOf(`id,first_name,last_name\n${theirs.id},Eve,Else\n999999,Eve,Else`),
    ).toEqual(['2 id row_unknown', '3 id row_unknown'])
    expect(await errorsOf(csv(`Eve,Else,${theirs.email},,student,,3,`))).toEqual([
      '2 email address_unusable',
    ])
    expect(await errorsOf(`first_name,last_name,institution\nEve,Else,${other.name}`)).toEqual([
      '2 institution institution_differs',
    ])
  })

  test('has few addresses tried in a day, then used and unused ones get the same answer', async () => {
    const rows = await Promise.all(
      Array.from({ length: 11 }, async () => {
        const { email } = await world.person()
        return `Eve,Else,${email},,student,,3,`
      }),
    )
    const unused = 'Eve,Else,unused@pupils.example,,student,,3,'
    expect(await errorsOf(csv(...rows, unused))).toEqual([
      ...rows.slice(0, 10).map((_, at) => `${at + 2} email address_unusable`),
      ...['12 email address_unchecked', '13 email address_unchecked'],
    ])
    expect(await errorsOf(csv(unused, rows[0] ?? ''))).toEqual([
      ...['2 email address_unchecked', '3 email address_unchecked'],
    ])
  })

  test('has only used addresses counted, and only those that a row would give somebody', async () => {
    await importRoster(world, admin, csv(ada))
    await enter('s-1')
    const others = await Promise.all(Array.from({ length: 12 }, () => world.person()))
    const [own, ...parents] = others.map(({ email }) => email)
    const parentRows = parents.map((email, at) => `p${at},parent,Eve,Else,${email}`)
    const file = ['sourcedId,role,givenName,familyName,email', ...parentRows]
    const both = [...file, `s-1,student,Ada,Lovelace,${own}`].join('\n')
    expect(await errorsOf(both)).toEqual([])
    const { rows } = await world.pool.query(
      "select points from rate_limits where key like 'addressTaken:%' and points > 0",
    )
    expect(rows).toEqual([])
  })

  test('neither imports nor sees the imports of this one', async () => {
    const stranger = await staffOf(other.id)
    const { id } = await importRoster(world, admin, csv(ada))
    for (const step of ['show', 'apply', 'undo', 'cancel'] as const)
      expect(await rosterStep(world, stranger, id, step)).toMatchObject({
        ...{ status: 404, body: { name: 'import_unknown' } },
      })
    const list = (who: Member, query = '') =>
      world.call(`GET /users/imports${query}`, { token: who.token })
    expect((await list(stranger, `?organization_id=${school.id}`)).body.imports).toEqual([])
    expect((await list(admin)).body.imports).toMatchObject([
      { id, file_name: 'users.csv', by: expect.any(String) },
    ])
    expect(await sendRoster(world, stranger, csv(bo), { organization: school.id })).toMatchObject({
      status: 400,
    })
  })

  test('is chosen by administrators of the platform', async () => {
    const platform = await world.person({ role: 'super_admin' })
    expect(await sendRoster(world, platform, csv(ada))).toMatchObject({ status: 400 })
    await importRoster(world, platform, csv(ada), { organization: school.id })
    expect(await people()).toHaveLength(1)
  })

  test.each([['facilitator'], ['student']])('nor does a %s', async (role) => {
    const type = role === 'student' ? 'student' : 'institution'
    const who = await world.person({ role, type, organizationId: school.id })
    expect((await sendRoster(world, who, csv(ada))).status).toBe(403)
    expect((await world.call('GET /users/imports', { token: who.token })).status).toBe(403)
  })
})

describe('OneRoster', () => {
  const users = (...rows: string[]) =>
    ['sourcedId,status,enabledUser,role,givenName,familyName,email,birthDate', ...rows].join('\n')

  test('adds by number, lets go who is deleted there, and ignores parents', async () => {
    const first = users(
      'u1,active,true,student,Ada,Lovelace,ada@pupils.example,2012-05-06',
      'u2,active,true,teacher,Cy,Teach,cy@staff.example,',
      'u3,active,true,parent,Eve,Else,eve@home.example,',
      'u4,tobedeleted,true,student,Old,Pupil,,',
    )
    const done = await importRoster(world, admin, first)
    expect(done).toMatchObject({ format: 'oneroster', added: 2, ignored: 2, state: 'done' })
    expect(await people()).toMatchObject([
      { member_number: 'u1', age_group_id: 2, turns_18_in: 2030 },
      { member_number: 'u2', age_group_id: 3, roles: ['facilitator'] },
    ])
    const second = users('u1,tobedeleted,true,student,,,,')
    expect(await importRoster(world, admin, second)).toMatchObject({ leaving: 1 })
    expect(await idOf('u1')).toBeUndefined()
  })

  test('keeps in a whole file who is disabled there, and lets go who is deleted as well', async () => {
    await importRoster(
      world,
      admin,
      users(
        'u1,active,true,student,Ada,Lovelace,,2012-05-06',
        'u2,active,true,student,Bo,Ek,,2012-05-06',
      ),
    )
    const file = users(
      'u1,active,false,student,Ada,Lovelace,,2012-05-06',
      'u2,tobedeleted,false,student,Bo,Ek,,2012-05-06',
    )
    const { body } = await sendRoster(world, admin, file, { whole: true })
    expect(body.import).toMatchObject({ ignored: 1, leaving: 1, unchanged: 0 })
    expect((await changesOf(body.import.id)).changes).toMatchObject([{ name: 'Bo Ek', row: 3 }])
  })

  test('takes the chosen age group for students without a day of birth', async () => {
    const file = users('u1,active,true,student,Ada,Lovelace,,')
    expect(await errorsOf(file)).toEqual(['2 birthDate age_missing'])
    await importRoster(world, admin, file, { age: 1 })
    expect(await people()).toMatchObject([
      { age_group_id: 1, turns_18_in: null, consent_by: 'school' },
    ])
  })
})

test('rosters are forgotten: unapplied ones after a week, people after the days to undo', async () => {
  await sendRoster(world, admin, csv(bo))
  const { id } = await importRoster(world, admin, csv(ada))
  const forget = () =>
    withoutTenantScope(() => forgetRosters({ db: world.services.db, now: world.time.now }))
  const counts = async () =>
    (
      await world.pool.query(
        'select (select count(*)::int from roster_imports) as imports, (select count(*)::int from roster_import_rows where import_id = $1) as rows',
        [id],
      )
    ).rows[0]
  world.passes(8 * days)
  await forget()
  expect(await counts()).toEqual({ imports: 1, rows: 1 })
  world.passes(23 * days)
  await forget()
  expect(await counts()).toEqual({ imports: 1, rows: 0 })
  world.passes(335 * days)
  await forget()
  expect(await counts()).toEqual({ imports: 0, rows: 0 })
})
