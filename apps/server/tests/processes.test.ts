import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { openDb } from '../db/db.ts'
import { type Member, makeWorld, type World } from '../testing/world.ts'

let world: World
let editor: Member
let ada: Member
/** Another process on the same database, with its own connections and in-memory caches. */
let other: ReturnType<typeof openDb> & { app: ReturnType<typeof createApp> }
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
  ada = await world.person({ languageId: 3 })
  const database = openDb(world.urls.url, () => {}, 'calls')
  other = { ...database, app: createApp({ ...world.services, db: database.db }) }
})
afterAll(async () => {
  await other.pool.end()
  await world.close()
})

const change = async (where: string, body: object) => {
  const { status } = await world.call(where, { token: editor.token, body })
  expect(status).toBe(200)
}
async function elsewhere(where: string, token?: string) {
  const [method = '', path] = where.split(' ')
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const response = await other.app.request(`/api${path}`, {
    method,
    headers,
    ...(method !== 'GET' && { body: '{}' }),
  })
  return response.json()
}

/**
 * Reads on the other process before and after a change on this one: a stale cache would be visible.
 */
async function seenElsewhere(read: () => Promise<unknown>, write: () => Promise<void>) {
  const before = await read()
  expect(await read()).toEqual(before)
  await write()
  return [before, await read()]
}

test('a text changed in one process is shown at the next navigation in another', async () => {
  const website = async () =>
    (await elsewhere('POST /localization/website/localization?language=3')).localization
  const write = () => change('PUT /localization/save/3', { texts: { 'login.title': 'Entra' } })
  expect(await seenElsewhere(website, write)).toEqual([{}, { 'login.title': 'Entra' }])
  const member = async () => (await elsewhere('GET /localization/show', ada.token)).localization
  const again = () => change('PUT /localization/save/3', { texts: { 'login.title': null } })
  expect(await seenElsewhere(member, again)).toEqual([{ 'login.title': 'Entra' }, {}])
})

test('a page published in one process can be read in another and is in its list', async () => {
  const draft = {
    language_id: 1,
    key: 'trip',
    title: 'A trip',
    body_html: '<p>Bring a coat.</p>',
    published: false,
  }
  const { row } = (await world.call('POST /cms/add', { token: editor.token, body: draft })).body
  const read = async () => [
    (await elsewhere('GET /cms/show/trip', ada.token)).content?.length ?? 0,
    (await elsewhere('POST /cms?key=trip&published=true', editor.token)).count,
  ]
  const publish = () => change(`PUT /cms/update/${row.id}`, { ...draft, published: true })
  expect(await seenElsewhere(read, publish)).toEqual([
    [0, 0],
    [1, 1],
  ])
})

test('a language unpublished in one process is no longer offered or used in another', async () => {
  const read = async () => [
    (await elsewhere('POST /langs')).languages.some(({ id }: { id: number }) => id === 3),
    (await elsewhere('GET /cms/show/before', ada.token)).content[0].language_id,
  ]
  const takeBack = () => change('POST /languages/publish/3', { published: false })
  expect(await seenElsewhere(read, takeBack)).toEqual([
    [true, 3],
    [false, 1],
  ])
})

test('a form retired in one process is no longer started in another', async () => {
  const max = await world.person({ languageId: 2 })
  const { list } = (
    await world.call('POST /forms?language=2&age_group_id=3&status=active', {
      token: editor.token,
      body: {},
    })
  ).body
  const listed = async () =>
    (await elsewhere('POST /forms?language=2&status=active&limit=9', editor.token)).count
  const retire = () => change(`POST /forms/retire/${list[0].id}`, {})
  expect(await seenElsewhere(listed, retire)).toEqual([3, 2])
  expect((await elsewhere(`POST /users/get_questions/${max.id}`, max.token)).form.language_id).toBe(
    1,
  )
})
