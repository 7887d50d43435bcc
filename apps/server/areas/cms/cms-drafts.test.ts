import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asFile, fileNamed, formOf } from '../../testing/files.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { forgetPictures } from './jobs.ts'

let world: World
let editor: Member
let reader: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
  reader = await world.person()
})
afterAll(() => world.close())

const call = (what: string, body?: unknown, { token }: Member = editor) =>
  world.call(what, { token, ...(body !== undefined && { body }) })
let counter = 0
const newKey = () => `drafted_${++counter}`
/** A published page. */
async function addPage(more: Record<string, unknown> = {}) {
  const body = {
    ...{ language_id: 1, key: newKey(), title: 'A trip', body_html: '<p>Bring a coat.</p>' },
    ...{ published: true, ...more },
  }
  return (await call('POST /cms/add', body)).body.row
}
const texts = { title: 'The trip', body_html: '<p>Bring a hat.</p>' }
const saveDraft = (id: number, more: object = {}) =>
  call(`PUT /cms/draft/${id}`, { ...texts, ...more })
const readTitles = async (key: string, who = reader) =>
  (await call(`GET /cms/show/${key}`, undefined, who)).body.content?.map(
    ({ title }: { title: string }) => title,
  )

describe('the draft of a page', () => {
  test('is stored without being shown to readers, and shown once it is published', async () => {
    const page = await addPage()
    const { row } = (await saveDraft(page.id, { edited_at: page.edited_at })).body
    expect(row).toMatchObject({
      ...{ title: 'A trip', body_html: '<p>Bring a coat.</p>', edited_at: page.edited_at },
      ...{ draft_title: 'The trip', draft_body: '<p>Bring a hat.</p>' },
    })
    expect(row.draft_at).not.toBeNull()
    expect((await call(`GET /cms/entry/${page.id}`)).body.row).toEqual(row)
    const asReader = await call(`GET /cms/show/${page.key}`, undefined, reader)
    expect(asReader.body.content).toEqual([
      { title: 'A trip', body: '<p>Bring a coat.</p>', language_id: 1 },
    ])
    const published = await call(`PUT /cms/publish/${page.id}`, {
      ...{ ...texts, edited_at: row.draft_at },
    })
    expect(published.body.row).toMatchObject({
      ...{ ...texts, published: true, draft_title: null, draft_body: null, draft_at: null },
    })
    expect(await readTitles(page.key)).toEqual(['The trip'])
  })

  test('of a page that is not published is its text', async () => {
    const page = await addPage({ published: false })
    const { row } = (await saveDraft(page.id, { edited_at: page.edited_at })).body
    expect(row).toMatchObject({ ...texts, published: false, draft_at: null })
    expect(await call(`GET /cms/show/${page.key}`, undefined, reader)).toMatchObject({
      status: 404,
    })
  })

  test('becomes the text of a page that is taken offline, where no translation looks outdated', async () => {
    const page = await addPage()
    const german = { language_id: 2, key: page.key, title: 'Ausflug', version_of: page.id }
    await addPage(german)
    world.passes(1000)
    editor = await world.signIn(editor)
    const hide = (state: object) => call(`POST /cms/hide/${page.id}`, state)
    const hidden = (await hide({ edited_at: page.edited_at })).body.row
    expect(hidden).toMatchObject({ title: 'A trip', published: false, edited_at: page.edited_at })
    const { marks } = (await call(`GET /cms/entry/${page.id}`)).body
    expect(marks.map(({ is_outdated }: { is_outdated: boolean }) => is_outdated)).toEqual([
      ...[false, false],
    ])
    const another = await addPage()
    const { row } = (await saveDraft(another.id)).body
    const { body } = await call(`POST /cms/hide/${another.id}`, { edited_at: row.draft_at })
    expect(body.row).toMatchObject({
      ...texts,
      published: false,
      draft_title: null,
      draft_at: null,
    })
  })

  test('does not come back with a page that is added again after it was deleted', async () => {
    const page = await addPage()
    await saveDraft(page.id)
    await call(`DELETE /cms/delete/${page.id}`)
    expect(await addPage({ key: page.key, title: 'New' })).toMatchObject({
      ...{ id: page.id, title: 'New', draft_title: null, draft_body: null, draft_at: null },
    })
  })

  test('is replaced by a change that readers see at once, so that a later one is noticed', async () => {
    const page = await addPage()
    const { draft_at } = (await saveDraft(page.id)).body.row
    world.passes(1000)
    editor = await world.signIn(editor)
    const edited = { ...texts, language_id: 1, key: page.key, published: true }
    const { row } = (await call(`PUT /cms/update/${page.id}`, edited)).body
    expect(row).toMatchObject({ ...texts, draft_at: null })
    const late = await call(`PUT /cms/publish/${page.id}`, { ...texts, edited_at: draft_at })
    expect(statusAndBody(late)).toEqual(apiError('row_changed'))
  })

  test('is discarded, and the history still has it', async () => {
    const page = await addPage()
    const { draft_at } = (await saveDraft(page.id)).body.row
    const discarded = await call(`POST /cms/draft/discard/${page.id}`, { edited_at: draft_at })
    expect(discarded.body.row).toMatchObject({ title: 'A trip', draft_title: null, draft_at: null })
    const { history } = (await call(`GET /cms/history/${page.id}`)).body
    expect(history[0]).toMatchObject({
      ...{ action: 'update', before: { draft_title: 'The trip' }, after: { draft_title: null } },
    })
  })

  test('is searched by editors', async () => {
    const page = await addPage()
    await saveDraft(page.id, { body_html: '<p>Crème brûlée</p>' })
    const { list } = (await call('POST /cms?search_text=creme%20brulee')).body
    expect(list.map(({ id }: { id: number }) => id)).toEqual([page.id])
  })

  test('is cleaned like the text of a page', async () => {
    const page = await addPage()
    const body_html = '<p onclick="a()">One<script>two()</script></p>'
    expect((await saveDraft(page.id, { body_html })).body.row.draft_body).toBe('<p>One</p>')
    expect(await saveDraft(page.id, { body_html: '<p> </p>' })).toMatchObject({
      ...{ status: 400, body: { fields: [{ path: 'body_html', code: 'required' }] } },
    })
    expect(await saveDraft(page.id, { title: ' ' })).toMatchObject({
      ...{ status: 400, body: { fields: [{ path: 'title', code: 'required' }] } },
    })
  })

  test('does not make translations look outdated', async () => {
    const page = await addPage()
    const german = { language_id: 2, key: page.key, title: 'Ausflug', version_of: page.id }
    await addPage(german)
    world.passes(1000)
    editor = await world.signIn(editor)
    await saveDraft(page.id)
    const { marks } = (await call(`GET /cms/entry/${page.id}`)).body
    expect(marks.map(({ is_outdated }: { is_outdated: boolean }) => is_outdated)).toEqual([
      ...[false, false],
    ])
  })

  test('of two editors in the same language: the second gets row_changed and nothing is lost', async () => {
    const page = await addPage()
    const state = { edited_at: page.edited_at }
    world.passes(1000)
    editor = await world.signIn(editor)
    expect((await saveDraft(page.id, state)).status).toBe(200)
    const mine = { title: 'Mine', body_html: '<p>Mine</p>', ...state }
    for (const [what, body] of [
      [`PUT /cms/draft/${page.id}`, mine],
      [`PUT /cms/publish/${page.id}`, mine],
      [`POST /cms/draft/discard/${page.id}`, state],
      [`POST /cms/hide/${page.id}`, state],
      [`PUT /cms/update/${page.id}`, { ...mine, language_id: 1, key: page.key }],
    ] as const)
      expect([what, statusAndBody(await call(what, body))]).toEqual([what, apiError('row_changed')])
    expect((await call(`GET /cms/entry/${page.id}`)).body.row).toMatchObject({
      ...{ title: 'A trip', draft_title: 'The trip' },
    })
  })

  test('of two editors in two languages: both are stored', async () => {
    const page = await addPage()
    const version = await addPage({ language_id: 3, key: page.key, version_of: page.id })
    expect((await saveDraft(page.id, { edited_at: page.edited_at })).status).toBe(200)
    const italian = { title: 'La gita', edited_at: version.edited_at }
    expect((await saveDraft(version.id, italian)).status).toBe(200)
  })

  test('of a page in the bin is rejected as row_unknown; restoring the page brings its draft back', async () => {
    const page = await addPage()
    const { draft_at } = (await saveDraft(page.id)).body.row
    await call(`DELETE /cms/delete/${page.id}`)
    for (const [what, body] of [
      [`PUT /cms/draft/${page.id}`, texts],
      [`PUT /cms/publish/${page.id}`, texts],
      [`POST /cms/draft/discard/${page.id}`, {}],
      [`POST /cms/hide/${page.id}`, {}],
      [`PUT /cms/place/${page.id}`, { key: page.key, in_menu: true }],
      ['PUT /cms/draft/2000000000', texts],
    ] as const)
      expect([what, statusAndBody(await call(what, body))]).toEqual([what, apiError('row_unknown')])
    await call('POST /cms/restore', { ids: [page.id] })
    expect((await call(`GET /cms/entry/${page.id}`)).body.row).toMatchObject({
      ...{ draft_title: 'The trip', draft_at },
    })
  })

  test('of a legal page is only for those who may change legal texts', async () => {
    const { rows } = await world.pool.query(
      "select id from cms where key = 'terms' and language_id = 1 limit 1",
    )
    const [{ id }] = rows
    const root = await world.person({ role: 'super_admin', type: 'institution' })
    for (const [what, body] of [
      [`PUT /cms/draft/${id}`, texts],
      [`PUT /cms/publish/${id}`, texts],
      [`POST /cms/draft/discard/${id}`, {}],
      [`POST /cms/hide/${id}`, {}],
      [`PUT /cms/place/${id}`, { key: 'walk', in_menu: false }],
    ] as const) {
      expect([what, statusAndBody(await call(what, body))]).toEqual([what, apiError('forbidden')])
    }
    expect((await call(`PUT /cms/draft/${id}`, texts, root)).status).toBe(200)
    expect((await call(`POST /cms/draft/discard/${id}`, {}, root)).status).toBe(200)
  })

  test('is only for editors', async () => {
    const page = await addPage()
    for (const [what, body] of [
      [`PUT /cms/draft/${page.id}`, texts],
      [`PUT /cms/publish/${page.id}`, texts],
      [`POST /cms/draft/discard/${page.id}`, {}],
      [`POST /cms/hide/${page.id}`, {}],
      [`PUT /cms/place/${page.id}`, { key: page.key, in_menu: true }],
    ] as const) {
      expect(statusAndBody(await call(what, body, reader))).toEqual(apiError('forbidden'))
      expect(statusAndBody(await world.call(what, { body }))).toEqual(apiError('unauthenticated'))
    }
  })
})

