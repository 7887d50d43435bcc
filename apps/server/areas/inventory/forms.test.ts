import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answersTo, begin, readQuestions, save } from '../../testing/inventory.ts'
import { bareLanguage } from '../../testing/languages.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
})
afterAll(() => world.close())

const call = (what: string, body?: unknown) =>
  world.call(what, { token: editor.token, ...(body !== undefined && { body }) })
type Form = {
  id: number
  version: number
  status: string
  title: string
  language_id: number
  scale: string[]
  edited_at: string | null
}
const list = async (query: string): Promise<Form[]> =>
  (await call(`POST /forms?limit=99&${query}`)).body.list
const activeForm = async (age: number, language = 1) => {
  const [form] = await list(`age_group_id=${age}&language=${language}&status=active`)
  if (!form) throw new Error('no active form')
  return form
}
const add = async (draft: object) =>
  (
    await call('POST /forms/add_form', {
      title: 'Adult, anew',
      age_group_id: 3,
      language_id: 1,
      ...draft,
    })
  ).body
type Question = { id: number; number: number; pattern: string | null; part: number; text: string }
const numberOf = ({ number }: Question) => number
const textOf = ({ text }: Question) => text
const withoutText = ({ number, pattern, part }: Question) => ({ number, pattern, part })
const questionsOf = async (id: number) => (await call(`GET /forms/show/${id}`)).body.questions

