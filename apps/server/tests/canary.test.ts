import { crc32 } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { permissionGroups } from '@quartet/domain/permissions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeClassroom } from '../areas/classroom/client.ts'
import { writeExport } from '../areas/exports/jobs.ts'
import { organizationSheet } from '../areas/institutions/sheet.ts'
import { withoutTenantScope } from '../db/tenant.ts'
import { calls as served } from '../http/openapi.ts'
import { retain } from '../retention.ts'
import { digestOf, newToken } from '../security/tokens.ts'
import { writeSheet } from '../sheets/sheet-format.ts'
import { readEverythingStored, removeFiles, textFields, traces } from '../testing/canary.ts'
import { planAt } from '../testing/classroom-service.ts'
import { shownIn, shownOn } from '../testing/consents.ts'
import { addChild, addToFamily, childForm, joinFamily, makeFamily } from '../testing/families.ts'
import { asFile, fileNamed, formOf } from '../testing/files.ts'
import { answer, linkTo, logIn, parentSchool } from '../testing/guardians.ts'
import { take } from '../testing/inventory.ts'
import { makeSecurityKey } from '../testing/passkey.ts'
import {
  card,
  child,
  coaching,
  confirm,
  familyMember,
  individual,
  register,
  rememberSignUp,
  tooYoung,
} from '../testing/registration.ts'
import { resolvedDocument } from '../testing/resolved-document.ts'
import { sendRoster } from '../testing/roster.ts'
import { sendSheet } from '../testing/sheets.ts'
import { addTask, type Place, placesOf, topicId } from '../testing/tasks.ts'
import { team } from '../testing/teams.ts'
import { days, type Member, makeWorld, password, type World } from '../testing/world.ts'

/** A learner of each kind, who writes into every text field. */
type Learner = 'ada' | 'teen' | 'client' | 'mia' | 'mary' | 'eve'
type Learners = Record<Learner | 'invited' | 'invitedTeen' | 'invitedClient', Member>
type Scene = {
  world: World
  people: Partial<Learners>
  say: (field: string) => string
  address: (field: string) => string
}

/**
 * A call and the fate of its fields: `stored` words are found afterwards, `passes` words are not
 * stored.
 */
type Call = {
  stored?: readonly string[]
  passes?: readonly string[]
  codes?: readonly string[]
  write: (scene: Scene) => Promise<unknown>
}

const ofAda = ({ people: { ada } }: Scene) => ada ?? ({ id: 0, token: '', email: '' } as Member)
const roleSaying = ({ say }: Scene) => ({
  name: say('name'),
  grants: [{ permission: 'access_words', scope: 'all' }],
})
const links = ['link_facebook', 'link_instagram', 'link_linkedin', 'link_youtube']
const configurationTexts = ['instrument_name', ...links]
const configurationSaying = ({ say }: Scene, part: string) => ({
  instrument_name: say(`${part}.instrument_name`),
  ...Object.fromEntries(
    links.map((name) => [name, `https://links.example/${say(`${part}.${name}`)}`]),
  ),
})
const passwordsOf = ({ say }: Scene) => ({
  password: say('password'),
  confirm_password: say('password'),
})

/** The calls of a task area. */
function tasksOf(area: Place): Record<string, Call> {
  const { list, add, part, own } = placesOf[area]
  const fields = ({ say }: Scene) => ({
    name: say('name'),
    description: say('description'),
    category: say('category'),
  })
  const put = (scene: Scene, where: string, id: number, body: unknown) =>
    scene.world.call(`${where}/${id}`, { token: ofAda(scene).token, body })
  const saved = { stored: ['name', 'description', 'category'], codes: ['due_date'] }
  return {
    [add]: {
      ...saved,
      codes: ['due_date', 'request_id'],
      write: (scene) => addTask(scene.world, ofAda(scene), fields(scene), area),
    },
    [`PUT /tasks/edit${part}/{task_id}`]: {
      ...saved,
      async write(scene) {
        const { id } = await addTask(scene.world, ofAda(scene), {}, area)
        await put(scene, `PUT /tasks/edit${part}`, id, fields(scene))
      },
    },
    [`PUT /tasks/update${part}/{task_id}`]: {
      stored: ['marks.0.text', 'drill.0.note', 'duties.0.text'],
      async write(scene) {
        const text = scene.say('marks.0.text')
        const { id } = await addTask(scene.world, ofAda(scene), { description: text }, area)
        const marks = [{ start: 0, end: text.length, text, pattern: 'sequence', source: 'user' }]
        const drill = [{ step: 'mull', note: scene.say('drill.0.note') }]
        await put(scene, `PUT /tasks/update${part}`, id, {
          marks,
          drill,
          duties: [{ text: scene.say('duties.0.text'), feeling: 'enjoy' }],
        })
      },
    },
    [`${own}/{task_id}`]: {
      stored: ['body'],
      async write(scene) {
        const { id } = await addTask(scene.world, ofAda(scene), {}, area)
        await put(scene, own, id, { pattern: 'sequence', body: scene.say('body') })
      },
    },
    [list('{user_id}')]: {
      passes: ['search_text', 'category'],
      codes: ['date_from', 'date_to'],
      write(scene) {
        const query = `?search_text=${scene.say('search_text')}&category=${scene.say('category')}`
        return scene.world.call(`${list(ofAda(scene).id)}${query}`, { token: ofAda(scene).token })
      },
    },
  }
}

/** Calls that mail pages: of a task of the area, or of the person if no area is passed. */
const mailing = (call: string, area?: Place): Record<string, Call> => ({
  [area ? `${call}/{task_id}` : call]: {
    stored: ['emails.0', 'message'],
    codes: ['guardian'],
    passes: ['pdf'],
    async write(scene) {
      const task = area && (await addTask(scene.world, ofAda(scene), {}, area))
      const body = formOf({
        pdf: await pagesSaying(scene.say('pdf')),
        emails: [scene.address('emails.0')],
        message: scene.say('message'),
      })
      await scene.world.call(task ? `${call}/${task.id}` : call, {
        token: ofAda(scene).token,
        body,
      })
    },
  },
})

/** Calls that open a shared link. */
const opening = (call: string): Record<string, Call> => ({
  [call]: {
    passes: ['token'],
    write: ({ world, say }) => world.call(call, { body: { token: say('token') } }),
  },
})

