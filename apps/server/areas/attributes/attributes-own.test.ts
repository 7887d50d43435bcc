import { ownStatements } from '@quartet/domain/plp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

type Statement = {
  id: number
  title: string
  type: string
  pattern: string
  user_id: number | null
}
const draft = { title: 'I sort my stamps.', type: 'Use First', pattern: 'sequence' }
const add = (caller: Member | undefined, body: unknown = draft) =>
  world.call('POST /attributes/add/custom/attribute', { token: caller?.token, body })
const edit = (
  caller: Member | undefined,
  id: number,
  body: unknown = { ...draft, title: 'I sort coins.' },
) => world.call(`PUT /attributes/edit/attribute/${id}`, { token: caller?.token, body })
const remove = (caller: Member | undefined, id: number) =>
  world.call(`DELETE /attributes/delete/custom/attribute/${id}`, { token: caller?.token })
const restore = (caller: Member | undefined, id: number) =>
  world.call(`POST /attributes/restore/custom/attribute/${id}`, { token: caller?.token })
const show = async (reader: Member, id = reader.id) =>
  (await world.call(`GET /users/show/${id}`, { token: reader.token })).body.user
const ownOf = async (person: Member): Promise<Statement[]> =>
  (await show(person)).attributes.filter(({ user_id }: Statement) => user_id !== null)
const added = async (person: Member, more = {}): Promise<number> =>
  (await add(person, { ...draft, ...more })).body.attribute.id
const fill = (person: Member, count: number) =>
  world.pool.query(
    `with shared as (
       insert into attribute_groups (key, pattern, type, age_group_id, user_id)
       select 'own ' || $1::int || ' ' || n, 'precision', 'Avoid', 3, $1 from generate_series(1, $2::int) n returning key)
     insert into attribute_versions (group_key, title, language_id) select key, 'Number ' || split_part(key, ' ', 3), 1 from shared`,
    [person.id, count],
  )
const logsOf = async (person: Member) =>
  (
    await world.pool.query(
      `select l.action, v.old_value, v.new_value from logs l join log_values v on v.log_id = l.id join users u on u.log_alias = l.subject
       where u.id = $1 and l.entity = 'attributes' order by l.id`,
      [person.id],
    )
  ).rows

