import { isContractProcedure } from '@orpc/contract'
import { contract } from '@quartet/contract'
import { type Access, everyone, signedIn } from '@quartet/contract/route.ts'
import type { Permission, RoleGrant, Scope } from '@quartet/domain/permissions.ts'
import { roles } from '@quartet/domain/roles.ts'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sortLiteralFirst } from '../app.ts'
import { groupFacilitators, groupMembers, groups } from '../areas/groups/tables.ts'
import { attempts } from '../areas/inventory/tables.ts'
import { users } from '../areas/users/tables.ts'
import { calls, type Served } from '../http/openapi.ts'
import { whole } from '../testing/full-run.ts'
import { type HostileShape, hostileShapes, sendShape, shapesFor } from '../testing/fuzz/shapes.ts'
import { days, type Member, makeWorld, type World } from '../testing/world.ts'

/** The person that `{user_id}` in a path may refer to, relative to the caller. */
const relations = [
  'own',
  'same group',
  'same institution',
  'other institution',
  'nobody’s',
  'missing',
] as const
type Relation = (typeof relations)[number]
/** The state of the caller's account. */
const states = ['active', 'expired', 'unverified', 'awaiting_consent'] as const
type State = (typeof states)[number]
type Outcome = 'admitted' | 'awaits' | 'ended' | 401 | 403 | 404

const roleOf = (key: string) =>
  roles.find((role) => role.key === key) ?? { key, title: key, grants: [] }
/** The permissions that an ended subscription closes (D30). */
const closed: readonly Permission[] = [
  'access_lci',
  'access_tasks',
  'add_tasks',
  'access_team',
  'access_career',
  'access_pwp',
]
const grantOf = (key: string, permission: Permission, state: State) =>
  state === 'expired' && closed.includes(permission)
    ? undefined
    : roleOf(key).grants.find((grant) => grant.permission === permission)

/**
 * The outcome that the contract promises, computed only from the table of roles, without any code
 * of the server.
 */
function promised(
  access: Access,
  role: string | undefined,
  relation: Relation,
  state: State,
): Outcome {
  if (access.who === 'everyone') return 'admitted'
  if (role === undefined) return 401
  if (state === 'awaiting_consent' && !access.awaiting) return 'awaits'
  const everywhere = access.who === 'signed in' && access.everywhere
  const isHeld = (grant: RoleGrant | undefined) =>
    grant !== undefined && (!everywhere || grant.scope === 'all')
  if (grantOf(role, 'guest', state) && !access.guests) return 403
  if (!access.holding.every((permission) => isHeld(grantOf(role, permission, state))))
    return access.holding.every((permission) => isHeld(grantOf(role, permission, 'active')))
      ? 'ended'
      : 403
  if (access.who === 'signed in' || relation === 'own') return 'admitted'
  const isReached = (scope: Scope | undefined) =>
    scope === 'all' ||
    (scope === 'groups' && relation === 'same group') ||
    (scope === 'organization' && ['same group', 'same institution'].includes(relation))
  const may = (permission: Permission) => {
    const grant = grantOf(role, permission, state)
    return grant !== undefined && !(access.writes && grant.readOnly) && isReached(grant.scope)
  }
  return relation !== 'missing' &&
    isReached(grantOf(role, 'access_users', state)?.scope) &&
    access.others.some(may)
    ? 'admitted'
    : 404
}

/** A 404 about another part of the request comes from the handler, so the caller was admitted. */
const outcomeOf = (
  { status, body }: Awaited<ReturnType<World['call']>>,
  { access }: Served['meta'],
): Outcome => {
  if (status === 401 && body.name === 'unauthenticated') return 401
  if (status === 403 && body.name === 'consent_awaited') return 'awaits'
  const isClosed = 'holding' in access && access.holding.some((one) => closed.includes(one))
  if (status === 403 && body.name === 'subscription_ended' && isClosed) return 'ended'
  if (status === 403 && body.name === 'forbidden') return 403
  return status === 404 && body.name === undefined ? 404 : 'admitted'
}

type Question = { role: string | undefined; relation: Relation; state: State }

/** No caller, and each role × each relation × each state. */
function allQuestions({ meta: { access } }: Served): Question[] {
  const relationsOfCall: readonly Relation[] = access.who === 'person' ? relations : ['own']
  return states.flatMap((state) => [
    { role: undefined, relation: 'nobody’s' as const, state },
    ...roles.flatMap(({ key }) =>
      relationsOfCall.map((relation) => ({ role: key, relation, state })),
    ),
  ])
}

