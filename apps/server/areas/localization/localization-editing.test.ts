import { it as italian } from '@quartet/content/texts/it.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sheetType, writeSheet } from '../../sheets/sheet-format.ts'
import { bareLanguage } from '../../testing/languages.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { cellsOf } from '../../testing/sheets.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let editor: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await world.person({ role: 'content_editor' })
})
beforeEach(async () => void (await world.pool.query('delete from localization')))
afterAll(() => world.close())

const call = (what: string, body?: unknown) =>
  world.call(what, { token: editor.token, ...(body !== undefined && { body }) })
const save = (texts: Record<string, string | null>, more = {}) =>
  call('PUT /localization/save/3', { texts, ...more })
const shownToVisitors = async (language = 3) =>
  (await world.call(`POST /localization/website/localization?language=${language}`)).body
    .localization
const list = async (query: string) => (await call(`POST /localization?${query}`)).body
const line = async (key: string, language = 3) =>
  (await list(`language=${language}&limit=999&search_text=${key}`)).list.find(
    (one: { key: string }) => one.key === key,
  )

describe('text editing by a content editor', () => {
  test('lists each text of a language with its English text, and how complete each language is', async () => {
    const { list: lines, count, languages } = await list('language=3&limit=9')
    expect(lines).toHaveLength(10)
    expect(count).toBe(languages[2].of)
    expect(languages[2].count).toBe(count)
    const hebrew = await bareLanguage(world)
    expect(
      (await list('limit=1')).languages.find(({ id }: { id: number }) => id === hebrew),
    ).toMatchObject({ count: 0 })
    expect(await line('login.title')).toEqual({
      ...{ id: expect.any(Number), key: 'login.title', area: 'register', screen: 'login' },
      ...{ english: 'Log in', english_original: 'Log in', changed: false, outdated: false },
      ...{ value: italian['login.title'], original: italian['login.title'] },
    })
  })

  test('finds texts by key, English text and translation, ignoring case and accents, and filters by missing, changed and area', async () => {
    const keys = async (query: string) =>
      (await list(`limit=999&${query}`)).list.map(({ key }: { key: string }) => key)
    expect(await keys('language=3&search_text=LOGIN.WELCOME')).toEqual(['login.welcome'])
    expect(await keys('language=2&search_text=hauptmenu')).toContain('shell.navigation')
    expect(await keys('language=3&search_text=main%20menu')).toContain('shell.navigation')
    expect(await keys('language=3&missing=1')).toEqual([])
    await save({ 'login.title': 'Entra' })
    expect(await keys('language=3&changed=1')).toEqual(['login.title'])
    expect(await keys('language=3&area=error&search_text=login.welcome')).toEqual([])
    expect(await keys('language=3&screen=login&search_text=login.welcome')).toEqual([
      'login.welcome',
    ])
    expect(await keys('language=3&screen=tasks&search_text=login.welcome')).toEqual([])
    expect((await call('POST /localization?screen=nowhere')).status).toBe(400)
  })

  test('names the texts whose English text has changed since, until they are changed as well', async () => {
    const outdated = async () =>
      (await list('language=3&limit=999&outdated=1')).list.map(({ key }: { key: string }) => key)
    const saveEnglish = (texts: Record<string, string | null>) =>
      call('PUT /localization/save/1', { texts })
    await save({ 'login.email': 'La tua email' })
    expect(await outdated()).toEqual([])
    world.time.now = new Date(world.time.now.getTime() + 60_000)
    await saveEnglish({ 'login.title': 'Come in', 'login.email': 'Your address' })
    expect(await outdated()).toEqual(['login.title', 'login.email'])
    expect(await line('login.title')).toMatchObject({
      ...{ english: 'Come in', english_original: 'Log in', outdated: true },
    })
    expect(await line('login.title', 1)).toMatchObject({
      ...{ value: 'Come in', english_original: 'Log in', outdated: false },
    })
    world.time.now = new Date(world.time.now.getTime() + 60_000)
    await save({ 'login.email': 'Il tuo indirizzo' })
    expect(await outdated()).toEqual(['login.title'])
    await saveEnglish({ 'login.title': null })
    expect(await outdated()).toEqual([])
  })

  test('changes a text for all readers and reverts it', async () => {
    const { body } = await save({
      'login.title': 'Entra qui',
      'tasks.title_school': 'Compiti miei',
    })
    expect(body.list.map(({ value }: { value: string }) => value)).toEqual([
      'Entra qui',
      'Compiti miei',
    ])
    expect(await shownToVisitors()).toEqual({ 'login.title': 'Entra qui' })
    const ada = await world.person({ languageId: 3 })
    expect(
      (await world.call('GET /localization/show', { token: ada.token })).body.localization,
    ).toEqual({
      ...{ 'login.title': 'Entra qui', 'tasks.title_school': 'Compiti miei' },
    })
    await save({ 'login.title': null })
    expect(await line('login.title')).toMatchObject({
      value: italian['login.title'],
      changed: false,
    })
    await save({ 'tasks.title_school': italian['tasks.title_school'] })
    expect((await world.pool.query('select from localization')).rowCount).toBe(0)
  })

  test('rejects a text with lost placeholders, together with all other texts of the request', async () => {
    const key = 'shell.to_profile'
    for (const wrong of [
      'apri il profilo',
      '{{nome}}, apri il profilo',
      '{{name}} {{',
      '{{name}} $t(login.title)',
    ])
      expect(await save({ [key]: wrong, 'login.title': 'Entra' })).toMatchObject({
        status: 400,
        body: { fields: [{ path: `texts.${key}`, code: 'placeholders_lost' }] },
      })
    expect(await shownToVisitors()).toEqual({})
    expect((await save({ [key]: 'Apri il profilo di {{name}}' })).status).toBe(200)
    expect((await save({ 'verify.resend_in_one': 'Nuovo codice tra un secondo' })).status).toBe(200)
  })

  test('rejects an unknown key and a plural form that the language does not have', async () => {
    for (const key of ['nothing.at_all', 'verify.resend_in_few', 'constructor'])
      expect(await save(JSON.parse(`{"${key}":"x"}`))).toMatchObject({ status: 400 })
    expect(
      (
        await call('PUT /localization/save/8', {
          texts: { 'verify.resend_in_few': '{{count}} ثوان' },
        })
      ).status,
    ).toBe(200)
  })

  test('returns row_changed when somebody else changed a text meanwhile', async () => {
    const before = { 'login.title': italian['login.title'] }
    expect((await save({ 'login.title': 'Entra' }, { before })).status).toBe(200)
    expect(statusAndBody(await save({ 'login.title': 'Accedi ora' }, { before }))).toEqual(
      apiError('row_changed'),
    )
    expect(await shownToVisitors()).toEqual({ 'login.title': 'Entra' })
  })

  test('saves the right ones of many texts when wrong ones are skipped, and says what is wrong with the others', async () => {
    const texts = {
      ...{ 'login.title': 'Entra', 'login.email': 'La tua email', 'consent.lead': 'Leggi.' },
      ...{ 'shell.to_profile': 'senza nome', 'nothing.at_all': 'x', 'login.password': 'Chiave' },
    }
    await save({ 'login.email': 'Indirizzo' })
    const before = { 'login.email': italian['login.email'], 'login.title': italian['login.title'] }
    const { status, body } = await save(texts, { before, skip_wrong: true })
    expect(status).toBe(200)
    expect(body.wrong).toEqual({
      ...{ 'login.email': 'row_changed', 'consent.lead': 'text_legal' },
      ...{ 'shell.to_profile': 'placeholders_lost', 'nothing.at_all': 'text_unknown' },
    })
    const saved = Object.fromEntries(
      body.list.map(({ key, value }: { key: string; value: string }) => [key, value]),
    )
    expect(saved).toEqual({
      ...{ 'login.title': 'Entra', 'login.password': 'Chiave', 'login.email': 'Indirizzo' },
      'shell.to_profile': italian['shell.to_profile'],
      'consent.lead': italian['consent.lead'],
    })
  })

  test('applies a changed English text to languages that have no text of their own', async () => {
    await call('PUT /localization/save/1', { texts: { 'login.title': 'Come in' } })
    expect(await shownToVisitors(6)).toEqual(
      (await line('login.title', 6)).original === null ? { 'login.title': 'Come in' } : {},
    )
    expect(await shownToVisitors(3)).toEqual({})
    expect((await line('login.title')).english).toBe('Come in')
  })
})

