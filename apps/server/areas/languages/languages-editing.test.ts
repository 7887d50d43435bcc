import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiError, statusAndBody } from '../../testing/responses.ts'
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
const offered = async (): Promise<number[]> =>
  (await world.call('POST /langs', {})).body.languages.map(({ id }: { id: number }) => id)
const german = { title: 'German', tag: 'de', rtl: 0, flag: 'de' }

describe('language editing by a content editor', () => {
  test('lists all languages with their completeness', async () => {
    const { languages } = (await call('POST /languages')).body
    expect(languages).toHaveLength(8)
    const [english, , , greek] = languages
    expect(english).toMatchObject({
      is_default: true,
      flag: 'gb',
      missing: [],
      published: true,
      statements: { count: 336, of: 336 },
    })
    expect(english.texts.count).toBe(english.texts.of)
    expect(english.forms).toEqual(
      [1, 2, 3].map((age_group_id) => ({ age_group_id, active: true, pilot: true })),
    )
    expect(greek).toMatchObject({ is_default: false, flag: 'gr', published: true, missing: [] })
    expect((await call('GET /languages/show/4')).body.language).toEqual(greek)
    expect((await call('GET /languages/show/900')).status).toBe(404)
  })

  test('unpublishes and republishes a language, which hides it from visitors and shows it again', async () => {
    expect((await call('POST /languages/publish/2')).body.language).toMatchObject({
      published: false,
    })
    expect(await offered()).toEqual([1, 3, 4, 5, 6, 7, 8])
    expect(
      (await call('POST /languages/publish/2', { published: false })).body.language.published,
    ).toBe(false)
    expect((await call('POST /languages/publish/2')).body.language).toMatchObject({
      published: true,
    })
    expect(await offered()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('shows English texts and pages to readers of an unpublished language until it is published again', async () => {
    const { token } = await world.person({ languageId: 3 })
    const languageOfPage = async () =>
      (await world.call('GET /cms/show/before', { token })).body.content[0].language_id
    const changed = async () =>
      (await world.call('GET /localization/show', { token })).body.localization
    await call('PUT /localization/save/3', { texts: { 'tasks.title_school': 'Compiti miei' } })
    expect([await languageOfPage(), await changed()]).toEqual([
      3,
      { 'tasks.title_school': 'Compiti miei' },
    ])
    await call('POST /languages/publish/3', { published: false })
    expect([await languageOfPage(), await changed()]).toEqual([1, {}])
    await call('POST /languages/publish/3', { published: true })
    expect(await languageOfPage()).toBe(3)
    await call('PUT /localization/save/3', { texts: { 'tasks.title_school': null } })
  })

  test('refuses to publish a language in which nobody could register, and lists what is missing', async () => {
    const { id } = (
      await call('PUT /languages/save', {
        title: 'Hebrew',
        locale: 'he',
        tag: 'he',
        rtl: 1,
        flag: 'il',
      })
    ).body.language
    expect(await call(`POST /languages/publish/${id}`)).toMatchObject({
      status: 422,
      body: { name: 'language_incomplete', missing: ['register_texts', 'form'] },
    })
    await world.pool.query(
      `insert into forms (title, age_group_id, language_id, status, scale) select title, 3, $1, 'active', scale from forms where id = 1`,
      [id],
    )
    expect((await call(`POST /languages/publish/${id}`)).body.missing).toEqual(['register_texts'])
    const { list } = (
      await call(`POST /localization?language=${id}&limit=999&missing=1&area=register`)
    ).body
    const texts = Object.fromEntries(
      list.map(({ key, english }: { key: string; english: string }) => [key, english]),
    )
    // some of them are consent texts
    expect((await call(`PUT /localization/save/${id}`, { texts })).status).toBe(403)
    const { token: ofRoot } = await world.person({ role: 'super_admin' })
    expect(
      (await world.call(`PUT /localization/save/${id}`, { token: ofRoot, body: { texts } })).status,
    ).toBe(200)
    const state = (await call(`GET /languages/show/${id}`)).body.language
    expect(state.missing).toEqual([])
    expect((await call(`POST /languages/publish/${id}`)).body.language.published).toBe(true)
  })

  test('refuses to unpublish or delete the default language', async () => {
    for (const where of ['POST /languages/publish/1', 'DELETE /languages/delete/1'])
      expect(statusAndBody(await call(where))).toEqual(apiError('language_default'))
  })

  test('deletes only unpublished languages without any content', async () => {
    const { id } = (
      await call('PUT /languages/save', { title: 'Latin', locale: 'la', tag: 'la', rtl: 0 })
    ).body.language
    await world.pool.query('insert into localization values ($1, $2, $3, $4)', [
      id,
      'app',
      'tasks.title',
      'Opera',
    ])
    expect(statusAndBody(await call(`DELETE /languages/delete/${id}`))).toEqual(
      apiError('row_used'),
    )
    await world.pool.query('delete from localization where language_id = $1', [id])
    expect((await call(`DELETE /languages/delete/${id}`)).status).toBe(200)
    expect(statusAndBody(await call(`DELETE /languages/delete/${id}`))).toEqual(
      apiError('row_unknown'),
    )
    expect(statusAndBody(await call('DELETE /languages/delete/2'))).toEqual(
      apiError('language_published'),
    )
  })

  test('changes title, tag, direction and flag', async () => {
    const { language } = (
      await call('PUT /languages/save/2', { ...german, title: 'Deutsch', rtl: 1, flag: 'at' })
    ).body
    expect(language).toMatchObject({
      title: 'Deutsch',
      rtl: 1,
      flag: 'at',
      locale: 'ge',
      published: true,
    })
    expect((await call('PUT /languages/save/2', german)).body.language.rtl).toBe(0)
    expect(statusAndBody(await call('PUT /languages/save/900', german))).toEqual(
      apiError('row_unknown'),
    )
  })

  test('returns row_changed when somebody else changed the language meanwhile', async () => {
    const before = { title: 'German', tag: 'de', rtl: 0, flag: 'de' }
    expect(
      (await call('PUT /languages/save/2', { ...german, title: 'Deutsch', before })).status,
    ).toBe(200)
    expect(
      statusAndBody(await call('PUT /languages/save/2', { ...german, flag: 'at', before })),
    ).toEqual(apiError('row_changed'))
    expect(
      (await call('PUT /languages/save/2', { ...german, before: { ...before, title: 'Deutsch' } }))
        .status,
    ).toBe(200)
  })

  test('logs the names of changed fields once per change, without the title', async () => {
    const entries = async () =>
      (
        await world.pool.query(
          "select new_value from logs join log_values on log_id = logs.id where entity = 'languages' and entity_id = 7 order by logs.id",
        )
      ).rows.map(({ new_value }) => new_value)
    const spanish = (await call('GET /languages/show/7')).body.language
    const draft = { title: 'Somebody’s words', tag: spanish.tag, rtl: 0, flag: spanish.flag }
    await call('PUT /languages/save/7', draft)
    await call('PUT /languages/save/7', draft)
    await call('POST /languages/publish/7', { published: spanish.published })
    expect(await entries()).toEqual([{ fields: ['title'] }])
    await call('PUT /languages/save/7', { ...draft, title: spanish.title })
  })

  test.each([
    [{ title: '  ' }, 'title', 'required'],
    [{ tag: 'not a tag' }, 'tag', 'language_tag_wrong'],
    [{ tag: 'x' }, 'tag', 'language_tag_wrong'],
    [{ locale: 'G2' }, 'locale', 'language_locale_wrong'],
    [{ locale: 'it' }, 'locale', 'taken'],
    [{ flag: 'Italy' }, 'flag', 'flag_wrong'],
  ])(
    'rejects an invalid language with the wrong field and its code: %j',
    async (wrong, path, code) => {
      const { status, body } = await call('PUT /languages/save', {
        ...german,
        locale: 'xx',
        ...wrong,
      })
      expect({
        status,
        fields: body.fields?.map((field: { path: string; code: string }) => [
          field.path,
          field.code,
        ]),
      }).toEqual({
        status: 400,
        fields: [[path, code]],
      })
    },
  )
})

test('reports an active form as a pilot until its pilot flag is cleared', async () => {
  const pilot = async () => (await call('GET /languages/show/1')).body.language.forms[2].pilot
  expect(await pilot()).toBe(true)
  await world.pool.query(
    "update forms set pilot = false where language_id = 1 and age_group_id = 3 and status = 'active'",
  )
  expect(await pilot()).toBe(false)
})

test('forbids language editing to a person without the permission', async () => {
  const ada = await world.person()
  for (const where of [
    'POST /languages',
    'GET /languages/show/1',
    'POST /languages/publish/2',
    'DELETE /languages/delete/4',
  ])
    expect(statusAndBody(await world.call(where, { token: ada.token }))).toEqual(
      apiError('forbidden'),
    )
  expect(
    statusAndBody(await world.call('PUT /languages/save', { token: ada.token, body: german })),
  ).toEqual(apiError('forbidden'))
})
