import { expect, type Locator, type Page } from '@playwright/test'
import { rewritten } from './sheets.ts'
import { chooseAction, namesShown } from './tasks.ts'

/** What differs between the content lists. */
export type ContentArea = {
  /** The label of the button that adds a row. */
  add: string
  /** The label of the field that holds the name of a row. */
  named: string
  /** The values of the other fields in the dialog, by label. */
  choices?: Readonly<Record<string, string | { index: number }>>
  texts?: Readonly<Record<string, string>>
  /** A filter, and an option that matches none of the rows created here. */
  filter?: { label: string; other: string | { index: number } }
}

export const newMark = () =>
  Array.from({ length: 8 }, () => 'abcdefghij'[Math.floor(Math.random() * 10)]).join('')
const dialogOf = (page: Page) => page.getByRole('dialog')
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()

async function fillRow(
  dialog: Locator,
  { named, choices = {}, texts = {} }: ContentArea,
  name: string,
) {
  await dialog.getByLabel(named, { exact: true }).fill(name)
  for (const [label, option] of Object.entries(choices))
    await dialog.getByLabel(label, { exact: true }).selectOption(option)
  for (const [label, text] of Object.entries(texts))
    await dialog.getByLabel(label, { exact: true }).fill(text)
}

/**
 * Adds a row with the button above the list; first checks that missing values are reported at their
 * field.
 */
export async function addRow(page: Page, area: ContentArea, name: string) {
  await page.getByRole('button', { name: area.add, exact: true }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please this field is required').first()).toBeVisible()
  await fillRow(dialog, area, name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await saved(page)
  await expect(dialog).toHaveCount(0)
}

export async function search(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text)
  await expect(page).toHaveURL((url) => url.searchParams.get('search_text') === text)
}

/** Adds, searches, filters, edits, deletes and restores a row. Returns its final name. */
export async function addAndEdit(page: Page, area: ContentArea, mark: string) {
  const name = `Kept ${mark}`
  await addRow(page, area, name)
  await search(page, mark)
  expect(await namesShown(page, 1)).toEqual([name])
  if (area.filter) {
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel(area.filter.label, { exact: true }).selectOption(area.filter.other)
    await namesShown(page, 0)
    await page.getByLabel(area.filter.label, { exact: true }).selectOption({ index: 0 })
    await namesShown(page, 1)
    await page.getByRole('button', { name: 'Filters' }).click()
  }
  const changed = `Changed ${mark}`
  await chooseAction(page, name, 'Edit')
  await dialogOf(page).getByLabel(area.named, { exact: true }).fill(changed)
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect.poll(() => namesShown(page, 1)).toEqual([changed])
  await chooseAction(page, changed, 'Delete')
  await page
    .getByRole('dialog', { name: 'Are You Sure' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await namesShown(page, 0)
  await page.getByRole('button', { name: 'Inactive', exact: true }).click()
  await namesShown(page, 1)
  await chooseAction(page, changed, 'Restore')
  await page.getByRole('button', { name: 'Active', exact: true }).click()
  await expect.poll(() => namesShown(page, 1)).toEqual([changed])
  return changed
}

/**
 * Adds two rows to the one from `addAndEdit`, exports them as a spreadsheet and imports it with a
 * changed title. Files that are not spreadsheets, and a spreadsheet with an invalid row, change
 * nothing.
 */
export async function throughSheets(page: Page, area: ContentArea, mark: string, file: string) {
  const [one, two] = [`Sheet one ${mark}`, `Sheet two ${mark}`]
  await addRow(page, area, one)
  await addRow(page, area, two)
  await search(page, mark)
  await namesShown(page, 3)
  await page.getByRole('button', { name: 'Spreadsheets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Spreadsheets' })
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export 3 rows' }).click(),
  ])
  expect(sheet.suggestedFilename()).toBe(file)
  const take = (name: string, buffer: Buffer) =>
    dialog
      .getByLabel('Choose spreadsheet (.xlsx)', { exact: true })
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

  await take('list.csv', Buffer.from('id,title\n1,Hello'))
  await expect(dialog.getByRole('alert')).toContainText(
    'Only spreadsheets (.xlsx) can be imported.',
  )
  await take(file, Buffer.from('PK\x03\x04 and then nothing that could be read'))
  await expect(dialog.getByRole('alert')).toContainText(/can’t be read|Only spreadsheets/)
  await take(file, await rewritten(await sheet.path(), { [one]: `Half ${mark}`, [two]: ' ' }))
  await expect(dialog.getByText('Nothing can be imported while there are errors.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Choose another spreadsheet' }).click()
  await take(file, await rewritten(await sheet.path(), { [one]: `Taken ${mark}` }))
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(dialog.getByText('Done: 0 new, 1 changed.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect
    .poll(async () => (await namesShown(page, 3)).toSorted())
    .toEqual([`Changed ${mark}`, two, `Taken ${mark}`])
}
