// The floor: what the machine can do with only node:http and prepared statements. Straightforward
// SQL, the same rows, the same JSON; no session, no access checks, no validation. It stays
// unchanged while the application gets faster.
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verify } from '@node-rs/argon2'
import { classify, degreesOf } from '@quartet/domain/classification.ts'
import { progressOf } from '@quartet/domain/inventory.ts'
import type { Pattern, Scores } from '@quartet/domain/patterns.ts'
import { noteOf } from '@quartet/domain/plp.ts'
import { flagsOf } from '@quartet/domain/quality.ts'
import { assumedError } from '@quartet/domain/reliability.ts'
import { missingNumbers, scoresOf } from '@quartet/domain/scoring.ts'
import { accessState } from '@quartet/domain/subscription.ts'
import { profileParts } from '@quartet/domain/visibility.ts'
import pg from 'pg'

const statements = {
  profile: `
    select u.*, l.rtl, o.name as organization_name, o.ends_at as organization_ends_at,
      b.user_id as subscriber, b.subscription_ends_at, b.trial_ends_at, b.auto_renew, b.card_token, b.past_due_since,
      s.sequence, s.precision, s.technical_reasoning, s.confluence, s.source, s.quality_flags, s.scored_at,
      (select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'type', a.type, 'pattern', a.pattern, 'user_id', a.user_id, 'language_id', a.language_id, 'order', a."order")
          order by a.pattern, a.type, a."order", a.id), '[]')
        from (
          select distinct on (group_key) * from attributes
          where removed = 0
            and (user_id = u.id or (user_id is null and age_group_id = u.age_group_id and language_id in (u.language_id, 1)))
          order by group_key, (language_id = u.language_id) desc
        ) a) as attributes,
      (select coalesce(json_object_agg(attribute_id, ticked), '{}') from selected_attributes where user_id = u.id) as marks
    from users u
    join languages l on l.id = u.language_id
    left join organizations o on o.id = u.organization_id
    left join subscriptions b on b.user_id = u.id
    left join scores s on s.user_id = u.id
    where u.id = $1`,
  tasks: `
    select json_build_object('list', list, 'tasks', list, 'count', count, 'topics', topics) as response from (
      select (select count(*)::int from tasks where user_id = $1 and area = 'work' and removed = 0 and ($2 = '' or strpos(searched, $2) > 0)) as count,
        (select json_agg(json_build_object('id', t.id, 'user_id', t.user_id, 'area', t.area, 'name', t.name, 'description', t.description,
            'topic_id', t.topic_id, 'topic_name', t.topic_name, 'status', t.status, 'priority', t.priority, 'due_date', t.due_date,
            'category', t.category, 'pushed_by', t.pushed_by, 'removed', t.removed, 'created_at', to_char(t.created_at at time zone 'utc', $4),
            'updated_at', to_char(t.updated_at at time zone 'utc', $4), 'version', t.version))
          from (
            select t.*, p.name as topic_name from tasks t join topics p on p.id = t.topic_id
            where t.user_id = $1 and t.area = 'work' and t.removed = 0 and ($2 = '' or strpos(t.searched, $2) > 0) order by t.id desc limit $3
          ) t) as list,
        (select json_agg(json_build_object('id', id, 'name', name) order by "order", id) from topics
          where area = 'work' and removed = 0 and language_id = 1) as topics) parts`,
  team: `
    select json_build_object('team', json_build_object('id', t.id, 'name', t.name, 'status', 'completed', 'role', 'leader',
        'leader_name', l.first_name || ' ' || l.last_name, 'members', p.members, 'ready', p.ready, 'progress', 100,
        'created_at', to_char(t.created_at at time zone 'utc', $2), 'leader_id', t.leader_id, 'team_description', t.statement,
        'invited', 0, 'may_start', false, 'most', 30, 'my_statement', o.statement, 'changed_at', to_char(t.changed_at at time zone 'utc', $2))) as response
    from teams t join users l on l.id = t.leader_id join team_members o on o.team_id = t.id and o.user_id = t.leader_id
    cross join lateral (
      select count(*)::int as members, count(*) filter (where s.user_id is not null and (
        select count(distinct q.kind) from selected_team_statements c join team_statement_groups g on g.key = c.statement_key
        join statement_question_groups q on q.key = g.question_key where c.user_id = m.user_id) = 2)::int as ready
      from team_members m left join scores s on s.user_id = m.user_id where m.team_id = t.id) p
    where t.id = $1`,
  members: `
    select json_build_object('users', json_agg(json_build_object('place_id', m.id, 'id', m.user_id, 'first_name', m.first_name, 'last_name', m.last_name,
        'email', '', 'status', 'ready', 'is_leader', m.is_leader, 'missing', '[]'::json, 'classification', m.classification,
        'sequence', m.sequence, 'precision', m.precision, 'technical_reasoning', m.technical_reasoning, 'confluence', m.confluence,
        'statement', m.statement) order by m.is_leader desc, m.sorted, m.id), 'count', count(*)) as response
    from (
      select m.*, m.user_id = t.leader_id as is_leader, u.first_name, u.last_name, u.sorted, s.classification, s.sequence, s.precision, s.technical_reasoning, s.confluence
      from team_members m join teams t on t.id = m.team_id join users u on u.id = m.user_id join scores s on s.user_id = m.user_id
      where m.team_id = $1 and (
        select count(distinct q.kind) from selected_team_statements c join team_statement_groups g on g.key = c.statement_key
        join statement_question_groups q on q.key = g.question_key where c.user_id = m.user_id) = 2) m`,
  chosen: `
    select json_build_object('users', json_agg(json_build_object('id', id, 'name', first_name || ' ' || last_name, 'user_statements', json_build_object(
        'sequence', coalesce(of_sequence, '[]'), 'precision', coalesce(of_precision, '[]'),
        'technical_reasoning', coalesce(of_reasoning, '[]'), 'confluence', coalesce(of_confluence, '[]'))) order by sorted, id)) as response
    from (
      select u.id, u.first_name, u.last_name, u.sorted,
        json_agg(c.statement order by c.kind, c."order", c.key) filter (where c.pattern = 'sequence') as of_sequence,
        json_agg(c.statement order by c.kind, c."order", c.key) filter (where c.pattern = 'precision') as of_precision,
        json_agg(c.statement order by c.kind, c."order", c.key) filter (where c.pattern = 'technical_reasoning') as of_reasoning,
        json_agg(c.statement order by c.kind, c."order", c.key) filter (where c.pattern = 'confluence') as of_confluence
      from team_members m join users u on u.id = m.user_id join (
        select c.user_id, g.pattern, q.kind, g."order", g.key, json_build_object('kind', q.kind, 'statement', v.title) as statement
        from selected_team_statements c join team_statement_groups g on g.key = c.statement_key
        join statement_question_groups q on q.key = g.question_key
        join team_statement_versions v on v.group_key = g.key and v.language_id = 1) c on c.user_id = u.id
      where m.team_id = $1 group by u.id) people`,
  count: `insert into rate_limits (key, points, expire) values ($1, $2, $3) on conflict (key) do update set points = rate_limits.points + $2`,
  account: 'select id, password_hash from users where lower(email) = $1',
  session: `insert into sessions (token_hash, user_id, remembered, last_used_at, expires_at) values ($1, $2, false, now(), now() + '12 hours')`,
  attempt: `
    select a.id, a.user_id, a.form_id, a.assisted, f.age_group_id from attempts a join forms f on f.id = a.form_id
    where a.id = $1 and a.finished_at is null and a.lapsed_at is null for update of a`,
  questions: 'select id, number from questions where form_id = $1',
  keep: `
    insert into answers (attempt_id, number, question_id, value, text, ms)
    select $1, * from unnest($2::int[], $3::int[], $4::int[], $5::text[], $6::int[])
    on conflict (attempt_id, number) do update
    set question_id = excluded.question_id, value = excluded.value, text = excluded.text, ms = coalesce(excluded.ms, answers.ms)`,
  kept: 'select number, value, text, ms from answers where attempt_id = $1',
  finish: `
    update attempts
    set sequence = $2, precision = $3, technical_reasoning = $4, confluence = $5, quality_flags = $6, finished_at = $7 where id = $1`,
  scores: `
    insert into scores (user_id, sequence, precision, technical_reasoning, confluence, quality_flags, scored_at, classification, source)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 'inventory')
    on conflict (user_id) do update set sequence = excluded.sequence, precision = excluded.precision,
      technical_reasoning = excluded.technical_reasoning, confluence = excluded.confluence, classification = excluded.classification,
      quality_flags = excluded.quality_flags, scored_at = excluded.scored_at, source = excluded.source`,
  log: `
    with entry as (
      insert into logs (at, action, entity, entity_id, count, digest, actor, subject)
      select $1, $2, $3, $4, $5, $6, log_alias, log_alias from users where id = $7 returning id
    )
    insert into log_values (log_id, salt, old_value, new_value) select id, $8, 'null', $9 from entry`,
}
const milliseconds = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
type Database = pg.Pool | pg.PoolClient

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })
const runStatement = async (db: Database, name: keyof typeof statements, values: unknown[]) =>
  (await db.query({ name, text: statements[name], values })).rows

