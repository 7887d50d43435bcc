import { randomUUID } from 'node:crypto'
import type { World } from '../world.ts'
import type { Json } from './places.ts'
import { leftOut } from './places.ts'
import { emptySheet } from './sheet-examples.ts'

type Values = Record<string, Json | typeof leftOut>
type Examples = Values

/** A word that no other example contains, so that unique values do not conflict. */
const word = () => `x${randomUUID().replaceAll('-', '').slice(0, 9)}`
const fieldsOf = (call: string, values: Values): Examples =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${call} ${name}`, value]))

/**
 * Examples for the calls of languages, interface texts, forms, questions, institutions and people.
 */
export const studioFor = async (world: World): Promise<Examples> => ({
  ...(await languagesFor(world)),
  ...(await textsFor()),
  ...(await formsFor(world)),
  ...(await questionsFor(world)),
  ...(await institutionsFor(world)),
  ...(await peopleFor(world)),
})

const locale = () => `q${String.fromCharCode(97 + Math.random() * 26, 97 + Math.random() * 26)}`

/**
 * A language without content, because examples are made concurrently and form versions are counted
 * per language.
 */
async function spoken(pool: World['pool']) {
  const { rows } = await pool.query<{ id: number }>(
    "insert into languages (title, locale, tag) values ($1, $1, 'la') returning id",
    [word()],
  )
  return rows[0]?.id ?? 0
}

async function languagesFor({ pool }: World): Promise<Examples> {
  const draft = { tag: 'la', rtl: 0, flag: 'va' }
  return {
    ...fieldsOf('/languages/save', { ...draft, title: word(), locale: locale() }),
    ...fieldsOf('/languages/save/{language_id}', {
      ...draft,
      title: word(),
      language_id: await spoken(pool),
      before: leftOut,
    }),
    '/languages/delete/{language_id} language_id': await spoken(pool),
    '/languages/publish/{language_id} language_id': 2,
  }
}

const flags = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '1']))

const textsFor = async (): Promise<Examples> => ({
  ...fieldsOf('/localization', {
    area: 'app',
    screen: 'home',
    ...flags('missing', 'changed', 'outdated'),
  }),
  ...fieldsOf('/localization/import/{language_id}', {
    file: await emptySheet(['key', 'english', 'value']),
    check: '1',
  }),
  ...fieldsOf('/localization/save/{language_id}', {
    texts: { 'login.title': 'Welcome' },
    before: leftOut,
  }),
  ...fieldsOf('/emails', flags('missing', 'changed')),
  '/emails/show/{language_id}/{mail} mail': 'welcome',
  ...fieldsOf('/emails/save/{language_id}/{mail}', {
    mail: 'welcome',
    texts: { 'mail.welcome.subject': 'Welcome' },
    before: leftOut,
  }),
  ...fieldsOf('/emails/preview/{language_id}/{mail}', {
    mail: 'welcome',
    texts: { 'mail.welcome.subject': 'Welcome' },
  }),
  ...fieldsOf('/emails/test/{language_id}/{mail}', {
    mail: 'welcome',
    texts: { 'mail.welcome.subject': 'Welcome' },
  }),
})

async function formsFor({ pool }: World): Promise<Examples> {
  const language_id = await spoken(pool)
  const { rows } = await pool.query<{ id: number }>(
    `insert into forms (title, age_group_id, language_id, status, version, scale)
     select 'Form ' || at, 3, $1, 'draft', at, '{a,b,c,d,e}' from generate_series(1, 5) at returning id`,
    [language_id],
  )
  const [edited = 0, deleted = 0, also = 0, gone = 0, used = 0] = rows.map(({ id }) => id)
  await pool.query('update forms set removed = 1 where id = $1', [gone])
  await pool.query(
    'insert into questions (form_id, number, pattern, text) select $1, number, pattern, text from questions where form_id = (select min(id) from forms)',
    [used],
  )
  const draft: Values = {
    title: 'A form',
    age_group_id: 3,
    version: leftOut,
    copy_of: leftOut,
    scale: ['a', 'b', 'c', 'd', 'e'],
  }
  return {
    ...fieldsOf('/forms', { age_group_id: 3, status: 'draft' }),
    ...fieldsOf('/forms/add_form', draft),
    ...fieldsOf('/forms/update/{id}', { ...draft, id: edited, language_id }),
    '/forms/delete/{id} id': deleted,
    '/forms/remove ids': [also],
    '/forms/restore ids': [gone],
    '/forms/activate/{id} id': used,
    '/forms/retire/{id} id': used, // active by then
  }
}

async function questionsFor({ pool }: World): Promise<Examples> {
  const { rows } = await pool.query<{ id: number }>(
    "insert into forms (title, age_group_id, language_id, status, version, scale) values ('Form', 3, $1, 'draft', 1, '{}') returning id",
    [await spoken(pool)],
  )
  const form = rows[0]?.id ?? 0
  const { rows: made } = await pool.query<{ id: number }>(
    "insert into questions (form_id, number, text) select $1, 28 + at, 'Asked ' || at from generate_series(0, 3) at returning id",
    [form],
  )
  const [edited = 0, deleted = 0, also = 0, gone = 0] = made.map(({ id }) => id)
  await pool.query('update questions set removed = 1 where id = $1', [gone])
  const draft: Values = { form_id: form, pattern: leftOut, text: 'Asked.', language_id: leftOut }
  const query: Values = { form_id: form, part: 2, pattern: 'sequence', language: 1 }
  return {
    ...fieldsOf('/questions', query),
    ...fieldsOf('/questions/export', query),
    ...fieldsOf('/questions/export/selected', { ...query, ids: [edited] }),
    ...fieldsOf('/questions/add_question', { ...draft, number: 1 }),
    ...fieldsOf('/questions/update/{id}', { ...draft, id: edited, number: 28 }),
    '/questions/delete/{id} id': deleted,
    '/questions/remove ids': [also],
    '/questions/restore ids': [gone],
    ...fieldsOf('/questions/import', {
      file: await emptySheet(['id', 'form_id', 'number', 'pattern', 'text']),
      check: '1',
    }),
    ...fieldsOf('/questions-language/import', {
      file: await emptySheet(['id', 'language', 'source_text', 'target_text']),
      check: '1',
    }),
    '/questions-language/export language': 2,
  }
}

async function institutionsFor(world: World): Promise<Examples> {
  const [edited, deleted, also, gone] = await Promise.all(
    [1, 2, 3, 4].map(() => world.organization({ seats: 10 })),
  )
  await world.pool.query('update organizations set removed = 1 where id = $1', [gone?.id])
  const draft: Values = {
    ...{
      name: 'A school',
      kind: 'school',
      status: 'active',
      country: 'IT',
      language_id: 1,
      code_member_type: 'student',
      seats: 10,
    },
    ...{
      starts_on: '2026-09-01',
      ends_on: '2027-08-31',
      dpa_signed_on: '2026-08-01',
      min_age: 12,
      email_domains: ['example.org'],
    },
    ...{
      contact_email: 'head@example.org',
      logo: 'A school',
      consent_mode: 'school',
      city: 'Bari',
      contact_name: 'A Head',
      notes: 'A note',
    },
    features: {
      lci_only: false,
      tasks: true,
      teams: true,
      career: true,
      pwp: true,
      classroom: true,
    },
  }
  const list = { kind: 'school', status: 'active' }
  return {
    ...fieldsOf('/organizations', list),
    ...fieldsOf('/orgs', list),
    ...fieldsOf('/organizations/save', { ...draft, promo_code: word() }),
    ...fieldsOf('/organizations/save/{organization_id}', {
      ...draft,
      organization_id: edited?.id ?? 0,
      promo_code: word(),
      edited_at: leftOut,
    }),
    '/organizations/show/{organization_id} organization_id': edited?.id ?? 0,
    '/organizations/history/{organization_id} organization_id': edited?.id ?? 0,
    '/organizations/delete/{organization_id} organization_id': deleted?.id ?? 0,
    '/organizations/remove ids': [also?.id ?? 0],
    '/organizations/restore ids': [gone?.id ?? 0],
  }
}

async function peopleFor(world: World): Promise<Examples> {
  const school = await world.organization({ seats: 10 })
  const [deleted, also, gone] = await Promise.all([1, 2, 3].map(() => world.person()))
  await world.pool.query('update users set removed = 1 where id = $1', [gone?.id])
  const invited = await world.person({ verified: false })
  await world.pool.query('update users set password_hash = null where id = $1', [invited.id])
  return {
    ...fieldsOf('/users', {
      type: 'student',
      organization_id: school.id,
      age_group_id: 3,
      status: 'active',
      lci: 'done',
      classification: 'Bridge Learner',
    }),
    ...fieldsOf('/users/save', {
      ...{
        first_name: 'Ada',
        last_name: 'Lark',
        email: `${word()}@example.org`,
        type: 'individual',
        organization_id: leftOut,
      },
      ...{ age_group_id: 3, turns_18_in: leftOut, country: 'IT', language_id: 1 },
      role: leftOut,
    }),
    '/users/welcome/{user_id} user_id': invited.id,
    ...fieldsOf('/users/personal/{user_id}', {
      ...{ email: `${word()}@example.org`, age_group_id: 3, turns_18_in: leftOut, country: 'IT' },
    }),
    ...fieldsOf('/user/roles/{user_id}', { before: leftOut }),
    ...fieldsOf('/user/institution_roles/{user_id}', { before: leftOut }),
    '/users/delete/{user_id} user_id': deleted?.id ?? 0,
    '/users/remove ids': [also?.id ?? 0],
    '/users/restore ids': [gone?.id ?? 0],
  }
}