/** No caller, and one active role without permission, if any. */
function fewQuestions(call: Served): Question[] {
  const active = allQuestions(call).filter(({ state }) => state === 'active')
  const isRejected = ({ role, relation, state }: Question) =>
    promised(call.meta.access, role, relation, state) !== 'admitted'
  const rejected = active.find((question) => question.role !== undefined && isRejected(question))
  return [...active.filter(({ role }) => role === undefined), ...(rejected ? [rejected] : [])]
}

/**
 * The server enforces access in one place, so only one call of each distinct access is tested in
 * full; `npm test -- matrix` tests all calls in full.
 */
function questionsOf(testedCalls: readonly Served[]): Map<Served, Question[]> {
  const seen = new Set<string>()
  return new Map(
    testedCalls.map((call) => {
      const access = JSON.stringify(call.meta.access)
      const isFirst = !seen.has(access)
      seen.add(access)
      return [call, isFirst || whole() ? allQuestions(call) : fewQuestions(call)]
    }),
  )
}

/** Tests all cases of these calls and lists those that differ from the contract. */
async function differences(
  world: World,
  tested: readonly Served[] = calls(),
): Promise<{ count: number; differing: string[] }> {
  const questions = questionsOf(tested)
  const testedCalls: string[] = []
  // each state has its own people, so the states run in parallel
  const differing = await Promise.all(
    states.map((state) => differencesIn(world, questions, state, testedCalls)),
  )
  return { count: testedCalls.length, differing: differing.flat() }
}

async function differencesIn(
  world: World,
  questions: Map<Served, Question[]>,
  state: State,
  testedCalls: string[],
) {
  const differing: string[] = []
  const home = await world.organization(
    state === 'expired' ? { endsAt: new Date(world.time.now.getTime() - 30 * days) } : {},
  )
  const elsewhere = await world.organization()
  const others: Record<Exclude<Relation, 'own' | 'missing'>, number> = {
    'same group': (
      await world.person({
        organizationId: home.id,
        type: 'institution',
        role: 'institution_member',
        sharesScores: true,
      })
    ).id,
    'same institution': (
      await world.person({
        organizationId: home.id,
        type: 'institution',
        role: 'institution_member',
        sharesScores: true,
      })
    ).id,
    'other institution': (
      await world.person({
        organizationId: elsewhere.id,
        type: 'institution',
        role: 'institution_member',
        sharesScores: true,
      })
    ).id,
    'nobody’s': (await world.person({ sharesScores: true })).id,
  }
  await world.db
    .insert(attempts)
    .values(
      Object.values(others).map((userId) => ({ userId, formId: 1, finishedAt: world.time.now })),
    )

  const members = await world.db
    .select()
    .from(users)
    .where(inArray(users.id, Object.values(others)))
  const [group] = await world.db
    .insert(groups)
    .values({ name: 'Class', organizationId: home.id })
    .returning()
  const groupId = group?.id ?? 0
  await world.db.insert(groupMembers).values({ groupId, userId: others['same group'] })

  const draft = {
    organizationId: home.id,
    type: 'institution',
    sharesScores: true,
    awaitsConsent: state === 'awaiting_consent',
  } as const
  /** An earlier question may have ended a membership. */
  const putBack = async () => {
    for (const { id, organizationId } of members)
      await world.db.update(users).set({ organizationId, removed: 0 }).where(eq(users.id, id))
    const userId = others['same group']
    await world.db.insert(groupMembers).values({ groupId, userId }).onConflictDoNothing()
  }
  /**
   * Reusable callers by role: a rejected caller is unchanged and calls again; an admitted one may
   * have changed, so it is replaced.
   */
  const untouched = new Map<string, Member>()
  const getCaller = async (role: string) => untouched.get(role) ?? (await addCaller(role))
  /** Everybody is assigned to the group: only some roles let them see its people. */
  async function addCaller(role: string) {
    const caller = await world.person({ role, ...draft, verified: state !== 'unverified' })
    await world.db.insert(groupFacilitators).values({ groupId, userId: caller.id })
    return caller
  }

  async function askQuestion(
    { method, path, meta }: Served,
    role: string | undefined,
    relation: Relation,
  ) {
    const caller = role === undefined ? undefined : await getCaller(role)
    const person =
      relation === 'own' ? caller?.id : relation === 'missing' ? 2_000_000_000 : others[relation]
    await putBack()
    const named = path
      .replace('{user_id}', String(person ?? others['nobody’s']))
      .replace('{cms_id}', 'terms')
    const filled = (await withOwn(world, named, caller?.id)).replace(/\{\w+\}/g, '1')
    const answer = await world.call(`${method} ${filled}`, {
      token: caller?.token,
      ...(method === 'GET' ? {} : { body: {} }),
    })
    const [expected, outcome] = [
      promised(meta.access, role, relation, state),
      outcomeOf(answer, meta),
    ]
    testedCalls.push(`${method} ${path}`)
    if (role !== undefined && caller && outcome !== 'admitted') untouched.set(role, caller)
    else untouched.delete(role ?? '')
    if (outcome !== expected)
      differing.push(
        `${method} ${path} by ${role ?? 'nobody'}, ${relation}, ${state}: ${outcome} instead of ${expected}`,
      )
  }

  for (const [call, all] of questions)
    for (const question of all)
      if (question.state === state) await askQuestion(call, question.role, question.relation)
  return differing
}

