import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { en } from '@quartet/content/exports/en.ts'
import { es } from '@quartet/content/exports/es.ts'
import { mt } from '@quartet/content/exports/mt.ts'
import { pt } from '@quartet/content/exports/pt.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Contents } from '../../data-export/export-page.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { answer, waiting } from '../../testing/guardians.ts'
import { knownScores, take } from '../../testing/inventory.ts'
import { processesOf } from '../../testing/processes.ts'
import { confirm, individual, register } from '../../testing/registration.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { unzipped } from '../../testing/zip.ts'
import { erasePerson } from '../privacy/commands.ts'
import { writeExport } from './jobs.ts'
import { leftOut, sections } from './queries.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query('delete from rate_limits; delete from jobs.job; delete from exports')
})
afterAll(() => world.close())

const requestExport = ({ token }: Pick<Member, 'token'>) =>
  world.call('POST /users/own_data/export', { token, body: {} })
const list = async ({ token }: Pick<Member, 'token'>) =>
  (await world.call('GET /users/own_data/exports', { token })).body.exports
const fetchFile = ({ token }: Pick<Member, 'token'>, id: number) =>
  world.call(`GET /users/own_data/exports/${id}/file`, { token })
const jobs = async () =>
  (
    await world.pool.query("select data from jobs.job where name = 'export' order by created_on")
  ).rows.map(({ data }) => data)
/** Runs the export jobs that were queued, like the worker. */
const work = async () => {
  for (const job of await jobs()) await withoutTenantScope(() => writeExport(world.services, job))
}
const inStore = async () =>
  (await readdir(path.join(world.folder, 'exports')).catch(() => [])).sort()
const clean = () => withoutTenantScope(() => retain(world.services, world.logMaintenance))

async function contents(who: Member): Promise<Contents & { page: string; names: string[] }> {
  await requestExport(who)
  await work()
  const [{ id }] = await list(who)
  const files = await unzipped((await fetchFile(who, id)).bytes)
  return {
    ...JSON.parse(String(files['data.json'])),
    page: String(files['quartet.html']),
    names: Object.keys(files),
  }
}