test('a picture that only a draft shows is kept, and readers do not see it', async () => {
  const page = await addPage()
  const form = formOf({ picture: asFile(fileNamed('photo.png'), 'map.png') })
  const { picture } = (await call('POST /cms/picture', form)).body
  const image = `<img src="/api/cms/picture/${picture}" alt="A map">`
  await saveDraft(page.id, { body_html: image })
  const where = `GET /cms/picture/${picture}`
  expect(statusAndBody(await call(where, undefined, reader))).toEqual(apiError('photo_unknown'))
  expect((await call(where)).status).toBe(200)
  await forgetPictures(world.db, world.services.files, new Date(Date.now() + 30 * 86_400_000))
  expect((await call(where)).status).toBe(200)
  await call(`PUT /cms/publish/${page.id}`, { ...texts, body_html: image })
  expect((await call(where, undefined, reader)).status).toBe(200)
})

describe('a video', () => {
  const bodyOf = async (body_html: string) => (await addPage({ body_html })).body_html
  const card = '<a href="https://vimeo.com/1" data-kind="video">Bees</a>'

  test('is a link with its title', async () => {
    expect(await bodyOf(card)).toBe(card)
  })

  test.each([
    ['<a href="http://vimeo.com/1" data-kind="video">Bees</a>', '<a>Bees</a>'],
    ['<a href="javascript:a()" data-kind="video">Bees</a>', '<a>Bees</a>'],
    ['<a href="/page/terms" data-kind="video">Bees</a>', '<a href="/page/terms">Bees</a>'],
    ['<a data-kind="video">Bees</a>', '<a>Bees</a>'],
    [
      '<a href="https://vimeo.com/1" data-kind="frame" target="_top" style="x">Bees</a>',
      '<a href="https://vimeo.com/1">Bees</a>',
    ],
    [
      `<p data-kind="video">Bees</p><iframe src="https://vimeo.com/1"></iframe><video src="x"></video>`,
      '<p>Bees</p>',
    ],
  ])('%s is saved as %s', async (written, saved) => expect(await bodyOf(written)).toBe(saved))
})