/**
 * Paths that name a record of the caller by its own id; for everyone else the record appears not to
 * exist.
 */
const taskOf = (area: string) =>
  `insert into tasks (user_id, area, name, description, topic_id) values ($1, '${area}', 'Essay', 'x', 1) returning id`
const colleague =
  '(select min(id) from users where organization_id = (select organization_id from users where id = $1) and id <> $1)'
const contact = (returned: 'id' | 'addressee_id') => `
  insert into contacts (requester_id, addressee_id, status, accepted_at) values ($1, ${colleague}, 'accepted', now())
  on conflict (least(requester_id, addressee_id), greatest(requester_id, addressee_id)) do update set status = 'accepted'
  returning ${returned} as id`
const teamTask = `
  with team as (insert into teams (name, leader_id) values ('The Bees', $1) returning id),
  member as (insert into team_members (team_id, user_id, status, accepted_at) select id, $1, 'accepted', now() from team)
  insert into team_tasks (team_id, created_by, name, description, topic_id) select id, $1, 'Essay', 'x', 1 from team returning id`
const ownFamily = `
  family as (
    insert into families (name, code, admin_id) values ('Borg', gen_random_uuid()::text, $1)
    on conflict (admin_id) do update set name = 'Borg' returning id)`
/** A family of the person with a member. */
const familyOf = (column: 'id' | 'user_id') => `
  with ${ownFamily},
  bo as (insert into users (first_name, last_name, age_group_id, type, language_id) values ('Bo', '', 3, 'individual', 1) returning id)
  insert into family_members (user_id, family_id, joined_at, noticed_stage) select bo.id, family.id, now(), 'adult' from bo, family
  returning ${column === 'id' ? 'family_id' : 'user_id'} as id`
/** The same with a minor; `then` adds a row about \`bo\`. */
const minorOfFamily = (then?: string, removed: 0 | 1 = 0) => `
  with ${ownFamily},
  bo as (
    insert into users (first_name, last_name, age_group_id, type, language_id, email_verified_at, removed, erase_from)
    values ('Bo', '', 2, 'individual', 1, now(), ${removed}, ${removed === 1 ? "'2030-01-01'" : 'null'}) returning id),
  member as (
    insert into family_members (user_id, family_id, joined_at, noticed_stage, login_name)
    select bo.id, family.id, now(), 'teen', gen_random_uuid()::text from bo, family)
  ${then ? `, added as (${then} returning *) select bo.id, added.* from bo, added` : 'select id from bo'}`
const exportForFamily = minorOfFamily(
  "insert into exports (user_id, file, asked_at, asked_by, state) select id, 'x.zip', now(), 'guardian', 'failed' from bo",
).replace('added.*', 'added.id as export_id')
/** A course in which the person is enrolled. */
const ownCourse = `
  with course as (insert into courses (title, status) values ('Bees', 'open') returning id),
  place as (insert into course_enrolments (course_id, user_id) select id, $1 from course)`
