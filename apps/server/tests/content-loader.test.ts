import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadFirstContent } from '../content-loader.ts'
import { everyRow, rowsSince } from '../testing/database-rows.ts'
import { makeWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const sql = async (text: string, values: unknown[] = []) =>
  (await world.pool.query(text, values)).rows
const contents = [
  ...['attributes', 'cms', 'forms', 'languages', 'questions', 'role_grants', 'roles'],
  ...['topics', 'walls', 'words', 'strategies'],
  'attributes',
  'career_statement_questions',
  'career_statements',
  'cms',
  'forms',
  'languages',
  'questions',
  'role_grants',
  'roles',
  'statement_questions',
  'team_statements',
]
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      contents.map(async (table) => [
        table,
        (await sql(`select count(*)::int from ${table}`))[0].count,
      ]),
    ),
  )
/** Simulates an update of the product: the loaded content counts as another version. */
async function loadAgain() {
  await sql("update content_loads set digest = 'an older version'")
  return loadFirstContent(world.db)
}

/** The number of languages; each has all of the content. */
const all = 8

// a load takes twenty seconds on a busy machine
describe('the first content', { timeout: 120_000 }, () => {
  test('has three forms of 31 questions and 112 statements per age group in each language, twelve roles and eight languages', async () => {
    expect(await counts()).toMatchObject({
      career_statement_questions: all * 3,
      career_statements: all * 144,
    })
    expect(await counts()).toMatchObject({
      statement_questions: all * 2,
      team_statements: all * 144,
    })
    expect(await counts()).toMatchObject({
      attributes: all * 336,
      forms: all * 3,
      languages: 8,
      questions: all * 93,
      roles: 12,
    })
  })

  test('has what decoding a task needs: 22 topics, four word walls and strategies for every cell', async () => {
    expect(await counts()).toMatchObject({ topics: all * 22, walls: all * 4 })
    const cells = await sql(
      `select language_id, area, children, topic_key, pattern, action, count(*)::int as count from strategies group by 1, 2, 3, 4, 5, 6`,
    )
    expect(cells).toHaveLength(all * ((8 + 8 + 8 + 6) * 4 * 3 + 3 * 4))
    expect(cells.filter(({ count }) => count < 2)).toEqual([])
    expect(await sql('select wall_id from words group by wall_id having count(*) < 100')).toEqual(
      [],
    )
  })

  test('does not fill the place of a page that an editor moved, and leaves the page as it is', async () => {
    const editor = await world.person({ role: 'content_editor' })
    const [page] = await sql(
      'select id, key, age_group_id, "order" from cms where key = \'lci_help_you\' and language_id = 1 order by id limit 1',
    )
    const { id, key, age_group_id } = page
    const move = (order: number) =>
      world.call(`PUT /cms/place/${id}`, {
        token: editor.token,
        body: { key, age_group_id, order, in_menu: false },
      })
    const texts = () => sql('select id, title, "order" from cms where key = $1 order by id', [key])
    expect((await move(77)).status).toBe(200)
    const moved = await texts()
    await loadAgain()
    expect(await texts()).toEqual(moved)
    expect((await move(page.order)).status).toBe(200)
  })

  test('removes a word that a newer wall no longer has and keeps one that an administrator added', async () => {
    await sql(
      "insert into words (wall_id, text, forms, pattern, weight) select min(id), 'of an older wall', '{}', 'sequence', 1 from walls",
    )
    await sql(
      "insert into words (wall_id, text, forms, pattern, weight, edited_at) select min(id), 'of the school', '{}', 'sequence', 1, now() from walls",
    )
    await loadAgain()
    expect(
      await sql("select text from words where text in ('of an older wall', 'of the school')"),
    ).toEqual([{ text: 'of the school' }])
    await sql("delete from words where text = 'of the school'")
  })

  test('keeps a topic with its strategies in the area to which an editor moved it', async () => {
    await sql(
      "update topic_groups set area = 'work', edited_at = now() where key = 'reading' and area = 'school'",
    )
    expect(await loadAgain()).toBe(true)
    expect(
      await sql(
        "select area, count(*)::int from strategies where topic_key = 'reading' group by area",
      ),
    ).toEqual([{ area: 'work', count: expect.any(Number) }])
    await sql("update topic_groups set area = 'school', edited_at = null where key = 'reading'")
  })

  test('is not loaded twice, even when two processes start at once', async () => {
    const before = await everyRow(world.pool)
    expect(await Promise.all([loadFirstContent(world.db), loadFirstContent(world.db)])).toEqual([
      false,
      false,
    ])
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('adds no duplicates and leaves equal rows unchanged in another version', async () => {
    const before = (await everyRow(world.pool)).filter((row) => !/content_loads/.test(row))
    expect(await loadAgain()).toBe(true)
    expect(
      (await rowsSince(world.pool, before)).filter((row) => !/content_loads/.test(row)),
    ).toEqual([])
  })

  test('updates every table in another version and keeps what an administrator edited', async () => {
    const texts = Object.entries({
      ...{ attribute_versions: 'title', career_statement_versions: 'title' },
      ...{ career_question_versions: 'title', team_statement_versions: 'title' },
      ...{ statement_question_versions: 'title', questions: 'text', cms: 'body_html' },
      ...{ forms: 'title', topic_versions: 'name', strategy_versions: 'body', walls: 'title' },
    })
    const chosen = await Promise.all(
      texts.map(async ([table, column]) => {
        const [edited, untouched] = await sql(
          `select id, ${column} as words from ${table} order by id limit 2`,
        )
        await sql(`update ${table} set ${column} = 'Own words', edited_at = now() where id = $1`, [
          edited.id,
        ])
        await sql(`update ${table} set ${column} = 'Words of an older version' where id = $1`, [
          untouched.id,
        ])
        const read = async () =>
          (
            await sql(`select ${column} as words from ${table} where id = any($1) order by id`, [
              [edited.id, untouched.id],
            ])
          ).map(({ words }) => words)
        return { table, read, expected: ['Own words', untouched.words] }
      }),
    )
    const before = await counts()
    await loadAgain()
    const loaded = await Promise.all(chosen.map(async ({ table, read }) => [table, await read()]))
    expect(loaded).toEqual(chosen.map(({ table, expected }) => [table, expected]))
    expect(await counts()).toEqual(before)
  })

  test('adds what is new in a version to an existing database, beside rows of an administrator', async () => {
    await sql('delete from team_statement_groups')
    await sql('delete from statement_question_groups')
    await sql(
      `with shared as (insert into statement_question_groups (key, kind) values ('own', 'bring'))
       insert into statement_question_versions (title, language_id, group_key) values ('Our own question', 1, 'own')`,
    )
    await loadAgain()
    expect(await counts()).toMatchObject({
      statement_questions: all * 2 + 1,
      team_statements: all * 144,
    })
    expect(
      await sql('select age_group_id, count(*)::int from team_statements group by 1 order by 1'),
    ).toEqual([
      { age_group_id: 1, count: all * 48 },
      { age_group_id: 2, count: all * 96 },
    ])
    const under = await sql(
      `select kind, count(distinct s.group_key)::int from team_statements s join statement_questions q on q.id = question_id
       where s.language_id = q.language_id and s.group_key ~ ('^(children/)?' || q.kind || '/') group by 1 order by 1`,
    )
    expect(under).toEqual([
      { kind: 'bring', count: 72 },
      { kind: 'need', count: 72 },
    ])
    await sql("delete from statement_question_groups where key = 'own'")
  })

  test('leaves roles, languages and retired forms as an administrator left them', async () => {
    await sql("delete from role_grants where permission = 'access_team'")
    await sql("update roles set name = 'Learner' where key = 'individual'")
    await sql("update languages set published = false, title = 'Deutsch' where id = 2")
    await sql("update forms set status = 'retired' where age_group_id = 2")
    const before = (await everyRow(world.pool)).filter((row) =>
      /public\.(role|languages|forms)/.test(row),
    )
    await loadAgain()
    expect(
      (await everyRow(world.pool)).filter((row) => /public\.(role|languages|forms)/.test(row)),
    ).toEqual(before)
  })

  test('leaves nothing behind when loading fails, and is loaded by the next start', async () => {
    await sql(
      `delete from attribute_versions where id in (
         select id from attributes where id not in (select attribute_id from selected_attributes) and pattern = 'confluence')`,
    )
    const before = (await everyRow(world.pool)).filter((row) => !/content_loads/.test(row))
    await sql('alter table cms rename to elsewhere')
    await expect(loadAgain()).rejects.toThrow()
    await sql('alter table elsewhere rename to cms')
    expect(
      (await rowsSince(world.pool, before)).filter((row) => !/content_loads/.test(row)),
    ).toEqual([])
    expect(await loadFirstContent(world.db)).toBe(true)
    expect(await counts()).toMatchObject({ attributes: all * 336 })
  })
})