const ofInstitutions = {
  stored: ['name', 'contact_name', 'contact_email', 'logo', 'city', 'email_domains.0', 'notes'],
  codes: ['country', 'promo_code', 'starts_on', 'ends_on', 'dpa_signed_on'],
}
const wordsOfInstitution = ({ say, address }: Scene) => ({
  ...{
    name: say('name'),
    contact_name: say('contact_name'),
    contact_email: address('contact_email'),
    logo: say('logo'),
    city: say('city'),
  },
  ...{ email_domains: [`${say('email_domains.0')}.example`], notes: say('notes') },
})
const listsOfInstitutions = (call: string): Record<string, Call> => ({
  [call]: {
    passes: ['search_text'],
    codes: ['date_from', 'date_to'],
    write: async (scene) =>
      scene.world.call(`${call}?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
        body: {},
      }),
  },
})

/** A new group of an administrator. */
async function groupOf({ world }: Scene, { token }: Member) {
  const { body } = await world.call('POST /users/add/group', { token, body: { name: 'Class' } })
  return body.group.id as number
}
/** Calls that begin a change of everybody whom a search finds. */
const changesOfMany = (
  call: string,
  more: (scene: Scene) => object | Promise<object>,
): Record<string, Call> => ({
  [call]: {
    passes: ['filters.search_text'],
    codes: ['filters.date_from', 'filters.date_to'],
    write: async (scene) =>
      scene.world.call(call, {
        token: (await root(scene)).token,
        body: {
          ...(await more(scene)),
          filters: { search_text: scene.say('filters.search_text') },
        },
      }),
  },
})
/** Saves a view of a list. */
const saveView = (scene: Scene, say: (field: string) => string) =>
  scene.world.call('PUT /users/views', {
    token: ofAda(scene).token,
    body: {
      list: 'people',
      name: say('name'),
      state: {
        ...{ search_text: say('state.search_text'), order_by: say('state.order_by') },
        ...{ order_direction: 'ASC', removed: 0, date_from: '', date_to: '' },
        filters: { lci: say('state.filters.*') },
      },
    },
  })
/** Calls that write the name of a group. */
const groupNames = (call: string): Record<string, Call> => ({
  [call]: {
    stored: ['name'],
    async write(scene) {
      const { world, say } = scene
      const admin = await root(scene)
      const where = call.replace('{group_id}', String(await groupOf(scene, admin)))
      return world.call(where, { token: admin.token, body: { name: say('name') } })
    },
  },
})
/** The calls of families, by an administrator with a family of their own. */
const callsOfFamilies = (): Record<string, Call> => {
  const searching = (call: string): Call => ({
    passes: ['search_text'],
    write: async (scene) =>
      scene.world.call(`${call}?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
      }),
  })
  const leaves = (world: World, id: number) =>
    world.pool.query("update users set erase_from = '2026-01-01' where id = $1", [id])
  return {
    'POST /families': searching('POST /families'),
    'POST /users/family/members': searching('POST /users/family/members'),
    'POST /users/family/members/{member_id}/erasure': {
      passes: ['password'],
      async write({ world, say }) {
        const { admin } = await makeFamily(world)
        const mia = await addChild(world, admin)
        const body = { password: say('password') }
        await world.call(`POST /users/family/members/${mia.id}/erasure`, {
          token: admin.token,
          body,
        })
        await leaves(world, mia.id)
        await leaves(world, admin.id)
      },
    },
    'PUT /families/update/{family_id}': {
      stored: ['name'],
      async write({ world, say }) {
        const { admin, id } = await makeFamily(world)
        const body = { name: say('name') }
        await world.call(`PUT /families/update/${id}`, { token: admin.token, body })
        await leaves(world, admin.id)
      },
    },
    'POST /users/family/join': {
      passes: ['family_code'],
      write: (scene) => joinFamily(scene.world, ofAda(scene), scene.say('family_code')),
    },
    'POST /users/add/family/member': {
      stored: ['first_name', 'last_name', 'email'],
      codes: ['country', 'shown.digest'],
      async write({ world, say, address }) {
        const { admin } = await makeFamily(world)
        const { shown } = await childForm(world)
        const made = await addToFamily(world, admin, {
          ...{ age_group_id: 2, first_name: say('first_name'), last_name: say('last_name') },
          ...{ email: address('email'), turns_18_in: 2030, country: 'DE' },
          ...{ old_enough: false, shown },
        })
        await leaves(world, made.body.id)
      },
    },
  }
}
/** The calls of categories of people that write or search a text. */
const callsOfUserCategories = (): Record<string, Call> => {
  const path = '/users/categories'
  const categoryOf = async (scene: Scene) =>
    (
      await scene.world.call(`PUT ${path}/save`, {
        token: (await root(scene)).token,
        body: { name: `Cohort ${crypto.randomUUID()}` },
      })
    ).body.category.id as number
  const named = (call: string): Call => ({
    stored: ['name'],
    async write(scene) {
      const where = call.replace('{category_id}', String(await categoryOf(scene)))
      const { token } = await root(scene)
      return scene.world.call(where, { token, body: { name: scene.say('name') } })
    },
  })
  const searching = (call: string, codes: string[] = []): Call => ({
    ...{ passes: ['search_text'], codes },
    async write(scene) {
      const where = call.replace('{category_id}', String(await categoryOf(scene)))
      const { token } = await root(scene)
      return scene.world.call(`${where}?search_text=${scene.say('search_text')}`, { token })
    },
  })
  return {
    ...Object.fromEntries(
      [`PUT ${path}/save`, `PUT ${path}/save/{category_id}`].map((call) => [call, named(call)]),
    ),
    [`POST ${path}`]: searching(`POST ${path}`, ['date_from', 'date_to']),
    ...Object.fromEntries(
      [`GET ${path}/pick/{category_id}`, 'GET /categories/users/{category_id}'].map((call) => [
        call,
        searching(call),
      ]),
    ),
  }
}
const groupSearches = (call: string): Record<string, Call> => ({
  [call]: {
    passes: ['search_text'],
    async write(scene) {
      const { world, say } = scene
      const admin = await root(scene)
      return world.call(`${call}?search_text=${say('search_text')}`, {
        token: admin.token,
        ...(call.endsWith('members') && { body: { group_id: await groupOf(scene, admin) } }),
      })
    },
  },
})

/** Ada's result has quality flags, about which an administrator writes a note. */
const reviewCalls = (): Record<string, Call> => ({
  'POST /results/flagged': {
    passes: ['search_text'],
    async write(scene) {
      const { token } = await root(scene)
      return scene.world.call(`POST /results/flagged?search_text=${scene.say('search_text')}`, {
        token,
      })
    },
  },
  'PUT /results/{attempt_id}/review': {
    stored: ['note'],
    async write(scene) {
      const { rows } = await scene.world.pool.query(
        `insert into attempts (user_id, form_id, finished_at, sequence, precision, technical_reasoning, confluence, quality_flags)
         select $1, min(id), now(), 21, 21, 21, 21, '{fast}' from forms returning id`,
        [ofAda(scene).id],
      )
      const { token } = await root(scene)
      return scene.world.call(`PUT /results/${rows[0].id}/review`, {
        token,
        body: { decision: 'keep', note: scene.say('note') },
      })
    },
  },
})

