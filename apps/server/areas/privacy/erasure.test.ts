import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { take } from '../../testing/inventory.ts'
import { confirm, individual, member, register } from '../../testing/registration.ts'
import { makeWorld, minutes, password, type World } from '../../testing/world.ts'
import { eraseLogValues } from '../logs/commands.ts'
import { erasePerson } from './commands.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

/** Values that no other row contains: names, an address, a number, words. */
const id = 77_700_123
const email = 'Xanthippe.Quyll@example.org'
const traces = /xanthippe|quyll|77700123|zephyr|31337/i

/**
 * Erases a person with the application's database role, as jobs and requests do, then the logged
 * values as the queued job does.
 */
async function erase(who: number) {
  await withoutTenantScope(() =>
    world.services.db.transaction((tx) =>
      erasePerson(tx, { ...world.services, now: world.time.now }, who, 'inactive'),
    ),
  )
  const { rows } = await world.pool.query(
    "select data->>'alias' as alias from jobs.job where name = 'erase-log-values' order by created_on",
  )
  for (const { alias } of rows) await eraseLogValues(world.logMaintenance, alias)
}
const counters = async () =>
  (await world.pool.query<{ key: string }>('select key from rate_limits')).rows.map(
    ({ key }) => `rate_limits ${key}`,
  )
const findTraces = async () =>
  [...(await everyRow(world.pool)), ...(await counters())].filter((row) => traces.test(row))
const tablesOf = (rows: string[]) => [...new Set(rows.map((row) => row.split(' ')[0]))].sort()

/** Creates a person with rows in every table that can contain anything about a person. */
async function leaveTraces() {
  await world.pool.query(`alter table users alter column id restart with ${id}`)
  const consents = ['facilitator_scores', 'research_statistics']
  await register(
    world,
    await individual(world, { first_name: 'Xanthippe', last_name: 'Quyll', email, consents }),
  )
  const verified = await confirm(world, email)
  const xanthippe = { id: verified.body.user.id, email, token: verified.body.access_token }
  expect(xanthippe.id).toBe(id)
  await take(world, xanthippe, {
    texts: ['A zephyr in my head.', 'I would build a zephyr.', 'Zephyr, step by step.'],
  })
  await world.call(`PUT /users/save/${id}`, {
    token: xanthippe.token,
    body: { about_me: 'Zephyr', topics: ['Zephyrs'], skills: ['Zephyrology'] },
  })
  world.passes(2 * minutes)
  await world.call('POST /users/forgot/password', { body: { email } })
  await world.call('POST /login', {
    body: { email: `x.anthippe.quyll+tag@example.org`, password: 'wrong horse' },
  })
  await world.call('POST /login', { body: { email, password } })
  // a second sign-up sends the mail "you already have a Quartet account"
  await register(world, await individual(world, { email }))
  await world.pool.query(`
    with shared as (insert into attribute_groups (key, pattern, type, age_group_id, user_id) values (gen_random_uuid()::text, 'sequence', 'Avoid', 3, ${id}) returning key)
       insert into attribute_versions (group_key, title, language_id) select key, 'My zephyr', 1 from shared;
    insert into selected_attributes select ${id}, id from attributes where user_id = ${id} or id < 5;
    insert into selected_career_statements values (${id}, 'best_work/sequence/Avoid/1');
    insert into selected_team_statements values (${id}, 'bring/sequence/Avoid/1');
    insert into user_permissions values (${id}, 'access_team', false);
    insert into rate_limits values ('guardianAgain:${id}', 1, 1);
    insert into erasure_orders (user_id, by, reason, note, ordered_at, was_removed) values (${id}, 'staff', 'other', 'A zephyr', now(), 0);
    insert into consent_requests (token_hash, user_id, country, language_id, guardian_email, sent_at)
      values ('hash', ${id}, 'DE', 1, 'zephyr@example.org', now());
    insert into shares (user_id, person_id, kind, email, sent_at) values (${id}, ${id}, 'profile', 'zephyr@example.org', now());
    insert into verification_codes values (${id}, 'hash', now(), 0, now());
     with task as (insert into tasks (user_id, area, name, description, topic_id, pushed_by) values (${id}, 'school', 'Zephyr', 'A zephyr', 1, ${id}) returning id),
      own as (insert into own_strategies (task_id, pattern, body) select id, 'sequence', 'Zephyr first' from task returning id, task_id)
      insert into chosen_strategies (task_id, own_strategy_id) select task_id, id from own;
    insert into classroom_pulled values (${id}, 'zephyr/1');
    insert into exports (user_id, file, asked_at) values (${id}, 'b2.zip', now());
    insert into notifications (user_id, kind, data) values (${id}, 'task_given', '{"count": 1, "names": ["Zephyr"], "area": "school"}');
    insert into mail_settings values (${id}, 'task_given', false);
     update users set image = 'a1.png', job_title = 'Zephyr' where id = ${id}`)
  return xanthippe
}

