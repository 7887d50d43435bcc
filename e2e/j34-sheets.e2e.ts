/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { openAsEditor } from './content.ts'
import { newMark } from './content-area.ts'
import { complaintsOf, expectAccessible } from './look.ts'
import { type Cells, cellsOf, workbook } from './sheets.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { giveScores, person, sql } from './world.ts'

const say = wordsIn('en')
const portugueseId = 6
const many = 3000
const manyShown = '3,000'

test.setTimeout(180_000)
// one after the other: only the newest import of a sheet can be undone
test.describe.configure({ mode: 'default' })

/** Waits so many seconds at each of these rows, so that the progress can be observed. */
async function slowly<Result>(
  mark: string,
  seconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql(
    `create function slow_${mark}() returns trigger language plpgsql as $$ begin perform pg_sleep(${seconds}); return new; end $$`,
  )
  await sql(
    `create trigger slow_${mark} before insert on team_statement_versions for each row when (new.title like 'Many ${mark} %') execute function slow_${mark}()`,
  )
  return work().finally(async () => {
    await sql(`drop trigger slow_${mark} on team_statement_versions`)
    await sql(`drop function slow_${mark}()`)
  })
}

async function manyStatements(mark: string): Promise<Buffer> {
  const [question] = await sql<{ id: number }>(
    'select min(id) as id from statement_questions where language_id = 1 and removed = 0',
  )
  const headings = ['id', 'title', 'question_id', 'pattern', 'type', 'age_group_id', 'language']
  const rows = Array.from(
    { length: many },
    (_, at): Cells => ['', `Many ${mark} ${at}`, question?.id ?? 0, 'sequence', 'Avoid', '3', 'en'],
  )
  return workbook(headings, rows)
}
const written = async (mark: string, removed: 0 | 1) => {
  const [row] = await sql<{ count: number }>(
    'select count(*)::int as count from team_statements where title like $1 and removed = $2',
    [`Many ${mark} %`, removed],
  )
  return row?.count
}

const sheets = (page: Page) => page.getByRole('dialog', { name: say('content.sheets') })

/** Chooses a sheet and waits until its figures are shown, before anything is written. */
async function choose(page: Page, label: string, buffer: Buffer, added: string) {
  await sheets(page)
    .getByLabel(label, { exact: true })
    .setInputFiles({ name: 'many.xlsx', mimeType: 'application/octet-stream', buffer })
  await expect(sheets(page).getByRole('button', { name: say('content.sheets_apply') })).toBeVisible(
    { timeout: 60_000 },
  )
  await expect(sheets(page).locator('dd').first()).toHaveText(added)
}
const take = (page: Page) =>
  sheets(page)
    .getByRole('button', { name: say('content.sheets_apply') })
    .click()

/** The progress of the import that the frame of every page shows. */
const runningImport = (page: Page) =>
  page.getByRole('region', { name: say('content.imports_running') }).getByRole('progressbar')

test('a large sheet is imported as a job: it shows its progress, can be found on other pages, cancelled, repeated and undone', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const mark = newMark()
  const buffer = await manyStatements(mark)
  await openAsEditor(page, '/team-statements')
  await page.getByRole('button', { name: say('content.sheets') }).click()
  await slowly(mark, 0.02, async () => {
    await choose(page, say('content.sheets_file'), buffer, manyShown)
    await take(page)
    const progress = sheets(page).getByRole('progressbar')
    await expect
      .poll(async () => Number(await progress.getAttribute('value')), { timeout: 30_000 })
      .toBeGreaterThan(0)
    await expect(progress).toHaveAccessibleName(/^Importing the rows: \d+ %$/)
    await page.goto('/topics')
    await expect(runningImport(page)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: say('content.import_open') }).click()
    await expect(page).toHaveURL(/\/team-statements/)
    await expect(progress).toBeVisible()
    await sheets(page)
      .getByRole('button', { name: say('content.sheets_cancel') })
      .click()
    await expect(sheets(page).getByText(say('content.sheets_cancelled'))).toBeVisible()
  })
  await expectAccessible(page)
  expect(await written(mark, 0)).toBe(0)

  await sheets(page)
    .getByRole('button', { name: say('content.sheets_again') })
    .click()
  await choose(page, say('content.sheets_file'), buffer, manyShown)
  await take(page)
  await expect(
    sheets(page).getByText(say('content.sheets_done', { added: manyShown, changed: 0 })),
  ).toBeVisible({ timeout: 60_000 })
  expect(await written(mark, 0)).toBe(many)
  await sheets(page)
    .getByRole('button', { name: say('content.sheets_undo') })
    .click()
  await expect(sheets(page).getByText(say('content.sheets_undone'))).toBeVisible({
    timeout: 60_000,
  })
  await expectAccessible(page)
  expect([await written(mark, 0), await written(mark, 1)]).toEqual([0, many])
  expect(complaints).toEqual([])
})

