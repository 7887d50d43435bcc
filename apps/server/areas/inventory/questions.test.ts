import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sheetType, writeSheet } from '../../sheets/sheet-format.ts'
import { readQuestions, take } from '../../testing/inventory.ts'
import { bareLanguage } from '../../testing/languages.ts'
import { cellsOf } from '../../testing/sheets.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let editor: Member
let hebrew: number
beforeAll(async () => {
  world = await makeWorld()
  hebrew = await bareLanguage(world)
  editor = await world.person({ role: 'content_editor' })
})
afterAll(() => world.close())

const call = (what: string, body?: unknown) =>
  world.call(what, { token: editor.token, ...(body !== undefined && { body }) })
type Question = {
  id: number
  form_id: number
  number: number
  pattern: string | null
  text: string
  language_id: number
}
const list = async (query: string): Promise<Question[]> =>
  (await call(`POST /questions?limit=999&${query}`)).body.list
async function formOf(age: number, language: number) {
  const { body } = await call(`POST /forms?age_group_id=${age}&language=${language}&status=active`)
  return body.list[0].id as number
}
async function draftOf(age: number, more: object = {}) {
  const { body } = await call('POST /forms/add_form', {
    title: 'Draft',
    age_group_id: age,
    language_id: 1,
    ...more,
  })
  return body.row.id as number
}
const add = (body: object) => call('POST /questions/add_question', body)

describe('list of questions', () => {
  test('contains each question with its form and language, filtered by form, pattern and part', async () => {
    const italian = await formOf(2, 3)
    const all = await list(`form_id=${italian}&order_by=number&order_direction=ASC`)
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 31 }, (_, at) => at + 1))
    expect(all[0]).toMatchObject({
      pattern: 'sequence',
      language_id: 3,
      part: 1,
      form: expect.stringMatching(/ · 1$/),
    })
    expect(await list(`form_id=${italian}&pattern=confluence`)).toHaveLength(7)
    expect(await list(`form_id=${italian}&part=2`)).toHaveLength(3)
    const { languages, count, forms } = (await call('POST /questions?language=3')).body
    expect(count).toBe(93)
    expect(languages[2]).toMatchObject({ count: 93, of: 93 })
    expect(forms.map(({ value }: { value: string }) => value)).toContain(String(italian))
  })
})

describe('question of a form in use', () => {
  test('shows an edited text at once to readers of its language', async () => {
    const [first] = await list(`form_id=${await formOf(3, 3)}&order_by=number&order_direction=ASC`)
    const ada = await world.person()
    await world.call('POST /languages/switch/3', { token: ada.token })
    const edited = await call(`PUT /questions/update/${first?.id}`, {
      form_id: first?.form_id,
      number: 1,
      text: 'Prima leggo tutto.',
    })
    expect(edited.body.row).toMatchObject({ text: 'Prima leggo tutto.', pattern: 'sequence' })
    expect((await readQuestions(world, ada)).body.questions[0].text).toBe('Prima leggo tutto.')
  })

  test('cannot be added, moved or deleted, and shows its versions and how many people answered it', async () => {
    const english = await formOf(3, 1)
    const [first] = await list(`form_id=${english}&order_by=number&order_direction=ASC`)
    const draft = await draftOf(3)
    for (const [number, form_id] of [
      [5, english],
      [1, draft],
    ])
      expect(
        await call(`PUT /questions/update/${first?.id}`, { form_id, number, text: 'x' }),
      ).toMatchObject({
        status: 409,
        body: { name: 'form_fixed' },
      })
    expect((await call(`DELETE /questions/delete/${first?.id}`)).body.name).toBe('form_fixed')
    expect((await add({ form_id: english, number: 7, text: 'x' })).body.name).toBe('form_fixed')
    await take(world, await world.person())
    const { versions, uses } = (await call(`GET /questions/show/${first?.id}`)).body
    expect(versions.map(({ language_id }: Question) => language_id)).toEqual(
      expect.arrayContaining([1, 2, 3]),
    )
    expect(uses).toEqual([{ kind: 'answers', count: 1, blocks: false }])
  })

  test('cannot be moved in the database either', async () => {
    const english = await formOf(3, 1)
    await expect(
      world.pool.query('update questions set number = 31 where form_id = $1 and number = 1', [
        english,
      ]),
    ).rejects.toThrow(/stay as they are/)
  })
})

