import { patterns } from '@quartet/domain/patterns.ts'
import { requestReset, sendCode } from '../../areas/auth/commands.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { hashPassword } from '../../security/passwords.ts'
import { digestOf, newToken } from '../../security/tokens.ts'
import { allowedAt } from '../classroom-service.ts'
import { shownBehind, shownIn, shownOn, shownToOwn } from '../consents.ts'
import { type FileName, fileNamed } from '../files.ts'
import { answer, parentSchool, requestChild, waiting } from '../guardians.ts'
import { answersTo, begin } from '../inventory.ts'
import { card } from '../registration.ts'
import { giveScores, linkOf } from '../sharing.ts'
import { topicId } from '../tasks.ts'
import { befriend, team } from '../teams.ts'
import { type Member, minutes, password, type World } from '../world.ts'
import { zipOf } from '../zip-archive.ts'
import { accountSteps } from './account-steps.ts'
import { careExamples } from './care-examples.ts'
import { changesFor } from './change-examples.ts'
import { contentFor } from './content-examples.ts'
import { type Json, leftOut } from './places.ts'
import { rostersFor } from './roster-examples.ts'
import { emptySheet } from './sheet-examples.ts'
import { tasksFor } from './task-examples.ts'

/** A caller, or a stranger without `member`, with valid values for their calls by field name. */
export type Person = { member: Member | undefined; examples: Record<string, Json | typeof leftOut> }
export type Role = 'individual' | 'super_admin' | 'waiting' | undefined

/** The calls that mail something to addresses. */
const sharePaths = [
  '/users/share',
  '/users/share/{user_id}',
  '/tasks/share/{task_id}',
  '/tasks/share_school_task/{task_id}',
  '/tasks/share_work_strategy/{task_id}',
  '/tasks/share_plp_task',
  '/tasks/share_pwp_task',
]

let counter = 0
const day = 86_400_000

/**
 * Makes a caller with examples. A new call with a special field needs a line here; otherwise the
 * requests of the fuzz test never get past the first checks of the call.
 */
