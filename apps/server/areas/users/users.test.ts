import { classify } from '@quartet/domain/classification.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { peopleList } from '../../testing/people-list.ts'
import { team } from '../../testing/teams.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { foldCounts, storeScores } from './commands.ts'

let world: World
let root: Member
let home: { id: number }
let admin: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin', type: 'institution' })
  home = await world.organization({ seats: 100, name: 'Home' })
  admin = await world.person({
    role: 'institution_admin',
    type: 'institution',
    organizationId: home.id,
  })
})
afterAll(() => world.close())

const list = (who: Member, query = '') => peopleList(world, who, query)
const idsOf = async (who: Member, query = '') => (await list(who, query)).list.map(({ id }) => id)
const pupil = (draft: object = {}) =>
  world.person({ role: 'student', type: 'student', organizationId: home.id, ...draft })
const rename = (id: number, first: string, last: string) =>
  world.pool.query('update users set first_name = $2, last_name = $3 where id = $1', [
    id,
    first,
    last,
  ])
const score = (
  id: number,
  [sequence = 0, precision = 0, reasoning = 0, confluence = 0]: number[],
) =>
  world.db.transaction((tx) =>
    storeScores(tx, id, {
      ...{ sequence, precision, technicalReasoning: reasoning, confluence },
      source: 'manual',
      scoredAt: world.time.now,
    }),
  )