describe('question of a draft', () => {
  test('gets the pattern of its number, which is unique in the form', async () => {
    const form_id = await draftOf(2)
    expect((await add({ form_id, number: 7, text: 'I try it out.' })).body.row).toMatchObject({
      pattern: 'technical_reasoning',
      part: 1,
    })
    expect(
      (await add({ form_id, number: 30, text: 'How would you show it?' })).body.row,
    ).toMatchObject({ pattern: null, part: 2 })
    expect((await add({ form_id, number: 7, text: 'Again.' })).body.fields).toMatchObject([
      { path: 'number', code: 'taken' },
    ])
    expect((await add({ form_id, number: 32, text: 'x' })).body.fields).toMatchObject([
      { code: 'question_number' },
    ])
    expect(
      (await add({ form_id, number: 1, pattern: 'confluence', text: 'x' })).body.fields,
    ).toMatchObject([{ code: 'pattern_of_number' }])
    expect((await add({ form_id: 2_000_000_000, number: 1, text: 'x' })).body.fields).toMatchObject(
      [{ code: 'choice_unknown' }],
    )
  })

  test('is added to the sibling form with the same number when it is a version of another question', async () => {
    const english = await formOf(1, 1)
    const [first] = await list(`form_id=${english}&order_by=number&order_direction=ASC`)
    const version = {
      form_id: english,
      number: 1,
      version_of: first?.id,
      language_id: hebrew,
      text: 'קודם אני קורא.',
    }
    expect((await add(version)).body.fields).toMatchObject([{ code: 'sibling_missing' }])
    const draft = await draftOf(1, { language_id: hebrew, version: 1 })
    expect((await add(version)).body.row).toMatchObject({
      form_id: draft,
      number: 1,
      language_id: hebrew,
      pattern: 'sequence',
    })
  })

  test('is deleted and restored', async () => {
    const form_id = await draftOf(2)
    const { id } = (await add({ form_id, number: 3, text: 'To and fro.' })).body.row
    await call('POST /questions/remove', { ids: [id] })
    expect(await list(`form_id=${form_id}`)).toEqual([])
    await call('POST /questions/restore', { ids: [id] })
    expect(await list(`form_id=${form_id}`)).toHaveLength(1)
  })
})

type Cells = (string | number)[]
async function send(
  where: string,
  headings: string[],
  rows: Cells[],
  more: Record<string, string> = {},
) {
  const columns = headings.map((heading) => ({ heading, width: 10 }))
  const body = new FormData()
  body.set(
    'file',
    new File([await writeSheet('questions', columns, rows)], 'questions.xlsx', { type: sheetType }),
  )
  for (const [name, value] of Object.entries(more)) body.set(name, value)
  return call(`POST ${where}`, body)
}
async function exported(what: string) {
  const { bytes } = await call(what)
  const [headings = [], ...rows] = (await cellsOf(bytes)).map((row) =>
    row.map((cell) => cell ?? ''),
  )
  return { headings: headings.map(String), rows: rows as Cells[] }
}

