import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { organizations } from '../areas/institutions/tables.ts'
import { answers, attempts } from '../areas/inventory/tables.ts'
import { writeLog } from '../areas/logs/commands.ts'
import { logs, logValues } from '../areas/logs/tables.ts'
import { profileViews } from '../areas/privacy/tables.ts'
import { chosenStrategies, ownStrategies, tasks } from '../areas/tasks/tables.ts'
import { scores, users } from '../areas/users/tables.ts'
import { type Member, makeWorld, type World } from '../testing/world.ts'
import { withoutTenantScope, withTenantScope } from './tenant.ts'

let world: World
let home: { id: number }
let elsewhere: { id: number }
const people: Record<'ours' | 'theirs' | 'nobody’s', Member> = {} as never

beforeAll(async () => {
  world = await makeWorld()
  home = await world.organization()
  elsewhere = await world.organization()
  people.ours = await world.person({ organizationId: home.id, type: 'institution' })
  people.theirs = await world.person({ organizationId: elsewhere.id, type: 'institution' })
  people['nobody’s'] = await world.person()
  for (const { id } of Object.values(people)) {
    const four = { sequence: 20, precision: 20, technicalReasoning: 20, confluence: 20 }
    await world.db.insert(scores).values({
      userId: id,
      ...four,
      classification: 'Bridge Learner',
      source: 'inventory',
      scoredAt: world.time.now,
    })
    const [attempt] = await world.db.insert(attempts).values({ userId: id, formId: 1 }).returning()
    await world.db.insert(profileViews).values({
      userId: id,
      viewerId: null,
      relation: 'platform',
      day: '2026-11-21',
      at: world.time.now,
    })
    const [task] = await world.db
      .insert(tasks)
      .values({ userId: id, area: 'school', name: 'Essay', description: 'x', topicId: 1 })
      .returning()
    const [own] = await world.db
      .insert(ownStrategies)
      .values({ taskId: task?.id ?? 0, pattern: 'sequence', body: 'x' })
      .returning()
    await world.db
      .insert(chosenStrategies)
      .values({ taskId: task?.id ?? 0, ownStrategyId: own?.id ?? 0 })
    await world.db
      .insert(answers)
      .values({ attemptId: attempt?.id ?? 0, number: 1, questionId: 1, value: 3 })
  }
})
afterAll(() => world.close())

const app = () => world.services.db
/**
 * Tables without a policy, and why. Add a table here only if none of its rows is about a person.
 */
const content = 'content: the same for everybody, and of nobody'
const openToAll = {
  ...{
    attribute_catalogues: content,
    career_question_groups: content,
    career_question_versions: content,
    career_statement_groups: content,
    career_statement_versions: content,
    category_tasks: content,
    cms: content,
    courses: content,
    course_files: content,
  },
  ...{
    forms: content,
    languages: content,
    localization: content,
    questions: content,
    statement_question_groups: content,
    statement_question_versions: content,
  },
  ...{
    strategy_groups: content,
    strategy_versions: content,
    task_categories: content,
    team_statement_groups: content,
    team_statement_versions: content,
    topic_groups: content,
    topic_versions: content,
    walls: content,
    words: content,
  },
  ...{
    configuration: 'spans and switches of the installation',
    settings: 'settings of the installation, which its guests read',
  },
}
/** Tables of the installation itself, with a statement that inserts a row. */
const closed = {
  rate_limits: "insert into rate_limits values ('loginAddress:x', 1, 0)",
  shared_secrets: "insert into shared_secrets values ('x', 'y')",
  captchas_used: "insert into captchas_used values ('x', now())",
  content_loads: "insert into content_loads values ('x', 'y')",
}
/** Queries without any condition on the institution or person. */
const careless = {
  users: async () => (await app().select().from(users)).map(({ id }) => id),
  scores: async () => (await app().select().from(scores)).map(({ userId }) => userId),
  'profile views': async () =>
    (await app().select().from(profileViews)).map(({ userId }) => userId),
  tasks: async () => (await app().select().from(tasks)).map(({ userId }) => userId),
  'own strategies': async () =>
    (
      await app().execute<{ user_id: number }>(
        sql`select t.user_id from own_strategies o join tasks t on t.id = o.task_id`,
      )
    ).rows.map((row) => row.user_id),
  'chosen strategies': async () =>
    (
      await app().execute<{ user_id: number }>(
        sql`select t.user_id from chosen_strategies c join tasks t on t.id = c.task_id`,
      )
    ).rows.map((row) => row.user_id),
  attempts: async () => (await app().select().from(attempts)).map(({ userId }) => userId),
  answers: async () =>
    (
      await app().execute<{ user_id: number }>(
        sql`select t.user_id from answers a join attempts t on t.id = a.attempt_id`,
      )
    ).rows.map((row) => row.user_id),
}
const seen = async (ids: Promise<number[]>) => {
  const rows = await ids
  return (Object.keys(people) as (keyof typeof people)[]).filter((name) =>
    rows.includes(people[name].id),
  )
}

