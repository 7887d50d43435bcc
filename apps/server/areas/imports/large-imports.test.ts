import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sheets } from '../../area-sheets.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { writeSheet } from '../../sheets/sheet-format.ts'
import { cellsOf, sendSheet } from '../../testing/sheets.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { runImport } from './jobs.ts'

const count = 10_000
let world: World
let editor: Member
let bytes: Buffer<ArrayBuffer>
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
  const headings = ['id', 'name', 'area', 'language'].map((heading) => ({ heading, width: 10 }))
  const { rows } = await world.pool.query(
    'select id, area from topics where language_id = 1 order by id limit 10',
  )
  const changed = rows.map(({ id, area }) => [id, `Topic changed ${id}`, area, 'en'])
  const added = Array.from({ length: count - changed.length }, (_, at) => [
    '',
    `Topic added ${at}`,
    'school',
    'en',
  ])
  bytes = Buffer.from(
    await (await writeSheet('topics', headings, [...changed, ...added])).arrayBuffer(),
  )
})
afterAll(() => world.close())

const readImport = async (id: number) =>
  (await world.call(`GET /imports/${id}`, { token: editor.token })).body.import
const step = (method: string, id: number, what = '') =>
  world.call(`${method} /imports/${id}${what}`, { token: editor.token })
const brought = async () =>
  (await world.call('POST /topics?search_text=topic%20', { token: editor.token })).body.count

describe('an import of 10,000 rows', { timeout: 60_000 }, () => {
  let id: number
  beforeEach(async () => {
    const { body } = await sendSheet(world, editor, 'POST /topics/import', {
      bytes,
      check: true,
    })
    expect(body.import).toMatchObject({
      state: 'checked',
      rows: count,
      added: count - 10,
      changed: 10,
      errors: [],
    })
    id = body.import.id
  })

  const asJob = () => withoutTenantScope(() => runImport(world.services, sheets, id))

  /** Runs the job and returns the progress that was read meanwhile. */
  async function run(meanwhile: (progress: number) => Promise<unknown> = async () => {}) {
    let over = false
    const running = asJob().finally(() => {
      over = true
    })
    const seen: number[] = []
    while (!over) {
      const { progress } = await readImport(id)
      if (progress > 0 && progress < 1) await meanwhile(progress)
      seen.push(progress)
      await wait(1)
    }
    await running
    return seen
  }

  test('runs as a job, reports its progress, and can be cancelled midway without a trace', async () => {
    const before = await brought()
    expect((await step('POST', id, '/apply')).body.import).toMatchObject({
      state: 'running',
      progress: 0,
    })
    expect(await brought()).toBe(before)
    let cancelled: unknown
    await run(async () => {
      cancelled ??= (await step('DELETE', id)).body.import
    })
    expect(cancelled).toMatchObject({ state: 'cancelled' })
    expect(await readImport(id)).toMatchObject({ state: 'cancelled', may_undo: false })
    expect(await brought()).toBe(before)
  })

  test('becomes visible all at once, and is undone all at once', async () => {
    const before = await brought()
    await step('POST', id, '/apply')
    const counts = new Set<number>()
    const seen = await run(async () => {
      const now = await brought()
      if ((await readImport(id)).state === 'running') counts.add(now)
    })
    expect([...counts]).toEqual([before])
    expect(seen.some((progress) => progress > 0 && progress < 1)).toBe(true)
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    expect(await readImport(id)).toMatchObject({ state: 'done', progress: 1, may_undo: true })
    expect(await brought()).toBe(before + count)
    await asJob() // a job may run twice
    expect(await brought()).toBe(before + count)
    expect((await step('POST', id, '/undo')).body.import).toMatchObject({ state: 'undone' })
    expect(await brought()).toBe(before)
    const { rows } = await world.pool.query(
      "select action, count(*)::int from logs where entity = 'topics' group by 1 order by 1",
    )
    expect(rows).toEqual([
      { action: 'import', count },
      { action: 'restore', count },
    ])
  })

  const forbidden = { row: 0, column: '', reason: 'forbidden' }
  const set = (assignment: string) =>
    world.pool.query(`update users set ${assignment} where id = $1`, [editor.id])
  const deny = (permission: string) =>
    world.pool.query('insert into user_permissions values ($1, $2, false)', [editor.id, permission])
  const allowAgain = () =>
    world.pool.query('delete from user_permissions where user_id = $1', [editor.id])

  test('fails when whoever began it may no longer import, and says why', async () => {
    const before = await brought()
    await step('POST', id, '/apply')
    await deny('access_topics')
    const { body } = await world.call('GET /imports?state=running', { token: editor.token })
    expect(body.imports).toMatchObject([{ id, state: 'running' }])
    await asJob()
    expect(await readImport(id)).toMatchObject({
      ...{ state: 'failed', progress: 0, errors: [forbidden], error_count: 1 },
    })
    expect((await step('POST', id, '/apply')).body.name).toBe('import_unknown')
    expect((await step('DELETE', id)).body.name).toBe('import_unknown')
    await allowAgain()
    await asJob()
    expect([(await readImport(id)).state, await brought()]).toEqual(['failed', before])
  })

  test.each([
    ['actions on whole tables', () => deny('admin_tasks'), allowAgain],
    ['an account', () => set('removed = 1'), () => set('removed = 0')],
  ])('fails when whoever began it has no longer %s', async (_, take, giveBack) => {
    const before = await brought()
    await step('POST', id, '/apply')
    await take()
    await asJob()
    const { rows } = await world.pool.query(
      'select state, errors from sheet_imports where id = $1',
      [id],
    )
    await giveBack()
    expect(rows).toEqual([{ state: 'failed', errors: [forbidden] }])
    expect(await brought()).toBe(before)
  })
})

test('an export starts before all rows are read, and stops when the client cancels', async () => {
  const requestExport = () =>
    world.app.request('/api/words/export', {
      method: 'POST',
      headers: { authorization: `Bearer ${editor.token}` },
    }) as Promise<Response>
  const response = await requestExport()
  expect(response.headers.get('content-length')).toBeNull()
  expect(response.headers.get('content-disposition')).toContain('words.xlsx')
  const parts: Uint8Array[] = []
  for await (const part of response.body ?? []) parts.push(part)
  expect(parts.length).toBeGreaterThan(10)
  const { body } = await world.call('POST /words', { token: editor.token })
  expect(body.count).toBeGreaterThan(5000)
  expect(await cellsOf(Buffer.concat(parts))).toHaveLength(1 + body.count)

  const left = (await requestExport()).body?.getReader()
  expect((await left?.read())?.value?.length).toBeGreaterThan(0)
  await left?.cancel()
})