describe('own statements', () => {
  test('an added statement is listed in its group, ticked, and visible only to its owner', async () => {
    const [ada, bob] = [await world.person(), await world.person()]
    const { status, body } = await add(ada, { ...draft, title: `  ${draft.title} ` })
    expect([status, body.attribute]).toEqual([
      200,
      { ...draft, id: expect.any(Number), user_id: ada.id, language_id: 1 },
    ])
    expect(await ownOf(ada)).toEqual([body.attribute])
    expect((await show(ada)).selected_attributes).toEqual([body.attribute.id])
    expect(await ownOf(bob)).toEqual([])
  })

  test('the owner can change title, type and pattern', async () => {
    const ada = await world.person()
    const id = await added(ada)
    const other = { title: 'I wait with lists.', type: 'Sequence', pattern: 'confluence' }
    expect(await edit(ada, id, other)).toMatchObject({
      status: 200,
      body: { attribute: { ...other, id, user_id: ada.id } },
    })
    expect(await ownOf(ada)).toMatchObject([{ ...other, id }])
  })

  test('a deleted statement disappears at once and can be restored unchanged, only once', async () => {
    const ada = await world.person()
    const [saved, unticked] = [await added(ada), await added(ada, { title: 'Set aside' })]
    await world.call(`PUT /users/update_my_attributes/${ada.id}`, {
      token: ada.token,
      body: { unticked: [unticked] },
    })
    for (const id of [saved, unticked]) {
      expect(statusAndBody(await remove(ada, id))).toEqual({ status: 200, body: {} })
      expect(statusAndBody(await remove(ada, id))).toEqual(apiError('statement_unknown'))
      expect(statusAndBody(await edit(ada, id))).toEqual(apiError('statement_unknown'))
    }
    expect(await show(ada)).toMatchObject({ selected_attributes: [] })
    expect(await ownOf(ada)).toEqual([])
    expect(await restore(ada, saved)).toMatchObject({
      status: 200,
      body: { attribute: { ...draft, id: saved } },
    })
    expect(statusAndBody(await restore(ada, saved))).toEqual(apiError('statement_unknown'))
    await restore(ada, unticked)
    expect(await ownOf(ada)).toHaveLength(2)
    expect((await show(ada)).selected_attributes).toEqual([saved])
  })

  test('concurrent deletes of one statement delete it once', async () => {
    const ada = await world.person()
    const id = await added(ada)
    const answers = await atOnce(
      world.pool,
      `select from attributes where id = ${id}`,
      [1, 2, 3].map(() => () => remove(ada, id)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect((await logsOf(ada)).map(({ action }) => action)).toEqual(['create', 'delete'])
  })

  test('the log records type and pattern but never the title', async () => {
    const ada = await world.person()
    const id = await added(ada, { title: 'Secretword' })
    await edit(ada, id, { ...draft, title: 'Otherword', type: 'Avoid' })
    await remove(ada, id)
    await restore(ada, id)
    const [first, avoid] = [
      { type: 'Use First', pattern: 'sequence' },
      { type: 'Avoid', pattern: 'sequence' },
    ]
    expect(await logsOf(ada)).toEqual([
      { action: 'create', old_value: null, new_value: first },
      { action: 'update', old_value: first, new_value: avoid },
      { action: 'delete', old_value: null, new_value: avoid },
      { action: 'restore', old_value: null, new_value: avoid },
    ])
  })
})

describe('statement input', () => {
  const wrongs = [
    ['nothing', { ...draft, title: '' }, { title: 'required' }],
    ['blanks', { ...draft, title: ' \n\t ' }, { title: 'required' }],
    ['no title', { type: draft.type, pattern: draft.pattern }, { title: 'required' }],
    ['301 characters', { ...draft, title: 'x'.repeat(301) }, { title: 'too_long' }],
    ['10,000 characters', { ...draft, title: 'x'.repeat(10_000) }, { title: 'too_long' }],
    ['a NUL', { ...draft, title: 'a\0b' }, { title: 'control_characters' }],
  ] as const

  test.each(wrongs)('rejects %s and writes nothing', async (_, body, codes) => {
    const ada = await world.person()
    const id = await added(ada)
    const before = await everyRow(world.pool)
    expect(statusAndBody(await add(ada, body))).toEqual(wrong(codes))
    expect(statusAndBody(await edit(ada, id, body))).toEqual(wrong(codes))
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test.each([
    { ...draft, type: 'Often' },
    { ...draft, pattern: 'S' },
    { ...draft, removed: 1 },
    { ...draft, age_group_id: 1 },
    { ...draft, group_key: '3/sequence/Avoid/1' },
    [draft],
  ])('rejects %j with 400', async (body) => {
    expect(await add(await world.person(), body)).toMatchObject({ status: 400 })
  })

  test('returns HTML and scripts exactly as they were typed', async () => {
    const ada = await world.person()
    const title = '<b>I</b> <script>alert(1)</script> & "you" 🙂'
    await add(ada, { ...draft, title })
    expect(await ownOf(ada)).toMatchObject([{ title }])
    expect((await add(ada, { ...draft, title: 'x'.repeat(ownStatements.longest) })).status).toBe(
      200,
    )
  })

  test('allows 200 statements per person, also with concurrent adds and restores', async () => {
    const ada = await world.person()
    const deleted = await added(ada)
    await remove(ada, deleted)
    await fill(ada, ownStatements.most - 1)
    const answers = await atOnce(
      world.pool,
      `select from users where id = ${ada.id}`,
      [1, 2, 3].map(() => () => add(ada)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(statusAndBody(await add(ada))).toEqual(apiError('statements_full'))
    expect(statusAndBody(await restore(ada, deleted))).toEqual(apiError('statements_full'))
    expect(await ownOf(ada)).toHaveLength(ownStatements.most)
    expect((await add(await world.person())).status).toBe(200)
  })
})

describe('statements of other owners', () => {
  test('catalogue, foreign, deleted and missing statements are rejected with the same error', async () => {
    const [ada, bob] = [await world.person(), await world.person()]
    const catalogue: number = (await show(ada)).attributes[0].id
    const [living, deleted] = [await added(bob), await added(bob)]
    await remove(bob, deleted)
    const editor = await world.person({ role: 'content_editor' })
    const before = await everyRow(world.pool)
    for (const caller of [ada, editor, await world.person({ role: 'super_admin' })])
      for (const id of caller === ada || caller === editor
        ? [catalogue, living, deleted, 2_000_000_000]
        : [catalogue, 2_000_000_000])
        for (const change of [edit, remove, restore])
          expect(statusAndBody(await change(caller, id))).toEqual(apiError('statement_unknown'))
    expect(
      (await rowsSince(world.pool, before)).filter((row) => row.startsWith('public.attributes')),
    ).toEqual([])
  })

  test('an institution admin can change statements of members who share their scores; other callers cannot', async () => {
    const { id: organizationId } = await world.organization()
    const pupil = (sharesScores: boolean) =>
      world.person({ role: 'student', type: 'student', organizationId, sharesScores })
    const [open, closed] = [await pupil(true), await pupil(false)]
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId,
    })
    const { status, body } = await add(admin, { ...draft, user_id: open.id })
    expect([status, body.attribute.user_id]).toEqual([200, open.id])
    const { id } = body.attribute
    for (const change of [edit, remove, restore]) expect((await change(admin, id)).status).toBe(200)
    const hidden = await added(closed)
    const elsewhere = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: (await world.organization()).id,
    })
    const reader = await world.person({ role: 'facilitator', type: 'institution', organizationId })
    for (const caller of [elsewhere, reader, await pupil(true)]) {
      expect(statusAndBody(await add(caller, { ...draft, user_id: open.id }))).toEqual(notFound)
      for (const change of [edit, remove, restore])
        expect(statusAndBody(await change(caller, id))).toEqual(apiError('statement_unknown'))
    }
    expect(statusAndBody(await add(admin, { ...draft, user_id: closed.id }))).toEqual(notFound)
    expect(statusAndBody(await add(admin, { ...draft, user_id: 2_000_000_000 }))).toEqual(notFound)
    expect(statusAndBody(await edit(admin, hidden))).toEqual(apiError('statement_unknown'))
    expect(await ownOf(closed)).toMatchObject([{ id: hidden, title: draft.title }])
  })
})

test('own statements require a session, a role other than guest, and access that has not ended', async () => {
  const ada = await world.person({ endsAt: new Date(world.time.now.getTime() + days) })
  const id = await added(ada)
  const guest = await world.person({ role: 'guest' })
  const addAs = (caller: Member | undefined) => add(caller)
  for (const make of [addAs, edit, remove, restore]) {
    expect(statusAndBody(await make(undefined, id))).toEqual(apiError('unauthenticated'))
    expect(statusAndBody(await make(guest, id))).toEqual(apiError('forbidden'))
  }
  world.passes(days)
  const later = await world.signIn(ada)
  for (const make of [edit, remove, restore])
    expect(statusAndBody(await make(later, id))).toEqual(apiError('subscription_ended'))
  expect(statusAndBody(await add(later))).toEqual(apiError('subscription_ended'))
})
