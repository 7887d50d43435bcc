import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { befriend, prepare } from '../../testing/teams.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const people = (count: number) => Promise.all(Array.from({ length: count }, () => world.person()))

const as =
  ({ token }: Member) =>
  (where: string, body?: unknown) =>
    world.call(where, { token, ...(body !== undefined && { body }) })
const idsOf = (members: readonly Member[]) => members.map(({ id }) => id)
const create = (leader: Member, users: readonly Member[], more: object = {}) =>
  as(leader)('POST /teams/add/team', { name: 'The Bees', users: idsOf(users), ...more })
const join = (who: Member, team_id: number) =>
  as(who)('POST /users/join/team', { team_id, share_scores: true })
const show = async (who: Member, teamId: number) =>
  (await as(who)(`GET /teams/show/${teamId}`)).body.team
const members = async (who: Member, teamId: number) =>
  (await as(who)(`POST /teams/myteams/members/${teamId}?limit=99`, {})).body.users as {
    id: number | null
    place_id: number
    email: string
    status: string
    sequence: number | null
    statement: string
  }[]
const statusesOf = async (who: Member, teamId: number) =>
  Object.fromEntries((await members(who, teamId)).map(({ id, status }) => [id, status]))
const teamsOf = async (who: Member, query = '') =>
  (await as(who)(`POST /users/teams?limit=99&${query}`, {})).body.teams as {
    id: number
    role: string
    status: string
    progress: number
  }[]
const remove = (by: Member, teamId: number, { id }: Member) =>
  as(by)(`DELETE /users/remove/team/member/${teamId}/${id}`)
const restore = (by: Member, teamId: number, { id }: Member) =>
  as(by)(`DELETE /users/retrive/team/member/${teamId}/${id}`)
const update = (by: Member, teamId: number, changes: object) =>
  as(by)(`PUT /teams/update/${teamId}`, changes)

const notified = async (who: Member) =>
  (await as(who)('GET /notifications')).body.list as { kind: string }[]
const news = async (who: Member) =>
  (await notified(who)).filter(({ kind }) => kind === 'team_started')
const unread = async (who: Member) => (await as(who)('GET /notifications/unread')).body.count
const startMails = async ({ email }: Member) =>
  (await world.mails(email)).filter(({ subject }) => subject.includes('has started'))

/** A team of contacts of the leader; all but the leader are invited. */
async function invited(count = 2) {
  const [leader, ...others] = (await people(count + 1)) as [Member, Member, Member]
  for (const other of others) await befriend(world, leader, other)
  const made = await create(leader, others)
  return { leader, others, id: made.body.team.id as number }
}
/** The same when everybody has accepted and prepared. */
async function started() {
  const team = await invited()
  for (const who of [team.leader, ...team.others]) await prepare(world, who)
  for (const who of team.others) expect((await join(who, team.id)).status).toBe(200)
  return team
}

