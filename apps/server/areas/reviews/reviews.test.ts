import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce, waiting } from '../../testing/concurrent-calls.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { addGroup, makeInstitution } from '../../testing/groups.ts'
import { known, readQuestions, take } from '../../testing/inventory.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { type Member, makeWorld, minutes, type World } from '../../testing/world.ts'

let world: World
let root: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin' })
})
afterAll(() => world.close())

const threes = known.map(() => 3)
const sharing = { sharesScores: true }

/** Finishes an inventory, with quality flags unless it has other values. */
async function finish(person: Member, { again = false, values = threes } = {}) {
  expect((await take(world, person, { values, retake: again })).status).toBe(200)
  world.passes(minutes)
  const { rows } = await world.pool.query(
    'select max(id) as id from attempts where user_id = $1 and finished_at is not null',
    [person.id],
  )
  return rows[0].id as number
}
type Listed = { id: number; name: string; review: { decision: string } | null }
async function listed(reader: Member, query = '') {
  const { token } = reader
  const { status, body } = await world.call(`POST /results/flagged?limit=99&${query}`, { token })
  expect(status).toBe(200)
  return body as { list: Listed[]; count: number; may_decide: boolean }
}
const idsOf = async (reader: Member, query = '') =>
  (await listed(reader, query)).list.map(({ id }) => id)
const decide = async ({ token }: Member, attemptId: number, body: object) =>
  statusAndBody(await world.call(`PUT /results/${attemptId}/review`, { token, body }))
const keep = { decision: 'keep', note: 'We talked about it.' }
const retake = { decision: 'retake' }
const kindsOf = async ({ token }: Member): Promise<string[]> =>
  (await world.call('GET /notifications', { token })).body.list.map(
    ({ kind }: { kind: string }) => kind,
  )
const mailsTo = ({ email }: Member) => world.mails(email)

test('lists only the newest result of each person, and only if it has flags', async () => {
  const { admin, pupil } = await makeInstitution(world)
  const [ann, bo, cy] = [
    await pupil('Ann', sharing),
    await pupil('Bo', sharing),
    await pupil('Cy', sharing),
  ]
  await finish(ann)
  const newest = await finish(ann, { again: true })
  await finish(bo)
  await finish(bo, { again: true, values: known })
  const other = await finish(cy)
  const { list, count, may_decide } = await listed(admin)
  expect([list.map(({ id }) => id), count, may_decide]).toEqual([[other, newest], 2, true])
  expect(list[1]).toEqual({
    ...{ id: newest, user_id: ann.id, name: 'Ann Lee', organization_name: expect.any(String) },
    finished_at: expect.stringMatching(/^2026-/),
    quality_flags: ['straightline'],
    ...{ sequence: 21, precision: 21, technical_reasoning: 21, confluence: 21 },
    ...{ classification: 'Bridge Learner', shows_answers: false, review: null },
  })
  expect(await idsOf(admin, 'order_direction=ASC')).toEqual([newest, other])
  expect(await idsOf(admin, 'search_text=ann')).toEqual([newest])
  expect(await idsOf(root, 'search_text=ann')).toEqual([newest])
})

test('shows and decides only within the scope of the caller, with the consent of the person', async () => {
  const [home, elsewhere] = [await makeInstitution(world), await makeInstitution(world)]
  const dee = await home.pupil('Dee', sharing)
  const eli = await home.pupil('Eli')
  const [shared, closed] = [await finish(dee), await finish(eli)]
  expect(await idsOf(home.admin)).toEqual([shared])
  expect(await idsOf(home.facilitator)).toEqual([])
  await addGroup(world, home.facilitator, { people: [dee, eli] })
  const seen = await listed(home.facilitator)
  expect([seen.list.map(({ id }) => id), seen.may_decide]).toEqual([[shared], false])
  expect(await idsOf(elsewhere.admin)).toEqual([])
  expect(await idsOf(root)).toEqual(expect.arrayContaining([shared, closed]))

  const before = await everyRow(world.pool)
  for (const attempt of [closed, 2_000_000_000])
    expect(await decide(home.admin, attempt, keep)).toEqual(notFound)
  for (const attempt of [shared, closed])
    expect(await decide(elsewhere.admin, attempt, keep)).toEqual(notFound)
  for (const who of [home.facilitator, dee])
    expect(await decide(who, shared, keep)).toEqual(apiError('forbidden'))
  expect(await rowsSince(world.pool, before)).toEqual([])

  await world.pool.query('update consents set withdrawn_at = now() where user_id = $1', [dee.id])
  expect(await idsOf(home.admin)).toEqual([])
  expect(await decide(home.admin, shared, keep)).toEqual(notFound)
})

