/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { openAsEditor } from './content.ts'
import { addAndEdit, type ContentArea, newMark, throughSheets } from './content-area.ts'
import { complaintsOf, expectAccessible } from './look.ts'
import { rewritten } from './sheets.ts'
import { signIn } from './sign-up.ts'
import { namesShown } from './tasks.ts'
import { test } from './test.ts'
import { giveScores, person, sql } from './world.ts'

const statement: ContentArea = {
  add: 'Add statement',
  named: 'Text',
  choices: { Pattern: 'Sequence', 'Degree of Use': 'Use First', 'Age group': '22 or older' },
  filter: { label: 'Age group', other: '6-12 years old' },
}

test.setTimeout(180_000)

test('1 profile statements are added, found, edited, deleted, restored, exported and imported', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const mark = newMark()
  await openAsEditor(page, '/attributes')
  await addAndEdit(page, statement, mark)
  await throughSheets(page, statement, mark, 'attributes.xlsx')
  expect(complaints).toEqual([])
})

test('2 pattern, degree, age group and language filter the list and are stored in the address', async ({
  page,
}) => {
  await openAsEditor(page, '/attributes?pattern=precision&type=Avoid&age_group_id=1&language=3')
  const languages = page.getByRole('table').getByRole('cell', { name: 'Italian', exact: true })
  await expect(languages).toHaveCount(5)
  for (const word of ['Precision', 'Avoid', '6-12 years old'])
    await expect(
      page.getByRole('table').getByRole('cell', { name: word, exact: true }),
    ).toHaveCount(5)
})

test('3 exported texts are translated and imported; readers of that language see the new texts, others the old ones', async ({
  page,
}) => {
  const mark = newMark()
  await sql(
    `with shared as (insert into attribute_groups (key, pattern, type, age_group_id, "order") values ($1, 'sequence', 'Use First', 3, 900))
     insert into attribute_versions (title, language_id, group_key)
     select title || ' ' || $1, language_id, $1 from (values ('Plain', 1), ('Schlicht', 2)) given(title, language_id)`,
    [mark],
  )
  await openAsEditor(page, '/attributes')
  await page.getByRole('button', { name: 'Spreadsheets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Spreadsheets' })
  await dialog.getByLabel('Language', { exact: true }).selectOption('German')
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export for translation' }).click(),
  ])
  expect(sheet.suggestedFilename()).toBe('Temp_attributes.xlsx')
  const buffer = await rewritten(await sheet.path(), { [`Schlicht ${mark}`]: `Übersetzt ${mark}` })
  await dialog
    .getByLabel('Choose translated spreadsheet (.xlsx)')
    .setInputFiles({ name: 'Temp_attributes.xlsx', mimeType: 'application/octet-stream', buffer })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('Done: 0 new, 1 changed.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.goto(`/attributes?search_text=${mark}`)
  await expect.poll(() => namesShown(page, 1)).toEqual([`Plain ${mark}`])
  await page.goto(`/attributes?language=2&search_text=${mark}`)
  await expect.poll(() => namesShown(page, 1)).toEqual([`Übersetzt ${mark}`])
  for (const [languageId, words] of [
    [1, `Plain ${mark}`],
    [2, `Übersetzt ${mark}`],
  ] as const)
    await seenBy(page, languageId, words)
})

/** Checks that the text is on the profile of a person who uses Sequence first. */
async function seenBy(page: Page, languageId: number, words: string) {
  const ada = await person({ languageId })
  await giveScores(ada.id, [28, 15, 20, 26])
  await signIn(page, ada.email, { at: '/new-theme/personalize-profile', languageId })
  await expect(page.getByRole('main').getByText(words)).toBeAttached()
}
