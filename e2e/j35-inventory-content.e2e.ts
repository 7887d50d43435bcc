import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { complaintsOf } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { person, sql } from './world.ts'

/**
 * The active form of an age group in a language. Each journey uses another age group, so that they
 * do not interfere.
 */
async function activeForm(age: number, language: number) {
  const [form] = await sql<{ id: number }>(
    'select id from forms where age_group_id = $1 and language_id = $2 and status = $3',
    [age, language, 'active'],
  )
  return form?.id ?? 0
}
async function asEditor(page: Page, address: string) {
  const editor = await person({ role: 'content_editor' })
  await signIn(page, editor.email, { at: address })
}

test('1 a question changed in Italian is the one asked in the Italian inventory', async ({
  page,
}) => {
  test.slow() // previews the whole form and opens the inventory
  const complaints = complaintsOf(page)
  const form = await activeForm(3, 3)
  const [question] = await sql<{ id: number }>(
    'select id from questions where form_id = $1 and number = 1',
    [form],
  )
  await asEditor(page, `/questions/${question?.id}`)
  await page.getByRole('dialog').getByLabel('Question').fill('Prima di cominciare leggo tutto.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`/forms/${form}`)
  // the preview goes screen by screen like the inventory, and continues without answers
  const preview = page.getByRole('region', { name: 'As people see it' })
  await expect(preview.getByText('Prima di cominciare leggo tutto.')).toBeVisible()
  await expect(preview.getByRole('radiogroup').or(preview.getByRole('group'))).toHaveCount(7)
  for (const last of [14, 21, 28]) {
    await preview.getByRole('button', { name: 'Next' }).click()
    await expect(
      preview.getByRole('heading', { name: `Statements ${last - 6} to ${last} of 28` }),
    ).toBeVisible()
  }
  await preview.getByRole('button', { name: 'Next' }).click()
  await expect(preview.getByRole('textbox')).toHaveCount(3)
  await preview.getByRole('button', { name: 'Check and finish' }).click()
  await preview.getByRole('button', { name: 'Start again' }).click()
  await expect(preview.getByText('Prima di cominciare leggo tutto.')).toBeVisible()

  const ada = await person({ languageId: 3 })
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, ada.email, { at: '/new-theme/questions' })
  await expect(page.getByText('Prima di cominciare leggo tutto.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('2 activating a new version first shows how many people are affected', async ({ page }) => {
  const before = await activeForm(2, 1)
  const ben = await person()
  await sql('insert into attempts (user_id, form_id) values ($1, $2)', [ben.id, before])
  await asEditor(page, '/forms')
  await page.getByRole('button', { name: 'Add form' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Secondary, anew')
  await dialog.getByLabel('Age group').selectOption('2')
  await dialog.getByLabel('Copy the questions of').selectOption(String(before))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Secondary, anew' }).click()
  await page.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    '1 person is answering it now and will finish it.',
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('In use: new inventories')).toBeVisible()
  expect(await activeForm(2, 1)).not.toBe(before)
  expect(await sql('select form_id from attempts where user_id = $1', [ben.id])).toEqual([
    { form_id: before },
  ])
  await page.goto('/forms/quality')
  const english = page.getByRole('row', { name: /^English/ })
  await expect(english).toContainText('0 people · Alpha – · In use · Pilot')
  await english.getByRole('link', { name: /Secondary, anew/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Secondary, anew/)
  await expect(page.getByText('Figures appear from five people on.')).toBeVisible()
})

test('4 a form in a new language begins with the English questions, and names what is to be translated', async ({
  page,
}) => {
  const [french] = await sql<{ id: number }>(
    "insert into languages (title, locale, tag) values ('French', 'fr', 'fr') on conflict (locale) do update set title = 'French' returning id",
  )
  await asEditor(page, `/forms?language=${french?.id}`)
  await page.getByRole('button', { name: 'Add form' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Language')).toHaveValue(String(french?.id))
  await dialog.getByLabel('Name').fill('Les grands')
  await dialog.getByLabel('Age group').selectOption('3')
  const english = await activeForm(3, 1)
  await dialog.getByLabel('Copy the questions of').selectOption(String(english))
  await dialog.getByLabel('Answer labels').fill('Jamais\nRarement\nParfois\nSouvent\nToujours')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('To translate: 31')).toBeVisible()
  await page.getByRole('link', { name: 'Les grands' }).click()
  await expect(page.getByText(/^Still to translate, 31 of 31: 1, 2, 3/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activate' })).toBeDisabled()
  await page.getByRole('link', { name: 'Translate the questions' }).click()
  await expect(page.getByText(/of 31 Entries/)).toBeVisible()
  await expect(
    page.getByRole('cell').or(page.getByRole('rowheader')).getByText('To translate').first(),
  ).toBeVisible()
})

test('3 questions are exported as a sheet', async ({ page }) => {
  await asEditor(page, `/questions?form_id=${await activeForm(1, 1)}`)
  await expect(page.getByText(/of 31 Entries/)).toBeVisible()
  await page.getByRole('button', { name: /Spreadsheets/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Export/ })
      .first()
      .click(),
  ])
  expect(file.suggestedFilename()).toBe('questions.xlsx')
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
})