describe.each(Object.keys(careless) as (keyof typeof careless)[])(
  'an unscoped query of %s',
  (table) => {
    const query = careless[table]

    test("returns only the rows of the caller's institution, and no one without an institution", async () => {
      expect(await seen(withTenantScope(home.id, people.ours.id, query))).toEqual(['ours'])
      expect(await seen(withTenantScope(elsewhere.id, people.theirs.id, query))).toEqual(['theirs'])
    })

    test("returns only the caller's own rows when the caller has no institution", async () => {
      expect(await seen(withTenantScope(null, people['nobody’s'].id, query))).toEqual(['nobody’s'])
      expect(await seen(withTenantScope(null, people.ours.id, query))).toEqual([])
    })

    test('returns nothing without a tenant scope', async () => {
      expect(await seen(query())).toEqual([])
      expect(await seen(withTenantScope(null, null, query))).toEqual([])
    })

    test('returns all rows to an administrator of the whole installation', async () => {
      expect(await seen(withoutTenantScope(query))).toEqual(['ours', 'theirs', 'nobody’s'])
    })
  },
)

describe('the tenant scope', () => {
  const institutions = async () => (await app().select().from(organizations)).map(({ id }) => id)

  test('shows an institution only to its members', async () => {
    expect(await withTenantScope(home.id, null, institutions)).toEqual([home.id])
    expect(await institutions()).toEqual([])
    expect(await withoutTenantScope(institutions)).toEqual([home.id, elsewhere.id])
  })

  test('applies within a transaction and ends with it, even after an error, on the same connection', async () => {
    const inTransaction = () =>
      app().transaction(async (tx) => [
        await tx.$count(organizations),
        await tx.$count(organizations),
      ])
    for (let round = 0; round < 30; round++) {
      expect(await withoutTenantScope(inTransaction)).toEqual([2, 2])
      await expect(withoutTenantScope(() => app().execute(sql`select 1 / 0`))).rejects.toThrow()
      expect(await inTransaction()).toEqual([0, 0])
      expect(await institutions()).toEqual([])
    }
  })

  test('stays with its call when many calls wait for few connections', async () => {
    const readNames = (at: number) =>
      [
        () => withTenantScope(home.id, null, institutions),
        () => withoutTenantScope(institutions),
        institutions,
      ][at % 3]?.()
    const expected = [[home.id], [home.id, elsewhere.id], []]
    const results = await Promise.all(Array.from({ length: 300 }, (_, at) => readNames(at)))
    expect(results).toEqual(results.map((_, at) => expected[at % 3]))
  })

  test('prevents writing into another institution and moving a person there', async () => {
    const { id } = people.ours
    const move = () =>
      app().update(users).set({ organizationId: elsewhere.id }).where(eq(users.id, id))
    await expect(withTenantScope(home.id, null, move)).rejects.toMatchObject({
      cause: { code: '42501' },
    })
    const score = () =>
      app()
        .update(scores)
        .set({ sequence: 35 })
        .where(eq(scores.userId, people.theirs.id))
        .returning()
    expect(await withTenantScope(home.id, null, score)).toEqual([])
    expect(await withoutTenantScope(score)).toHaveLength(1)
  })

  test('cannot be removed, because the application owns no table and the policies also apply to the owner', async () => {
    for (const attempt of [
      'alter table users disable row level security',
      'drop policy own on users',
      'create table x (id int)',
    ])
      await expect(withoutTenantScope(() => app().execute(sql.raw(attempt)))).rejects.toMatchObject(
        { cause: { code: '42501' } },
      )
  })

  test('covers every table that references a person or an institution', async () => {
    const { rows } = await world.pool.query(`
      with recursive hanging as (
        select c.oid from pg_class c where c.oid in ('users'::regclass, 'organizations'::regclass)
        union select f.conrelid from pg_constraint f join hanging h on f.confrelid = h.oid where f.contype = 'f'
      )
      select relname, relrowsecurity and relforcerowsecurity as forced from pg_class join hanging using (oid) order by relname`)
    expect(rows.length).toBeGreaterThan(13)
    expect(rows.filter(({ forced }) => !forced)).toEqual([])
  })

  test('covers every table except those without personal data', async () => {
    const { rows } = await world.pool.query(`
      select relname as name, relrowsecurity and relforcerowsecurity as forced,
        exists (select from pg_policy where polrelid = c.oid) as ruled,
        exists (select from pg_policy where polrelid = c.oid and polroles @> array['quartet_platform'::regrole::oid]
          and polcmd in ('*', 'r') and pg_get_expr(polqual, polrelid) = 'true') as readable
      from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`)
    const open = rows.filter(({ forced, ruled }) => !forced || !ruled).map(({ name }) => name)
    expect(open).toEqual(Object.keys(openToAll).sort())
    // a backup reads as quartet_platform
    expect(rows.filter(({ forced, readable }) => forced && !readable)).toEqual([])
  })

  test.each(Object.keys(closed) as (keyof typeof closed)[])(
    'shows %s only to the platform role',
    async (table) => {
      const look = () =>
        app()
          .execute(sql`select from ${sql.identifier(table)}`)
          .then(({ rowCount }) => rowCount)
      await world.pool.query(closed[table])
      expect(await withTenantScope(home.id, people.ours.id, look)).toBe(0)
      expect(await withoutTenantScope(look)).toBeGreaterThan(0)
    },
  )

  test('shows log rows only to their subject and their actor', async () => {
    const id = people['nobody’s'].id
    const entry = {
      action: 'update',
      entity: 'users',
      actorId: id,
      subjectId: people.ours.id,
      newValue: { mark: 'x' },
    } as const
    await world.db.transaction((tx) => writeLog(tx, world.time.now, entry))
    const mark = sql`${logValues.newValue}->>'mark' = 'x'`
    const [row] = await world.db.select().from(logValues).where(mark)
    const look = async () => [
      await app().$count(logs, eq(logs.id, row?.logId ?? 0)),
      await app().$count(logValues, mark),
    ]
    expect(await withTenantScope(home.id, people.theirs.id, look)).toEqual([0, 0])
    expect(await withTenantScope(home.id, people.ours.id, look)).toEqual([1, 1])
    expect(await withTenantScope(null, id, look)).toEqual([1, 1])
  })

  test('lets everyone read role grants and only the platform role change them', async () => {
    const grant = () =>
      app().execute(
        sql`insert into role_grants select id, 'admin_roles', 'all' from roles where key = 'student' returning role_id`,
      )
    await expect(withTenantScope(home.id, people.ours.id, grant)).rejects.toMatchObject({
      cause: { code: '42501' },
    })
    const read = () =>
      app()
        .execute(sql`select from role_grants`)
        .then(({ rowCount }) => rowCount)
    expect(await withTenantScope(home.id, people.ours.id, read)).toBeGreaterThan(0)
  })
})