export async function makePerson(world: World, role: Role): Promise<Person> {
  const somebody =
    role === 'waiting'
      ? await waiting(world)
      : await world.person({
          role: role ?? 'individual',
          endsAt: new Date(world.time.now.getTime() + 100 * day),
        })
  const administrates = role === 'super_admin'
  const personId = administrates ? (await world.person()).id : somebody.id
  const school = await world.organization({ seats: 1_000_000 })
  const inventory = await begin(world, role === 'individual' ? somebody : await world.person())
  const answers = answersTo(inventory)
  if (role !== 'waiting') await giveScores(world, somebody)
  const link = role === 'waiting' ? undefined : await linkOf(world, somebody)
  return {
    member: role && somebody,
    examples: {
      ...{
        email: somebody.email,
        password,
        confirm_password: password,
        country: 'US',
        promo_code: school.promoCode,
      },
      ...{ ...card, age_group_id: 3, turns_18_in: null, consents: ['research_statistics'] },
      ...{
        user_id: personId,
        language_id: 1,
        language: 1,
        lang_id: 1,
        '/users/erase ids': [personId],
        '/users/keep ids': [personId],
      },
      ...{
        attempt_id: inventory.attempt_id,
        answers: [answers[0], answers[28]] as unknown as Json,
        finished: false,
      },
      ...{
        screen: 'registration',
        purpose: 'research_statistics',
        nick_name: 'Mia',
        '/registeration/child promo_code': (await parentSchool(world)).promoCode,
      },
      ...{ '/registeration old_enough': leftOut, '/registeration guardian_email': leftOut },
      ...{
        '/register/{contact}/{team} old_enough': leftOut,
        '/register/{contact}/{team} guardian_email': leftOut,
        '/register/{contact}/{team} consents': [],
        '/register/{contact}/{team} shown': leftOut,
      },
      // the texts differ with and without a code
      ...{ '/registeration consents': [], '/registeration shown': leftOut },
      ...{ '/users/renew/{user_id} ends_at': leftOut, '/users/renew/{user_id} plan': 'basic' },
      ...{ term: 'annual', auto_renew: true, payment: 1, confirmed: true },
      ...{ '/users/text/to/speech text': 'I like to know why.' },
      ...savedOf(administrates),
      ...{
        '/users/share image': inBase64('photo.png'),
        '/users/share/{user_id} pdf': inBase64('page.pdf'),
        emails: [`reader${++counter}@example.org`],
        // only minors name people instead of addresses
        ...Object.fromEntries(
          sharePaths.flatMap((path) => [
            [`${path} user_ids`, leftOut],
            [`${path} guardian`, leftOut],
          ]),
        ),
        ...{ '/users/share_links document': { kind: 'plp' }, days: 7 },
        ...Object.fromEntries(
          ['/shared', '/shared/pages', '/shared/pdf'].map((path) => [
            `${path} token`,
            link?.token ?? 'none',
          ]),
        ),
        '/users/share_links/{id} id': link?.id ?? 1,
      },
      ...(await notificationOf(world, somebody)),
      ...(await logFor(world)),
      ...(await newAddressOf(world, somebody)),
      ...(await signInFor(world, somebody)),
      ...(await contactsFor(world, somebody)),
      ...(await groupsFor(world, somebody)),
      ...(await userCategoriesFor(world, somebody)),
      '/organizations/import file': await emptySheet(['id', 'name', 'promo_code']),
      '/organizations/import check': '1',
      '/organizations/members/{organization_id} state': 'joined',
      ...(await familiesFor(world, somebody)),
      ...(await teamTaskFor(world, somebody)),
      ...(await invitationsFor(world, somebody)),
      ...(await contactRecords(world)),
      ...(await membershipsFor(world)),
      ...Object.fromEntries(
        ['/tasks/push_task', '/tasks/push/career/task'].flatMap((path) => [
          [`${path} group_id`, leftOut],
          [`${path} user_category_id`, leftOut],
        ]),
      ),
      ...{
        '/users team_member': 'yes',
        '/user/institution_roles/{user_id} roles': ['facilitator'],
      },
      ...(await rostersFor(world)),
      ...(await changesFor(world, somebody, personId)),
      ...{
        '/users/update_photo/{user_id} image': inBase64('photo.png'),
        '/tasks/get/description photo': inBase64('photo.png'),
      },
      '/cms/show/{cms_id} cms_id': 1,
      '/cms/picture picture': inBase64('photo.png'),
      '/courses/save file': inBase64('page.pdf'),
      '/courses/save/{course_id} file': inBase64('page.pdf'),
      ...(await statementsFor(world, somebody.id)),
      ...(await careerStatements(world)),
      ...(await teamStatements(world)),
      '/tasks/share_pwp_task pdf': inBase64('page.pdf'),
      ...{ request_id: leftOut, old_password: password, ...(await ownExport(world, somebody)) },
      ...(await tasksFor(world, somebody.id, personId)),
      ...(administrates && (await contentFor(world, somebody.id))),
      ...(await newForm(world)),
    },
  }
}

/** A linked sign-in, and a provider that the institution can have. */
async function signInFor(
  world: World,
  { id }: Member,
): Promise<Record<string, Json | typeof leftOut>> {
  const { rows } = await world.pool.query<{ id: number }>(
    "insert into identities (user_id, issuer, subject, email) values ($1, 'https://id.example', gen_random_uuid()::text, 'x') returning id",
    [id],
  )
  return {
    '/users/identities/{identity_id} identity_id': rows[0]?.id ?? 1,
    provider: 'oidc',
    issuer: 'https://id.example',
    '/login/second-factor recovery_code': leftOut,
    '/login/second-factor passkey': leftOut,
    '/login/provider/{provider}/callback error': leftOut,
    '/login/provider/{provider}/callback iss': leftOut,
  }
}