describe('a team', () => {
  test('is invited, in progress when everybody is ready, and completed by its statement', async () => {
    const { leader, others, id } = await invited()
    const [bo, cy] = others as [Member, Member]
    expect(await show(leader, id)).toMatchObject({
      ...{ name: 'The Bees', status: 'invited', role: 'leader', members: 3, ready: 0 },
      ...{ progress: 11, invited: 2, may_start: false, most: 30 },
    })
    for (const who of [leader, bo, cy]) await prepare(world, who)
    expect((await join(bo, id)).status).toBe(200)
    expect(await show(leader, id)).toMatchObject({ status: 'invited', progress: 67, invited: 1 })
    expect(statusAndBody(await update(leader, id, { team_description: 'Too early.' }))).toEqual(
      apiError('team_changed'),
    )
    expect((await join(cy, id)).status).toBe(200)
    expect(await show(bo, id)).toMatchObject({ status: 'in_progress', progress: 100, ready: 3 })
    expect(statusAndBody(await update(leader, id, { team_description: ' ' }))).toEqual(
      wrong({ team_description: 'required' }),
    )
    expect((await update(leader, id, { team_description: 'Bo leads on order.' })).status).toBe(200)
    expect(await show(cy, id)).toMatchObject({
      status: 'completed',
      team_description: 'Bo leads on order.',
    })
    expect((await update(leader, id, { team_description: null })).status).toBe(200)
    expect(await show(cy, id)).toMatchObject({ status: 'in_progress', team_description: '' })
  })

  test('notifies its members when it starts, but not whoever made it start', async () => {
    const { leader, others, id } = await started()
    const [bo, cy] = others as [Member, Member]
    const one = { kind: 'team_started', team: 'The Bees', team_id: id, actor: null }
    expect(await news(leader)).toMatchObject([{ ...one, is_leader: true }])
    expect(await news(bo)).toMatchObject([{ ...one, is_leader: false }])
    expect(await news(cy)).toEqual([])
    expect(await unread(bo)).toBe((await notified(bo)).length)
    const mail = (await world.mails(leader.email)).at(-1)
    expect(mail?.subject).toBe('Your team “The Bees” has started')
    expect(mail?.text).toContain('you, as the leader, can write the team statement')
    expect(mail?.text).toContain(`/new-theme/teams/${id}`)
    expect((await startMails(bo))[0]?.text).not.toContain('as the leader')
    expect(await startMails(cy)).toEqual([])

    await remove(bo, id, bo)
    expect(await news(bo)).toEqual([])
    await as(leader)(`DELETE /teams/delete/${id}`)
    expect(await news(leader)).toEqual([])
  })

  test('starts once for members who become ready at the same time', async () => {
    const { leader, others, id } = await invited()
    const [bo, cy] = others as [Member, Member]
    for (const who of [leader, bo, cy]) await prepare(world, who)
    const joined = await Promise.all([join(bo, id), join(cy, id)])
    expect(joined.map(({ status }) => status)).toEqual([200, 200])
    expect(await news(leader)).toHaveLength(1)
    expect([...(await news(bo)), ...(await news(cy))]).toHaveLength(1)
    expect(await startMails(leader)).toHaveLength(1)
  })

  test('mails nobody who does not like it', async () => {
    const { leader, others, id } = await invited()
    const [bo, cy] = others as [Member, Member]
    const body = { kind: 'team_started', mail: false }
    expect((await as(leader)('PUT /notifications/settings', body)).status).toBe(200)
    for (const who of [leader, bo, cy]) await prepare(world, who)
    for (const who of [bo, cy]) await join(who, id)
    expect(await startMails(leader)).toEqual([])
    expect(await news(leader)).toHaveLength(1)
  })

  test('goes on when somebody is added to it', async () => {
    const { leader, id } = await started()
    await update(leader, id, { team_description: 'We decide together.' })
    const late = await world.person()
    await befriend(world, late, leader)
    const invite = await as(leader)(`POST /users/invite/team/member/${id}`, { users: [late.id] })
    expect(invite.status).toBe(200)
    expect(await show(leader, id)).toMatchObject({ status: 'in_progress', invited: 1, members: 4 })
  })

  test('starts early with three who are ready, and not with fewer', async () => {
    const { leader, others, id } = await invited(3)
    const [bo, cy, dee] = others as Member[] as [Member, Member, Member]
    for (const who of [leader, bo, cy]) await prepare(world, who)
    await join(bo, id)
    expect(statusAndBody(await update(leader, id, { start: true }))).toEqual(
      apiError('team_not_ready'),
    )
    await join(cy, id)
    expect((await show(leader, id)).may_start).toBe(true)
    expect((await update(leader, id, { start: true })).status).toBe(200)
    expect(await show(leader, id)).toMatchObject({ status: 'in_progress', invited: 1, ready: 3 })
    expect([await news(leader), await news(dee)]).toEqual([[], []])
    expect(await news(bo)).toHaveLength(1)
    expect((await update(leader, id, { start: true })).status).toBe(200)
    expect(await news(cy)).toHaveLength(1)
  })

  test('needs a name and three people, and takes thirty at most', async () => {
    const [leader, ...others] = (await people(8)) as [Member, ...Member[]]
    for (const other of others) await befriend(world, leader, other)
    expect(statusAndBody(await create(leader, others.slice(0, 2), { name: '  ' }))).toEqual(
      wrong({ name: 'required' }),
    )
    const twice = [others[0], others[0], leader] as Member[]
    expect(statusAndBody(await create(leader, twice))).toEqual(apiError('team_too_small'))
    expect(statusAndBody(await create(leader, others.slice(0, 6)))).toEqual(
      apiError('team_contacts_many'),
    )
    const emails = Array.from({ length: 30 }, (_, number) => `guest${number}@example.org`)
    expect(statusAndBody(await create(leader, [], { emails }))).toEqual(
      apiError('team_too_large', { most: 30 }),
    )
    expect(await teamsOf(leader)).toEqual([])
  })

  test('has contacts and people of the own institution, and nobody by a number', async () => {
    const school = await world.organization({ seats: 100 })
    const elsewhere = await world.organization({ seats: 100 })
    const member = (organizationId: number, more: object = {}) =>
      world.person({ role: 'institution_member', type: 'institution', organizationId, ...more })
    const leader = await member(school.id)
    const colleagues = [await member(school.id), await member(school.id)]
    const strangers = [await world.person(), await member(elsewhere.id)]
    const young = await member(school.id, { ageGroupId: 1, type: 'student', role: 'student' })
    for (const one of [...strangers, young])
      expect(statusAndBody(await create(leader, [...colleagues, one]))).toEqual(
        apiError('team_people_unknown'),
      )
    const unknown = await as(leader)('POST /teams/add/team', { name: 'x', users: [1e9, 7e8] })
    expect(statusAndBody(unknown)).toEqual(apiError('team_people_unknown'))
    expect((await create(leader, colleagues)).status).toBe(200)
    const admin = await member(school.id, { role: 'institution_admin' })
    const large = await create(admin, [leader, ...colleagues, young])
    expect((await show(admin, large.body.team.id)).most).toBe(500)
  })
})