test('nobody decides about their own result', async () => {
  const { admin } = await makeInstitution(world)
  const own = await finish(admin)
  expect(await idsOf(admin)).toEqual([])
  expect(await decide(admin, own, retake)).toEqual(notFound)
})

test('keeping changes neither the attempt nor the scores, and is logged without the note', async () => {
  const { admin, pupil } = await makeInstitution(world)
  const fay = await pupil('Fay', sharing)
  const attempt = await finish(fay)
  const before = await everyRow(world.pool)
  const { status, body } = await decide(admin, attempt, keep)
  expect([status, body.review]).toEqual([
    200,
    { ...keep, decided_at: world.time.now.toISOString() },
  ])
  const written = await rowsSince(world.pool, before)
  const tables = written.map((row) => row.split(' ')[0])
  expect(tables.toSorted()).toEqual(['public.log_values', 'public.logs', 'public.result_reviews'])
  expect(written.filter((row) => row.includes('We talked')).length).toBe(1)
  const [row] = (await listed(admin, 'state=kept')).list
  expect(row).toMatchObject({ id: attempt, review: keep })
  expect(await idsOf(admin, 'state=open')).toEqual([])
  expect(await mailsTo(fay)).toEqual([])

  const after = await everyRow(world.pool)
  expect((await decide(admin, attempt, keep)).body).toEqual(body)
  expect(await rowsSince(world.pool, after)).toEqual([])
})

test('somebody who is invited may take the inventory again at once, and is notified of each invitation', async () => {
  const { admin, pupil } = await makeInstitution(world)
  const gus = await pupil('Gus', sharing)
  await finish(gus)
  await finish(gus, { again: true })
  const attempt = await finish(gus, { again: true })
  const again = () => readQuestions(world, gus, { retake: true })
  expect((await again()).body.name).toBe('retake_too_early')

  expect((await decide(admin, attempt, retake)).status).toBe(200)
  expect(await idsOf(admin, 'state=invited')).toEqual([attempt])
  const [mail, ...more] = await mailsTo(gus)
  expect([mail?.subject, more]).toEqual(['You can take the inventory again', []])
  expect(await kindsOf(gus)).toContain('retake_offered')

  world.passes(minutes)
  expect((await decide(admin, attempt, keep)).status).toBe(200)
  expect(await kindsOf(gus)).not.toContain('retake_offered')
  expect((await again()).body.name).toBe('retake_too_early')
  world.passes(minutes)
  expect((await decide(admin, attempt, retake)).status).toBe(200)
  expect(await mailsTo(gus)).toHaveLength(2)
  world.passes(minutes)
  const noted = { ...retake, note: 'Take your time.' }
  expect((await decide(admin, attempt, noted)).status).toBe(200)
  expect(await mailsTo(gus)).toHaveLength(2)

  const newest = await finish(gus, { again: true, values: known })
  expect(await idsOf(admin)).toEqual([])
  expect(await decide(admin, attempt, keep)).toEqual(apiError('result_outdated'))
  expect(await decide(admin, newest, keep)).toEqual(apiError('result_unflagged'))
  expect((await again()).body.name).toBe('retake_too_early')
})

test('of two administrators who decide differently, the second learns what the first decided', async () => {
  const { admin, pupil, staff } = await makeInstitution(world)
  const other = await staff('institution_admin')
  const kim = await pupil('Kim', sharing)
  const attempt = await finish(kim)
  const bodies = [keep, retake].map((body) => ({ ...body, decided_at: null }))
  const answers = await atOnce(
    world.pool,
    `select from users where id = ${kim.id}`,
    [admin, other].map((who, at) => () => decide(who, attempt, bodies[at] ?? {})),
  )
  const won = answers.find(({ status }) => status === 200)?.body.review
  const lost = answers.find(({ status }) => status !== 200)?.body
  expect(lost).toMatchObject({ name: 'result_decided', review: won })
  const [row] = (await listed(admin, 'search_text=kim')).list
  expect(row?.review).toEqual(won)

  const { decided_at } = won as { decided_at: string }
  world.passes(minutes)
  const next = { decision: 'keep', note: 'Both agree.' }
  expect((await decide(other, attempt, { ...next, decided_at })).status).toBe(200)
  expect((await decide(other, attempt, { ...next, decided_at })).status).toBe(200)
  expect((await decide(admin, attempt, { ...keep, decided_at })).body.name).toBe('result_decided')
})

