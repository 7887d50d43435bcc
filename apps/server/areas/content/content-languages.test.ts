import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, makeWorld, minutes, type World } from '../../testing/world.ts'

let world: World
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
  await world.pool.query(
    "update users set first_name = 'Grace', last_name = 'Hopper' where id = $1",
    [editor.id],
  )
})
afterAll(() => world.close())

const call = (what: string, body?: unknown) =>
  world.call(what, { token: editor.token, ...(body !== undefined && { body }) })
type Row = { id: number; name: string; language_id: number; edited_at: string; versions: Mark[] }
type Mark = { id: number; language_id: number; is_outdated: boolean }
const list = async (query: string) => (await call(`POST /topics?limit=998&${query}`)).body
const named = async (query: string, name: string): Promise<Row> =>
  (await list(`${query}&search_text=${encodeURIComponent(name)}`)).list[0]
const add = async (draft: Record<string, unknown>) =>
  (await call('POST /topics/add_topic', { area: 'school', language_id: 1, ...draft })).body
    .row as Row
const edit = (row: Row, draft: Record<string, unknown>) =>
  call(`PUT /topics/update/${row.id}`, {
    ...{ name: row.name, area: 'school', language_id: row.language_id },
    ...draft,
  })
/** A topic in English and German. */
async function addPair(name: string) {
  const english = await add({ name })
  const german = await add({ name: `${name} (de)`, language_id: 2, version_of: english.id })
  return { english, german }
}
const later = async () => {
  world.passes(minutes)
  editor = await world.signIn(editor)
}
const marksOf = ({ versions }: Row) =>
  versions.map(({ language_id, is_outdated }) => [language_id, is_outdated])

describe('a list in a language', () => {
  test('shows each row once, in that language or else in English, with its versions', async () => {
    const { english, german } = await addPair('Sculpture')
    const both = await named('shown_in=2', 'Sculpture')
    expect([both.id, marksOf(both)]).toEqual([
      german.id,
      [
        [1, false],
        [2, false],
      ],
    ])
    const italian = await named('shown_in=3', 'Sculpture')
    expect(italian.id).toBe(english.id)
    const { count, languages } = await list('shown_in=3')
    expect(count).toBe(languages[0].of)
    expect((await list('')).list[0].versions).toBeUndefined()
  })

  test('shows what is missing in a language', async () => {
    const { english } = await addPair('Pottery')
    expect((await named('shown_in=1&missing_in=3', 'Pottery')).id).toBe(english.id)
    expect(await named('shown_in=1&missing_in=2', 'Pottery')).toBeUndefined()
    await call('POST /topics/remove', { ids: [(await named('language=2', 'Pottery')).id] })
    expect((await named('shown_in=1&missing_in=2', 'Pottery')).id).toBe(english.id)
  })

  test('shows what is older than its English text, until it is saved again', async () => {
    const { english, german } = await addPair('Weaving')
    const outdated = () => named('shown_in=1&outdated_in=2', 'Weaving')
    expect(await outdated()).toBeUndefined()
    const german0 = (await list('shown_in=1')).languages[1].outdated
    await later()
    expect((await edit(english, { name: 'Weaving cloth' })).status).toBe(200)
    expect(marksOf(await outdated())).toEqual([
      [1, false],
      [2, true],
    ])
    expect((await list('shown_in=1')).languages[1].outdated).toBe(german0 + 1)
    await later()
    expect((await edit(german, {})).status).toBe(200) // still right
    expect(await outdated()).toBeUndefined()
  })

  test('calls no translation outdated when only shared values changed', async () => {
    const { english, german } = await addPair('Glass')
    await later()
    const { body } = await edit(english, { area: 'work' })
    expect(body.row.edited_at).not.toBe(english.edited_at)
    expect(await named('shown_in=1&outdated_in=2', 'Glass')).toBeUndefined()
    const now = await named('language=2', 'Glass')
    expect([now.id, now.edited_at]).toEqual([german.id, body.row.edited_at])
  })

  test('deletes and restores rows with all of their versions', async () => {
    const { english, german } = await addPair('Origami')
    const ids = [english.id, german.id]
    const removed = await call('POST /topics/remove', { ids: [german.id], all_versions: true })
    expect(removed.body.ids.toSorted()).toEqual(ids.toSorted())
    expect((await list('removed=1&search_text=Origami')).count).toBe(2)
    await call('POST /topics/restore', { ids: [german.id], all_versions: true })
    expect(marksOf(await named('shown_in=1', 'Origami'))).toHaveLength(2)
  })
})

describe('the history of a row', () => {
  const historyOf = async ({ id }: Row, token = editor.token) =>
    world.call(`GET /topics/history/${id}`, { token })

  test('names who changed which version, when, and the values before and after', async () => {
    const { english, german } = await addPair('Chess')
    await later()
    await edit(english, { name: 'Chess club' })
    const { history } = (await historyOf(german)).body
    expect(history).toHaveLength(3)
    expect(history[0]).toMatchObject({
      ...{ action: 'update', by: 'Grace Hopper', row_id: english.id },
      at: world.time.now.toISOString(),
      ...{ before: { name: 'Chess' }, after: { name: 'Chess club' } },
    })
    expect(history.at(-1)).toMatchObject({ action: 'create', before: null })
    const [row] = (await list('shown_in=1&search_text=Chess club')).list
    expect(row.last_change).toEqual({ at: world.time.now.toISOString(), by: 'Grace Hopper' })
  })

  test('is also shown to another editor, and to nobody without the permission', async () => {
    const { english } = await addPair('Rowing')
    const other = await world.person({ role: 'content_editor' })
    expect((await historyOf(english, other.token)).body.history[0].by).toBe('Grace Hopper')
    const ada = await world.person()
    expect((await historyOf(english, ada.token)).status).toBe(403)
    expect((await world.call(`GET /topics/history/${english.id}`)).status).toBe(401)
    expect((await historyOf({ ...english, id: 2_000_000_000 })).status).toBe(404)
  })
})