const ageGroups: Record<number, string> = {
  1: '6-12 years old',
  2: '13-21 years old',
  3: '22 or older',
}

async function userOf(db: Database, id: number) {
  const [row] = await runStatement(db, 'profile', [id])
  const covered = row.type === 'institution' || row.type === 'student' || row.subscriber === null
  const endsAt: Date | null = covered ? row.organization_ends_at : row.subscription_ends_at
  const four = {
    sequence: row.sequence,
    precision: row.precision,
    technical_reasoning: row.technical_reasoning,
    confluence: row.confluence,
  }
  const { classification, standard } = classify(four)
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    image: row.image,
    age_group: ageGroups[row.age_group_id],
    age_group_id: row.age_group_id,
    about_me: row.about_me,
    job_title: row.job_title,
    topics: row.topics,
    skills: row.skills,
    type: row.type,
    user_status: row.removed === 0 ? 1 : 0,
    removed: row.removed,
    language_id: row.language_id,
    rtl: row.rtl,
    organization: row.organization_id && { id: row.organization_id, name: row.organization_name },
    exp_time: endsAt?.toISOString().slice(0, 10) ?? null,
    access_state: accessState({
      verified: row.email_verified_at !== null,
      endsAt,
      trialEndsAt: row.trial_ends_at,
      autoRenew: row.auto_renew,
      renews: row.auto_renew === true && row.card_token !== null,
      covered,
      pastDueSince: row.past_due_since,
      now: new Date(),
    }),
    erase_from: null,
    contract_erase_from: null,
    ...four,
    score_source: row.source,
    score_error: assumedError,
    scored_at: row.scored_at,
    classification,
    classification_standard: standard,
    user_pattern_classification: degreesOf(four),
    quality_flags: row.quality_flags ?? [],
    ...output(row, four),
    flow_instructions: row.flow_instructions,
    task_instructions: row.task_instructions,
    my_team_statements: [],
    is_own_team: false,
    sees: profileParts,
  }
}