describe('sheet of questions', () => {
  test('imports its own export; accepts a changed text, but no changed number in a form in use', async () => {
    const form_id = await formOf(2, 2)
    const { headings, rows } = await exported(
      `POST /questions/export?form_id=${form_id}&order_by=number&order_direction=ASC`,
    )
    expect(headings).toEqual(['id', 'age', 'form', 'form_id', 'number', 'pattern', 'text'])
    expect(rows[0]?.slice(1, 3)).toEqual(['13–21', 'Jugendliche · 1'])
    expect((await send('/questions/import', headings, rows)).body.import).toMatchObject({
      state: 'done',
      unchanged: 31,
      changed: 0,
    })
    const [[id, age, title, form] = [], ...others] = rows
    const changed = await send('/questions/import', headings, [
      [id ?? '', age ?? '', title ?? '', form ?? '', 1, '', 'Zuerst lese ich alles.'],
      ...others,
    ])
    expect(changed.body.import).toMatchObject({ state: 'done', unchanged: 30, changed: 1 })
    expect((await list(`form_id=${form_id}&search_text=zuerst lese ich alles`))[0]).toMatchObject({
      number: 1,
      pattern: 'sequence',
    })
    const moved = await send('/questions/import', headings, [
      [id ?? '', '', '', form ?? '', 31, '', 'x'],
      ['', '', '', form ?? '', 32, '', ''],
    ])
    expect(moved.body).toMatchObject({
      name: 'sheet_wrong',
      errors: [
        { row: 2, column: 'number', reason: 'taken' },
        { row: 3, column: 'number', reason: 'question_number' },
        { row: 3, column: 'text', reason: 'required' },
      ],
    })
  })

  test('reports a missing form once for each age, and leaves blank what a form has not translated', async () => {
    const aramaic = await bareLanguage(world, 'Aramaic')
    const where = `POST /questions-language/export?language=${aramaic}`
    const { headings, rows } = await exported(where)
    const filled = rows.map((row) => [...row.slice(0, -1), 'טקסט'])
    const { errors, error_count } = (await send('/questions-language/import', headings, filled))
      .body
    expect(error_count).toBe(errors.length)
    const ages = errors.map(({ row }: { row: number }) => rows[row - 2]?.[2])
    expect(new Set(ages)).toEqual(new Set(['6–12', '13–21', '22+']))
    // other tests add further English versions of a form
    const forms = new Set(rows.map((row) => `${row[2]} ${row[3]}`))
    expect(errors.length).toBeLessThanOrEqual(forms.size)

    const copy_of = await formOf(3, 1)
    const draft = await draftOf(3, { language_id: aramaic, copy_of })
    expect(await list(`form_id=${draft}&language=${aramaic}`)).toHaveLength(31)
    const adult = (await exported(where)).rows.filter(([, , age]) => age === '22+')
    expect(new Set(adult.map((row) => row.at(-1)))).toEqual(new Set(['']))
    expect((await call(`POST /questions?language=1&missing_in=${aramaic}`)).body.count).toBe(
      rows.length,
    )
  })

  test('is rejected when it contains other columns', async () => {
    expect((await send('/questions/import', ['id', 'name'], [[1, 'x']])).body).toMatchObject({
      name: 'sheet_wrong',
      errors: expect.arrayContaining([{ row: 1, column: 'number', reason: 'heading_missing' }]),
    })
  })

  test('imports translations by number, skips blank ones and reports a missing form', async () => {
    const { headings, rows } = await exported('POST /questions-language/export?language=3')
    const facts = ['age', 'form', 'number', 'pattern']
    expect(headings).toEqual(['id', 'language', ...facts, 'source_text', 'target_text'])
    const english = await formOf(1, 1)
    const sources = await list(`form_id=${english}&order_by=number&order_direction=ASC`)
    const [one, two] = sources.map(({ id }) => rows.find(([of]) => Number(of) === id) ?? [])
    expect(one?.slice(2, 6)).toEqual(['6–12', 'Primary · 1', 1, 'sequence'])
    const [id = '', language = '', ...further] = one ?? []
    const before = further.slice(0, -1)
    const taken = await send('/questions-language/import', headings, [
      [id, language, ...before, 'Leggo tutto.'],
      [...(two?.slice(0, -1) ?? []), ''],
    ])
    expect(taken.body.import).toMatchObject({
      state: 'done',
      sheet: 'questions-language',
      changed: 1,
      added: 0,
      unchanged: 1,
    })
    expect((await list(`form_id=${await formOf(1, 3)}&search_text=leggo tutto.`))[0]).toMatchObject(
      { number: 1 },
    )

    const yiddish = await bareLanguage(world, 'Yiddish')
    const translated: Cells[] = [[id, 'yiddish', ...before, 'אני קורא הכול.']]
    expect((await send('/questions-language/import', headings, translated)).body.errors).toEqual([
      { row: 2, column: 'language', reason: 'sibling_missing', value: 'yiddish' },
    ])
    const draft = await draftOf(1, { language_id: yiddish, version: 1 })
    expect(
      (await send('/questions-language/import', headings, translated)).body.import,
    ).toMatchObject({
      added: 1,
    })
    expect((await list(`form_id=${draft}`))[0]).toMatchObject({
      number: 1,
      pattern: 'sequence',
      text: 'אני קורא הכול.',
    })
  })
})
