import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
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
const draft = {
  language_id: 1,
  key: 'trip',
  title: 'A trip',
  body_html: '<p>Bring a coat.</p>',
  published: true,
}
const add = async (more: Record<string, unknown>) => call('POST /cms/add', { ...draft, ...more })
const read = async (name: string | number, query = '') =>
  statusAndBody(await call(`GET /cms/show/${name}${query}`))

describe('page editor', () => {
  test('adds a page that members read by its key and its number', async () => {
    const { row } = (await add({})).body
    expect(row).toMatchObject({
      ...draft,
      age_group_id: null,
      order: 1,
      group_key: 'trip/1/0',
      removed: 0,
    })
    for (const name of ['trip', row.id])
      expect((await call(`GET /cms/show/${name}`)).body.content).toEqual([
        { title: 'A trip', body: draft.body_html, language_id: 1 },
      ])
    expect(await add({})).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'key', code: 'taken' }] },
    })
  })

  test('hides a draft from readers until it is published', async () => {
    const { row } = (await add({ key: 'plan', published: undefined })).body
    expect(row.published).toBe(false)
    expect(await read('plan')).toEqual(notFound)
    const { id, edited_at } = row
    expect(
      (await call(`PUT /cms/update/${id}`, { ...draft, key: 'plan', published: true, edited_at }))
        .status,
    ).toBe(200)
    expect((await read('plan')).status).toBe(200)
  })

  test('adds language versions that share key, age group and order', async () => {
    const { row } = (await add({ key: 'rules', age_group_id: 2, order: 2 })).body
    const german = {
      key: 'rules',
      age_group_id: 2,
      language_id: 2,
      title: 'Regeln',
      version_of: row.id,
    }
    const version = (await add(german)).body.row
    expect(version).toMatchObject({ order: 2, group_key: row.group_key })
    expect(
      (await call(`GET /cms/entry/${row.id}`)).body.versions.map(
        ({ title }: { title: string }) => title,
      ),
    ).toEqual(['A trip', 'Regeln'])
    expect(await add(german)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'language_id', code: 'version_taken' }] },
    })
    const italian = { ...german, language_id: 3, key: 'elsewhere', age_group_id: null, order: 9 }
    expect((await add(italian)).body.row).toMatchObject({
      key: 'rules',
      age_group_id: 2,
      order: 2,
      group_key: row.group_key,
    })
    expect((await add({ key: 'rules', order: 2 })).status).toBe(200) // the same page for all ages
  })

  test('finds pages by text, key, age group and state', async () => {
    await add({ key: 'finding', title: 'Où est-ce', published: false, age_group_id: 1 })
    const keys = async (query: string) =>
      (await call(`POST /cms?limit=999&${query}`)).body.list.map(({ key }: { key: string }) => key)
    for (const query of [
      'search_text=OU%20EST',
      'key=finding',
      'search_text=finding&published=false',
      'key=finding&age_group_id=1',
    ])
      expect([query, await keys(query)]).toEqual([query, ['finding']])
    for (const query of ['key=finding&published=true', 'key=finding&age_group_id=2'])
      expect(await keys(query)).toEqual([])
  })

  test('saves no markup that can run scripts', async () => {
    const body_html =
      '<h2 onclick="a()">One</h2><script>alert(1)</script><p>Two <a href="javascript:a()">here</a><img src=x onerror=a()><svg onload=a()></p>'
    const { row } = (await add({ key: 'hostile', body_html })).body
    expect(row.body_html).toBe('<h2>One</h2><p>Two <a>here</a></p>')
    expect((await call('GET /cms/show/hostile')).body.content[0].body).toBe(row.body_html)
    expect(
      await add({ key: 'empty', body_html: '<script>alert(1)</script><p>&nbsp; </p>' }),
    ).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'body_html', code: 'required' }] },
    })
  })

  test('gets an error for a page with too many tags', async () => {
    const page = (paragraphs: number) =>
      add({ key: `tags${paragraphs}`, body_html: '<p>a</p>'.repeat(paragraphs) })
    expect(statusAndBody(await page(2501))).toEqual(apiError('too_complex'))
    expect((await page(2500)).status).toBe(200)
  })

  test('gets an error for an unknown language', async () => {
    const unknown = {
      status: 400,
      body: { fields: [{ path: 'language_id', code: 'choice_unknown' }] },
    }
    expect(await add({ key: 'nowhere', language_id: 900 })).toMatchObject(unknown)
    const { row } = (await add({ key: 'moving' })).body
    expect(
      await call(`PUT /cms/update/${row.id}`, { ...draft, key: 'moving', language_id: 900 }),
    ).toMatchObject(unknown)
  })

  test('gets an error for a blank title and an invalid key', async () => {
    expect(await add({ key: 'blank', title: ' \t ' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'title', code: 'required' }] },
    })
    for (const key of ['', 'A page', '17', 'ä', 'x'.repeat(61)])
      expect(await add({ key })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'key', code: 'key_wrong' }] },
      })
  })

  test('gets row_changed when somebody else has changed the page', async () => {
    const { row } = (await add({ key: 'shared' })).body
    const change = { ...draft, key: 'shared', edited_at: row.edited_at }
    world.passes(1000)
    editor = await world.signIn(editor)
    expect((await call(`PUT /cms/update/${row.id}`, { ...change, title: 'Mine' })).status).toBe(200)
    expect(
      statusAndBody(await call(`PUT /cms/update/${row.id}`, { ...change, title: 'Yours' })),
    ).toEqual(apiError('row_changed'))
  })

  test('deletes a page and restores it', async () => {
    const { id } = (await add({ key: 'gone' })).body.row
    expect((await call(`DELETE /cms/delete/${id}`)).body.ids).toEqual([id])
    expect(await read('gone')).toEqual(notFound)
    expect((await call('POST /cms/restore', { ids: [id] })).status).toBe(200)
    expect((await read('gone')).status).toBe(200)
    expect((await call('POST /cms/remove', { ids: [id] })).body.ids).toEqual([id])
  })
})

test('only editors can list, view, add and delete pages', async () => {
  const { token } = await world.person()
  for (const where of ['POST /cms', 'GET /cms/entry/1', 'DELETE /cms/delete/1'])
    expect(statusAndBody(await world.call(where, { token }))).toEqual(apiError('forbidden'))
  expect(statusAndBody(await world.call('POST /cms/add', { token, body: draft }))).toEqual(
    apiError('forbidden'),
  )
})