/** People to add, a request that was received, and a contact. */
async function contactsFor(world: World, { id }: Member) {
  const [one, other, asking, friend] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
  ]
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into contacts (requester_id, addressee_id, status) values ($2, $1, 'pending'), ($3, $1, 'accepted') returning id`,
    [id, asking.id, friend.id],
  )
  const changing = '/users/change/status/contact/{contact_id}/{status}'
  return {
    '/users/search/contact search_text': one.email,
    '/users/add/contact/{user_id}/{contact_id} contact_id': one.id,
    '/users/add/contact/{user_id}/{contact_id} search_text': one.email,
    '/users/add/contact users': [other.id],
    '/users/add/contact search_text': other.email,
    [`${changing} contact_id`]: rows[0]?.id ?? 1,
    [`${changing} status`]: 1,
    '/contacts/delete/{contact_id} contact_id': rows[1]?.id ?? 1,
    '/users/known/{person_id} person_id': friend.id,
    '/contacts/show/{contact_id} contact_id': rows[1]?.id ?? 1,
  }
}

/** A category with the person in it for each call, as one of them deletes it. */
async function userCategoriesFor(world: World, { id }: Member) {
  const calls = [
    '/users/categories/show/{category_id}',
    '/categories/users/{category_id}',
    '/users/categories/pick/{category_id}',
    '/users/categories/save/{category_id}',
    '/users/categories/delete/{category_id}',
    '/users/categories/delete/user/{user_id}',
    '/users/categories/delete/allusers/{category_id}',
    '/users/add/category',
  ]
  const { rows } = await world.pool.query<{ id: number }>(
    `with made as (insert into user_categories (name, organization_id, created_by)
        select 'Cohort ' || gen_random_uuid(), organization_id, users.id from users, generate_series(0, $2) where users.id = $1 returning id)
      insert into user_category_people (category_id, user_id) select id, $1 from made returning category_id as id`,
    [id, calls.length],
  )
  return {
    user_category_id: rows[calls.length]?.id ?? 1,
    ...Object.fromEntries(calls.map((path, at) => [`${path} category_id`, rows[at]?.id ?? 1])),
    '/users/add/category users': [id],
    '/users/categories/delete/user/{user_id} user_id': id,
    '/users/categories/save organization_id': leftOut,
    '/users/categories/save/{category_id} name': `Cohort ${++counter}`,
    '/users/categories/save/{category_id} removed': leftOut,
    '/categories/users/{category_id} lci': 'done',
  }
}

/** A group of the person, and one for class sessions, as a call deletes the first. */
async function groupsFor(world: World, { id }: Member) {
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into groups (name, owner_id, organization_id)
      select 'Class', id, organization_id from users, generate_series(1, 2) where id = $1 returning id`,
    [id],
  )
  return {
    group_id: rows[0]?.id ?? 1,
    '/groups/class-session/{group_id} group_id': rows[1]?.id ?? 1,
    ...{ facilitators: [] as Json, add_users: [] as Json, remove_users: [] as Json },
    '/groups/mygroups/members lci': 'done',
    '/groups/institution/users role': 'member',
    '/users/add/group users': [],
    '/groups/add_group users': [],
    '/groups/save users': [],
    '/groups/update/{group_id} users': [],
    '/groups/save/{group_id} users': [],
    '/users/edit/group/member/{group_id} users': [],
    '/users/add/group/member/{group_id} users': [id],
  }
}

/** A family of the person with a member, and another one to join. */
async function familiesFor(world: World, { id }: Member) {
  const member = await world.person()
  const { rows } = await world.pool.query<{ id: number; code: string }>(
    `insert into families (name, code, admin_id) values ('Borg', gen_random_uuid()::text, $1), ('Vella', upper(left(md5($2::text), 8)), $2::int) returning id, code`,
    [id, (await world.person()).id],
  )
  await world.pool.query(
    "insert into family_members (user_id, family_id, joined_at, noticed_stage) values ($1, $2, now(), 'adult')",
    [member.id, rows[0]?.id],
  )
  const form = '/users/add/family/member'
  return {
    family_id: rows[0]?.id ?? 1,
    member_id: member.id,
    family_code: rows[1]?.code ?? '',
    ...{
      [`${form} first_name`]: 'Mia',
      [`${form} turns_18_in`]: 2036,
      [`${form} old_enough`]: false,
    },
  }
}