describe('data export', () => {
  test('is written by a job, announced by mail and downloaded as a file', async () => {
    const ada = await world.person()
    expect((await requestExport(ada)).body.exports).toMatchObject([
      { state: 'waiting', asked_at: '2026-11-21T10:00:00.000Z', ready_at: null },
    ])
    expect((await world.mails()).length).toBe(0)
    await work()
    const [ready] = await list(ada)
    expect(ready).toMatchObject({
      state: 'ready',
      kept_until: '2026-11-28T10:00:00.000Z',
      bytes: expect.any(Number),
    })
    const file = await fetchFile(ada, ready.id)
    expect([
      file.status,
      file.headers.get('content-type'),
      file.headers.get('content-disposition'),
      file.bytes.length,
    ]).toEqual([
      ...[200, 'application/zip', 'attachment; filename="quartet-2026-11-21.zip"', ready.bytes],
    ])
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect((await world.mails(ada.email)).map(({ subject }) => subject)).toEqual([
      'Your data is ready',
    ])
  })

  test('contains the data of the person: account, results, answers, statements, consents, devices and the log', async () => {
    const body = await individual(world, {
      first_name: 'Xanthippe',
      consents: ['research_statistics'],
    })
    await register(world, body)
    const verified = await confirm(world, body.email)
    const ada = { id: verified.body.user.id, email: body.email, token: verified.body.access_token }
    await take(world, ada, { texts: ['First words.', 'Second words.', 'Third words.'] })
    await world.call(`PUT /users/save/${ada.id}`, {
      token: ada.token,
      body: { about_me: 'I <b>like</b> lists', topics: ['Bees'], skills: ['Knots'] },
    })
    await world.pool.query(
      `with shared as (insert into attribute_groups (key, pattern, type, age_group_id, user_id) values (gen_random_uuid()::text, 'sequence', 'Avoid', 3, $1) returning key),
         own as (insert into attribute_versions (group_key, title, language_id) select key, 'My zephyr', 1 from shared returning id)
       insert into selected_attributes select $1, id from own`,
      [ada.id],
    )
    await world.pool.query(
      "insert into selected_career_statements values ($1, 'need/confluence/Use First/2')",
      [ada.id],
    )
    await world.pool.query(
      "insert into selected_team_statements values ($1, 'need/confluence/Use First/2')",
      [ada.id],
    )
    const contained = await contents(ada)
    expect(contained.names.sort()).toEqual(['data.json', 'quartet.html'])
    expect(contained.account).toMatchObject([
      {
        first_name: 'Xanthippe',
        email: body.email,
        about_me: 'I <b>like</b> lists',
        topics: ['Bees'],
      },
    ])
    expect(contained.scores).toMatchObject([{ ...knownScores, source: 'inventory' }])
    expect(contained.answers).toHaveLength(31)
    expect(contained.answers.at(-1)).toMatchObject({
      number: 31,
      answer: 'Third words.',
      question: expect.stringMatching(/\w{3}/),
    })
    expect(contained.own_statements).toMatchObject([
      { statement: 'My zephyr', pattern: 'sequence', degree: 'Avoid' },
    ])
    expect(contained.chosen_statements).toMatchObject([{ statement: 'My zephyr' }])
    expect(contained.career_statements).toEqual([
      {
        pattern: 'confluence',
        degree: 'Use First',
        statement: 'I need people who listen to an odd idea to its end.',
      },
    ])
    expect(contained.team_statements).toMatchObject([
      {
        question: 'What I need from a team',
        pattern: 'confluence',
        degree: 'Use First',
        statement: expect.any(String),
      },
    ])
    expect(contained.consents).toMatchObject([
      {
        purpose: 'research_statistics',
        by: 'self',
        language: 'en',
        text_digest: body.shown?.digest,
      },
    ])
    expect(contained.consents[0]?.words).toContain('What you allow\nAll of these are optional.')
    expect(contained.consents[0]?.words).not.toMatch(/<p>|\{\{/)
    expect(contained.subscription).toMatchObject([{ card_last4: '4242' }])
    expect(contained.devices).toHaveLength(1)
    expect(contained.log.map(({ action, entity }) => `${action} ${entity}`)).toContain(
      'create scores',
    )
    for (const words of [
      'Third words.',
      'I &lt;b&gt;like&lt;/b&gt; lists',
      'My zephyr',
      'Xanthippe',
      en.title,
      en.sections.answers,
    ])
      expect(contained.page).toContain(words)
    expect(contained.page).not.toMatch(/<script|<b>like|https?:\/\//)
    const headings = contained.page.match(/<h2 id="\w+"/g) ?? []
    expect(headings).toHaveLength(new Set(headings).size)
  })

  test('contains no secrets and no data of other people', async () => {
    const school = await world.organization()
    const draft = { type: 'institution', organizationId: school.id } as const
    const [admin, ada] = [
      await world.person({ role: 'institution_admin', ...draft }),
      await world.person(draft),
    ]
    await world.call(`PUT /users/save/${ada.id}`, {
      token: admin.token,
      body: { first_name: 'Augusta' },
    })
    await world.call(`PUT /users/save/${admin.id}`, {
      token: admin.token,
      body: { last_name: 'Quyll' },
    })
    const [{ rows: hashes }, { rows: aliases }] = [
      await world.pool.query(
        'select password_hash as secret from users union select token_hash from sessions union select card_token from subscriptions',
      ),
      await world.pool.query('select log_alias::text as secret from users'),
    ]
    for (const who of [ada, admin]) {
      const own = await contents(who)
      const text = JSON.stringify(own)
      for (const { secret } of [...hashes, ...aliases])
        if (secret) expect(text).not.toContain(secret)
      const other = who === ada ? admin : ada
      expect(text).not.toContain(other.email)
      const { views, page, ...rest } = own
      const name = who === ada ? 'Quyll' : 'Augusta'
      expect(JSON.stringify(rest)).not.toContain(name)
      // except for readers of the own profile (the response to the change showed it), also once on
      // the page
      expect(views.map(({ reader }) => String(reader).includes(name))).toEqual(
        who === ada ? [true] : [],
      )
      expect(page.split(name)).toHaveLength(who === ada ? 2 : 1)
    }
    const by = (await contents(ada)).log.filter(({ by_whom }) => by_whom === 'other')
    expect(by).toMatchObject([{ action: 'update', entity: 'users' }])
  })

  test.each([
    ['German', 2, 'lang="de" dir="ltr"', 'Alles, was Quartet über dich aufbewahrt'],
    ['Italian', 3, 'lang="it" dir="ltr"', 'Tutto ciò che Quartet conserva su di te'],
    ['Arabic', 8, 'lang="ar" dir="rtl"', 'كل ما يحتفظ به Quartet عنك'],
    ['Greek', 4, 'lang="el" dir="ltr"', 'Όλα όσα κρατάει το Quartet για σένα'],
    ['Maltese', 5, 'lang="mt" dir="ltr"', mt.title],
    ['Portuguese', 6, 'lang="pt" dir="ltr"', pt.title],
    ['Spanish', 7, 'lang="es" dir="ltr"', es.title],
  ])('has its page in %s', async (_, languageId, attributes, title) => {
    const { page } = await contents(await world.person({ languageId }))
    expect(page).toContain(`<html ${attributes}>`)
    expect(page).toContain(`<h1>${title}</h1>`)
  })

  test('has a label for every field in English', async () => {
    const teen = await waiting(world)
    await answer(world, teen.link, 'confirm', { consents: ['research_statistics'] })
    const ada = await world.signIn(teen)
    await take(world, ada)
    await world.pool.query('insert into user_permissions values ($1, $2, false)', [
      ada.id,
      'access_team',
    ])
    const contained = await contents(ada)
    const columns = Object.keys(sections).flatMap((section) =>
      Object.keys(contained[section as keyof Contents][0] ?? {}),
    )
    expect(columns.filter((column) => !(column in en.fields))).toEqual([])
    for (const section of ['guardian', 'permissions', 'consents'] as const)
      expect(contained[section].length).toBeGreaterThan(0)
  })

  test('is limited to one at a time and three a day', async () => {
    const ada = await world.person()
    const both = await Promise.all([requestExport(ada), requestExport(ada)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await list(ada)).toHaveLength(1)
    for (let at = 1; at < 3; at++) {
      await work()
      expect((await requestExport(ada)).status).toBe(200)
    }
    await work()
    expect(statusAndBody(await requestExport(ada))).toEqual(apiError('too_many'))
    expect(await list(ada)).toHaveLength(3)
  })

  test('is available to its owner; for others it is not found', async () => {
    const [ada, grace] = [
      await world.person(),
      await world.person({ role: 'super_admin', type: 'institution' }),
    ]
    await requestExport(ada)
    await work()
    const [{ id }] = await list(ada)
    expect(statusAndBody(await fetchFile(grace, id))).toEqual(notFound)
    expect(statusAndBody(await fetchFile(grace, 2_000_000_000))).toEqual(notFound)
    expect(statusAndBody(await world.call(`GET /users/own_data/exports/${id}/file`))).toEqual(
      apiError('unauthenticated'),
    )
    expect((await fetchFile(ada, 'x' as never)).status).toBe(400)
    expect(await list(grace)).toEqual([])
  })

  test("is available to guests, while a guardian's consent is awaited, and after access has ended", async () => {
    for (const who of [
      await world.person({ role: 'guest' }),
      await waiting(world),
      await world.person({ endsAt: new Date('2026-01-01') }),
    ]) {
      expect((await contents(who)).account).toHaveLength(1)
    }
    for (const where of ['POST /users/own_data/export', 'GET /users/own_data/exports'])
      expect(statusAndBody(await world.call(where))).toEqual(apiError('unauthenticated'))
  })

  test('contains the photo of the person', async () => {
    const ada = await world.person()
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    await world.services.files.write('avatars', 'a-photo.png', png)
    await world.pool.query("update users set image = 'a-photo.png' where id = $1", [ada.id])
    const own = await contents(ada)
    expect(own.names).toContain('picture.png')
    expect(own.page).toContain(`src="data:image/png;base64,${png.toString('base64')}"`)
  })
})

describe('export of the maximum data of one person', { timeout: 120_000 }, () => {
  let ada: Member
  beforeAll(async () => {
    ada = await world.person()
    await world.pool.query(
      `insert into tasks (user_id, area, name, description, topic_id)
       select $1, 'school', 'Task ' || n, (select string_agg(md5(n || '-' || part), ' ') from generate_series(1, 600) part), (select min(id) from topics)
       from generate_series(1, 1000) n`,
      [ada.id],
    )
  })

  test('is written without blocking other requests, and is complete and in order', async () => {
    const order: string[] = []
    await requestExport(ada)
    const before = process.memoryUsage().rss
    const written = work().then(() => order.push('the export'))
    for (let at = 0; at < 3; at++) {
      expect((await world.call('GET /plans')).status).toBe(200)
      order.push('somebody else')
    }
    await written
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
    expect(order).toEqual(['somebody else', 'somebody else', 'somebody else', 'the export'])
    const [{ id }] = await list(ada)
    const files = await unzipped((await fetchFile(ada, id)).bytes)
    const { tasks } = JSON.parse(String(files['data.json']))
    expect([tasks.length, tasks[0].name, tasks[999].name]).toEqual([1000, 'Task 1', 'Task 1000'])
    expect(String(files['quartet.html']).match(/Task \d+</g)).toHaveLength(1000)
  })

  test('is written by one of two concurrent jobs, with one mail', async () => {
    const mails = (await world.mails(ada.email)).length
    await requestExport(ada)
    const both = await Promise.allSettled([work(), work()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await world.mails(ada.email)).length).toBe(mails + 1)
    await work() // the retry finds the export ready
    expect((await list(ada))[0]).toMatchObject({ state: 'ready' })
    expect((await world.mails(ada.email)).length).toBe(mails + 1)
  })

  test('leaves no file when its process is killed, and is written on retry', async () => {
    const before = await inStore()
    await requestExport(ada)
    const broken = work()
    await vi.waitFor(() => expect(processesOf('own-data-zip-process')).toHaveLength(1), {
      timeout: 20_000,
      interval: 10,
    })
    for (const pid of processesOf('own-data-zip-process')) process.kill(pid, 'SIGKILL')
    await expect(broken).rejects.toThrow('not written whole')
    expect(await inStore()).toEqual(before)
    await work()
    const [{ id, state }] = await list(ada)
    expect(state).toBe('ready')
    expect(Object.keys(await unzipped((await fetchFile(ada, id)).bytes))).toHaveLength(2)
  })
})

describe('export file', () => {
  test('is deleted after seven days, together with its row', async () => {
    const ada = await world.person()
    await requestExport(ada)
    await work()
    const [{ id }] = await list(ada)
    world.passes(7 * days)
    const again = await world.signIn(ada)
    expect(statusAndBody(await fetchFile(again, id))).toEqual(apiError('export_gone'))
    await clean()
    expect(await list(again)).toEqual([])
    const { rows } = await world.pool.query("select data from jobs.job where name = 'remove-files'")
    expect(rows).toMatchObject([
      { data: { kind: 'exports', names: [expect.stringMatching(/^[\w-]{36}\.zip$/)] } },
    ])
  })

  test('is written once and mailed once when the job runs twice or was killed half-way', async () => {
    const before = await inStore()
    const ada = await world.person()
    await requestExport(ada)
    const [job] = await jobs()
    // left by a run that was killed before it marked the export as ready
    await world.services.files.write('exports', job.file, Buffer.from('half of it'))
    await work()
    await work()
    expect((await inStore()).filter((name) => !before.includes(name))).toEqual([job.file])
    expect(await world.mails(ada.email)).toHaveLength(1)
    const [{ id }] = await list(ada)
    expect(Object.keys(await unzipped((await fetchFile(ada, id)).bytes))).toHaveLength(2)
  })

  test('is not stored when the person was erased in the meantime', async () => {
    const before = await inStore()
    const ada = await world.person()
    await requestExport(ada)
    const [job] = await jobs()
    await world.services.files.write('exports', job.file, Buffer.from('half of it'))
    await withoutTenantScope(() =>
      world.db.transaction((tx) =>
        erasePerson(tx, { ...world.services, now: world.time.now }, ada.id, 'asked'),
      ),
    )
    await work()
    expect(await inStore()).toEqual(before)
    expect(await world.mails(ada.email)).toEqual([])
  })

  test('fails after a day without success, and another one can be requested', async () => {
    const ada = await world.person()
    await requestExport(ada)
    world.passes(days)
    await clean()
    const again = await world.signIn(ada)
    expect(await list(again)).toMatchObject([{ state: 'failed' }])
    expect((await requestExport(again)).body.exports).toMatchObject([
      { state: 'waiting' },
      { state: 'failed' },
    ])
    expect(statusAndBody(await fetchFile(again, (await list(again))[1].id))).toEqual(
      apiError('export_gone'),
    )
  })
})

test('every table that references users is exported, or left out for a reason', async () => {
  const { rows } = await world.pool.query<{ name: string }>(`
    with recursive hanging as (
      select 'users'::regclass::oid as table_id
      union select f.conrelid from pg_constraint f join hanging h on f.confrelid = h.table_id where f.contype = 'f'
    )
    select relname as name from pg_class join hanging on oid = table_id order by 1`)
  const view = Object.values(sections).flatMap(({ tables }) => [...tables] as string[])
  expect(rows.length).toBeGreaterThan(14)
  expect(
    rows.map(({ name }) => name).filter((name) => !view.includes(name) && !leftOut[name]),
  ).toEqual([])
  expect(
    Object.keys(leftOut).filter(
      (name) => view.includes(name) || !rows.some((row) => row.name === name),
    ),
  ).toEqual([])
  // every table of a section occurs in its query
  for (const { tables, rows: read } of Object.values(sections)) {
    const text = world.services.db.execute(read(0)).getQuery().sql
    for (const table of tables) expect(text).toMatch(new RegExp(`(from|join) ${table}\\b`))
  }
})

/**
 * Columns that are not exported: keys between rows, secrets, and values that another column
 * expresses better.
 */
const untold = [
  ...['families.edited_at', 'families.searched', 'families.sorted', 'family_members.noticed_stage'],
  ...[
    '*.user_id',
    '*.id',
    'users.language_id',
    'users.organization_id',
    'users.searched',
    'users.sorted',
    'user_roles.role_id',
    'attempts.form_id',
    'answers.question_id',
  ],
  ...[
    'consents.organization_id',
    'consent_requests.organization_id',
    'consent_requests.language_id',
    'join_requests.language_id',
    'join_requests.token_hash',
    'join_requests.organization_id',
    'selected_attributes.attribute_id',
  ],
  ...[
    'attribute_groups.age_group_id',
    'attribute_versions.language_id',
    'attribute_versions.group_key',
    'attribute_groups.order',
    'consent_requests.nick_name',
  ],
  ...['attribute_versions.created_at', 'attribute_versions.searched'],
  ...[
    'users.password_hash',
    'users.must_choose_password',
    'users.one_time_until',
    'users.one_time_by',
    'users.sign_up_hash',
    'tasks.request_id',
    'users.log_alias',
    'sessions.token_hash',
    'class_cards.pin_hash',
    'class_cards.plain_name',
    'class_cards.token_hash',
    'consent_requests.token_hash',
    'subscriptions.card_token',
    'subscriptions.gateway',
    'subscriptions.customer',
    'subscriptions.noticed_days',
    'subscriptions.expired_told',
    'payments.key',
    'payments.by',
    'payments.auto_renew',
    'payments.reason',
    'payments.gateway',
    'payments.customer',
    'payments.card_token',
    'payments.reference',
    'payments.checked_at',
  ],
  ...[
    'tasks.topic_id',
    'tasks.copy_of',
    'tasks.searched',
    'tasks.bytes',
    'tasks.decoder_version',
    'tasks.version',
    'classroom_links.sealed_tokens',
  ],
  'exports.file',
  'consents.confirmed_by',
  'consent_texts.first_used_at', // set by the first reader of the text
  ...[
    'erasure_orders.user_id',
    'erasure_orders.note', // visible only to staff
    'erasure_orders.ordered_by',
    'erasure_orders.ordered_at',
    'erasure_orders.own_erase_from',
    'erasure_orders.was_removed',
  ],
  'profile_views.day',
  'result_reviews.reviewer_id', // another person
  'shares.recipient_id', // another person
  ...[
    'team_tasks.team_id',
    'team_tasks.created_by',
    'team_tasks.language_id',
    'team_tasks.topic_id',
    'team_tasks.version',
  ],
  ...[
    'contacts.requester_id',
    'contacts.addressee_id',
    'contacts.blocked_by',
    'contacts.cancelled_at',
    'contacts.changed_at',
    'contacts.accepted_at',
  ],
  ...['started_at', 'completed_at', 'changed_at', 'removed', 'searched', 'leader_id'].map(
    (column) => `teams.${column}`,
  ),
  ...['invited_by', 'changed_at', 'email', 'team_id'].map((column) => `team_members.${column}`),
  ...[
    'groups.owner_id',
    'groups.organization_id',
    'groups.edited_at',
    'groups.searched',
    'groups.from_roster',
    ...['draft', 'invites', 'note', 'row', 'undone_at'].map((name) => `roster_import_rows.${name}`),
    ...['organization_id', 'created_by', 'edited_at', 'searched', 'created_at', 'removed'].map(
      (column) => `user_categories.${column}`,
    ),
    'user_category_people.category_id',
    'group_members.group_id',
    'group_facilitators.group_id',
  ],
  'identities.organization_id',
  ...['last_step', 'pending_secret', 'pending_until'].map((column) => `authenticators.${column}`),
  ...['credential_id', 'public_key', 'counter', 'transports'].map((column) => `passkeys.${column}`),
  ...['invitations.token_hash', 'invitations.code_hash', 'invitations.signed_up_id'],
  ...['notifications.person_id', 'notifications.task_id', 'notifications.attempt_id'],
  ...[
    'share_links.token_hash',
    'share_links.pdf_file',
    'share_links.pages_file',
    'share_links.request', // the choice from which the document was made
    'share_links.audience',
    'share_links.language_id',
    'share_links.filename',
    'share_links.page_count',
  ],
]

test('every column of the exported tables is exported or listed in untold', async () => {
  const { rows } = await world.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' order by 1, 2`,
  )
  const silent = Object.values(sections).flatMap(({ tables, rows: read }) => {
    const text = world.services.db.execute(read(0)).getQuery().sql
    return rows
      .filter(
        ({ table, column }) =>
          (tables as readonly string[]).includes(table) &&
          table !== 'logs' &&
          table !== 'log_values' &&
          !new RegExp(`\\b${column}\\b`).test(text),
      )
      .map(({ table, column }) => `${table}.${column}`)
  })
  expect(
    silent.filter((one) => !untold.includes(one) && !untold.includes(one.replace(/^\w+/, '*'))),
  ).toEqual([])
})