const ownRecords: Record<string, string> = {
  '{course_id}': `${ownCourse} select id from course`,
  '/courses/file/{file_id}': `${ownCourse}
    insert into course_files (course_id, name, file, type, bytes)
    select id, 'a.webp', replace(gen_random_uuid()::text, '-', '') || '.webp', 'image/webp', 4 from course returning id, file`,
  '/groups/class-session/{group_id}': `
    with class as (
      insert into groups (name, owner_id, organization_id) select 'Class', id, organization_id from users where id = $1 returning id)
    insert into class_sessions (group_id, code, started_at, ends_at)
    select id, gen_random_uuid()::text, now(), '2100-01-01' from class returning group_id as id`,
  '{view_id}':
    "insert into saved_views (user_id, list, name, state) values ($1, 'users', gen_random_uuid()::text, '{}') returning id",
  '/users/changes/{id}': `
    insert into user_changes (user_id, organization_id, kind, count)
    select id, organization_id, 'remove', 1 from users where id = $1 returning id`,
  '{log_id}': `
    insert into logs (at, action, entity, actor, subject, digest)
    select now(), 'update', 'users', log_alias, log_alias, '' from users where id = $1 returning id`,
  '{device_id}': 'select max(id) as id from sessions where user_id = $1',
  '{export_id}':
    "insert into exports (user_id, file, asked_at) values ($1, 'x.zip', now()) returning id",
  '{consent_id}': `
    with words as (insert into consent_texts (digest, language, text, first_used_at) values (repeat('0', 64), 'en', '{}', now()) on conflict do nothing)
    insert into consents (user_id, purpose, by, how, text_digest, given_at, withdrawn_at)
    values ($1, 'email_reminders', 'self', 'settings', repeat('0', 64), now(), now()) returning id`,
  '/categories/tasks/get/{task_id}': `
    with category as (insert into task_categories (name, language_id, group_key) select 'Shelf', 1, gen_random_uuid() where $1::int > 0 returning id)
    insert into category_tasks (category_id, area, name, description, topic_id) select id, 'school', 'Essay', 'x', 1 from category returning id`,
  '/work/task/{task_id}': taskOf('work'),
  '/work/custom/strategy/{task_id}': taskOf('work'),
  '/share_work_strategy/{task_id}': taskOf('work'),
  '/career/task/{task_id}': taskOf('career'),
  '/career/custom/strategy/{task_id}': taskOf('career'),
  '/team/task/{task_id}': teamTask,
  '/tasks/team/edit/{task_id}': teamTask,
  '{task_id}': taskOf('school'),
  '/contacts/delete/{contact_id}': contact('id'),
  '/contacts/show/{contact_id}': contact('id'),
  '/status/contact/{contact_id}': contact('id'),
  '{person_id}': contact('addressee_id'),
  '{invitation_id}': `
    insert into invitations (inviter_id, email, token_hash, code_hash, expires_at)
    values ($1, gen_random_uuid() || '@example.org', gen_random_uuid(), 'x', now() + interval '1 day') returning id`,
  '{card_id}': `
    with class as (
      insert into groups (name, owner_id, organization_id) select 'Class', id, organization_id from users where id = $1 returning id),
    member as (insert into group_members (group_id, user_id) select id, $1 from class),
    sign_in as (insert into class_sign_ins (group_id, code) select id, gen_random_uuid()::text from class returning group_id)
    insert into class_cards (group_id, user_id, name, plain_name, pin_hash, token_hash)
    select group_id, $1, 'Bo', 'bo', 'x', gen_random_uuid()::text from sign_in returning group_id as id, id as card_id`,
  '/users/categories/delete/user/': 'select $1::int as id',
  ...Object.fromEntries(
    ['/users/categories/', '/categories/users/'].map((part) => [
      part,
      `with made as (
        insert into user_categories (name, organization_id, created_by) select gen_random_uuid()::text, organization_id, id from users where id = $1 returning id)
      insert into user_category_people (category_id, user_id) select id, $1 from made returning category_id as id`,
    ]),
  ),
  '{group_id}': `
    with class as (
      insert into groups (name, owner_id, organization_id) select 'Class', id, organization_id from users where id = $1 returning id)
    insert into group_members (group_id, user_id) select id, $1 from class returning group_id as id`,
  '{team_id}': `
    with team as (insert into teams (name, leader_id) values ('The Bees', $1) returning id)
    insert into team_members (team_id, user_id, status, accepted_at) select id, $1, 'accepted', now() from team returning team_id as id`,
  '{identity_id}':
    "insert into identities (user_id, issuer, subject, email) values ($1, 'https://id.example', gen_random_uuid()::text, 'x') returning id",
  '/organizations/provider/{organization_id}': `
    insert into institution_providers (organization_id, issuer, client_id, encrypted_secret, edited_at)
    select coalesce(u.organization_id, (select min(id) from organizations)), 'https://id.example', 'x', 'x', now() from users u where u.id = $1
    on conflict (organization_id) do update set client_id = 'x' returning organization_id as id`,
  '{organization_id}': 'select organization_id as id from users where id = $1',
  '{family_id}': familyOf('id'),
  '/users/family/members/{member_id}/password': minorOfFamily(),
  '/users/family/code': familyOf('id'),
  '/users/family/leave': `
    with admin as (insert into users (first_name, last_name, age_group_id, type, language_id) values ('Ann', '', 3, 'individual', 1) returning id),
    family as (insert into families (name, code, admin_id) select 'Borg', gen_random_uuid()::text, id from admin returning id)
    insert into family_members (user_id, family_id, joined_at, noticed_stage) select $1, id, now(), 'adult' from family returning family_id as id`,
  '/users/family/members/{member_id}/erasure': minorOfFamily(
    "insert into erasure_orders (user_id, by, ordered_by, ordered_at, was_removed) select id, 'family', $1, now(), 0 from bo",
    1,
  ).replace('added.*', 'added.user_id'),
  '/users/family/members/{member_id}': familyOf('user_id'),
}