describe('the menu', () => {
  const menu = async (who = reader) =>
    (await call('GET /cms/menu', undefined, who)).body.pages as { key: string; title: string }[]
  const move = (id: number, body: object) => call(`PUT /cms/place/${id}`, body)

  test('shows own pages in the language of the reader, in English where it is missing', async () => {
    const [one, other] = [await addPage({ title: 'B' }), await addPage({ title: 'A' })]
    await addPage({ language_id: 2, title: 'Z', key: one.key, version_of: one.id })
    for (const { id, key } of [one, other]) await move(id, { key, in_menu: true })
    expect(await menu()).toEqual([
      { key: other.key, title: 'A', language_id: 1 },
      { key: one.key, title: 'B', language_id: 1 },
    ])
    const german = await world.person({ languageId: 2 })
    expect((await menu(german)).map(({ title }) => title)).toEqual(['A', 'Z'])
    for (const { id, key } of [one, other]) await move(id, { key, in_menu: false })
    expect(await menu()).toEqual([])
  })

  test('shows no page that is in the bin, unpublished or for another age', async () => {
    const [gone, hidden, young] = [
      await addPage({ title: 'A' }),
      await addPage({ title: 'B' }),
      await addPage(),
    ]
    for (const { id, key } of [gone, hidden]) await move(id, { key, in_menu: true })
    await move(young.id, { key: young.key, age_group_id: 1, in_menu: true })
    expect((await menu()).map(({ key }) => key)).toEqual([gone.key, hidden.key])
    await call(`DELETE /cms/delete/${gone.id}`)
    await call(`POST /cms/hide/${hidden.id}`, {})
    expect(await menu()).toEqual([])
    const child = await world.person({ ageGroupId: 1, role: 'student' })
    expect((await menu(child)).map(({ key }) => key)).toEqual([young.key])
  })

  test('cannot show a page that a screen already shows', async () => {
    const { rows } = await world.pool.query(
      "select id from cms where key = 'videos' and language_id = 1 limit 1",
    )
    for (const key of ['videos', 'about', 'band_more'])
      expect(await move(rows[0]?.id ?? (await addPage()).id, { key, in_menu: true })).toMatchObject(
        {
          ...{ status: 400, body: { fields: [{ path: 'in_menu', code: 'menu_fixed' }] } },
        },
      )
  })

  test('is not for visitors, guests and people whose guardian has not agreed yet', async () => {
    expect(statusAndBody(await world.call('GET /cms/menu'))).toEqual(apiError('unauthenticated'))
    const guest = await world.person({ role: 'guest' })
    expect(statusAndBody(await call('GET /cms/menu', undefined, guest))).toEqual(
      apiError('forbidden'),
    )
    const teen = await world.person({ ageGroupId: 2, awaitsConsent: true })
    expect(statusAndBody(await call('GET /cms/menu', undefined, teen))).toEqual(
      apiError('consent_awaited'),
    )
  })
})