describe('erasing a person', () => {
  test('leaves no trace except the random alias in the log, and changes nobody else', async () => {
    const school = await world.organization()
    await register(world, await member(world, school.promoCode))
    const ada = await world.person({ sharesScores: true })
    await take(world, ada)
    await world.call('POST /login', { body: { email: ada.email, password: 'wrong horse' } })
    const [before, counted] = [await everyRow(world.pool), await counters()]

    const { token } = await leaveTraces()
    const tables = [
      'answers',
      'attempts',
      'attribute_groups',
      'attribute_versions',
      'classroom_pulled',
      'consent_requests',
      'consents',
      'erasure_orders',
      'exports',
      'known_devices',
      'mail_settings',
      'notifications',
      'own_strategies',
      'password_resets',
      'people_search',
      'scores',
      'selected_attributes',
      'selected_career_statements',
      'selected_team_statements',
      'sessions',
      'shares',
    ]
    const more = [
      'subscriptions',
      'tasks',
      'user_permissions',
      'user_roles',
      'users',
      'verification_codes',
    ]
    expect(tablesOf(await findTraces())).toEqual([
      'jobs.job',
      'jobs.job_common',
      ...[...tables, ...more].map((name) => `public.${name}`),
      'rate_limits',
    ])

    await erase(id)
    // the limits of the mailbox stay for their day: an address that was never confirmed may be
    // somebody else's
    const ofMailbox = /^rate_limits (loginAccount|codeAccount|codeDay|mailAccount):/
    expect((await findTraces()).filter((row) => !ofMailbox.test(row))).toEqual([])
    const left = await rowsSince(world.pool, before)
    const jobs = ['jobs.job', 'jobs.job_common'] // these remove the files, by their random names
    expect(tablesOf(left)).toEqual([
      ...jobs,
      'public.captchas_used',
      'public.consent_texts',
      'public.erased_people',
      'public.log_values',
      'public.logs',
      'public.shared_secrets', // the key of the next one
      'public.trial_uses', // keyed digests: one trial for each mailbox
    ])
    const { rows: listed } = await world.pool.query(
      'select count(*)::int as n from erased_people join logs on subject = alias',
    )
    expect(listed[0].n).toBeGreaterThan(0)
    const removing = await world.pool.query(
      "select data from jobs.job where name = 'remove-files' order by data->>'kind'",
    )
    expect(removing.rows.map(({ data }) => data)).toEqual([
      { kind: 'avatars', names: ['a1.png'] },
      { kind: 'exports', names: ['b2.zip'] },
    ])
    expect(
      left
        .filter((row) => row.startsWith('public.log_values'))
        .map((row) => JSON.parse(row.slice(18)).new_value),
    ).toEqual([{ erased: true, reason: 'inactive' }])
    expect(
      (await counters())
        .filter((key) => !counted.includes(key))
        .every(
          (key) =>
            ofMailbox.test(key) || /^rate_limits (captcha:|\w+:unknown$|\w+Overall:all$)/.test(key),
        ),
    ).toBe(true)

    expect((await world.call(`GET /users/show/${id}`, { token })).status).toBe(401)
    expect((await world.call('POST /login', { body: { email, password } })).status).toBe(401)
    await erase(id) // the second time nobody is left to erase
    expect(await rowsSince(world.pool, before)).toEqual(left)
  })

  test('frees the email address and the seat', async () => {
    const school = await world.organization({ seats: 1 })
    const body = await member(world, school.promoCode)
    expect((await register(world, body)).status).toBe(200)
    expect((await register(world, await member(world, school.promoCode))).status).not.toBe(200)
    const { rows } = await world.pool.query('select id from users where email = $1', [body.email])
    await erase(rows[0].id)
    const again = await register(world, { ...body, captcha: await world.captcha() })
    expect(again.status).toBe(200)
  })
})