test('a running import stays visible after leaving the page, and ends with a toast that can undo it', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const mark = newMark()
  await openAsEditor(page, '/team-statements')
  await page.getByRole('button', { name: say('content.sheets') }).click()
  await choose(page, say('content.sheets_file'), await manyStatements(mark), manyShown)
  await slowly(mark, 0.006, async () => {
    await take(page)
    await expect(sheets(page).getByRole('progressbar')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(runningImport(page)).toHaveAccessibleName(/^Importing many.xlsx: \d+ %$/)
    await page.goto('/topics')
    const done = { file: 'many.xlsx', added: manyShown, changed: 0 }
    await expect(page.getByText(say('content.import_done', done))).toBeVisible({ timeout: 90_000 })
    await expect(runningImport(page)).toBeHidden()
  })
  await page.getByRole('button', { name: say('content.sheets_undo') }).click()
  await expect(page.getByText(say('content.sheets_undone'))).toBeVisible({ timeout: 60_000 })
  expect([await written(mark, 0), await written(mark, 1)]).toEqual([0, many])
  expect(complaints).toEqual([])
})

test('a checked sheet shows old and new values; an error shows the value and what is allowed, here and in a marked copy', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const mark = newMark()
  await openAsEditor(page, '/topics')
  const [topic] = await sql<{ id: number; name: string; area: string }>(
    'select id, name, area from topics where language_id = 1 and removed = 0 order by id limit 1',
  )
  const headings = ['id', 'name', 'area', 'language']
  const changed: Cells = [topic?.id ?? 0, `Changed ${mark}`, topic?.area ?? '', 'en']
  const send = async (...rows: Cells[]) =>
    sheets(page)
      .getByLabel(say('content.sheets_file'), { exact: true })
      .setInputFiles({
        ...{ name: 'topics.xlsx', mimeType: 'application/octet-stream' },
        buffer: await workbook(headings, rows),
      })
  await page.getByRole('button', { name: say('content.sheets') }).click()
  await send(changed, ['', `Added ${mark}`, 'school', 'en'])
  const changes = sheets(page).getByRole('region', { name: say('content.sheets_changes') })
  await expect(changes.getByRole('row').nth(1)).toHaveText(
    new RegExp(`^2id ${topic?.id}name${topic?.name}Changed ${mark}$`),
  )
  await expectAccessible(page)
  await sheets(page).getByLabel(say('table.status')).selectOption(say('content.sheets_added'))
  await expect(changes.getByText(`Changed ${mark}`)).toHaveCount(0)
  await expect(changes.getByText(`Added ${mark}`)).toBeVisible()

  await sheets(page)
    .getByRole('button', { name: say('content.sheets_again') })
    .click()
  await send(['', `Added ${mark}`, 'garden', 'en'])
  const errors = sheets(page).getByRole('region', { name: say('content.sheets_errors') })
  await expect(errors.getByRole('row').nth(1)).toHaveText(
    /^2areagarden.*Allowed: school, work, career$/,
  )
  await expectAccessible(page)
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    sheets(page)
      .getByRole('button', { name: say('content.sheets_marked') })
      .click(),
  ])
  expect(await cellsOf(await copy.path())).toEqual([
    [...headings, say('content.sheets_reason')],
    ['', `Added ${mark}`, 'garden', 'en', expect.stringContaining('Allowed: school, work')],
  ])
  expect(complaints).toEqual([])
})

test('a sheet for translation completed in another program is imported, and readers of that language see it', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const mark = newMark()
  await sql(
    `with shared as (insert into attribute_groups (key, pattern, type, age_group_id, "order") values ($2, 'sequence', 'Use First', 3, 900))
     insert into attribute_versions (title, language_id, group_key) values ($1, 1, $2)`,
    [`Plain ${mark}`, mark],
  )
  await openAsEditor(page, '/attributes')
  await page.getByRole('button', { name: say('content.sheets') }).click()
  await sheets(page).getByLabel(say('content.language'), { exact: true }).selectOption('Portuguese')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheets(page)
      .getByRole('button', { name: say('content.sheets_export_language') })
      .click(),
  ])
  expect(file.suggestedFilename()).toBe('Temp_attributes.xlsx')
  const [headings = [], ...written] = await cellsOf(await file.path())
  const rows = written.map((row) => headings.map((_, at) => row[at] ?? ''))
  const [source, target] = ['source_title', 'target_title'].map((name) => headings.indexOf(name))
  const empty = rows.filter((row) => row[source ?? -1] === `Plain ${mark}`)
  expect(empty.map((row) => row[target ?? -1])).toEqual([''])
  const filled = rows.map((row) =>
    row === empty[0] ? row.with(target ?? 0, `Simples ${mark}`) : row,
  )
  await choose(page, say('content.sheets_file_language'), await workbook(headings, filled), '1')
  await take(page)
  await expect(
    sheets(page).getByText(say('content.sheets_done', { added: 1, changed: 0 })),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  const ada = await person({ languageId: portugueseId })
  await giveScores(ada.id, [28, 15, 20, 26])
  await signIn(page, ada.email, { at: '/new-theme/personalize-profile', languageId: portugueseId })
  await expect(page.getByRole('main').getByText(`Simples ${mark}`)).toBeAttached()
  expect(complaints).toEqual([])
})