describe('the place of a page', () => {
  test('changes in all languages, without touching their texts', async () => {
    const page = await addPage()
    await call(`PUT /cms/place/${page.id}`, { key: page.key, in_menu: true })
    const version = await addPage({ language_id: 3, key: page.key, version_of: page.id })
    expect(version.in_menu).toBe(true)
    const place = { key: newKey(), age_group_id: 2, order: 7, in_menu: true }
    const { row } = (await call(`PUT /cms/place/${version.id}`, place)).body
    expect(row).toEqual({ ...version, ...place, group_key: `${place.key}/7/2` })
    const { versions } = (await call(`GET /cms/entry/${page.id}`)).body
    expect(versions).toHaveLength(2)
    for (const one of versions) expect(one).toMatchObject(place)
    expect(statusAndBody(await call(`GET /cms/show/${page.key}`))).toEqual(notFound)
  })

  test('of another page is taken, even of one in the bin', async () => {
    const [page, other] = [await addPage(), await addPage()]
    const taken = { status: 400, body: { fields: [{ path: 'key', code: 'taken' }] } }
    const move = () => call(`PUT /cms/place/${page.id}`, { key: other.key, in_menu: false })
    expect(await move()).toMatchObject(taken)
    await call(`DELETE /cms/delete/${other.id}`)
    expect(await move()).toMatchObject(taken)
    expect((await call(`GET /cms/entry/${page.id}`)).body.row.key).toBe(page.key)
  })

  test('that somebody else changed meanwhile is not overwritten', async () => {
    const page = await addPage()
    const before = `${page.group_key} ${page.in_menu}`
    const to = (order: number) =>
      call(`PUT /cms/place/${page.id}`, { key: page.key, order, in_menu: false, before })
    expect((await to(2)).status).toBe(200)
    expect(statusAndBody(await to(3))).toEqual(apiError('row_changed'))
  })
})