test('every table that references a user deletes its rows with the user', async () => {
  const { rows } = await world.pool.query(`
    with recursive hanging as (
      select 'users'::regclass::oid as table_id
      union select f.conrelid from pg_constraint f join hanging h on f.confrelid = h.table_id where f.contype = 'f' and f.confdeltype = 'c'
    )
    select conrelid::regclass::text as on, conname, confdeltype from pg_constraint join hanging on confrelid = table_id
    where contype = 'f' order by 1, 2`)
  expect(rows.length).toBeGreaterThan(12)
  // these keep the row but lose the name of who read a profile, received one, assigned a task,
  // owned a group, made a category, reviewed a result, paid, led a team, invited somebody or added a task to it, caused a notification or ordered an erasure, the task of a notification, or the family that somebody was in
  expect(rows.filter(({ confdeltype }) => confdeltype !== 'c')).toEqual([
    { on: 'erasure_orders', conname: 'erasure_orders_ordered_by_users_id_fk', confdeltype: 'n' },
    {
      on: 'family_members',
      conname: 'family_members_family_id_families_id_fk',
      confdeltype: 'n',
    },
    { on: 'groups', conname: 'groups_owner_id_users_id_fk', confdeltype: 'n' },
    { on: 'invitations', conname: 'invitations_signed_up_id_users_id_fk', confdeltype: 'n' },
    {
      on: 'notifications',
      conname: 'notifications_actor_id_users_id_fk',
      confdeltype: 'n',
    },
    { on: 'notifications', conname: 'notifications_task_id_tasks_id_fk', confdeltype: 'n' },
    {
      on: 'payment_customers', // until the gateway has deleted the customer
      conname: 'payment_customers_user_id_users_id_fk',
      confdeltype: 'n',
    },
    { on: 'payments', conname: 'payments_user_id_users_id_fk', confdeltype: 'n' },
    { on: 'profile_views', conname: 'profile_views_viewer_id_users_id_fk', confdeltype: 'n' },
    {
      on: 'result_reviews',
      conname: 'result_reviews_reviewer_id_users_id_fk',
      confdeltype: 'n',
    },
    { on: 'roster_imports', conname: 'roster_imports_user_id_users_id_fk', confdeltype: 'n' },
    { on: 'shares', conname: 'shares_recipient_id_users_id_fk', confdeltype: 'n' },
    { on: 'tasks', conname: 'tasks_pushed_by_users_id_fk', confdeltype: 'n' },
    { on: 'team_members', conname: 'team_members_invited_by_users_id_fk', confdeltype: 'n' },
    { on: 'team_tasks', conname: 'team_tasks_created_by_users_id_fk', confdeltype: 'n' },
    { on: 'teams', conname: 'teams_leader_id_users_id_fk', confdeltype: 'n' },
    {
      on: 'user_categories',
      conname: 'user_categories_created_by_users_id_fk',
      confdeltype: 'n',
    },
  ])
})
