import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let root: Member
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin', type: 'institution' })
  editor = await world.person({ role: 'content_editor' })
})
afterAll(() => world.close())

const draft = {
  language_id: 1,
  key: 'terms',
  order: 40,
  title: 'More terms',
  body_html: '<p>Be kind.</p>',
  published: true,
}
const call = ({ token }: Member, what: string, body?: unknown) =>
  world.call(what, { token, ...(body !== undefined && { body }) })
const add = async (who: Member, more: object = {}) =>
  call(who, 'POST /cms/add', { ...draft, ...more })
const newestLogs = async (count: number) => {
  const { rows } = await world.db.execute<{
    action: string
    old_value: { body_html: string } | null
    new_value: { body_html: string } | null
  }>(
    sql`select action, entity_id, old_value, new_value from logs join log_values on log_id = id where entity = 'cms' order by id desc limit ${count}`,
  )
  return rows.map(({ action, old_value, new_value }) => [
    action,
    old_value?.body_html ?? null,
    new_value?.body_html ?? null,
  ])
}

describe('legal pages', () => {
  test('are written, deleted and restored by a super admin, and their text is logged each time', async () => {
    const { row } = (await add(root)).body
    expect(await newestLogs(1)).toEqual([['create', null, '<p>Be kind.</p>']])
    expect(
      (await call(root, `PUT /cms/update/${row.id}`, { ...draft, body_html: '<p>Be fair.</p>' }))
        .status,
    ).toBe(200)
    expect(await newestLogs(1)).toEqual([['update', '<p>Be kind.</p>', '<p>Be fair.</p>']])
    await call(root, `DELETE /cms/delete/${row.id}`)
    expect(await newestLogs(1)).toEqual([['delete', '<p>Be fair.</p>', null]])
    await call(root, 'POST /cms/restore', { ids: [row.id] })
    expect(await newestLogs(1)).toEqual([['restore', null, '<p>Be fair.</p>']])
    const plain = (await add(root, { key: 'hike' })).body.row
    await call(root, 'POST /cms/remove', { ids: [row.id, plain.id] })
    expect(await newestLogs(2)).toEqual([
      ['delete', '<p>Be kind.</p>', null],
      ['delete', '<p>Be fair.</p>', null],
    ])
  })

  test('cannot be changed by editors in any way; other pages can', async () => {
    const terms = (await add(root, { order: 41 })).body.row.id
    const { id } = (await add(editor, { key: 'walk' })).body.row
    const gone = (await add(root, { order: 42 })).body.row.id
    await call(root, `DELETE /cms/delete/${gone}`)
    const body = { ...draft, order: 43 }
    const calls = [
      ...(await Promise.all(
        ['terms', 'privacy', 'privacy_children'].map((key) => add(editor, { ...body, key })),
      )),
      await add(editor, { ...body, key: 'anything', language_id: 2, version_of: terms }),
      await call(editor, `PUT /cms/update/${terms}`, { ...body, title: 'Mine' }),
      // moves it to another key
      await call(editor, `PUT /cms/update/${terms}`, { ...body, key: 'walk' }),
      // moves another page to its key
      await call(editor, `PUT /cms/update/${id}`, { ...body, key: 'terms' }),
      await call(editor, `DELETE /cms/delete/${terms}`),
      await call(editor, 'POST /cms/remove', { ids: [id, terms] }),
      await call(editor, 'POST /cms/restore', { ids: [gone] }),
    ]
    expect(calls.map(statusAndBody)).toEqual(calls.map(() => apiError('forbidden')))
    expect(
      (await call(editor, `PUT /cms/update/${id}`, { ...body, key: 'walk', order: 1 })).status,
    ).toBe(200)
    expect((await call(editor, 'POST /cms/remove', { ids: [id] })).status).toBe(200)
    expect((await call(editor, 'POST /cms/restore', { ids: [id] })).status).toBe(200)
  })

  test('cannot be changed by the administrator of an institution', async () => {
    const school = await world.organization()
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: school.id,
    })
    expect(statusAndBody(await add(admin, { order: 44 }))).toEqual(apiError('forbidden'))
    await world.pool.query(
      "insert into user_permissions (user_id, permission, granted) values ($1, 'access_cms', true)",
      [admin.id],
    )
    expect(statusAndBody(await add(admin, { order: 44 }))).toEqual(apiError('forbidden'))
    expect((await add(admin, { key: 'stroll' })).status).toBe(200)
  })
})