describe('publishing selected pages', () => {
  const publish = ({ ids, ...more }: { ids: number[]; all_versions?: boolean }, who = editor) =>
    call('POST /cms/publish_many', { pages: ids.map((id) => ({ id })), ...more }, who)

  test('shows them to readers with their drafts, in the chosen languages', async () => {
    const hidden = await addPage({ published: false })
    const german = { language_id: 2, title: 'Ausflug', version_of: hidden.id, published: false }
    const version = await addPage({ key: hidden.key, ...german })
    const drafted = await addPage()
    await saveDraft(drafted.id)
    const ids = [hidden.id, drafted.id]
    expect((await publish({ ids })).body).toEqual({ ids })
    expect(await readTitles(hidden.key)).toEqual(['A trip'])
    expect(await readTitles(drafted.key)).toEqual(['The trip'])
    const rowOf = async (id: number) => (await call(`GET /cms/entry/${id}`)).body.row
    expect(await rowOf(drafted.id)).toMatchObject({ draft_at: null, draft_title: null })
    expect((await rowOf(version.id)).published).toBe(false)
    await publish({ ids, all_versions: true })
    expect((await rowOf(version.id)).published).toBe(true)
  })

  test('publishes none when somebody has changed one since', async () => {
    const [page, other] = [await addPage(), await addPage({ published: false })]
    world.passes(1000)
    editor = await world.signIn(editor)
    reader = await world.signIn(reader)
    await saveDraft(page.id)
    const pages = [page, other].map(({ id, edited_at }) => ({ id, edited_at }))
    expect(statusAndBody(await call('POST /cms/publish_many', { pages }))).toEqual(
      apiError('row_changed'),
    )
    expect(await readTitles(page.key)).toEqual(['A trip'])
    expect((await call(`GET /cms/entry/${other.id}`)).body.row.published).toBe(false)
  })

  test('logs only those that change', async () => {
    const [page, published] = [await addPage({ published: false }), await addPage()]
    await publish({ ids: [page.id, published.id] })
    const entries = async (id: number) => (await call(`GET /cms/history/${id}`)).body.history
    expect(await entries(published.id)).toHaveLength(1)
    expect((await entries(page.id))[0]).toMatchObject({
      ...{ action: 'update', before: { published: false }, after: { published: true } },
    })
  })

  test('publishes none when one is gone, or legal and not theirs to edit', async () => {
    const page = await addPage({ published: false })
    const gone = await addPage()
    await call('POST /cms/remove', { ids: [gone.id] })
    const legal = (await call('POST /cms?key=terms&limit=1')).body.list[0]
    await world.pool.query('update cms set published = false where id = $1', [legal.id])
    const late = await publish({ ids: [page.id, gone.id] })
    expect(statusAndBody(late)).toEqual(apiError('row_unknown'))
    const refused = await publish({ ids: [page.id, legal.id] })
    expect(statusAndBody(refused)).toEqual(apiError('forbidden'))
    expect((await call(`GET /cms/entry/${page.id}`)).body.row.published).toBe(false)
    const another = await world.person({ role: 'content_editor' })
    await world.pool.query("insert into user_permissions values ($1, 'admin_tasks', false)", [
      another.id,
    ])
    expect((await publish({ ids: [page.id] }, another)).status).toBe(403)
  })
})