describe('a member', () => {
  test('sees scores only after accepting, and shows them only then', async () => {
    const { leader, others, id } = await invited()
    const [bo, cy] = others as [Member, Member]
    for (const who of [leader, bo]) await prepare(world, who)
    expect(await teamsOf(bo)).toMatchObject([{ id, role: 'invited', progress: 0 }])
    for (const where of [
      `GET /teams/show/${id}`,
      `POST /teams/myteams/members/${id}`,
      `POST /teams/statements/${id}`,
    ])
      expect(statusAndBody(await as(bo)(where))).toEqual(notFound)
    expect((await members(leader, id)).map(({ sequence }) => sequence)).toEqual([27, null, null])
    await join(bo, id)
    expect(await statusesOf(bo, id)).toEqual({
      [leader.id]: 'ready',
      [bo.id]: 'ready',
      [cy.id]: 'invited',
    })
    expect((await members(bo, id)).map(({ sequence }) => sequence)).toEqual([27, 27, null])
    const { body } = await as(bo)(`POST /teams/statements/${id}`)
    expect(new Set(body.users.map((one: { id: number }) => one.id))).toEqual(
      new Set(idsOf([leader, bo])),
    )
    expect((await remove(bo, id, bo)).status).toBe(200)
    expect(statusAndBody(await as(bo)(`GET /teams/show/${id}`))).toEqual(notFound)
    expect((await members(leader, id)).map(({ sequence }) => sequence)).toEqual([27, null, null])
    expect((await as(leader)(`POST /teams/statements/${id}`)).body.users).toHaveLength(1)
  })

  test('joins only when invited, once and with consent', async () => {
    const { others, id } = await invited()
    const [bo, cy] = others as [Member, Member]
    const eve = await world.person()
    expect(statusAndBody(await join(eve, id))).toEqual(notFound)
    const silent = await as(bo)('POST /users/join/team', { team_id: id, share_scores: false })
    expect(statusAndBody(silent)).toEqual(wrong({ share_scores: 'required' }))
    expect((await join(bo, id)).status).toBe(200)
    expect(statusAndBody(await join(bo, id))).toEqual(apiError('team_changed'))
    await world.pool.query('update users set email_verified_at = null where id = $1', [cy.id])
    expect(statusAndBody(await join(cy, id))).toEqual(apiError('team_unverified'))
    expect((await remove(cy, id, cy)).status).toBe(200)
    await world.pool.query('update users set email_verified_at = now() where id = $1', [cy.id])
    expect(statusAndBody(await join(cy, id))).toEqual(apiError('team_changed'))
  })

  test('who declined or left is invited again, and who was removed is restored', async () => {
    const { leader, others, id } = await invited()
    const [bo, cy] = others as [Member, Member]
    const reinvite = (who: Member) =>
      as(leader)(`POST /users/invite/team/member/${id}`, { users: [who.id] })
    await remove(bo, id, bo)
    expect(await statusesOf(leader, id)).toMatchObject({ [bo.id]: 'declined' })
    expect((await reinvite(bo)).status).toBe(200)
    await join(bo, id)
    await remove(bo, id, bo)
    expect(await statusesOf(leader, id)).toMatchObject({ [bo.id]: 'left' })
    await join(cy, id)
    expect((await remove(leader, id, cy)).status).toBe(200)
    expect(await statusesOf(leader, id)).toMatchObject({ [cy.id]: 'removed' })
    expect(statusAndBody(await join(cy, id))).toEqual(notFound)
    expect(statusAndBody(await reinvite(cy))).toEqual(apiError('team_changed'))
    expect((await restore(leader, id, cy)).status).toBe(200)
    expect(await statusesOf(leader, id)).toMatchObject({ [cy.id]: 'invited' })
  })

  test('writes how they will work with the team, and nobody else does', async () => {
    const { leader, others, id } = await started()
    const [bo] = others as [Member, Member]
    const statement = 'I keep our list of decisions up to date.'
    const where = 'POST /users/save/team/pattern/statements'
    expect((await as(bo)(where, { team_id: id, statement })).status).toBe(200)
    expect((await as(bo)(`${where}/${id}`, { statement })).status).toBe(200)
    expect((await as(bo)(`${where}/${bo.id}/${id}`, { statement })).status).toBe(200)
    expect(statusAndBody(await as(leader)(`${where}/${bo.id}/${id}`, { statement }))).toEqual(
      notFound,
    )
    expect(statusAndBody(await as(bo)(`${where}/${id}`, { statement: 'Too short.' }))).toEqual(
      wrong({ statement: 'statement_short' }),
    )
    const stranger = await world.person()
    expect(statusAndBody(await as(stranger)(`${where}/${id}`, { statement }))).toEqual(notFound)
    expect((await members(leader, id)).find((one) => one.id === bo.id)?.statement).toBe(statement)
  })
})