describe('draft of a form', () => {
  test('is blank and incomplete, or a complete copy as the next version', async () => {
    const blank = (await add({ age_group_id: 2 })).row
    expect(blank).toMatchObject({
      version: 2,
      status: 'draft',
      pilot: true,
      statements: 0,
      open: 0,
      scale: [],
    })
    const { missing } = (await call(`GET /forms/show/${blank.id}`)).body
    expect(missing.numbers).toHaveLength(31)
    expect(missing).toMatchObject({
      patterns: expect.arrayContaining([{ pattern: 'sequence', count: 0 }]),
      scale: 5,
    })

    const copied = (await add({ age_group_id: 2, copy_of: (await activeForm(2)).id })).row
    expect(copied).toMatchObject({ version: 3, status: 'draft', statements: 28, open: 3 })
    expect((await call(`GET /forms/show/${copied.id}`)).body.missing).toEqual({
      numbers: [],
      untranslated: [],
      patterns: [],
      scale: 0,
    })
  })

  test('has the version number of its source in another language; a second one there is rejected', async () => {
    const english = await activeForm(1)
    const language_id = await bareLanguage(world)
    const hebrew = (await add({ age_group_id: 1, language_id, version_of: english.id })).row
    expect(hebrew).toMatchObject({ version: english.version, language_id, statements: 28 })
    expect(
      (await call(`GET /forms/show/${hebrew.id}`)).body.versions.map(({ id }: Form) => id),
    ).toContain(english.id)
    expect(
      (await add({ age_group_id: 1, language_id, version_of: english.id })).fields,
    ).toMatchObject([{ code: 'version_taken' }])
    // the active English form is one of its versions
    expect(
      await call('POST /forms/remove', { ids: [hebrew.id], all_versions: true }),
    ).toMatchObject({ status: 409, body: { name: 'form_fixed' } })
    const [{ id }] = await questionsOf(hebrew.id)
    expect(await call('POST /questions/remove', { ids: [id], all_versions: true })).toMatchObject({
      status: 409,
    })
  })

  test('begins in a new language with the questions of another, which count as missing until they are translated', async () => {
    const english = await activeForm(2)
    const language_id = await bareLanguage(world, 'Yiddish')
    const { row } = await add({ age_group_id: 2, language_id, copy_of: english.id })
    expect(row).toMatchObject({ version: english.version, statements: 28, open: 3 })
    expect(row).toMatchObject({ untranslated: 31, scale: [] })
    const copied = await questionsOf(row.id)
    expect(copied.map(withoutText)).toEqual((await questionsOf(english.id)).map(withoutText))
    const title = { title: row.title, age_group_id: 2, language_id }
    await call(`PUT /forms/update/${row.id}`, { ...title, scale: ['1', '2', '3', '4', '5'] })
    const activate = () => call(`POST /forms/activate/${row.id}`)
    expect((await activate()).body).toMatchObject({
      name: 'form_incomplete',
      missing: { numbers: [], untranslated: copied.map(numberOf), patterns: [], scale: 0 },
    })
    for (const { id, number } of copied.slice(1))
      await call(`PUT /questions/update/${id}`, { form_id: row.id, number, text: `טקסט ${number}` })
    expect((await activate()).body.missing.untranslated).toEqual([1])
    const history = await call(`GET /questions/history/${copied[0].id}`)
    expect([history.status, history.body.has_earlier]).toEqual([200, false])
    // a text may be right as it is
    await call(`PUT /questions/update/${copied[0].id}`, {
      ...{ form_id: row.id, number: 1, text: textOf(copied[0]) },
    })
    expect((await activate()).body.row).toMatchObject({ status: 'active', untranslated: 0 })
  })

  test('in another language has the texts and answer labels by which its language already translates the source', async () => {
    const english = await activeForm(1)
    const italian = await activeForm(1, 3)
    const next = (await add({ age_group_id: 1, copy_of: english.id })).row
    const [changed] = await questionsOf(next.id)
    await call(`PUT /questions/update/${changed.id}`, {
      ...{ form_id: next.id, number: 1, text: 'I read it all first.' },
    })
    const { row } = await add({ age_group_id: 1, language_id: 3, copy_of: next.id })
    expect(row).toMatchObject({ version: next.version, scale: italian.scale, untranslated: 1 })
    const [first, ...others] = await questionsOf(row.id)
    expect(first).toMatchObject({ text: 'I read it all first.', untranslated: true })
    expect(others.map(textOf)).toEqual((await questionsOf(italian.id)).slice(1).map(textOf))

    const again = (await add({ age_group_id: 1, language_id: 3, copy_of: row.id })).row
    expect(again).toMatchObject({ untranslated: 1 })
  })

  test('copies only a form of its age', async () => {
    expect((await add({ age_group_id: 2, copy_of: (await activeForm(3)).id })).fields).toEqual([
      expect.objectContaining({ path: 'copy_of', code: 'choice_unknown' }),
    ])
    expect((await add({ copy_of: 2_000_000_000 })).fields).toMatchObject([
      { path: 'copy_of', code: 'version_of_unknown' },
    ])
  })

  test('is deleted and restored; a form in use cannot be deleted', async () => {
    const { row } = await add({ title: 'To go' })
    expect((await call(`DELETE /forms/delete/${row.id}`)).status).toBe(200)
    expect((await list('removed=1')).map(({ title }) => title)).toEqual(['To go'])
    expect((await call('POST /forms/restore', { ids: [row.id] })).status).toBe(200)
    const active = await activeForm(3)
    expect(await call(`DELETE /forms/delete/${active.id}`)).toMatchObject({
      status: 409,
      body: { name: 'form_fixed' },
    })
    expect(await call('POST /forms/remove', { ids: [row.id, active.id] })).toMatchObject({
      status: 409,
    })
    expect((await list('search_text=to go')).map(({ id }) => id)).toEqual([row.id])
  })

  test('cannot be activated while it is incomplete, and reports what is missing', async () => {
    const { row } = await add({ copy_of: (await activeForm(3)).id })
    const second = (await questionsOf(row.id))[1]
    await call(`DELETE /questions/delete/${second.id}`)
    await call(`PUT /forms/update/${row.id}`, {
      title: row.title,
      age_group_id: 3,
      language_id: 1,
      scale: ['Never', 'Always'],
    })
    const { status, body } = await call(`POST /forms/activate/${row.id}`)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      name: 'form_incomplete',
      missing: { numbers: [2], patterns: [{ pattern: 'precision', count: 6 }], scale: 3 },
    })
  })
})

describe('new version of a form', () => {
  test('replaces the active one; begun attempts continue on the old form, new ones use the new form', async () => {
    const before = await activeForm(3)
    const ada = await world.person()
    const begun = await begin(world, ada)
    await save(world, ada, { attempt_id: begun.attempt_id, answers: answersTo(begun).slice(0, 10) })

    const { row } = await add({ copy_of: before.id })
    const [first] = await questionsOf(row.id)
    await call(`PUT /questions/update/${first.id}`, {
      form_id: row.id,
      number: 1,
      text: 'I read all of it first.',
    })
    const formView = (await call(`GET /forms/show/${row.id}`)).body
    expect(formView).toMatchObject({ uses: [], impact: { running: 0, answers: 0 } })
    expect(formView.replaces).toMatchObject({ id: before.id, impact: { running: 1, answers: 10 } })

    expect((await call(`POST /forms/activate/${row.id}`)).body.row).toMatchObject({
      status: 'active',
    })
    expect((await call(`GET /forms/show/${before.id}`)).body).toMatchObject({
      row: { status: 'retired' },
      uses: [{ kind: 'people', count: 1, blocks: false }],
    })
    expect((await readQuestions(world, ada)).body).toMatchObject({
      attempt_id: begun.attempt_id,
      form: { id: before.id },
      progress: 32,
    })
    const ben = await world.person()
    const his = (await readQuestions(world, ben)).body
    expect(his.form.id).toBe(row.id)
    expect(his.questions[0].text).toBe('I read all of it first.')
    expect(await call(`POST /forms/activate/${row.id}`)).toMatchObject({
      status: 409,
      body: { name: 'form_state' },
    })

    expect((await call(`POST /forms/activate/${before.id}`)).status).toBe(200)
    expect((await list('age_group_id=3&language=1&status=active')).map(({ id }) => id)).toEqual([
      before.id,
    ])
  })

  test('leaves one active form when two are activated at once', async () => {
    const one = (await add({ age_group_id: 2, copy_of: (await activeForm(2)).id })).row
    const other = (await add({ age_group_id: 2, copy_of: (await activeForm(2)).id })).row
    await Promise.all([one, other].map(({ id }) => call(`POST /forms/activate/${id}`)))
    expect(await list('age_group_id=2&language=1&status=active')).toHaveLength(1)
  })
})