/** For each call of administrators its own people to connect, or its own request to accept. */
async function contactRecords(world: World) {
  const examples: Record<string, Json | typeof leftOut> = { '/contacts status': 'accepted' }
  for (const call of ['/contacts/add_contact', '/contacts/save']) {
    examples[`${call} requester_id`] = (await world.person()).id
    examples[`${call} addressee_id`] = (await world.person()).id
  }
  for (const call of ['/contacts/update/{contact_id}', '/contacts/save/{contact_id}']) {
    const { rows } = await world.pool.query<{ id: number }>(
      'insert into contacts (requester_id, addressee_id) values ($1, $2) returning id',
      [(await world.person()).id, (await world.person()).id],
    )
    examples[`${call} contact_id`] = rows[0]?.id ?? 1
    examples[`${call} status`] = 'accepted'
  }
  return examples
}

/** An institution to join or wait for, and a coaching client with a facilitator. */
async function membershipsFor(world: World) {
  const { id, promoCode } = await world.organization({ promoCode: `FUZZ${++counter}`, seats: 500 })
  const coach = await world.person({ role: 'facilitator', type: 'institution', organizationId: id })
  const member = await world.person({ type: 'institution', organizationId: id })
  const client = await world.person({ role: 'coaching_client', type: 'coaching' })
  return {
    '/users/join_organization/{user_id} promo_code': promoCode,
    '/users/join_organization/{user_id} facilitator_scores': false,
    '/users/join_organization/{user_id} shown': leftOut,
    '/users/wait_organization/{user_id} promo_code': promoCode,
    '/users/leave_organization/{user_id} user_id': member.id,
    '/users/leave_organization/{user_id} guardian_email': leftOut,
    '/users/facilitators/{user_id} user_id': client.id,
    '/users/facilitators/{user_id} facilitators': [coach.id],
  }
}

/** An invitation to the person, one that the person sent, and one for a sign-up. */
async function invitationsFor(
  world: World,
  { id, email }: Member,
): Promise<Record<string, Json | typeof leftOut>> {
  const inviter = await world.person()
  const insert = async (from: number, to: string, token: string) => {
    const { rows } = await world.pool.query<{ id: number }>(
      `insert into invitations (inviter_id, email, token_hash, code_hash, expires_at) values ($1, $2, $3, '', '2030-01-01') returning id`,
      [from, to, digestOf(token)],
    )
    return rows[0]?.id ?? 1
  }
  const token = newToken()
  const received = await insert(inviter.id, email, newToken())
  const sent = await insert(id, `invited${id}.${received}@example.org`, token)
  const register = '/register/{contact}/{team}'
  return {
    '/users/invitations/{invitation_id} invitation_id': sent,
    '/invitations/{invitation_id} invitation_id': received,
    '/invitations/{invitation_id} secret': leftOut,
    '/users/accept/invatation/{invitation_id} invitation_id': received,
    '/users/accept/invatation/{invitation_id} secret': leftOut,
    '/users/decline/invitation/{invitation_id} invitation_id': received,
    '/users/decline/invitation/{invitation_id} secret': leftOut,
    [`${register}/invitation contact`]: id,
    [`${register}/invitation team`]: 0,
    [`${register}/invitation token`]: token,
  }
}

/** An address that waits for its code. */
async function newAddressOf(world: World, { id }: Member) {
  const code = '123456'
  await world.pool.query(
    `insert into email_changes values ($1, $2, $3, $4, 0) on conflict do nothing`,
    [
      id,
      `new${++counter}@example.org`,
      digestOf(`email/${id}/${code}`),
      new Date(world.time.now.getTime() + day),
    ],
  )
  return {
    '/users/email email': `other${++counter}@example.org`,
    '/users/email/confirm code': code,
  }
}