test('a decision waits for a result that is being stored', async () => {
  const { admin, pupil } = await makeInstitution(world)
  const lee = await pupil('Lee', sharing)
  const attempt = await finish(lee)
  const begun = await readQuestions(world, lee, { retake: true })
  expect(begun.status).toBe(200)
  const other = await world.pool.connect()
  try {
    await other.query('begin')
    await other.query(
      `update attempts set (sequence, precision, technical_reasoning, confluence, quality_flags, finished_at) =
        (select sequence, precision, technical_reasoning, confluence, '{}'::text[], $2::timestamptz from attempts where id = $1)
        where user_id = $3 and finished_at is null`,
      [attempt, world.time.now, lee.id],
    )
    await other.query('update scores set sequence = 22 where user_id = $1', [lee.id])
    const deciding = decide(admin, attempt, retake)
    while ((await waiting(world.pool)) === 0) await wait(5)
    await other.query('commit')
    expect((await deciding).body.name).toBe('result_outdated')
  } finally {
    other.release()
  }
  expect(await mailsTo(lee)).toEqual([])
})

test('an invitation counts among the mails, unless it fails', async () => {
  const { admin, pupil } = await makeInstitution(world)
  const mia = await pupil('Mia', sharing)
  const attempt = await finish(mia)
  const spent = async () => {
    const { rows } = await world.pool.query(
      "select coalesce(sum(points), 0)::int as points from rate_limits where key like 'peopleMailOverall:%'",
    )
    return rows[0].points
  }
  const before = await spent()
  await world.pool.query(
    `create function fail_review() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
     create trigger fail_review before insert on result_reviews for each row execute function fail_review()`,
  )
  expect((await decide(admin, attempt, retake)).status).toBe(500)
  expect(await spent()).toBe(before)
  await world.pool.query('drop trigger fail_review on result_reviews; drop function fail_review()')
  expect((await decide(admin, attempt, retake)).status).toBe(200)
  expect(await spent()).toBe(before + 1)
})

test('two administrators who decide the same at once leave one decision and one mail', async () => {
  const { admin, pupil, staff } = await makeInstitution(world)
  const other = await staff('institution_admin')
  const hal = await pupil('Hal', sharing)
  const attempt = await finish(hal)
  const answers = await atOnce(
    world.pool,
    `select from users where id = ${hal.id}`,
    [admin, other].map((who) => () => decide(who, attempt, retake)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await world.pool.query(
    'select count(*)::int as count from result_reviews where attempt_id = $1',
    [attempt],
  )
  expect([rows[0].count, (await mailsTo(hal)).length]).toEqual([1, 1])
})

test('wrong input, and people without access to the inventory', async () => {
  const { admin, pupil } = await makeInstitution(world)
  const ida = await pupil('Ida', sharing)
  const attempt = await finish(ida)
  const before = await everyRow(world.pool)
  expect(await decide(admin, attempt, { decision: 'delete' })).toEqual(
    wrong({ decision: 'choice_unknown' }),
  )
  expect(await decide(admin, attempt, { ...keep, note: 'x'.repeat(1001) })).toEqual(
    wrong({ note: 'too_long' }),
  )
  await world.pool.query(
    "insert into user_permissions (user_id, permission, granted) values ($1, 'access_lci', false)",
    [ida.id],
  )
  expect(await decide(admin, attempt, retake)).toEqual(apiError('inventory_closed'))
  await world.pool.query('delete from user_permissions where user_id = $1', [ida.id])
  expect(await rowsSince(world.pool, before)).toEqual([])
})

test('a decision is in the data of its person, and goes with the account', async () => {
  const { admin, pupil } = await makeInstitution(world)
  const jo = await pupil('Jo', sharing)
  const attempt = await finish(jo)
  await decide(admin, attempt, keep)
  const { body } = await world.call('GET /users/own_data', { token: jo.token })
  expect(body.kept).toContainEqual({ kind: 'result_reviews', count: 1, until: 'account' })
  await world.pool.query('delete from users where id = $1', [admin.id])
  const count = async () =>
    (await world.pool.query('select from result_reviews where attempt_id = $1', [attempt])).rowCount
  expect(await count()).toBe(1)
  await world.pool.query('delete from users where id = $1', [jo.id])
  expect(await count()).toBe(0)
})