type Row = {
  sequence: number | null
  attributes: (Statement & { order: number })[]
  marks: Record<number, boolean>
}
type Statement = { id: number; pattern: Pattern; type: string; user_id: number | null }

/**
 * The statements and the ids of the ticked ones: ticked by the person, or by default for the order
 * note that matches the rank of its pattern.
 */
function output({ attributes, marks, sequence }: Row, four: Scores) {
  const notes = sequence === null ? undefined : noteOf(four)
  const ticked = attributes.filter(
    ({ id, pattern, type, user_id, order }) =>
      marks[id] ?? (type === 'Sequence' && user_id === null && notes?.[pattern] === order),
  )
  return {
    attributes: attributes.map(({ order: _, ...statement }) => statement),
    selected_attributes: ticked.map(({ id }) => id).sort((one, other) => one - other),
  }
}

/**
 * Writes what a login of the application writes: the attempt counted and uncounted, a session, and
 * a log entry.
 */
async function login({ email, password }: { email: string; password: string }) {
  await runStatement(pool, 'count', [`loginAccount:${email}`, 1, Date.now() + 900_000])
  const [account] = await runStatement(pool, 'account', [email])
  if (!(await verify(account.password_hash, password))) throw new Error('wrong password')
  const access_token = randomBytes(32).toString('base64url')
  await inTransaction(async (db) => {
    await runStatement(db, 'session', [
      createHash('sha256').update(access_token).digest('base64url'),
      account.id,
    ])
    await writeLog(db, account.id, { action: 'login', entity: 'sessions' })
  })
  await runStatement(pool, 'count', [`loginAccount:${email}`, -1, Date.now() + 900_000])
  return { access_token, user: await userOf(pool, account.id) }
}