/**
 * Scores must be sent alone: administrators send scores, everyone else the fields of their own
 * profile.
 */
function savedOf(administrates: boolean) {
  const own = [
    'first_name',
    'last_name',
    'about_me',
    'job_title',
    'topics',
    'skills',
    'flow_instructions',
    'task_instructions',
  ]
  const unsent = ['removed', 'scored_at', ...(administrates ? own : patterns)]
  return {
    ...Object.fromEntries(patterns.map((pattern) => [`/users/save/{user_id} ${pattern}`, 20])),
    ...Object.fromEntries(
      unsent.map((name) => [`/users/save/{user_id} ${name}`, leftOut] as const),
    ),
  }
}
const inBase64 = (name: FileName) => ({ file: fileNamed(name).toString('base64') })
/** A statement of the catalogue to select, and own statements to change, delete and restore. */
async function statementsFor(world: World, userId: number) {
  const { rows: catalogue } = await world.pool.query(
    'select min(id) as id from attributes where language_id = 1 and age_group_id = 3',
  )
  const { rows: own } = await world.pool.query(
    `with shared as (
       insert into attribute_groups (key, pattern, type, age_group_id, user_id)
       select gen_random_uuid()::text, 'sequence', 'Avoid', 3, $1 from generate_series(0, 2) returning key)
     insert into attribute_versions (group_key, title, language_id, removed)
     select key, 'Own', 1, (row_number() over () = 3)::int from shared returning id`,
    [userId],
  )
  const ticked = [catalogue[0].id]
  const [changed, deleted, gone] = own.map(({ id }) => id)
  return {
    ...{ selected_attributes: ticked, ticked, unticked: ticked },
    '/attributes/edit/attribute/{attribute_id} attribute_id': changed,
    '/attributes/delete/custom/attribute/{attribute_id} attribute_id': deleted,
    '/attributes/restore/custom/attribute/{attribute_id} attribute_id': gone,
  }
}

/** A statement of the Personal Work Profile to select. */
async function careerStatements(world: World) {
  const { rows } = await world.pool.query(
    'select min(id) as id from career_statements where language_id = 1',
  )
  const ticked = [rows[0].id]
  const where = '/users/update/career/statements/{user_id}'
  return {
    my_career_statements: ticked,
    [`${where} ticked`]: ticked,
    [`${where} unticked`]: ticked,
  }
}

/** A statement about teams to choose. */
async function teamStatements(world: World) {
  const { rows } = await world.pool.query(
    'select min(id) as id from team_statements where language_id = 1 and age_group_id = 2',
  )
  const ticked = [rows[0].id]
  const where = '/users/update/statements/{user_id}'
  return {
    my_team_statements: ticked,
    [`${where} ticked`]: ticked,
    [`${where} unticked`]: ticked,
  }
}

/** An export that can be downloaded. */
async function ownExport(world: World, somebody: Member) {
  const file = `${somebody.id}.zip`
  await world.services.files.write(
    'exports',
    file,
    zipOf({ 'data.json': Buffer.from('{}') }, world.time.now),
  )
  const { rows } = await world.pool.query(
    "insert into exports (user_id, state, file, bytes, asked_at, kept_until) values ($1, 'ready', $2, 1, $3, '2030-01-01') returning id",
    [somebody.id, file, world.time.now],
  )
  return { export_id: rows[0].id as number }
}

/** The sign-up fields that work only once. */
export const newForm = async (world: World) => ({
  captcha: await world.captcha(),
  '/registeration email': `fuzz${++counter}@example.org`,
  guardian_email: `guardian-of-fuzz${counter}@example.org`,
})

