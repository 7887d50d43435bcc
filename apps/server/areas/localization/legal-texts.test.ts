import { consentPurposes } from '@quartet/domain/consent.ts'
import {
  consentKeysOf,
  consentScreens,
  isLegalText,
  offeredOn,
} from '@quartet/domain/consent-texts.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sheetType, writeSheet } from '../../sheets/sheet-format.ts'
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
beforeEach(async () => void (await world.pool.query('delete from localization')))
afterAll(() => world.close())

const save = ({ token }: Member, texts: Record<string, string | null>, more = {}) =>
  world.call('PUT /localization/save/3', { token, body: { texts, ...more } })
const shown = async () =>
  (await world.call('POST /localization/website/localization?language=3')).body.localization
const newestLog = async (entity: string) => {
  const { rows } = await world.db.execute(
    sql`select action, count, old_value, new_value from logs join log_values on log_id = id where entity = ${entity} order by id desc limit 1`,
  )
  return rows[0]
}
async function importTexts({ token }: Member, rows: string[][], check?: true) {
  const columns = ['key', 'english', 'value'].map((heading) => ({ heading, width: 20 }))
  const body = new FormData()
  body.set(
    'file',
    new File([await writeSheet('it', columns, rows)], 'it.xlsx', { type: sheetType }),
  )
  if (check) body.set('check', '1')
  return world.call('POST /localization/import/3', { token, body })
}

describe('legal texts', () => {
  test('include every text of every consent screen and no others', () => {
    for (const screen of Object.keys(consentScreens) as (keyof typeof consentScreens)[]) {
      const purposes =
        screen in offeredOn ? offeredOn[screen as keyof typeof offeredOn] : consentPurposes
      for (const key of consentKeysOf(screen, purposes))
        expect([key, isLegalText(key)]).toEqual([key, true])
    }
    for (const key of ['login.title', 'register.first_name', 'people.title', 'error.forbidden'])
      expect([key, isLegalText(key)]).toEqual([key, false])
  })

  test('are changed by a super admin, with the text before and after in the log', async () => {
    const before = (
      await world.call('POST /localization?language=3&search_text=consent.kept_until', {
        token: root.token,
      })
    ).body.list[0].value
    expect(
      (await save(root, { 'consent.kept_until': 'Per sempre.', 'login.title': 'Entra' })).status,
    ).toBe(200)
    expect(await shown()).toMatchObject({ 'consent.kept_until': 'Per sempre.' })
    expect(await newestLog('localization')).toEqual({
      ...{ action: 'update', count: 2 },
      ...{
        old_value: { 'consent.kept_until': before },
        new_value: { 'consent.kept_until': 'Per sempre.' },
      },
    })
    await save(root, { 'consent.kept_until': null })
    expect(await newestLog('localization')).toMatchObject({
      new_value: { 'consent.kept_until': before },
    })
    await save(editor, { 'login.title': 'Ciao' })
    expect(await newestLog('localization')).toMatchObject({ old_value: null, new_value: null })
  })

  test('cannot be changed or reverted by editors, and block the other texts of the same request', async () => {
    for (const key of [
      'consent.kept_until',
      'own_data.allow_text',
      'register.consent_email_reminders',
      'register.kept',
      'page.terms',
    ])
      expect([
        key,
        statusAndBody(await save(editor, { [key]: 'Altro.', 'login.title': 'Entra' })),
      ]).toEqual([key, apiError('forbidden')])
    expect(await shown()).toEqual({})
    await save(root, { 'consent.kept_until': 'Per sempre.' })
    expect(statusAndBody(await save(editor, { 'consent.kept_until': null }))).toEqual(
      apiError('forbidden'),
    )
    expect((await save(editor, { 'login.title': 'Entra' })).status).toBe(200)
  })

  test('are rejected in the import of an editor with row and column, unless they are unchanged', async () => {
    const unchanged = (
      await world.call('POST /localization?language=3&search_text=consent.lead', {
        token: editor.token,
      })
    ).body.list[0].value
    const rows = [
      ['login.title', '', 'Entra'],
      ['consent.kept_until', '', 'Per sempre.'],
    ]
    const errors = [{ row: 3, column: 'value', reason: 'text_legal' }]
    expect((await importTexts(editor, rows, true)).body.import).toMatchObject({
      errors,
      error_count: 1,
      changed: 1,
      done: false,
    })
    expect(statusAndBody(await importTexts(editor, rows))).toEqual(apiError('forbidden'))
    expect(await shown()).toEqual({})
    expect(
      (await importTexts(editor, [rows[0] ?? [], ['consent.lead', '', unchanged]])).body.import,
    ).toMatchObject({ done: true })
    expect((await importTexts(root, rows, true)).body.import).toMatchObject({ error_count: 0 })
    const { before, written } = (await importTexts(root, rows)).body.import
    expect(await shown()).toMatchObject({ 'consent.kept_until': 'Per sempre.' })

    // `before` would undo the import
    expect(statusAndBody(await save(editor, before, { before: written }))).toEqual(
      apiError('forbidden'),
    )
    expect((await save(root, before, { before: written })).status).toBe(200)
    expect(await shown()).not.toHaveProperty('consent.kept_until')
  })
})