test('the last English form cannot be retired; without an Italian form Italians get the English one', async () => {
  expect(await call(`POST /forms/retire/${(await activeForm(3)).id}`)).toMatchObject({
    status: 409,
    body: { name: 'form_last' },
  })
  const italian = await activeForm(3, 3)
  expect((await call(`POST /forms/retire/${italian.id}`)).body.row).toMatchObject({
    status: 'retired',
  })
  const ada = await world.person()
  await world.call('POST /languages/switch/3', { token: ada.token })
  expect((await readQuestions(world, ada)).body.form.language_id).toBe(1)
  expect(await call(`POST /forms/retire/${italian.id}`)).toMatchObject({
    body: { name: 'form_state' },
  })
})

test('title and scale of a form in use can change; its age, language and version cannot', async () => {
  const form = await activeForm(1, 2)
  const same = { title: 'Für Kinder', age_group_id: 1, language_id: 2 }
  expect((await call(`PUT /forms/update/${form.id}`, same)).body.row).toMatchObject({
    title: 'Für Kinder',
    version: 1,
  })
  expect(
    (await call(`PUT /forms/update/${form.id}`, { ...same, scale: ['Nie'] })).body.fields,
  ).toMatchObject([{ code: 'scale_words' }])
  expect((await call(`PUT /forms/update/${form.id}`, { ...same, age_group_id: 2 })).body.name).toBe(
    'form_fixed',
  )
  expect(
    (await call(`PUT /forms/update/${form.id}`, { ...same, edited_at: form.edited_at })).body.name,
  ).toBe('row_changed')
})

test('forms are forbidden to people without access to them', async () => {
  const ada = await world.person()
  for (const what of [
    'POST /forms',
    'GET /forms/quality',
    `POST /forms/activate/${(await activeForm(3)).id}`,
  ])
    expect((await world.call(what, { token: ada.token })).status).toBe(403)
})

describe('form that is activated while somebody works on it as a draft', () => {
  /**
   * Locks the forms until `work` waits for the lock, and activates the draft before `work`
   * continues.
   */
  async function activatedDuring(work: (draft: Form) => Promise<{ status: number }>) {
    const draft: Form = (await add({ copy_of: (await activeForm(3)).id })).row
    const holder = await world.pool.connect()
    await holder.query("begin; select pg_advisory_xact_lock(hashtext('rows forms'))")
    const working = work(draft)
    const waits = () =>
      holder.query("select from pg_locks where locktype = 'advisory' and not granted")
    while ((await waits()).rowCount === 0) await new Promise((soon) => setTimeout(soon, 10))
    await holder.query(`update forms set status = 'retired' where id = ${(await activeForm(3)).id}`)
    await holder.query(`update forms set status = 'active' where id = ${draft.id}`)
    await holder.query('commit')
    holder.release()
    return { answered: (await working).status, form: await activeForm(3), draft }
  }

  test.each([
    ['is not deleted', ({ id }: Form) => call(`DELETE /forms/delete/${id}`)],
    [
      'does not go to another age',
      ({ id, title }: Form) =>
        call(`PUT /forms/update/${id}`, { title, age_group_id: 2, language_id: 1, version: 77 }),
    ],
    [
      'keeps five words',
      ({ id, title }: Form) =>
        call(`PUT /forms/update/${id}`, {
          title,
          age_group_id: 3,
          language_id: 1,
          scale: ['Never'],
        }),
    ],
  ])('an activated draft %s', async (_, work) => {
    const { answered, form, draft } = await activatedDuring(work)
    expect(answered).toBe(400)
    expect([form.id, form.scale.length]).toEqual([draft.id, 5])
  })
})