/** The same for a sign-up by invitation. */
export async function newInvitedForm(world: World) {
  const inviter = await world.person()
  const [email, token] = [`invited-fuzz${++counter}@example.org`, newToken()]
  await world.pool.query(
    `insert into invitations (inviter_id, email, token_hash, code_hash, expires_at) values ($1, $2, $3, '', '2030-01-01')`,
    [inviter.id, email, digestOf(token)],
  )
  const call = '/register/{contact}/{team}'
  return {
    ...(await newForm(world)),
    ...{ [`${call} contact`]: inviter.id, [`${call} team`]: 0 },
    ...{ [`${call} email`]: email, [`${call} token`]: token },
  }
}

/** A pupil whom the school has not admitted yet. */
async function waitingForSchool(world: World) {
  const { id } = await world.person({
    organizationId: (await world.organization()).id,
    type: 'student',
    role: 'student',
  })
  await world.pool.query(
    "update users set consent_by = 'school', awaiting_consent_since = $2 where id = $1",
    [id, world.time.now],
  )
  return id
}

/**
 * Calls that need something mailed or just created: by path, the values with which they succeed
 * once.
 */
export const mailed: Record<
  string,
  (world: World, caller?: Member) => Promise<Record<string, Json>>
> = {
  async '/verifyCode'(world) {
    const { id, email } = await world.person({ verified: false, endsAt: null })
    await world.db.transaction((tx) =>
      sendCode({ ...world.services, now: world.time.now }, tx, {
        id,
        email,
        firstName: 'Ada',
        languageId: 1,
      }),
    )
    return { email, verification_code: await world.code(email) }
  },
  async '/user/reset/password'(world) {
    const { email } = await world.person()
    await withoutTenantScope(() => requestReset({ ...world.services, now: world.time.now }, email))
    return {
      token: (await world.mails(email)).at(-1)?.text.match(/reset-password\/([\w-]+)/)?.[1] ?? '',
    }
  },
  async '/users/password'(world, caller) {
    const oneTime = await hashPassword('another horse')
    await world.pool.query(
      'update users set must_choose_password = true, password_hash = $2 where id = $1',
      [caller?.id ?? 0, oneTime],
    )
    return {}
  },
  '/users/admissions': async (world) => ({
    ...{
      '/users/admissions ids': [await waitingForSchool(world)],
      '/users/admissions consents': [],
    },
    shown: await shownOn(world, 'admission'),
  }),
  '/users/admissions/refuse': async (world) => ({
    '/users/admissions/refuse ids': [await waitingForSchool(world)],
  }),
  async '/imports/{id}/undo'(world, caller) {
    const { rows } = await world.pool.query(
      `insert into sheet_imports (sheet, user_id, file_name, state, rows, done_at)
       values ('topics', $1, 'topics.xlsx', 'done', 0, (select coalesce(max(done_at), $2) + interval '1 second' from sheet_imports)) returning id`,
      [caller?.id ?? (await world.person()).id, world.time.now],
    )
    return { id: rows[0].id }
  },
  async '/users/google/classroom/{user_id}'(world, caller) {
    if (!caller || !world.services.classroom) return {}
    const { body } = await world.call('POST /users/google/classroom/begin', {
      token: caller.token,
      body: {},
    })
    return body.url ? allowedAt(body.url) : {}
  },
  async '/users/photo/{image}'(world) {
    const image = `${'a'.repeat(32)}.webp`
    await world.services.files.write('avatars', image, fileNamed('photo.png'))
    return { image }
  },
  async '/cms/picture/{picture}'(world) {
    const picture = `${'a'.repeat(32)}.webp`
    await world.services.files.write('pages', picture, fileNamed('photo.png'))
    await world.pool.query(
      `insert into cms (key, language_id, title, body_html, "order") values ('about', 1, 'Shown', $1, 98) on conflict do nothing`,
      [`<img src="/api/cms/picture/${picture}" alt="A map" />`],
    )
    return { picture }
  },
  async '/users/devices/{device_id}'(world, caller) {
    if (caller) await world.signIn(caller)
    const { rows } = await world.pool.query(
      'select max(id) as id from sessions where user_id = $1',
      [caller?.id ?? 0],
    )
    return { device_id: rows[0].id ?? 1 }
  },
  '/registeration/child': newForm,
  '/register/{contact}/{team}': newInvitedForm,
  '/consent/{token}': linkOfChild,
  '/consent/{token}/refuse': linkOfChild,
  '/users/save': async (world) => ({ shown: await shownOn(world, 'addition') }),
  '/users/consents/{purpose}': async (world, caller) => ({
    shown: caller ? await shownToOwn(world, caller) : shownIn(null),
  }),
  async '/consent/{token}/confirm'(world) {
    const { token } = await linkOfChild(world)
    return {
      token,
      shown: await shownBehind(world, token),
      email: `child-of-fuzz${++counter}@example.org`,
    }
  },
  async '/consent/{token}/words/{consent_id}'(world) {
    const teen = await waiting(world)
    await answer(world, teen.link, 'confirm')
    const { rows } = await world.pool.query(
      'select max(id) as id from consents where user_id = $1',
      [teen.id],
    )
    return { token: teen.link, consent_id: rows[0].id }
  },
  async '/users/consents/{consent_id}/words'(world, caller) {
    const body = { shown: caller ? await shownToOwn(world, caller) : shownIn(null) }
    await world.call('POST /users/consents/email_reminders', { token: caller?.token, body })
    const { rows } = await world.pool.query(
      'select max(id) as id from consents where user_id = $1',
      [caller?.id ?? 0],
    )
    return { consent_id: rows[0].id ?? 1 }
  },
  '/consent/{token}/withdraw': linkOfAgreed,
  async '/consent/{token}/link'(world) {
    const { token } = await linkOfAgreed(world)
    await world.pool.query(
      "update consent_requests set sent_at = sent_at - interval '100 days' where token_hash = $1",
      [digestOf(token)],
    )
    return { token }
  },
  '/consent/{token}/child': linkOfAgreed,
  '/consent/{token}/export': linkOfAgreed,
  '/consent/{token}/exports': linkOfAgreed,
  async '/consent/{token}/exports/{export_id}/file'(world) {
    const child = await waiting(world)
    await answer(world, child.link, 'confirm')
    return { token: child.link, ...(await ownExport(world, child)) }
  },
  ...accountSteps,
  ...careExamples(ownExport),
  '/users/guardian/send': aWhileLater,
  '/users/guardian': async (world) => ({
    ...(await aWhileLater(world)),
    guardian_email: `guardian-of-fuzz${++counter}@example.org`,
  }),
}