describe('the spreadsheet of a language', () => {
  const columnsOf = (...names: string[]) => names.map((heading) => ({ heading, width: 20 }))
  async function send(
    rows: string[][],
    { check = false, headings = columnsOf('key', 'english', 'value') } = {},
  ) {
    const body = new FormData()
    body.set(
      'file',
      new File([await writeSheet('it', headings, rows)], 'Italian.xlsx', { type: sheetType }),
    )
    if (check) body.set('check', '1')
    return call('POST /localization/import/3', body)
  }
  async function exported() {
    const { bytes, headers } = await call('POST /localization/export/3')
    const [headings = [], ...rows] = await cellsOf(bytes)
    return { headings, rows: rows.map((row) => row.map((cell) => String(cell ?? ''))), headers }
  }

  test('is named after the language, says where each text is used, and imports unchanged', async () => {
    const { headings, rows, headers } = await exported()
    expect(String(new Headers(headers).get('content-disposition'))).toContain('Italian.xlsx')
    expect(headings).toEqual(['key', 'area', 'screen', 'english', 'value'])
    expect(rows.find(([key]) => key === 'login.title')).toEqual([
      ...['login.title', 'Before logging in', 'Login', 'Log in'],
      italian['login.title'],
    ])
    const { body } = await send(rows, {
      headings: columnsOf('key', 'area', 'screen', 'english', 'value'),
    })
    expect(body.import).toMatchObject({
      rows: rows.length,
      changed: 0,
      unchanged: rows.length,
      error_count: 0,
      done: true,
    })
  })

  test('changes nothing when it is only checked; an import returns the previous texts, so that it can be undone', async () => {
    const rows = [
      ['login.title', 'Log in', 'Entra'],
      ['login.email', '', ''],
    ]
    expect((await send(rows, { check: true })).body.import).toMatchObject({
      changed: 1,
      unchanged: 1,
      done: false,
    })
    expect(await shownToVisitors()).toEqual({})
    const { before, written } = (await send(rows)).body.import
    expect(await shownToVisitors()).toEqual({ 'login.title': 'Entra' })
    await save({ 'login.title': 'Entra qui' })
    // changed since the import, so it is not undone
    expect(statusAndBody(await save(before, { before: written }))).toEqual(apiError('row_changed'))
    await save({ 'login.title': 'Entra' })
    expect((await save(before, { before: written })).status).toBe(200)
    expect(await shownToVisitors()).toEqual({})
  })

  test('is imported completely or not at all, and errors have row and column', async () => {
    const rows = [
      ['login.title', '', 'Entra'],
      ['shell.to_profile', '', 'Apri il profilo'],
      ['no.such_key', '', 'x'],
      ['login.title', '', 'Due volte'],
    ]
    const errors = [
      { row: 3, column: 'value', reason: 'placeholders_lost' },
      { row: 4, column: 'key', reason: 'text_unknown' },
      { row: 5, column: 'key', reason: 'taken' },
    ]
    expect((await send(rows, { check: true })).body.import).toMatchObject({
      errors,
      error_count: 3,
      done: false,
    })
    expect(await send(rows)).toMatchObject({ status: 422, body: { name: 'sheet_wrong', errors } })
    expect(await shownToVisitors()).toEqual({})
  })

  test('ignores blank cells and trims texts', async () => {
    const rows = [
      ['login.title', '', '  Entra '],
      ['login.email', '', ' \u00a0 '],
      ['login.password', '', 'x'.repeat(4001)],
    ]
    expect((await send(rows, { check: true })).body.import).toMatchObject({
      ...{ changed: 1, unchanged: 1, errors: [{ row: 4, column: 'value', reason: 'too_long' }] },
    })
    await send(rows.slice(0, 2))
    expect(await shownToVisitors()).toEqual({ 'login.title': 'Entra' })
  })

  test('is rejected when the headings are wrong or the file is not a spreadsheet', async () => {
    expect(statusAndBody(await send([['x']], { headings: columnsOf('key') }))).toMatchObject(
      apiError('sheet_headings'),
    )
    const body = new FormData()
    body.set('file', new File(['key;value'], 'texts.csv'))
    expect(statusAndBody(await call('POST /localization/import/3', body))).toMatchObject(
      apiError('sheet_unknown'),
    )
  })
})

test('forbids text editing without the permission, and rejects unknown languages', async () => {
  const { token } = await world.person()
  for (const where of ['POST /localization', 'POST /localization/export/3'])
    expect(statusAndBody(await world.call(where, { token }))).toEqual(apiError('forbidden'))
  expect(
    statusAndBody(await world.call('PUT /localization/save/3', { token, body: { texts: {} } })),
  ).toEqual(apiError('forbidden'))
  for (const where of ['POST /localization?language=900', 'POST /localization/export/900'])
    expect(statusAndBody(await call(where))).toEqual(apiError('language_unknown'))
})