/** The calls of courses; Ada edits them, and evaluates one. */
function courseCalls(): Record<string, Call> {
  const searching = (call: string): Call => ({
    passes: ['search_text'],
    write: async (scene) =>
      scene.world.call(`${call}?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
      }),
  })
  async function taken(scene: Scene) {
    const { world } = scene
    const { token } = await root(scene)
    const { body } = await world.call('POST /courses/save', {
      token,
      body: { title: 'A course', status: 'open' },
    })
    await world.pool.query('insert into course_enrolments (course_id, user_id) values ($1, $2)', [
      body.course.id,
      ofAda(scene).id,
    ])
    return body.course.id as number
  }
  const rated = { useful: 1, clear: 2, pace: 3, materials: 4, teaching: 5 }
  const evaluate = async (scene: Scene, comment: string) =>
    scene.world.call('POST /evaluation/save', {
      token: ofAda(scene).token,
      body: { course_id: await taken(scene), ...rated, comment },
    })
  const draft = ({ say }: Scene) => {
    const form = new FormData()
    form.set('title', say('title'))
    form.set('description', say('description'))
    form.set('teachers[0]', say('teachers.0'))
    form.set('file', new File([fileNamed('photo.png')], `${say('file')}.png`))
    return form
  }
  const fields = ['title', 'description', 'teachers.0', 'file']
  return {
    'POST /courses': searching('POST /courses'),
    'POST /auth/courses': searching('POST /auth/courses'),
    'POST /courses/save': {
      stored: fields,
      codes: ['starts_at'],
      write: async (scene) =>
        scene.world.call('POST /courses/save', {
          token: (await root(scene)).token,
          body: draft(scene),
        }),
    },
    'POST /courses/save/{course_id}': {
      stored: fields,
      codes: ['starts_at', 'edited_at'],
      write: async (scene) =>
        scene.world.call(`POST /courses/save/${await taken(scene)}`, {
          token: (await root(scene)).token,
          body: draft(scene),
        }),
    },
    'POST /evaluation/save': {
      stored: ['comment'],
      write: (scene) => evaluate(scene, scene.say('comment')),
    },
    'POST /evaluation/save/{evaluation_id}': {
      stored: ['comment'],
      async write(scene) {
        const { body } = await evaluate(scene, '')
        return scene.world.call(`POST /evaluation/save/${body.evaluation.id}`, {
          token: ofAda(scene).token,
          body: { ...rated, comment: scene.say('comment') },
        })
      },
    },
  }
}

/** Orders the erasure of another person, with a note. */
const erasing = (
  call: string,
  of: (id: number) => { path: string; named: object },
): Record<string, Call> => ({
  [call]: {
    stored: ['note'],
    async write(scene) {
      const { path, named } = of((await scene.world.person()).id)
      const body = { ...named, reason: 'left', note: scene.say('note') }
      return scene.world.call(`POST /users/erase${path}`, {
        token: (await root(scene)).token,
        body,
      })
    },
  },
})

/** The path and the secret of an invitation to an address. */
async function invitedTo(world: World, email: string): Promise<[string, string]> {
  const { id } = await world.person()
  const token = newToken()
  await world.pool.query(
    `insert into invitations (inviter_id, email, token_hash, code_hash, expires_at) values ($1, $2, $3, '', '2030-01-01')`,
    [id, email.toLowerCase(), digestOf(token)],
  )
  return [`${id}/0`, token]
}

/** The secret of an invitation is compared, and never stored as it is. */
const invitationCalls = (): Record<string, Call> =>
  Object.fromEntries(
    [
      '/invitations/{invitation_id}',
      '/users/accept/invatation/{invitation_id}',
      '/users/decline/invitation/{invitation_id}',
    ].map((path): [string, Call] => [
      `POST ${path}`,
      {
        passes: ['secret'],
        write: (scene) =>
          scene.world.call(`POST ${path.replace('{invitation_id}', '1')}`, {
            token: ofAda(scene).token,
            body: { secret: scene.say('secret') },
          }),
      },
    ]),
  )

/** Calls with a second factor and other services: secrets are compared, or stored encrypted. */
function signInCalls(): Record<string, Call> {
  const someone = ({ world }: Scene) => world.person()
  const own = (where: string, ...fields: string[]): Record<string, Call> => ({
    [where]: {
      passes: fields,
      async write(scene) {
        const { token } = await someone(scene)
        const body = Object.fromEntries(fields.map((field) => [field, scene.say(field)]))
        const more = where.endsWith('remove') ? { passkey_id: null } : {}
        await scene.world.call(where, { token, body: { ...body, ...more } })
      },
    },
  })
  const strange = (where: string, ...fields: string[]): Record<string, Call> => ({
    [where]: {
      passes: fields,
      async write({ world, say }) {
        const inPath = /\{(\w+)\}/.exec(where)?.[1] ?? ''
        const path = where.replace(`{${inPath}}`, say(inPath))
        const named = fields.filter((field) => field !== inPath)
        await world.call(path, {
          body: Object.fromEntries(named.map((field) => [field, say(field)])),
        })
      },
    },
  })
  return {
    ...strange('POST /login/providers/find', 'domain'),
    ...strange('POST /login/provider/{provider}', 'provider'),
    ...strange(
      'POST /login/provider/{provider}/callback',
      'provider',
      'code',
      'state',
      'iss',
      'error',
    ),
    ...strange('POST /login/identity', 'sign_up'),
    ...strange('POST /class/sign-in', 'class_code', 'name', 'pin'),
    ...strange('POST /class/badge', 'token', 'pin'),
    'POST /login/second-factor': {
      passes: ['code', 'recovery_code', 'passkey.id', 'passkey.*'],
      async write({ world, say }) {
        for (const body of [
          { code: say('code') },
          { recovery_code: say('recovery_code') },
          { passkey: { id: say('passkey.id'), more: say('passkey.*') } },
        ])
          await world.call('POST /login/second-factor', { body })
      },
    },
    ...own('POST /users/second-factor/app/begin', 'password'),
    ...own('POST /users/second-factor/app', 'code'),
    ...own('POST /users/second-factor/passkeys/begin', 'password'),
    ...own('POST /users/second-factor/remove', 'password'),
    ...own('POST /users/second-factor/recovery-codes', 'password'),
    'POST /users/second-factor/passkeys': {
      stored: ['name'],
      passes: ['token', 'passkey.id', 'passkey.*'],
      async write(scene) {
        const { world, say } = scene
        const { token } = ofAda(scene)
        const add = (body: object) =>
          world.call('POST /users/second-factor/passkeys', { token, body })
        const { body } = await world.call('POST /users/second-factor/passkeys/begin', {
          token,
          body: { password: wordOf('PUT /users/update/password/{user_id} password') },
        })
        const given = { id: say('passkey.id'), more: say('passkey.*') }
        await add({ token: say('token'), name: 'x', passkey: given })
        const passkey = makeSecurityKey().create(body.options)
        await add({ token: body.token, name: say('name'), passkey })
      },
    },
    'POST /users/identities/begin/{provider}': {
      passes: ['provider', 'password'],
      async write(scene) {
        const { token } = await someone(scene)
        await scene.world.call(`POST /users/identities/begin/${scene.say('provider')}`, {
          token,
          body: { password: scene.say('password') },
        })
      },
    },
    'PUT /organizations/provider/{organization_id}': {
      stored: ['issuer', 'client_id'],
      passes: ['client_secret'],
      async write(scene) {
        const { world, say } = scene
        const { id } = await world.organization()
        await world.call(`PUT /organizations/provider/${id}`, {
          token: (await root(scene)).token,
          body: {
            issuer: `https://${say('issuer')}.example`,
            client_id: say('client_id'),
            client_secret: say('client_secret'),
          },
        })
      },
    },
  }
}

/**
 * Every call that takes text, in an order in which they work. A new call, or a new field of a call,
 * needs a line only here. `stored`: the written text is found in the database or the file store.
 * `passes`: it was accepted and nothing of it is stored. `codes`: only values of a list or digits,
 * so no word fits.
 */
