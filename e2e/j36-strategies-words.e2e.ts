/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { openAsEditor } from './content.ts'
import {
  addAndEdit,
  addRow,
  type ContentArea,
  newMark,
  search,
  throughSheets,
} from './content-area.ts'
import { complaintsOf } from './look.ts'
import { signIn } from './sign-up.ts'
import { giveTask } from './task-page.ts'
import { chooseAction, namesShown, rows } from './tasks.ts'
import { test } from './test.ts'
import { giveScores, person, sql } from './world.ts'

const strategy: ContentArea = {
  add: 'Add strategy',
  named: 'Heading',
  choices: { Topic: 'Reading', Pattern: 'Sequence', Action: 'Forge' },
  texts: { Text: 'Number the steps before you begin.' },
  filter: { label: 'Pattern', other: 'Confluence' },
}
const word: ContentArea = {
  add: 'Add word',
  named: 'Word',
  choices: { 'Word wall': 'School words', Pattern: 'Confluence' },
  texts: { Weight: '2' },
  filter: { label: 'Word wall', other: 'Work words' },
}
const ofSchool = {
  ...strategy,
  choices: { Area: 'School', ...strategy.choices },
  filter: { label: 'Area', other: 'Work' },
}

test.setTimeout(180_000)

test('1 strategies are added, found, edited, deleted and restored @deep', async ({ page }) => {
  const complaints = complaintsOf(page)
  const mark = newMark()
  await openAsEditor(page, '/strategies')
  await addAndEdit(page, ofSchool, mark)
  expect(complaints).toEqual([])
})

for (const [address, area, file] of [
  ['/strategies', ofSchool, 'strategies.xlsx'],
  ['/words', word, 'words.xlsx'],
] as const)
  test(`${file} is exported and imported @deep`, async ({ page }) => {
    const mark = newMark()
    await openAsEditor(page, address)
    await addRow(page, area, `Changed ${mark}`)
    await throughSheets(page, area, mark, file)
  })

test('2 a strategy opens with all its languages; a topic of another area is rejected at its field', async ({
  page,
}) => {
  const mark = newMark()
  await openAsEditor(page, '/strategies')
  await page.getByRole('button', { name: 'Add strategy' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Heading', { exact: true }).fill(`Lost ${mark}`)
  await dialog.getByLabel('Area', { exact: true }).selectOption('Work')
  for (const [label, option] of Object.entries(strategy.choices ?? {}))
    await dialog.getByLabel(label, { exact: true }).selectOption(option)
  await dialog.getByLabel('Text', { exact: true }).fill('Words.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Topic', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Area', { exact: true }).selectOption('School')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await search(page, mark)
  await page.getByRole('link', { name: `Lost ${mark}` }).click()
  await expect(page).toHaveURL(/&row=\d+$/)
  await expect(dialog.getByText('Used by')).toHaveCount(0)
  await dialog.getByRole('button', { name: /^German/ }).click()
  await dialog.getByLabel('Heading, German').fill(`Verloren ${mark}`)
  await dialog.getByLabel('Text, German').fill('Wörter.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: `Lost ${mark}` }).click()
  await dialog.getByRole('button', { name: 'German', exact: true }).click()
  await expect(page.locator('blockquote').first()).toHaveText(`Lost ${mark}`)
  await expect(dialog.getByLabel('Heading, German')).toHaveValue(`Verloren ${mark}`)
})

test('3 words and walls are on one page', async ({ page }) => {
  const complaints = complaintsOf(page)
  const mark = newMark()
  await openAsEditor(page, '/words')
  await addAndEdit(page, word, mark)
  await page
    .getByRole('navigation', { name: 'Words and walls' })
    .getByRole('link', { name: 'Word walls' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Word walls')
  await search(page, 'School words')
  await chooseAction(page, 'School words', 'Delete')
  const sure = page.getByRole('dialog', { name: 'Are You Sure' })
  await expect(sure.getByText(/while it is in use\. Used by: \d+ words/)).toBeVisible()
  await expect(sure.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('rowheader', { name: 'School words', exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})

test('4 a new word of a wall immediately marks the text of a task', async ({ page }) => {
  const mark = newMark()
  const ada = await person()
  await giveScores(ada.id, [28, 15, 20, 26])
  const id = await giveTask(ada.id, { description: `Please ${mark} the bridge.` })
  await openAsEditor(page, '/words')
  await addRow(page, word, mark)
  await signIn(page, ada.email, { at: `/new-theme/tasks/${id}` })
  await expect(
    page
      .getByRole('group', { name: 'Task text' })
      .getByRole('button', { name: `${mark}, Confluence`, exact: true }),
  ).toBeVisible()
})

test('5 a list can be reordered within one topic, pattern and action', async ({ page }) => {
  const mark = newMark()
  await sql(
    `with shared as (
       insert into strategy_groups (area, topic_key, pattern, action, key, "order")
       select 'school', 'reading', 'sequence', 'Forge', name || ' ' || $1, 900 + at
       from unnest(array['Alpha', 'Beta']) with ordinality given(name, at) returning key)
     insert into strategy_versions (title, body, language_id, group_key) select key, 'Do it.', 1, key from shared`,
    [mark],
  )
  await openAsEditor(page, `/strategies?search_text=${mark}`)
  await namesShown(page, 2)
  await page.getByRole('button', { name: 'Order', exact: true }).click()
  await expect(page).toHaveURL(/topic_key=reading/)
  await expect.poll(() => ordered(page, mark)).toEqual(['Alpha', 'Beta'])
  await page.getByRole('button', { name: `Move: Alpha ${mark}` }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('alert').filter({ hasText: 'The order is saved' })).toBeVisible()
  await page.reload()
  expect(await ordered(page, mark)).toEqual(['Beta', 'Alpha'])
})

const ordered = async (page: Page, mark: string) =>
  (await namesShown(page, 2)).map((name) => name.replace(mark, '').trim())

test('the pattern of a strategy, changed once, is changed in every language', async ({ page }) => {
  const mark = newMark()
  await sql(
    `with topic as (select key from topic_groups where area = 'school' order by "order" limit 1),
      shared as (insert into strategy_groups (key, area, topic_key, pattern, action, children, "order")
        select $1, 'school', topic.key, 'sequence', 'Forge', false, 9000 from topic)
     insert into strategy_versions (title, body, group_key, language_id)
     select 'Strategy ' || id || ' ' || $1, 'Words.', $1, id from languages where id <= 8`,
    [mark],
  )
  await openAsEditor(page, `/strategies?search_text=${mark}`)
  await page.getByRole('link', { name: `Strategy 1 ${mark}` }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(/Applies to all languages/)).toBeVisible()
  await panel.getByLabel('Pattern', { exact: true }).selectOption('Precision')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel).toHaveCount(0)
  for (let language = 1; language <= 8; language++) {
    await page.goto(`/strategies?language=${language}&search_text=${mark}`)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(`Strategy ${language} ${mark}`)
    await expect(rows(page)).toContainText('Precision')
  }
})