type AnswerInput = {
  attempt_id: number
  answers: { question_id: number; value?: number; text?: string; ms?: number }[]
}

async function saveAnswers({ attempt_id, answers }: AnswerInput) {
  return inTransaction(async (db) => {
    const [attempt] = await runStatement(db, 'attempt', [attempt_id])
    const numbers = new Map(
      (await runStatement(db, 'questions', [attempt.form_id])).map(({ id, number }) => [
        id,
        number,
      ]),
    )
    const column = (of: (answer: AnswerInput['answers'][number]) => unknown) =>
      answers.map((answer) => of(answer) ?? null)
    await runStatement(db, 'keep', [
      attempt.id,
      column(({ question_id }) => numbers.get(question_id)),
      column(({ question_id }) => question_id),
      column(({ value }) => value),
      column(({ text }) => text),
      column(({ ms }) => ms),
    ])
    await writeLog(db, attempt.user_id, {
      action: 'update',
      entity: 'answers',
      entityId: attempt.id,
      count: answers.length,
    })

    const saved = await runStatement(db, 'kept', [attempt.id])
    if (missingNumbers(new Set(saved.map(({ number }) => number)), 31).length > 0)
      throw new Error('items are open')
    const items = saved.filter(({ number }) => number <= 28)
    const values = new Map(items.map(({ number, value }) => [number, value]))
    const times = new Map(saved.map(({ number, ms }) => [number, ms]))
    const open = [29, 30, 31].map((at) => saved.find(({ number }) => number === at)?.text ?? '')
    const scores = scoresOf(values)
    const flags = flagsOf({
      answers: values,
      times,
      open,
      ageGroup: attempt.age_group_id,
      assisted: attempt.assisted,
    })
    const result = [
      scores.sequence,
      scores.precision,
      scores.technical_reasoning,
      scores.confluence,
      flags,
      new Date(),
    ]
    await runStatement(db, 'finish', [attempt.id, ...result])
    await runStatement(db, 'scores', [attempt.user_id, ...result, classify(scores).classification])
    await writeLog(db, attempt.user_id, { action: 'create', entity: 'scores', value: scores })
    return { progress: progressOf(saved.length), user: await userOf(db, attempt.user_id) }
  })
}

async function inTransaction<T>(work: (db: pg.PoolClient) => Promise<T>) {
  const db = await pool.connect()
  try {
    await db.query('begin')
    const done = await work(db)
    await db.query('commit')
    return done
  } catch (error) {
    await db.query('rollback')
    throw error
  } finally {
    db.release()
  }
}

type Entry = {
  action: string
  entity: string
  entityId?: number | null
  count?: number
  value?: unknown
}

async function writeLog(
  db: Database,
  userId: number,
  { action, entity, entityId = null, count = 1, value = null }: Entry,
) {
  const salt = randomBytes(16).toString('base64url')
  const digest = createHash('sha256')
    .update(`${salt}${JSON.stringify({ oldValue: null, newValue: value })}`)
    .digest('base64url')
  await runStatement(db, 'log', [
    new Date(),
    action,
    entity,
    entityId,
    count,
    digest,
    userId,
    salt,
    JSON.stringify(value),
  ])
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString())
}

/** A page of a list, built as a single JSON value by PostgreSQL. */
async function tasksOf(userId: number, query: URLSearchParams) {
  const values = [
    userId,
    query.get('search_text') ?? '',
    Number(query.get('limit')) + 1,
    milliseconds,
  ]
  return (await runStatement(pool, 'tasks', values))[0].response
}