const signUpCodes = ['promo_code', 'family_code']
const familyType = { type: 'individual', plan: 'family', family_type: 2 }
const calls: Record<string, Call> = {
  'POST /registeration': {
    stored: ['first_name', 'last_name', 'email', 'guardian_email', 'city', 'state'],
    passes: ['password', 'confirm_password', 'captcha', 'card_name', ...signUpCodes],
    codes: ['country', 'card_number', 'exp_time', 'cvc_code', 'shown.digest', 'zip_code'],
    async write(scene) {
      const { world, people, say, address } = scene
      const named = { first_name: say('first_name'), last_name: say('last_name') }
      await register(world, await individual(world, { captcha: say('captcha') }))
      await register(
        world,
        await individual(world, { type: 'institution', promo_code: say('promo_code') }),
      )
      const body = await individual(world, {
        ...named,
        email: address('email'),
        card_name: say('card_name'),
      })
      await register(world, {
        ...body,
        password: say('password'),
        confirm_password: say('password'),
      })
      people.ada = await confirmed(world, body.email, say('password'))

      const teen = await individual(world, {
        ...tooYoung(),
        guardian_email: address('guardian_email'),
      })
      await register(world, teen)
      people.teen = await confirmed(world, teen.email)
      await register(world, await familyMember(world, say('family_code')))
      const client = await coaching(world, { city: say('city'), state: say('state') })
      await register(world, client)
      people.client = await confirmed(world, client.email)
    },
  },
  'PUT /users/renew/{user_id}': {
    passes: ['card_name'],
    codes: ['card_number', 'exp_time', 'cvc_code', 'ends_at'],
    write: (scene) =>
      scene.world.call(`PUT /users/renew/${ofAda(scene).id}`, {
        body: { ...card, exp_time: '2030-01', card_name: scene.say('card_name') },
        token: ofAda(scene).token,
      }),
  },
  'PUT /users/card/{user_id}': {
    passes: ['card_name'],
    codes: ['card_number', 'exp_time', 'cvc_code'],
    write: (scene) =>
      scene.world.call(`PUT /users/card/${ofAda(scene).id}`, {
        body: { ...card, exp_time: '2030-01', card_name: scene.say('card_name') },
        token: ofAda(scene).token,
      }),
  },
  'POST /register/{contact}/{team}/invitation': {
    passes: ['token'],
    write: ({ world, say }) =>
      world.call('POST /register/1/0/invitation', { body: { token: say('token') } }),
  },
  'POST /register/{contact}/{team}': {
    stored: ['first_name', 'last_name', 'email', 'guardian_email', 'city', 'state'],
    passes: ['password', 'confirm_password', 'captcha', 'card_name', ...signUpCodes, 'token'],
    codes: ['country', 'card_number', 'exp_time', 'cvc_code', 'shown.digest', 'zip_code'],
    async write(scene) {
      const { world, people, say, address } = scene
      const sign = async (email: string, more: Record<string, unknown>, token?: string) => {
        const [path, right] = await invitedTo(world, email)
        const body = { ...(await individual(world, { email, ...more })), token: token ?? right }
        rememberSignUp(body, await world.call(`POST /register/${path}`, { body }))
      }
      await sign('canary1@example.org', {}, say('token'))
      await sign('canary2@example.org', { captcha: say('captcha') })
      await sign('canary3@example.org', { type: 'institution', promo_code: say('promo_code') })
      await sign('canary5@example.org', { ...familyType, family_code: say('family_code') })
      const place = { language: 1, city: say('city'), state: say('state') }
      await sign('canary6@example.org', { type: 'coaching', ...place })
      people.invitedClient = await confirmed(world, 'canary6@example.org')
      const names = { first_name: say('first_name'), last_name: say('last_name') }
      const words = { password: say('password'), confirm_password: say('password') }
      await sign('canary4@example.org', words)
      await sign(address('email'), { ...names, card_name: say('card_name') })
      people.invited = await confirmed(world, address('email'))
      const guardian_email = address('guardian_email')
      await sign('canary5@example.org', { ...tooYoung(), guardian_email })
      people.invitedTeen = await confirmed(world, 'canary5@example.org')
    },
  },
  'POST /registeration/code': {
    passes: ['promo_code'],
    write: ({ world, say }) =>
      world.call('POST /registeration/code', { body: { promo_code: say('promo_code') } }),
  },
  'POST /registeration/child': {
    stored: ['nick_name', 'guardian_email'],
    passes: ['promo_code', 'captcha'],
    codes: ['country'],
    async write({ world, say, address }) {
      const draft = { nick_name: say('nick_name'), guardian_email: address('guardian_email') }
      await world.call('POST /registeration/child', {
        body: await child(world, say('promo_code'), draft),
      })
      await world.call('POST /registeration/child', {
        body: await child(world, school.promoCode, { ...draft, captcha: say('captcha') }),
      })
      await world.call('POST /registeration/child', {
        body: await child(world, school.promoCode, draft),
      })
      guardian = draft.guardian_email
    },
  },
  'GET /imports/last/{sheet}': {
    passes: ['sheet'],
    write: (scene) =>
      scene.world.call(`GET /imports/last/${scene.say('sheet')}`, { token: ofAda(scene).token }),
  },
  'GET /consent/{token}': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`GET /consent/${say('token')}`),
  },
  'POST /consent/{token}/refuse': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`POST /consent/${say('token')}/refuse`),
  },
  'POST /consent/{token}/withdraw': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`POST /consent/${say('token')}/withdraw`),
  },
  'POST /consent/{token}/link': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`POST /consent/${say('token')}/link`),
  },
  'GET /consent/{token}/child': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`GET /consent/${say('token')}/child`),
  },
  'POST /consent/{token}/export': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`POST /consent/${say('token')}/export`),
  },
  'GET /consent/{token}/exports': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`GET /consent/${say('token')}/exports`),
  },
  'GET /consent/{token}/exports/{export_id}/file': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`GET /consent/${say('token')}/exports/1/file`),
  },
  'POST /users/consents/{purpose}': {
    codes: ['shown.digest'],
    write: (scene) =>
      scene.world.call('POST /users/consents/email_reminders', {
        token: ofAda(scene).token,
        body: { shown: shownIn(null) },
      }),
  },
  'POST /users/admissions': {
    codes: ['shown.digest'],
    write: async (scene) =>
      scene.world.call('POST /users/admissions', {
        token: (await root(scene)).token,
        body: { ids: [1], shown: shownIn(null) },
      }),
  },
  'GET /consent/{token}/words/{consent_id}': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`GET /consent/${say('token')}/words/1`),
  },
  'POST /consent/{token}/confirm': {
    stored: ['email'],
    passes: ['token', 'password', 'confirm_password'],
    codes: ['shown.digest'],
    async write(scene) {
      const { world, people, say, address } = scene
      await world.call(`POST /consent/${say('token')}/confirm`, { body: { shown: shownIn(null) } })
      const body = { email: address('email'), ...passwordsOf(scene) }
      await answer(world, await linkTo(world, guardian), 'confirm', body)
      people.mia = await confirmed(world, body.email, say('password'))
    },
  },
  'PUT /users/guardian': {
    stored: ['guardian_email'],
    async write({ world, people, address }) {
      world.passes(days / 24)
      await world.call('PUT /users/guardian', {
        token: people.teen?.token,
        body: { guardian_email: address('guardian_email') },
      })
    },
  },
  'POST /login': {
    passes: ['email', 'password', 'captcha'],
    write: ({ world, say, address }) =>
      world.call('POST /login', {
        body: { email: address('email'), password: say('password'), captcha: say('captcha') },
      }),
  },
  'POST /users/password': {
    passes: ['password', 'confirm_password'],
    write: (scene) =>
      scene.world.call('POST /users/password', {
        token: ofAda(scene).token,
        body: passwordsOf(scene),
      }),
  },
  'POST /verifyCode': {
    passes: ['email', 'verification_code', 'sign_up', 'captcha'],
    write: ({ world, say, address }) => {
      const proofs = {
        verification_code: say('verification_code').slice(0, 20),
        sign_up: say('sign_up'),
        captcha: say('captcha'),
      }
      return world.call('POST /verifyCode', { body: { email: address('email'), ...proofs } })
    },
  },
  'POST /verifyCode/resend': {
    passes: ['email', 'captcha'],
    write: ({ world, say, address }) =>
      world.call('POST /verifyCode/resend', {
        body: { email: address('email'), captcha: say('captcha') },
      }),
  },
  'POST /users/forgot/password': {
    passes: ['email', 'captcha'],
    write: ({ world, say, address }) =>
      world.call('POST /users/forgot/password', {
        body: { email: address('email'), captcha: say('captcha') },
      }),
  },
  'POST /user/reset/password': {
    passes: ['password', 'confirm_password', 'token'],
    write: (scene) =>
      scene.world.call('POST /user/reset/password', {
        body: { ...passwordsOf(scene), token: scene.say('token') },
      }),
  },
  'GET /cms/show/{cms_id}': {
    passes: ['cms_id'],
    write: ({ world, say }) => world.call(`GET /cms/show/${say('cms_id')}`),
  },
  'PUT /users/save/{user_id}': {
    stored: ['first_name', 'last_name', 'about_me', 'job_title', 'topics.0', 'skills.0'],
    codes: ['scored_at'],
    write(scene) {
      const { world, say } = scene
      const { id, token } = ofAda(scene)
      const names = {
        first_name: say('first_name'),
        last_name: say('last_name'),
        about_me: say('about_me'),
        job_title: say('job_title'),
      }
      return world.call(`PUT /users/save/${id}`, {
        token,
        body: { ...names, topics: [say('topics.0')], skills: [say('skills.0')] },
      })
    },
  },
  'POST /users/save_answers': {
    stored: ['answers.0.text'],
    write: (scene) =>
      take(scene.world, ofAda(scene), {
        texts: [scene.say('answers.0.text'), 'Something else.', 'Something more.'],
      }),
  },
  'PUT /users/update/password/{user_id}': {
    passes: ['old_password', 'password', 'confirm_password'],
    async write(scene) {
      const { id, token } = ofAda(scene)
      const put = (old_password: string) =>
        scene.world.call(`PUT /users/update/password/${id}`, {
          token,
          body: { ...passwordsOf(scene), old_password },
        })
      await put(scene.say('old_password'))
      await put(wordOf('POST /registeration password'))
    },
  },
  'POST /attributes/add/custom/attribute': {
    stored: ['title'],
    write: (scene) => addStatement(scene, scene.say('title')),
  },
  'PUT /attributes/edit/attribute/{attribute_id}': {
    stored: ['title'],
    codes: ['edited_at'],
    async write(scene) {
      const { body } = await addStatement(scene, 'Something to change')
      const edited = { title: scene.say('title'), type: 'Avoid', pattern: 'precision' }
      await scene.world.call(`PUT /attributes/edit/attribute/${body.attribute.id}`, {
        token: ofAda(scene).token,
        body: edited,
      })
    },
  },
  'POST /users/text/to/speech': {
    passes: ['text'],
    write: (scene) =>
      scene.world.call('POST /users/text/to/speech', {
        token: ofAda(scene).token,
        body: { text: scene.say('text') },
      }),
  },
  'POST /users/update_photo/{user_id}': {
    passes: ['image'],
    write(scene) {
      const { id, token } = ofAda(scene)
      return scene.world.call(`POST /users/update_photo/${id}`, {
        token,
        body: formOf({ image: pictureSaying(scene.say('image')) }),
      })
    },
  },
  'POST /tasks/get/description': {
    passes: ['photo'],
    write: (scene) =>
      scene.world.call('POST /tasks/get/description', {
        token: ofAda(scene).token,
        body: formOf({ photo: pictureSaying(scene.say('photo')) }),
      }),
  },
  'PUT /users/google/classroom/{user_id}': {
    passes: ['code', 'state'],
    write(scene) {
      const { id, token } = ofAda(scene)
      const body = { code: scene.say('code'), state: scene.say('state') }
      return scene.world.call(`PUT /users/google/classroom/${id}`, { token, body })
    },
  },
  'GET /tasks/push/people': {
    passes: ['search_text'],
    write: (scene) =>
      scene.world.call(`GET /tasks/push/people?search_text=${scene.say('search_text')}`, {
        token: ofAda(scene).token,
      }),
  },
  'POST /tasks/assigned': {
    passes: ['search_text'],
    codes: ['date_from', 'date_to'],
    write: (scene) =>
      scene.world.call(`POST /tasks/assigned?search_text=${scene.say('search_text')}`, {
        token: ofAda(scene).token,
      }),
  },
  'GET /users/photo/{image}': {
    passes: ['image'],
    write: ({ world, say }) => world.call(`GET /users/photo/${say('image')}`),
  },
  'GET /cms/picture/{picture}': {
    passes: ['picture'],
    write: ({ world, say }) => world.call(`GET /cms/picture/${say('picture')}`),
  },
  'POST /users/share': {
    stored: ['email', 'message'],
    codes: ['guardian'],
    passes: ['image'],
    write(scene) {
      const body = formOf({
        image: pictureSaying(scene.say('image')),
        email: scene.address('email'),
        message: scene.say('message'),
      })
      return scene.world.call('POST /users/share', { token: ofAda(scene).token, body })
    },
  },
  'POST /users/share/{user_id}': {
    stored: ['emails.0', 'message'],
    codes: ['guardian'],
    passes: ['pdf'],
    async write(scene) {
      const { id, token } = ofAda(scene)
      const body = formOf({
        pdf: await pagesSaying(scene.say('pdf')),
        emails: [scene.address('emails.0')],
        message: scene.say('message'),
      })
      return scene.world.call(`POST /users/share/${id}`, { token, body })
    },
  },
  'POST /users/share_links': {
    stored: ['message'],
    async write(scene) {
      const { id, token } = ofAda(scene)
      await scene.world.pool.query(
        "insert into scores values ($1, 28, 22, 13, 30, 'manual', '{}', now(), 'Dynamic Learner') on conflict do nothing",
        [id],
      )
      const body = { document: { kind: 'plp' }, days: 7, message: scene.say('message') }
      return scene.world.call('POST /users/share_links', { token, body })
    },
  },
  ...opening('POST /shared'),
  ...opening('POST /shared/pages'),
  ...opening('POST /shared/pdf'),
  ...tasksOf('school'),
  ...tasksOf('work'),
  ...tasksOf('career'),
  ...mailing('POST /tasks/share_school_task', 'school'),
  ...mailing('POST /tasks/share_work_strategy', 'work'),
  ...mailing('POST /tasks/share', 'career'),
  ...mailing('POST /tasks/share_plp_task'),
  ...mailing('POST /tasks/share_pwp_task'),
  'POST /users': {
    passes: ['search_text'],
    codes: ['date_from', 'date_to'],
    write: async (scene) =>
      scene.world.call(`POST /users?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
        body: {},
      }),
  },
  'POST /users/export': {
    passes: ['search_text'],
    codes: ['date_from', 'date_to'],
    write: async (scene) =>
      scene.world.call(`POST /users/export?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
      }),
  },
  ...changesOfMany('POST /users/changes', () => ({ kind: 'remind' })),
  ...changesOfMany('POST /users/change/organization', () => ({ organization_id: 1 })),
  ...changesOfMany('POST /users/changes/category', async (scene) => {
    const { token } = await root(scene)
    const body = { name: `Category ${Date.now()}` }
    const made = await scene.world.call('PUT /users/categories/save', { token, body })
    return { category_id: made.body.category.id }
  }),
  'PUT /users/views': {
    stored: ['name', 'state.search_text', 'state.order_by', 'state.filters.*'],
    codes: ['state.date_from', 'state.date_to'],
    write: (scene) => saveView(scene, scene.say),
  },
  'POST /users/views/{view_id}': {
    stored: ['name'],
    async write(scene) {
      const saved = await saveView(scene, () => 'plain')
      const id = saved.body.views[0].id
      return scene.world.call(`POST /users/views/${id}`, {
        token: ofAda(scene).token,
        body: { name: scene.say('name') },
      })
    },
  },
  'PUT /users/save': {
    stored: ['first_name', 'last_name', 'email'],
    codes: ['country', 'shown.digest'],
    async write(scene) {
      const { world, say, address, people } = scene
      const named = {
        first_name: say('first_name'),
        last_name: say('last_name'),
        email: address('email'),
      }
      const draft = { ...named, type: 'individual', age_group_id: 3 }
      await world.call('PUT /users/save', { token: (await root(scene)).token, body: draft })
      const token = (await world.mails(draft.email))
        .at(-1)
        ?.text.match(/reset-password\/([\w-]+)/)?.[1]
      await world.call('POST /user/reset/password', {
        body: { token, password, confirm_password: password },
      })
      people.mary = await logIn(world, draft.email)
    },
  },
  'PUT /users/personal/{user_id}': {
    stored: ['email', 'city', 'state'],
    codes: ['country', 'zip_code'],
    async write(scene) {
      const { world, address, people, say } = scene
      const eve = await world.person()
      await world.call(`PUT /users/personal/${eve.id}`, {
        token: (await root(scene)).token,
        body: { email: address('email'), city: say('city'), state: say('state') },
      })
      people.eve = await world.signIn(eve)
    },
  },
  'POST /teams/add/task/{team_id}': {
    stored: ['name', 'description'],
    write: (scene) => addTeamTask(scene, scene.say('name'), scene.say('description')),
  },
  'PUT /tasks/team/edit/{task_id}': {
    stored: ['name', 'description', 'marks.0.text'],
    async write(scene) {
      const { id } = await addTeamTask(scene, 'Essay', 'Write it.')
      // somebody who stays in the team
      await scene.world.pool.query(
        "insert into team_members (team_id, user_id, status) select team_id, $2, 'accepted' from team_tasks where id = $1",
        [id, (await scene.world.person()).id],
      )
      const text = scene.say('marks.0.text')
      await scene.world.call(`PUT /tasks/team/edit/${id}`, {
        token: ofAda(scene).token,
        body: {
          name: scene.say('name'),
          description: `${text} ${scene.say('description')}`,
          marks: [{ start: 0, end: text.length, text, pattern: 'sequence', source: 'user' }],
        },
      })
    },
  },
  ...Object.fromEntries(
    ['POST /teams/tasks', 'POST /teams/tasks/{team_id}'].map((call) => [
      call,
      {
        passes: ['search_text'],
        codes: ['date_from', 'date_to'],
        async write(scene: Scene) {
          const teamId = await team(scene.world, { leader: ofAda(scene) })
          const path = call.replace('{team_id}', String(teamId))
          return scene.world.call(`${path}?search_text=${scene.say('search_text')}`, {
            token: ofAda(scene).token,
          })
        },
      },
    ]),
  ),
  ...callsOfTeams(),
  'POST /users/import': {
    stored: ['file'],
    async write(scene) {
      const { id } = await scene.world.organization()
      const row = `${scene.say('file')},Else,${scene.address('row')},3`
      const csv = `first_name,last_name,email,age_group_id\n${row}`
      const upload = { organization: id }
      return sendRoster(scene.world, await root(scene), csv, upload)
    },
  },
  'POST /users/imports/{id}/apply': {
    codes: ['shown.digest'],
    write: async (scene) =>
      scene.world.call('POST /users/imports/1/apply', {
        token: (await root(scene)).token,
        body: { shown: await shownOn(scene.world, 'addition') },
      }),
  },
  'POST /users/contacts': {
    passes: ['search_text'],
    write: (scene) =>
      scene.world.call(`POST /users/contacts?search_text=${scene.say('search_text')}`, {
        token: ofAda(scene).token,
      }),
  },
  'POST /contacts': {
    passes: ['search_text'],
    write: async (scene) =>
      scene.world.call(`POST /contacts?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
      }),
  },
  'POST /users/add/contact': {
    passes: ['search_text'],
    write: (scene) =>
      scene.world.call('POST /users/add/contact', {
        token: ofAda(scene).token,
        body: { users: [ofAda(scene).id], search_text: scene.say('search_text') },
      }),
  },
  'POST /users/add/contact/{user_id}/{contact_id}': {
    passes: ['search_text'],
    write: (scene) =>
      scene.world.call(`POST /users/add/contact/${ofAda(scene).id}/${ofAda(scene).id}`, {
        token: ofAda(scene).token,
        body: { search_text: scene.say('search_text') },
      }),
  },
  'POST /users/invite/contact': {
    stored: ['emails.0'],
    write: (scene) =>
      scene.world.call('POST /users/invite/contact', {
        token: ofAda(scene).token,
        body: { emails: [scene.address('emails.0')] },
      }),
  },
  ...invitationCalls(),
  'POST /users/search/contact': {
    passes: ['search_text'],
    write: (scene) =>
      scene.world.call('POST /users/search/contact', {
        token: ofAda(scene).token,
        body: { search_text: scene.say('search_text') },
      }),
  },
  ...callsOfFamilies(),
  'PUT /users/join_organization/{user_id}': {
    passes: ['promo_code', 'shown.digest'],
    async write(scene) {
      const { id, token } = ofAda(scene)
      const call = `PUT /users/join_organization/${id}`
      const shown = { digest: scene.say('shown.digest'), language_id: 1 }
      const body = { promo_code: scene.say('promo_code'), facilitator_scores: true, shown }
      await scene.world.call(call, { token, body })
      await scene.world.call(`${call}?promo_code=${scene.say('promo_code')}`, { token })
    },
  },
  'GET /joining/{token}': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`GET /joining/${say('token')}`),
  },
  'POST /joining/{token}/confirm': {
    passes: ['token'],
    codes: ['shown.digest'],
    write: ({ world, say }) =>
      world.call(`POST /joining/${say('token')}/confirm`, { body: { shown: shownIn(null) } }),
  },
  'POST /joining/{token}/refuse': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`POST /joining/${say('token')}/refuse`),
  },
  'POST /joining/{token}/withdraw': {
    passes: ['token'],
    write: ({ world, say }) => world.call(`POST /joining/${say('token')}/withdraw`),
  },
  'POST /users/wait_organization/{user_id}': {
    passes: ['promo_code'],
    write: (scene) =>
      scene.world.call(`POST /users/wait_organization/${ofAda(scene).id}`, {
        token: ofAda(scene).token,
        body: { promo_code: scene.say('promo_code') },
      }),
  },
  // only the account of a teenager needs one
  'PUT /users/leave_organization/{user_id}': {
    passes: ['guardian_email'],
    write: (scene) =>
      scene.world.call(`PUT /users/leave_organization/${ofAda(scene).id}`, {
        token: ofAda(scene).token,
        body: { guardian_email: scene.address('guardian_email') },
      }),
  },
  'GET /users/facilitators': {
    passes: ['search_text'],
    async write(scene) {
      const { token } = await scene.world.person({ role: 'super_admin' })
      await scene.world.call(`GET /users/facilitators?search_text=${scene.say('search_text')}`, {
        token,
      })
    },
  },
  ...courseCalls(),
  ...reviewCalls(),
  'POST /users/class-session': {
    passes: ['code'],
    write: (scene) =>
      scene.world.call('POST /users/class-session', {
        token: ofAda(scene).token,
        body: { code: scene.say('code') },
      }),
  },
  ...groupNames('POST /users/add/group'),
  ...groupNames('POST /users/edit/group/{group_id}'),
  ...groupNames('POST /groups/add_group'),
  ...groupNames('PUT /groups/save'),
  ...groupNames('PUT /groups/save/{group_id}'),
  ...groupNames('PUT /groups/update/{group_id}'),
  ...callsOfUserCategories(),
  ...groupSearches('POST /users/groups'),
  ...groupSearches('POST /groups'),
  ...groupSearches('POST /groups/mygroups/members'),
  ...groupSearches('GET /groups/institution/users'),
  'POST /users/email': {
    stored: ['email'],
    passes: ['password'],
    async write(scene) {
      const email = scene.address('email')
      const call = (typed: string) =>
        scene.world.call('POST /users/email', {
          token: ofAda(scene).token,
          body: { email, password: typed },
        })
      await call(scene.say('password'))
      await call(wordOf('PUT /users/update/password/{user_id} password'))
    },
  },
  'POST /users/email/confirm': {
    codes: ['code'],
    write: (scene) =>
      scene.world.call('POST /users/email/confirm', {
        token: ofAda(scene).token,
        body: { code: '000000' },
      }),
  },
  ...signInCalls(),
  ...Object.fromEntries(
    ['POST /logs', 'POST /logs/export'].map((call): [string, Call] => [
      call,
      {
        passes: ['search_text'],
        codes: ['date_from', 'date_to', 'entity'],
        write: async (scene) =>
          scene.world.call(`${call}?search_text=${scene.say('search_text')}`, {
            token: (await root(scene)).token,
          }),
      },
    ]),
  ),
  ...Object.fromEntries(
    ['GET /dashboard/task_count', 'GET /dashboard/logs_count'].map((call): [string, Call] => [
      call,
      {
        codes: ['date_from', 'date_to'],
        write: async (scene) => scene.world.call(call, { token: (await root(scene)).token }),
      },
    ]),
  ),
  'POST /users/dashboard': {
    passes: ['search_text'],
    codes: ['date_from', 'date_to'],
    write: async (scene) =>
      scene.world.call(`POST /users/dashboard?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
      }),
  },
  'POST /logs/security': {
    codes: ['date_from', 'date_to'],
    write: async (scene) =>
      scene.world.call('POST /logs/security', { token: (await root(scene)).token }),
  },
  ...erasing('POST /users/erase', (id) => ({ path: '', named: { ids: [id] } })),
  ...erasing('POST /users/erase/{user_id}', (id) => ({ path: `/${id}`, named: {} })),
  ...listsOfInstitutions('POST /organizations'),
  ...listsOfInstitutions('POST /orgs'),
  ...listsOfInstitutions('POST /organizations/export'),
  'POST /organizations/import': {
    stored: ['file'],
    async write(scene) {
      const cells = { name: scene.say('file'), kind: 'school', status: 'active', seats: 3 }
      const { columns: kinds } = organizationSheet
      const headings = ['id', ...Object.keys(kinds)]
      const columns = headings.map((heading) => ({ heading, width: 10 }))
      const valuesOf: Record<string, string | number> = {
        ...cells,
        consent_mode: 'none',
        code_member_type: 'student',
      }
      const row = headings.map((name) => valuesOf[name] ?? (kinds[name] === 'yes_no' ? 'no' : ''))
      const sheet = await writeSheet('organizations', columns, [row])
      const bytes = new Uint8Array(await sheet.arrayBuffer())
      return sendSheet(scene.world, await root(scene), 'POST /organizations/import', { bytes })
    },
  },
  'GET /organizations/members/{organization_id}': {
    passes: ['search_text'],
    async write(scene) {
      const { id } = await scene.world.organization()
      const where = `GET /organizations/members/${id}?search_text=${scene.say('search_text')}`
      return scene.world.call(where, { token: (await root(scene)).token })
    },
  },
  'GET /orgs': {
    passes: ['search_text'],
    write: async (scene) =>
      scene.world.call(`GET /orgs?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
      }),
  },
  'PUT /roles': {
    stored: ['name'],
    write: async (scene) => {
      const body = roleSaying(scene)
      const { token } = await root(scene)
      roleId = (await scene.world.call('PUT /roles', { token, body })).body.role.id
    },
  },
  'PUT /roles/{role_id}': {
    stored: ['name'],
    codes: ['edited_at'],
    write: async (scene) =>
      scene.world.call(`PUT /roles/${roleId}`, {
        token: (await root(scene)).token,
        body: roleSaying(scene),
      }),
  },
  'PUT /setting/configuration': {
    stored: configurationTexts.map((name) => `values.${name}`),
    passes: configurationTexts.map((name) => `before.${name}`),
    async write(scene) {
      const { token } = await root(scene)
      const values = configurationSaying(scene, 'values')
      // the values of an outdated screen only lead to an error
      const before = configurationSaying(scene, 'before')
      for (const body of [{ values, before }, { values }])
        await scene.world.call('PUT /setting/configuration', { token, body })
    },
  },
  'PUT /organizations/save': {
    ...ofInstitutions,
    async write(scene) {
      const body = { ...wordsOfInstitution(scene), seats: 3 }
      institution = (
        await scene.world.call('PUT /organizations/save', {
          token: (await root(scene)).token,
          body,
        })
      ).body.organization.id
    },
  },
  'PUT /organizations/save/{organization_id}': {
    ...ofInstitutions,
    codes: [...ofInstitutions.codes, 'edited_at'],
    write: async (scene) =>
      scene.world.call(`PUT /organizations/save/${institution}`, {
        token: (await root(scene)).token,
        body: wordsOfInstitution(scene),
      }),
  },
  'POST /users/deletion': {
    passes: ['password'],
    write: (scene) =>
      scene.world.call('POST /users/deletion', {
        token: ofAda(scene).token,
        body: { password: scene.say('password') },
      }),
  },
}

/** The calls of teams. */
function callsOfTeams(): Record<string, Call> {
  const call = (scene: Scene, where: string, body: unknown) =>
    scene.world.call(where, { token: ofAda(scene).token, body })
  const own = (scene: Scene) => team(scene.world, { leader: ofAda(scene) })
  const words = ({ say }: Scene) => ({
    name: say('name'),
    team_description: say('team_description'),
  })
  const listed = (where: string): Call => ({
    passes: ['search_text'],
    async write(scene) {
      const path = where.replace('{team_id}', String(await own(scene)))
      return call(scene, `${path}?search_text=${scene.say('search_text')}`, {})
    },
  })
  const created = (where: string): Call => ({
    stored: ['name', 'team_description', 'emails.0'],
    write: (scene) =>
      call(scene, where, {
        ...words(scene),
        emails: [scene.address('emails.0'), 'second@example.org'],
      }),
  })
  const changed = (where: string): Call => ({
    stored: ['name', 'team_description'],
    write: async (scene) =>
      call(scene, where.replace('{team_id}', String(await own(scene))), words(scene)),
  })
  const said = (where: string): Call => ({
    stored: ['statement'],
    async write(scene) {
      const [teamId, statement] = [await own(scene), `${scene.say('statement')} plans our steps`]
      const path = where
        .replace('{team_id}', String(teamId))
        .replace('{user_id}', String(ofAda(scene).id))
      return call(scene, path, where.includes('{') ? { statement } : { team_id: teamId, statement })
    },
  })
  const statements = 'POST /users/save/team/pattern/statements'
  return Object.fromEntries([
    ...['POST /teams', 'POST /users/teams', 'POST /teams/myteams/members/{team_id}'].map(
      (where) => [where, listed(where)] as const,
    ),
    ...['POST /teams/add/team', 'POST /teams/build/team', 'PUT /teams/save'].map(
      (where) => [where, created(where)] as const,
    ),
    ...['PUT /teams/update/{team_id}', 'PUT /teams/save/{team_id}'].map(
      (where) => [where, changed(where)] as const,
    ),
    ...[statements, `${statements}/{team_id}`, `${statements}/{user_id}/{team_id}`].map(
      (where) => [where, said(where)] as const,
    ),
    [
      'POST /users/invite/team/member/{team_id}',
      {
        stored: ['emails.0'],
        write: async (scene: Scene) =>
          call(scene, `POST /users/invite/team/member/${await own(scene)}`, {
            emails: [scene.address('emails.0')],
          }),
      },
    ],
  ])
}

/** A task in a team of Ada alone. */
async function addTeamTask(scene: Scene, name: string, description: string) {
  const teamId = await team(scene.world, { leader: ofAda(scene) })
  const { body } = await scene.world.call(`POST /teams/add/task/${teamId}`, {
    token: ofAda(scene).token,
    body: { name, description, topic_id: await topicId(scene.world) },
  })
  return body.task as { id: number }
}

/** A new administrator of the installation, who writes about others. */
const root = ({ world }: Scene) => world.person({ role: 'super_admin', type: 'institution' })

const addStatement = (scene: Scene, title: string) =>
  scene.world.call('POST /attributes/add/custom/attribute', {
    token: ofAda(scene).token,
    body: { title, type: 'Use First', pattern: 'sequence' },
  })

/** A photo with an embedded comment, as cameras and programs write them. */
function pictureSaying(word: string) {
  const photo = fileNamed('photo.png')
  const remark = Buffer.from(`tEXtComment\0${word}`)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(remark.length - 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(remark))
  const end = photo.length - 12
  return asFile(Buffer.concat([photo.subarray(0, end), length, remark, sum, photo.subarray(end)]))
}

async function pagesSaying(word: string) {
  const pages = await PDFDocument.load(fileNamed('page.pdf'))
  pages.setTitle(word)
  return asFile(
    Buffer.from(await pages.save({ useObjectStreams: false })),
    'page.pdf',
    'application/pdf',
  )
}

/** Tables whose records stay although their writer was erased, with the reason. */
const lawful: Record<string, string> = {
  'public.roles': 'the roles of an installation are its own, not of who named them',
  'public.configuration': 'what an installation is called is its own, not of who typed it',
  'public.courses': 'what editors write about a course is the installation’s',
  'public.course_files': 'the files of a course stay with it',
  'public.groups': 'the name of a group stays with its institution',
  'public.user_categories': 'the name of a category stays with its institution',
  'public.sheet_import_rows': 'the rows of a spreadsheet of institutions, which can be undone',
  'public.team_tasks': 'a team keeps its tasks, without the name of who added them',
  'public.institution_providers': 'the provider of an institution is its own',
  'public.organizations': 'what an institution says of itself is its own, not of who typed it',
}

let world: World
let school: { promoCode: string }
let guardian = ''
let institution = 0
let roleId = 0
const people: Partial<Learners> = {}
beforeAll(async () => {
  world = await makeWorld()
  school = await parentSchool(world)
  world.services.classroom = makeClassroom(planAt('http://127.0.0.1:9'))
})
afterAll(() => world.close())

/** A different word for each field: letters only, and not in any dictionary. */
const words = new Map<string, string>()
function wordOf(field: string) {
  const known =
    words.get(field) ??
    `quokka${[...String(1000 + words.size)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}x`
  words.set(field, known)
  return known
}
const sceneOf = (call: string): Scene => {
  const say = (field: string) => wordOf(`${call} ${field}`)
  return { world, people, say, address: (field) => `${say(field)}@example.org` }
}

async function confirmed(world: World, email: string, word = password): Promise<Member> {
  if (await world.code(email)) await confirm(world, email)
  if (word === password) return logIn(world, email)
  const { body } = await world.call('POST /login', { body: { email, password: word } })
  return { id: body.user.id, email, token: body.access_token }
}

const listed = (which: 'stored' | 'passes' | 'codes') =>
  Object.entries(calls).flatMap(([call, one]) =>
    (one[which] ?? []).map((field) => `${call} ${field}`),
  )
const tablesOf = (input: string[]) => input.map((line) => / in (\S+)/.exec(line)?.[1] ?? '')

const contentPermissions: readonly string[] = permissionGroups.Content
/** Calls of content, which is about nobody and stays when its author leaves. */
const contentCalls = new Set(
  served()
    .filter(
      ({ meta: { access } }) =>
        access.who !== 'everyone' &&
        access.holding.some((locked) => contentPermissions.includes(locked)),
    )
    .map(({ method, path }) => `${method} ${path}`),
)
describe('a canary word', () => {
  test('is found only in the content tables and their log when written as content', async () => {
    const editor = await world.person({ role: 'content_editor' })
    const word = wordOf('content')
    await world.call('POST /topics/add_topic', {
      token: editor.token,
      body: { name: word, area: 'school', language_id: 1 },
    })
    await world.call(`POST /topics?search_text=${wordOf('searched')}`, { token: editor.token })
    const everything = await readEverythingStored(world)
    expect([...new Set(tablesOf(traces(everything, [word])))]).toEqual([
      'public.log_values',
      'public.topic_versions',
    ])
    expect(traces(everything, [wordOf('searched')])).toEqual([])
    await world.pool.query('delete from topic_versions where name = $1', [word])
    await world.pool.query("delete from log_values where new_value ->> 'name' = $1", [word])
  })

  test('has a line for every field of every call that takes text', async () => {
    const fields = textFields(
      (await resolvedDocument()) as unknown as Parameters<typeof textFields>[0],
    )
    expect(fields.length).toBeGreaterThan(40)
    const ofPeople = (field: string) => !contentCalls.has(field.split(' ').slice(0, 2).join(' '))
    const lines = [...listed('stored'), ...listed('passes'), ...listed('codes')]
    expect(lines.filter(ofPeople).sort()).toEqual(fields.filter(ofPeople).sort())
  })

  test('is found right after writing in stored fields and nowhere in other fields', {
    timeout: 300_000,
  }, async () => {
    for (const [call, { stored = [], passes = [], write }] of Object.entries(calls)) {
      await world.pool.query('delete from rate_limits')
      await write(sceneOf(call))
      const everything = await readEverythingStored(world)
      const say = (field: string) =>
        words.get(`${call} ${field}`) ?? `${call} never wrote into ${field}`
      for (const field of stored)
        expect([call, field, traces(everything, [say(field)]).length > 0]).toEqual([
          call,
          field,
          true,
        ])
      for (const field of passes.filter((one) => one !== 'confirm_password'))
        expect([
          call,
          field,
          words.has(`${call} ${field}`),
          traces(everything, [say(field)]),
        ]).toEqual([call, field, true, []])
    }
    // the card number of the sign-up
    expect(traces(await readEverythingStored(world), ['4242424242424242'])).toEqual([])
  })

  test('is found in the file of an export, too', async () => {
    await world.call('POST /users/own_data/export', { token: people.ada?.token, body: {} })
    const { rows } = await world.pool.query("select data from jobs.job where name = 'export'")
    for (const { data } of rows) await withoutTenantScope(() => writeExport(world.services, data))
    const results = traces(await readEverythingStored(world), [
      wordOf('PUT /users/save/{user_id} about_me'),
    ])
    expect(tablesOf(results)).toContain('file')
  })

  test('leaves no trace once its writer is erased, except where the law requires it', async () => {
    const passwords = {
      ada: 'PUT /users/update/password/{user_id} password',
      mia: 'POST /consent/{token}/confirm password',
    }
    await world.pool.query('delete from rate_limits')
    for (const [name, word] of [
      ['ada', wordOf(passwords.ada)],
      ['mia', wordOf(passwords.mia)],
      ['teen', password],
      ['invited', password],
      ['invitedTeen', password],
      ['client', password],
      ['invitedClient', password],
      ['mary', password],
      ['eve', password],
    ] as const) {
      const { status } = await world.call('POST /users/deletion', {
        token: people[name]?.token,
        body: { password: word },
      })
      expect([name, status]).toEqual([name, 200])
    }
    // the first mail to a child's guardian has no account yet; unsent, it stays for a day, the
    // account for fourteen (queue/queue.ts)
    await world.pool.query(
      "delete from jobs.job where name = 'mail' and data->>'to' = $1 and keep_until < now() + '14 days'",
      [guardian],
    )
    world.passes(14 * days)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    await removeFiles(world)

    const left = traces(await readEverythingStored(world), [...words.values()])
    // the log still shows the names of institutions, which write to guardians, and of roles, and the
    // values of the installation, like these names and values themselves
    const renamed = [
      'PUT /organizations/save name',
      'PUT /organizations/save/{organization_id} name',
      'POST /organizations/import file',
      'PUT /roles name',
      'PUT /roles/{role_id} name',
      ...configurationTexts.map((name) => `PUT /setting/configuration values.${name}`),
    ].map((field) => `${words.get(field)} in public.log_values `)
    const isLawful = (line: string) =>
      tablesOf([line]).some((table) => lawful[table]) ||
      renamed.some((start) => line.startsWith(start))
    expect(left.filter((line) => !isLawful(line))).toEqual([])
    expect(Object.keys(lawful).filter((table) => !tablesOf(left).includes(table))).toEqual([])
  })
})