/** Rows of lists that are empty at first, or whose rows an earlier case moved to the bin. */
const question = `
  shared as (insert into statement_question_groups (key, kind) select gen_random_uuid()::text, 'bring' where $1::int > 0 returning key),
  question as (
    insert into statement_question_versions (title, language_id, group_key) select 'Asked', 1, key from shared returning id, group_key)`
const contentRecords: Record<string, string> = {
  '/users/family/members/{member_id}/exports': exportForFamily,
  '/users/family/members/{member_id}/exports/{export_id}/file': exportForFamily,
  '/notifications/{id}/read': `
    insert into notifications (user_id, kind, data) values ($1, 'task_assigned', '{}') returning id`,
  '/statements/questions/show/{id}': `with ${question} select id from question`,
  '/statements/show/{id}': `
    with ${question}, statement as (
      insert into team_statement_groups (key, question_key, pattern, type, age_group_id)
      select gen_random_uuid()::text, group_key, 'sequence', 'Avoid', 3 from question returning key)
    insert into team_statement_versions (title, language_id, group_key) select 'Said', 1, key from statement returning id`,
  '/career/strategies/show/{id}': `
    with shared as (
      insert into strategy_groups (key, area, topic_key, pattern, action)
      select gen_random_uuid()::text, 'career', 'interview', 'sequence', 'Forge' where $1::int > 0 returning key)
    insert into strategy_versions (title, body, language_id, group_key) select 'Do', 'x', 1, key from shared returning id`,
  '/topics/tasks/{id}': `
    with shared as (insert into topic_groups (key, area) select gen_random_uuid()::text, 'school' where $1::int > 0 returning key)
    insert into topic_versions (name, language_id, group_key) select 'Asked', 1, key from shared returning id`,
  '/categories/tasks/{id}':
    "insert into task_categories (name, language_id) select 'Shelf', 1 where $1::int > 0 returning id",
}

async function withOwn(world: World, path: string, callerId: number | undefined) {
  const part = Object.keys(ownRecords).find((one) => path.includes(one))
  const making = contentRecords[path] ?? (part && ownRecords[part])
  if (!making || callerId === undefined) return path
  const { rows } = await world.pool.query(making, [callerId])
  if (rows[0].file) await world.services.files.write('courses', rows[0].file, Buffer.from('webp'))
  return path
    .replace(
      /\{((device|export|consent|course|file|task|contact|person|invitation|group|team|category|identity|organization|family|member|view|log)_)?id\}/,
      String(rows[0].id),
    )
    .replace('{member_id}', String(callerId))
    .replace('{export_id}', String(rows[0].export_id))
    .replace('{card_id}', String(rows[0].card_id))
}