/** A part of the page of a team for its leader, built as a single JSON value by PostgreSQL. */
async function teamOf(pathname: string) {
  const id = Number(pathname.split('/').at(-1))
  const values = pathname.includes('/show/') ? [id, milliseconds] : [id]
  const part = pathname.includes('/show/')
    ? 'team'
    : pathname.includes('/members/')
      ? 'members'
      : 'chosen'
  return (await runStatement(pool, part, values))[0].response
}

const peopleOrders: Record<string, string> = {
  id: 'u.id',
  name: 'u.sorted',
  email: 'u.email',
  type: 'u.type',
  organization_name: 'lower(o.name)',
  age_group_id: 'u.age_group_id',
  created_at: 'u.created_at',
}
const peopleStatuses: Record<string, string> = {
  active: `erase_from is null and awaiting_consent_since is null and (email is null or email_verified_at is not null)`,
  unverified: 'email is not null and email_verified_at is null',
  awaiting_school: "awaiting_consent_since is not null and consent_by = 'school'",
  awaiting_consent: `awaiting_consent_since is not null and consent_by <> 'school'
    and not (erase_from is not null and exists (select from erasure_orders e where e.user_id = u.id))`,
  leaving:
    'erase_from is not null and awaiting_consent_since is null and not exists (select from erasure_orders e where e.user_id = u.id)',
  erasing: 'exists (select from erasure_orders e where e.user_id = u.id)',
}
const scored = 'exists (select from scores s where s.user_id = u.id)'

/** A page of people and their number, as one writes it without thinking of many. */
async function peopleOf(query: URLSearchParams) {
  const values: unknown[] = []
  const isLike = (condition: string, value: string | null) => {
    if (value === null) return []
    values.push(value)
    return [`${condition} $${values.length}`]
  }
  const [status, lci, text] = ['status', 'lci', 'search_text'].map((key) => query.get(key))
  const where = [
    ...(status === 'erasing' ? [] : isLike('u.removed =', query.get('removed') ?? '0')),
    ...isLike('u.organization_id =', query.get('organization_id')),
    ...isLike('u.type =', query.get('type')),
    ...isLike('u.age_group_id =', query.get('age_group_id')),
    ...isLike('u.created_at >=', query.get('date_from')),
    ...(query.has('role_id')
      ? [
          `exists (select from user_roles r where r.user_id = u.id and r.role_id = ${Number(query.get('role_id'))})`,
        ]
      : []),
    ...isLike('u.searched like', text ? `%${text.toLowerCase()}%` : null),
    ...(status ? [`(${peopleStatuses[status]})`] : []),
    ...(lci ? [lci === 'done' ? scored : `not ${scored}`] : []),
  ].join(' and ')
  const way = query.get('order_direction') ?? 'desc'
  const order = `${peopleOrders[query.get('order_by') ?? 'id']} ${way}, u.id ${way}`
  const statement = `select (select count(*)::int from users u where ${where}) as count,
    (select coalesce(json_agg(page), '[]') from (
      select u.id, u.first_name, u.last_name, u.email, u.type, u.organization_id, o.name as organization_name, u.age_group_id, u.removed, u.created_at,
        ${scored} as lci, (select json_agg(r.name) from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id) as roles
      from users u left join organizations o on o.id = u.organization_id where ${where}
      order by ${order} offset ${Number(query.get('offset'))} limit ${Number(query.get('limit')) + 1}) page) as list`
  const name = createHash('md5').update(statement).digest('hex')
  return (await pool.query({ name, text: statement, values })).rows[0]
}

async function answerTo(request: IncomingMessage) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor')
  if (pathname.startsWith('/api/work/tasks/'))
    return tasksOf(Number(pathname.split('/').at(-1)), searchParams)
  if (pathname.startsWith('/api/teams/')) return teamOf(pathname)
  if (pathname === '/api/users') return peopleOf(searchParams)
  if (request.method === 'POST' && pathname === '/api/users/save_answers')
    return saveAnswers(await bodyOf(request))
  if (request.method === 'POST' && pathname === '/api/login') return login(await bodyOf(request))
  return { user: await userOf(pool, Number(pathname.split('/').at(-1))) }
}

const server = createServer(async (request, response) => {
  try {
    const body = JSON.stringify(await answerTo(request))
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      })
      .end(body)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