describe('the list of people', () => {
  test('contains everybody for a super admin, their institution for its admin, and only themselves for a facilitator', async () => {
    const elsewhere = await world.organization()
    const [ours, theirs, alone] = [
      await pupil(),
      await pupil({ organizationId: elsewhere.id }),
      await world.person(),
    ]
    expect(await idsOf(root)).toEqual(expect.arrayContaining([ours.id, theirs.id, alone.id]))
    const seen = await list(admin)
    expect(seen.list.map(({ id }) => id)).toEqual(expect.arrayContaining([ours.id, admin.id]))
    expect(seen.list.every((row) => row.organization_id === home.id)).toBe(true)
    expect(seen.count).toBe(seen.list.length)
    const facilitator = await world.person({
      role: 'facilitator',
      type: 'institution',
      organizationId: home.id,
    })
    expect(await idsOf(facilitator)).toEqual([facilitator.id])
    expect((await world.call('POST /users', { token: alone.token, body: {} })).status).toBe(403)
  })

  test('is searched by name and address, ignoring case and accents, without wildcards', async () => {
    const zoe = await pupil()
    await rename(zoe.id, 'Zoë', 'O’Brien_%')
    expect(await idsOf(root, 'search_text=zoe')).toEqual([zoe.id])
    expect(await idsOf(admin, 'search_text=BRIEN_%25')).toEqual([zoe.id])
    expect(await idsOf(root, 'search_text=z%25e')).toEqual([])
    for (const wide of ['％', '＿', 'z％e'])
      expect(await idsOf(root, `search_text=${encodeURIComponent(wide)}`)).not.toContain(admin.id)
    expect(await idsOf(root, `search_text=${zoe.email.toUpperCase()}`)).toEqual([zoe.id])
  })

  test('is filtered by who is in a team, also one of another institution', async () => {
    const [here, there] = [await world.organization(), await world.organization()]
    const administrator = await world.person({
      ...{ organizationId: here.id, type: 'institution' as const },
      role: 'institution_admin',
    })
    const ofHere = { organizationId: here.id, type: 'student' as const, role: 'student' }
    const [ada, bo, cy, dee] = [
      await world.person(ofHere),
      await world.person(ofHere),
      await world.person(ofHere),
      await world.person(ofHere),
    ]
    const leader = await world.person({ organizationId: there.id })
    const others = [
      { who: bo, status: 'invited' as const },
      { who: dee, status: 'left' as const },
    ]
    await team(world, { leader, members: [ada], others })
    await team(world, { leader: cy, removed: 1 })
    const sorted = '&order_by=id&order_direction=ASC'
    for (const [who, query] of [
      [administrator, ''],
      [root, `&organization_id=${here.id}`],
    ] as const) {
      const inTeam = await list(who, `team_member=yes${query}${sorted}`)
      expect([inTeam.list.map(({ id }) => id), inTeam.count]).toEqual([[ada.id], 1])
      const outside = [administrator.id, bo.id, cy.id, dee.id]
      expect(await idsOf(who, `team_member=none${query}${sorted}`)).toEqual(outside)
    }
    const facilitator = await world.person({
      ...{ organizationId: here.id, type: 'institution' as const },
      role: 'facilitator',
    })
    expect(await idsOf(facilitator, 'team_member=yes')).toEqual([])
    const token = administrator.token
    expect((await world.call('POST /users?team_member=1', { token, body: {} })).status).toBe(400)
  })

  test('is filtered by type, institution, age group, status, result and day, and sorted', async () => {
    const school = await world.organization({ name: 'Narrow' })
    const inSchool = { organizationId: school.id, type: 'student' as const, role: 'student' }
    const teen = await world.person({ ...inSchool, ageGroupId: 2 })
    const waiting = await world.person({ ...inSchool, awaitsConsent: true })
    const fresh = await world.person({ ...inSchool, verified: false })
    const staff = await world.person({ organizationId: school.id, type: 'institution' })
    await score(staff.id, [30, 30, 30, 10])
    const condition = (query: string) => idsOf(root, `organization_id=${school.id}&${query}`)
    expect(await condition('type=institution')).toEqual([staff.id])
    expect(await condition('age_group_id=2&order_direction=ASC')).toEqual([teen.id, waiting.id])
    expect(await condition('status=awaiting_consent')).toEqual([waiting.id])
    expect(await condition('status=unverified')).toEqual([fresh.id])
    await world.pool.query('update users set email_verified_at = null where id = $1', [waiting.id])
    const unconfirmed = await list(
      root,
      `organization_id=${school.id}&status=unverified&order_by=id&order_direction=ASC`,
    )
    expect(
      unconfirmed.list.map(({ id, status, email_verified }: Record<string, unknown>) => [
        id,
        status,
        email_verified,
      ]),
    ).toEqual([
      [waiting.id, 'awaiting_consent', false],
      [fresh.id, 'unverified', false],
    ])
    await world.pool.query('update users set email = null where id = $1', [waiting.id])
    expect(await condition('status=unverified')).toEqual([fresh.id])
    expect((await list(root, `id=${waiting.id}`)).list[0]).toMatchObject({
      email: null,
      email_verified: null,
    })
    expect(await condition('lci=done')).toEqual([staff.id])
    expect(await condition('lci=not_done&type=student&order_by=id&order_direction=ASC')).toEqual([
      teen.id,
      waiting.id,
      fresh.id,
    ])
    const { roles } = await list(root, '')
    const roleId = (name: string) => roles.find((role) => role.name === name)?.id
    expect(await condition(`role_id=${roleId('Student')}&order_by=id&order_direction=ASC`)).toEqual(
      [teen.id, waiting.id, fresh.id],
    )
    expect(await condition(`role_id=${roleId('Super Admin')}`)).toEqual([])
    expect(await condition('role_id=999999')).toEqual([])
    expect(await condition('date_to=2026-11-20')).toEqual([])
    expect([await condition(`id=${teen.id}`), await idsOf(admin, `id=${teen.id}`)]).toEqual([
      [teen.id],
      [],
    ])
    await rename(teen.id, 'Zed', 'Last')
    await rename(fresh.id, 'abel', 'First')
    const sorted = await condition('order_by=name&order_direction=ASC')
    expect([sorted[0], sorted.at(-1)]).toEqual([fresh.id, teen.id])
    const { list: page, count } = await list(root, `organization_id=${school.id}&offset=1&limit=1`)
    expect([page.length, count]).toEqual([2, 4])
    expect(page[0]).toMatchObject({
      organization_name: 'Narrow',
      lci: 'not_done',
      roles: ['Student'],
    })
  })

  test('contains the day of the last visit only for who administers everybody', async () => {
    const { id } = await world.person({ organizationId: home.id, type: 'institution' })
    const visitFor = async (who: Member) => (await list(who, `id=${id}`)).list[0]?.last_visit_on
    expect(await visitFor(root)).toBe('2026-11-21')
    await world.pool.query('delete from sessions where user_id = $1', [id])
    expect(await visitFor(root)).toBeNull()
    await world.pool.query(
      "update users set created_at = '2026-10-01Z', last_active_at = '2026-11-02T23:13:05Z' where id = $1",
      [id],
    )
    expect([await visitFor(root), await visitFor(admin)]).toEqual(['2026-11-02', null])
  })

  test('has consistent pages from every offset and an exact total after every change', async () => {
    const school = await world.organization({ seats: 5000, name: 'Large' })
    await world.pool.query(
      `insert into users (first_name, last_name, email, type, age_group_id, language_id, organization_id)
       select chr(97 + (n * 7) % 26), 'Paged ' || n % 13, case when n % 3 > 0 then 'paged' || n || '@example.org' end, 'student', 2 + n % 2, 3, $1
       from generate_series(1, 2500) n`,
      [school.id],
    )
    for (const order of [
      'id',
      'name',
      'email',
      'type',
      'age_group_id',
      'created_at',
      'organization_name',
    ])
      for (const direction of ['ASC', 'DESC']) {
        const query = `organization_id=${school.id}&order_by=${order}&order_direction=${direction}`
        const all = [0, 1000, 2000].map((offset) =>
          idsOf(root, `${query}&limit=999&offset=${offset}`),
        )
        const ids = (await Promise.all(all)).flat()
        expect([order, ids.length, new Set(ids).size]).toEqual([order, 2500, 2500])
        for (const offset of [1001, 1240, 2490, 2499, 2600])
          expect([order, offset, await idsOf(root, `${query}&limit=19&offset=${offset}`)]).toEqual([
            ...[order, offset],
            ids.slice(offset, offset + 20),
          ])
      }
    const everybodyInOrder = async () => {
      for (const removed of [0, 1])
        for (const direction of ['ASC', 'DESC']) {
          const { rows } = await world.pool.query(
            `select id from users where removed = ${removed} order by id ${direction}`,
          )
          const ids = rows.map(({ id }) => id)
          for (const offset of [
            0,
            7,
            999,
            1000,
            1010,
            2400,
            ids.length - 2,
            ids.length,
            9000,
          ].filter((place) => place >= 0))
            expect([
              removed,
              direction,
              offset,
              await idsOf(
                root,
                `removed=${removed}&order_direction=${direction}&limit=19&offset=${offset}`,
              ),
            ]).toEqual([...[removed, direction, offset], ids.slice(offset, offset + 20)])
        }
    }
    await everybodyInOrder()
    const counted = async (query = '') =>
      (await list(root, `limit=0&organization_id=${school.id}${query}`)).count
    expect([
      await counted(),
      await counted('&age_group_id=2'),
      await counted('&type=institution'),
    ]).toEqual([2500, 1250, 0])
    const { rows } = await world.pool.query(
      'update users set removed = 1 where organization_id = $1 and id % 5 = 0 returning id',
      [school.id],
    )
    expect([await counted(), await counted('&removed=1')]).toEqual([
      2500 - rows.length,
      rows.length,
    ])
    await everybodyInOrder()
    await foldCounts(world.db)
    await everybodyInOrder()
    await world.pool.query(
      "update users set type = 'institution', last_name = 'Moved' where organization_id = $1 and removed = 1",
      [school.id],
    )
    expect([
      await counted('&removed=1&type=institution'),
      await counted('&removed=1&type=student'),
    ]).toEqual([rows.length, 0])
    await world.pool.query('delete from users where organization_id = $1', [school.id])
    await foldCounts(world.db)
    expect([await counted(), await counted('&removed=1')]).toEqual([0, 0])
    const { rows: left } = await world.pool.query(
      'select from people_counts where organization_id = $1',
      [school.id],
    )
    expect(left).toEqual([])
    await everybodyInOrder()
    const { rows: truth } = await world.pool.query(
      'select count(*)::int as count from users where removed = 0',
    )
    expect((await list(root, 'limit=0')).count).toBe(truth[0].count)
  })

  test('counts exactly for the administrator of an institution, too', async () => {
    const [school, other] = [await world.organization({ seats: 9 }), await world.organization()]
    const head = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: school.id,
    })
    const teen = await pupil({ organizationId: school.id, ageGroupId: 2 })
    const adult = await pupil({ organizationId: school.id })
    await pupil({ organizationId: other.id })
    const counted = async (query = '') => (await list(head, `limit=0&${query}`)).count
    const counts = async () => [
      await counted(),
      await counted('type=student'),
      await counted('age_group_id=2'),
      await counted('removed=1'),
      await counted(`organization_id=${school.id}`),
      await counted(`organization_id=${other.id}`),
    ]
    expect(await counts()).toEqual([3, 2, 1, 0, 3, 0])
    await world.pool.query('update users set removed = 1 where id = $1', [adult.id])
    await foldCounts(world.db)
    expect(await counts()).toEqual([2, 1, 1, 1, 2, 0])
    await world.pool.query('update users set organization_id = null where id = $1', [teen.id])
    expect(await counts()).toEqual([1, 0, 0, 1, 1, 0])
    await foldCounts(world.db)
    expect(await counts()).toEqual([1, 0, 0, 1, 1, 0])
  })

  test('finds people by what they are called now, in their institution, with every other filter', async () => {
    const other = await world.organization()
    const found = await pupil({ ageGroupId: 2 })
    const search = (who: Member, query = '') => idsOf(who, `search_text=quillsmith${query}`)
    expect(await search(root)).toEqual([])
    await rename(found.id, 'Quill', 'Smith')
    expect(await search(root)).toEqual([])
    await rename(found.id, 'Mary', 'Quillsmith')
    expect([await search(root), await search(admin)]).toEqual([[found.id], [found.id]])
    expect(await search(root, '&age_group_id=2&order_by=name')).toEqual([found.id])
    expect(await search(root, '&age_group_id=3')).toEqual([])
    expect(await search(root, '&removed=1')).toEqual([])
    expect(await search(root, '&offset=1')).toEqual([])
    expect((await list(root, 'search_text=quillsmith&offset=1')).count).toBe(1)
    await world.pool.query('update users set organization_id = $2 where id = $1', [
      ...[found.id, other.id],
    ])
    expect([await search(root), await search(admin)]).toEqual([[found.id], []])
    await world.pool.query('delete from users where id = $1', [found.id])
    expect(await search(root)).toEqual([])
  })

  test('has the same labels as the domain, and filters by them', async () => {
    const school = await world.organization()
    const fours = [
      [30, 30, 30, 10],
      [25, 18, 18, 18],
      [24, 24, 24, 24],
      [24, 24, 24, 17],
      [7, 7, 7, 7],
      [35, 35, 35, 35],
    ]
    const expected = new Map<number, string | null>()
    for (const [sequence, precision, technical_reasoning, confluence] of fours) {
      const { id } = await world.person({ organizationId: school.id, type: 'institution' })
      const four = {
        sequence: sequence ?? 0,
        precision: precision ?? 0,
        technical_reasoning: technical_reasoning ?? 0,
        confluence: confluence ?? 0,
      }
      await score(id, Object.values(four))
      expected.set(id, classify(four).classification)
    }
    const rows = (await list(root, `organization_id=${school.id}`)).list
    expect(
      new Map(
        rows.map(({ id, classification }) => [id, classification]).reverse() as [number, string][],
      ),
    ).toEqual(expected)
    const [removedOne = 0] = expected.keys()
    await world.pool.query('update users set removed = 1 where id = $1', [removedOne])
    for (const query of [
      'lci=done',
      'lci=not_done',
      'lci=done&removed=1',
      'lci=not_done&removed=1',
    ]) {
      const everywhere = await list(root, query)
      expect([query, everywhere.count]).toEqual([query, everywhere.list.length])
    }
    expect(await idsOf(root, 'lci=not_done&classification=Bridge%20Learner')).toEqual([])
    expect(await idsOf(root, 'lci=done&removed=1')).toContain(removedOne)
    await world.pool.query('update users set removed = 0 where id = $1', [removedOne])
    for (const label of ['Bridge Learner', 'Dynamic Learner', 'Strong-Willed Learner']) {
      const rows = await idsOf(
        root,
        `organization_id=${school.id}&classification=${encodeURIComponent(label)}`,
      )
      const everywhere = await list(root, `classification=${encodeURIComponent(label)}`)
      expect(everywhere.count).toBe(everywhere.list.length)
      expect(rows.sort()).toEqual(
        [...expected].flatMap(([id, of]) => (of === label ? [id] : [])).sort(),
      )
    }
  })

  test('hides labels from the institution without consent, in rows and in the filter', async () => {
    const [open, closed] = [await pupil({ sharesScores: true }), await pupil()]
    for (const { id } of [open, closed]) await score(id, [30, 10, 10, 10])
    const rows = (await list(admin)).list
    const labelOf = (id: number) => rows.find((row) => row.id === id)?.classification
    expect([labelOf(open.id), labelOf(closed.id)]).toEqual(['Dynamic Learner', null])
    expect(await idsOf(admin, 'classification=Dynamic%20Learner')).toEqual([open.id])
    // progress is visible (D44)
    expect(await idsOf(admin, 'lci=done')).toEqual(expect.arrayContaining([open.id, closed.id]))
  })
})