describe('the leader', () => {
  test('is the only one who changes the team', async () => {
    const { others, id } = await started()
    const [bo, cy] = others as [Member, Member]
    const stranger = await world.person()
    for (const who of [bo, stranger]) {
      const attempts = [
        update(who, id, { name: 'Mine' }),
        update(who, id, { team_description: 'Mine' }),
        update(who, id, { leader_id: who.id }),
        as(who)(`DELETE /teams/delete/${id}`),
        as(who)(`POST /users/invite/team/member/${id}`, { emails: ['eve@example.org'] }),
        as(who)(`DELETE /users/remove/invited/member/${id}?place_id=1`),
        remove(who, id, cy),
        restore(who, id, cy),
      ]
      for (const attempt of await Promise.all(attempts))
        expect(statusAndBody(attempt)).toEqual(notFound)
    }
  })

  test('hands over, or leaves to who has been there longest', async () => {
    const { leader, others, id } = await started()
    const [bo, cy] = others as [Member, Member]
    const stranger = await world.person()
    expect(statusAndBody(await update(leader, id, { leader_id: stranger.id }))).toEqual(
      apiError('team_changed'),
    )
    expect((await update(leader, id, { leader_id: cy.id })).status).toBe(200)
    expect(await show(cy, id)).toMatchObject({ role: 'leader' })
    expect(statusAndBody(await update(leader, id, { name: 'Back' }))).toEqual(notFound)
    expect((await remove(cy, id, cy)).status).toBe(200)
    expect(await show(leader, id)).toMatchObject({ role: 'leader' })
    expect((await remove(leader, id, leader)).status).toBe(200)
    expect(statusAndBody(await remove(bo, id, bo))).toEqual(apiError('team_leader_alone'))
  })

  test('archives the team, which nobody else sees until it is restored', async () => {
    const { leader, others, id } = await started()
    const [bo] = others as [Member, Member]
    expect((await as(leader)(`DELETE /teams/delete/${id}`)).status).toBe(200)
    expect(statusAndBody(await as(bo)(`GET /teams/show/${id}`))).toEqual(notFound)
    expect(await teamsOf(leader)).toEqual([])
    expect(await teamsOf(leader, 'removed=1')).toMatchObject([{ id, status: 'archived' }])
    expect(await teamsOf(bo, 'removed=1')).toMatchObject([{ id, role: 'member' }])
    expect(statusAndBody(await update(leader, id, { name: 'Late' }))).toEqual(
      apiError('team_changed'),
    )
    expect(statusAndBody(await as(leader)(`POST /teams/statements/export/${id}`))).toEqual(notFound)
    expect((await update(leader, id, { removed: 0 })).status).toBe(200)
    expect(await show(bo, id)).toMatchObject({ status: 'in_progress' })
  })

  test('restores an archived team without those who left it meanwhile', async () => {
    const { leader, others, id } = await started()
    const [bo] = others as [Member, Member]
    await as(leader)(`DELETE /teams/delete/${id}`)
    expect((await remove(bo, id, bo)).status).toBe(200)
    expect(await teamsOf(bo, 'removed=1')).toEqual([])
    await update(leader, id, { removed: 0 })
    expect(await statusesOf(leader, id)).toMatchObject({ [bo.id]: 'left' })
    expect(statusAndBody(await as(bo)(`GET /teams/show/${id}`))).toEqual(notFound)
  })

  test('pays for no invitation that is not sent', async () => {
    const { leader, id } = await started()
    const stranger = await world.person()
    const points = async () =>
      (
        await world.pool.query(
          "select sum(points)::int as points from rate_limits where key like 'invitation%' or key like 'peopleMail%'",
        )
      ).rows[0].points ?? 0
    const before = await points()
    const body = { users: [stranger.id], emails: ['far@example.org'] }
    expect(statusAndBody(await as(leader)(`POST /users/invite/team/member/${id}`, body))).toEqual(
      apiError('team_people_unknown'),
    )
    expect(await points()).toBe(before)
    await as(leader)(`POST /users/invite/team/member/${id}`, { emails: ['far@example.org'] })
    expect(await points()).toBeGreaterThan(before)
  })

  test('sees invited addresses, which others do not, and withdraws them', async () => {
    const { leader, others, id } = await started()
    const [bo] = others as [Member, Member]
    const email = 'Guest@Example.org'
    await as(leader)(`POST /users/invite/team/member/${id}`, { emails: [email, email] })
    const [place] = (await members(leader, id)).filter((one) => one.id === null)
    expect(place).toMatchObject({ email: 'guest@example.org', status: 'invited' })
    expect((await members(bo, id)).filter((one) => one.id === null)).toMatchObject([{ email: '' }])
    const withdraw = `DELETE /users/remove/invited/member/${id}?place_id=${place?.place_id}`
    expect((await as(leader)(withdraw)).status).toBe(200)
    expect(statusAndBody(await as(leader)(withdraw))).toEqual(notFound)
    expect(await members(leader, id)).toHaveLength(3)
  })
})

