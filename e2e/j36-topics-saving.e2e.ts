import { expect } from '@playwright/test'
import { giveTopics, openAsEditor } from './content.ts'
import { slowAnswers } from './slow.ts'
import { chooseAction } from './tasks.ts'
import { test } from './test.ts'

test('a row that is saved late does not close the dialog in which the next one is edited @deep', async ({
  page,
}) => {
  const { mark, names } = await giveTopics(['Knitting', 'Sewing'])
  await openAsEditor(page, `/topics?search_text=${mark}`)
  await chooseAction(page, names[0] ?? '', 'Edit')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(`Crochet ${mark}`)
  const { answered, release } = await slowAnswers(page, '**/api/topics/update/*')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await answered
  await page.keyboard.press('Escape')
  await chooseAction(page, names[1] ?? '', 'Edit')
  await dialog.getByLabel('Name').fill(`Tailoring ${mark}`)
  await release()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue(`Tailoring ${mark}`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(`Tailoring ${mark}`) })).toBeVisible()
})