describe('the access table', () => {
  let world: World
  beforeAll(async () => {
    world = await makeWorld()
  })
  afterAll(() => world.close())

  test('holds for every served call', { timeout: whole() ? 1_800_000 : 300_000 }, async () => {
    const { count, differing } = await differences(world)
    console.log(`access matrix: ${count} questions about ${calls().length} calls`)
    expect(differing).toEqual([])
    const accesses = new Set(calls().map(({ meta }) => JSON.stringify(meta.access))).size
    expect(count).toBeGreaterThan(calls().length + accesses * roles.length * states.length)
  })

  test('fails when a person is loaded by id alone', { timeout: 120_000 }, async () => {
    const careless = await makeWorld({
      findPerson: async (db, _caller, id) =>
        (await db.select({ id: users.id }).from(users).where(eq(users.id, id)))[0]?.id,
    })
    const showing = calls().filter(({ path }) => path === '/users/show/{user_id}')
    const { differing } = await differences(careless, showing)
    expect(differing).toContainEqual(
      expect.stringMatching(/ by individual, same institution, active: admitted/),
    )
    // row-level security hides all others
    expect(differing.filter((line) => !/, same (institution|group),/.test(line))).toEqual([])
    await careless.close()
  })
})

describe('keys of a hostile shape', () => {
  test('admit neither strangers nor callers without permission', { timeout: 300_000 }, async () => {
    const world = await makeWorld()
    const guest = await world.person({ role: 'guest' })
    const allowedCalls: string[] = []
    for (const call of calls().filter((_, at) => whole() || at % 4 === 0)) {
      const { access } = call.meta
      if (access.who === 'everyone') continue
      for (const shape of shapesFor(call)) {
        if ((await sendShape(world, call, shape, { id: guest.id })).status !== 401)
          allowedCalls.push(`${call.method} ${call.path}, ${shape.name}, by nobody`)
        if (!access.guests && (await sendShape(world, call, shape, guest)).status !== 403)
          allowedCalls.push(`${call.method} ${call.path}, ${shape.name}, by a guest`)
      }
    }
    expect(allowedCalls).toEqual([])
    const [holes] = hostileShapes
    const showing = calls().find(({ path }) => path === '/users/show/{user_id}') as Served
    const own = await sendShape(world, showing, holes as HostileShape, guest)
    expect(own).toMatchObject({ status: 400, body: { name: 'too_complex' } })
    expect((await world.call(`GET /users/show/${guest.id}`, { token: guest.token })).status).toBe(
      200,
    )
    await world.close()
  })
})

/** What the server checks before a handler runs; the documented errors are not part of it. */
const checkedFirst = ({ meta: { errors: _, ...meta } }: Served) => JSON.stringify(meta)

/** Pairs of routes that match the same path but differ in access, limits or body. */
function ambiguous(served: readonly Served[]) {
  const fits = (one: string, other: string) =>
    one === other || one.startsWith('{') || other.startsWith('{')
  const inBoth = (one: Served, other: Served) => {
    const [parts, others] = [one.path.split('/'), other.path.split('/')]
    return (
      one.method === other.method &&
      parts.length === others.length &&
      parts.every((part, at) => fits(part, others[at] as string))
    )
  }
  return served.flatMap((one, at) =>
    served
      .slice(at + 1)
      .filter((other) => inBoth(one, other) && checkedFirst(one) !== checkedFirst(other))
      .map((other) => `${one.method} ${one.path} or ${other.path}`),
  )
}

describe('the contract', () => {
  test('has no path that matches two routes with different access', () => {
    expect(ambiguous(calls())).toEqual([])
    const [some] = calls()
    const open = {
      ...(some as Served),
      method: 'POST',
      path: '/things/{id}',
      meta: { ...(some as Served).meta, access: everyone },
    }
    const shut = {
      ...open,
      path: '/things/remove',
      meta: { ...open.meta, access: signedIn('admin_users') },
    }
    expect(ambiguous([open, shut])).toEqual(['POST /things/{id} or /things/remove'])
    expect(sortLiteralFirst([open, shut]).map(({ path }) => path)).toEqual([
      '/things/remove',
      '/things/{id}',
    ])
  })

  test('names each call once', () => {
    const names = calls().map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('gives each call an access and a limit for its body', () => {
    const procedures = Object.values(contract).flatMap((area) => Object.values(area))
    expect(procedures.every(isContractProcedure)).toBe(true)
    for (const { meta } of calls())
      expect(meta).toMatchObject({
        access: { who: expect.stringMatching(/^(everyone|signed in|person)$/) },
        bodyLimit: expect.any(Number),
      })
  })
})