async function linkOfAgreed(world: World) {
  const { link } = await waiting(world)
  await answer(world, link, 'confirm')
  return { token: link }
}

async function linkOfChild(world: World) {
  const { token } = await requestChild(world, await parentSchool(world))
  return { token }
}

/** A guardian gets at most one mail per minute. */
async function aWhileLater(world: World) {
  world.passes(2 * minutes)
  return {}
}

/** A team that the person leads, with a task. */
async function teamTaskFor(world: World, leader: Member) {
  const teamId = await team(world, { leader, members: [await world.person()] })
  const description = 'Plan the steps.'
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into team_tasks (team_id, created_by, name, description, topic_id) values ($1, $2, 'Essay', $3, $4) returning id`,
    [teamId, leader.id, description, await topicId(world)],
  )
  const taskId = rows[0]?.id ?? 1
  const edit = '/tasks/team/edit/{task_id}'
  return {
    ...(await teamFor(world, leader, teamId)),
    '/teams/tasks/{team_id} team_id': teamId,
    '/teams/add/task/{team_id} team_id': teamId,
    ...{ '/teams/tasks status': 'to_do', '/teams/tasks/{team_id} status': 'to_do' },
    '/tasks/show/team/task/{task_id} task_id': taskId,
    '/tasks/delete/team/task/{task_id} task_id': taskId,
    [`${edit} task_id`]: taskId,
    [`${edit} description`]: description,
    [`${edit} marks`]: [],
    [`${edit} status`]: 'done',
    [`${edit} version`]: 1,
  }
}

/** Another member of that team, a removed one, an open invitation, and teams that invite the person. */
async function teamFor(world: World, leader: Member, teamId: number) {
  const [other, removed, invited, contact] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
  ]
  await befriend(world, leader, contact)
  const { rows } = await world.pool.query<{ id: number; user_id: number }>(
    `insert into team_members (team_id, user_id, status) values
      ($1, $2, 'accepted'), ($1, $3, 'removed'), ($1, $4, 'invited') returning id, user_id`,
    [teamId, other.id, removed.id, invited.id],
  )
  const place = rows.find(({ user_id }) => user_id === invited.id)?.id ?? 1
  const invitedTo = await team(world, {
    leader: other,
    others: [{ who: leader, status: 'invited' }],
  })
  const [update, save] = ['/teams/update/{team_id}', '/teams/save/{team_id}']
  const statements = '/users/save/team/pattern/statements'
  const join = '/users/join/team'
  const member = '{team_id}/{member_id} member_id'
  return Object.fromEntries([
    ...[
      ...[
        '/teams/show/{team_id}',
        '/teams/myteams/members/{team_id}',
        '/teams/statements/{team_id}',
      ],
      ...['/teams/statements/export/{team_id}', '/teams/delete/{team_id}', update, save],
      ...['/users/remove/team/member/{team_id}/{member_id}', '/users/invite/team/member/{team_id}'],
      '/users/retrive/team/member/{team_id}/{member_id}',
      ...['/users/remove/invited/member/{team_id}', statements, `${statements}/{team_id}`],
      `${statements}/{user_id}/{team_id}`,
    ].map((path) => [`${path} team_id`, teamId] as const),
    ...[update, save].flatMap((path) => [
      [`${path} leader_id`, leader.id] as const,
      [`${path} start`, leftOut] as const,
      [`${path} removed`, leftOut] as const,
    ]),
    ...['/teams/add/team', '/teams/build/team', '/teams/save'].flatMap((path) => [
      [`${path} users`, [contact.id]] as const,
      [`${path} emails`, ['somebody@example.org']] as const,
    ]),
    ['/users/invite/team/member/{team_id} users', [contact.id]],
    ['/users/invite/team/member/{team_id} emails', []],
    [`/users/remove/team/member/${member}`, other.id],
    [`/users/retrive/team/member/${member}`, removed.id],
    ['/users/remove/invited/member/{team_id} place_id', place],
    [`${join} team_id`, invitedTo],
    [`${join} share_scores`, true],
    [`${statements}/{user_id}/{team_id} user_id`, leader.id],
    ...['', '/{team_id}', '/{user_id}/{team_id}'].map((rest) => [
      `${statements}${rest} statement`,
      'I plan the order of our steps.',
    ]),
  ])
}

/** An unread notification, and a setting. */
/** An entry of the log, and filters that match some. */
async function logFor(world: World) {
  const { rows } = await world.pool.query<{ id: number }>('select max(id) as id from logs')
  const filters = { action: 'update', action_log: 'update', entity: 'users', entity_id: 1 }
  const ofList = Object.entries(filters).flatMap(([name, value]) =>
    ['/logs', '/logs/export'].map((path) => [`${path} ${name}`, value]),
  )
  return { log_id: rows[0]?.id ?? 1, ...Object.fromEntries(ofList) }
}

async function notificationOf(world: World, { id }: Member) {
  const { rows } = await world.pool.query<{ id: number }>(
    "insert into notifications (user_id, kind, data) values ($1, 'export_ready', '{}') returning id",
    [id],
  )
  const [notification] = rows
  return {
    '/notifications before': 2_000_000_000,
    '/notifications/{id}/read id': notification?.id ?? 1,
    '/notifications/read up_to': 2_000_000_000,
    '/notifications/settings kind': 'task_given',
    '/notifications/settings mail': false,
  }
}