describe('the statements of the members', () => {
  const exported = (who: Member, teamId: number) =>
    as(who)(`POST /teams/statements/export/${teamId}`)

  test('are exported for the leader, of those who have accepted', async () => {
    const { leader, others, id } = await invited(3)
    const [bo, cy, dee] = others as Member[] as [Member, Member, Member]
    for (const who of [leader, ...others]) await prepare(world, who)
    for (const who of [bo, cy]) await join(who, id)
    await remove(leader, id, cy)
    await update(leader, id, { name: 'Bees 7/b' })
    const { status, headers, bytes } = await exported(leader, id)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('Bees 7-b.xlsx'))
    const [headings, ...rows] = await readSheet(bytes)
    expect(headings).toEqual(['name', 'pattern', 'bring', 'need'])
    const chosen = ['sequence', 'A plan (bring)', 'A plan (need)']
    const name = expect.any(String)
    expect(rows).toEqual([
      [name, ...chosen],
      [name, ...chosen],
    ])
    for (const who of [bo, cy, dee, await world.person()])
      expect(statusAndBody(await exported(who, id))).toEqual(notFound)
    await update(leader, id, { leader_id: bo.id })
    expect(statusAndBody(await exported(leader, id))).toEqual(notFound)
    expect((await exported(bo, id)).status).toBe(200)
  })
})
