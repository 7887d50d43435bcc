/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { giveTopics, openAsEditor } from './content.ts'
import { addAndEdit, addRow, type ContentArea, newMark, search } from './content-area.ts'
import { complaintsOf } from './look.ts'
import { chooseAction, namesShown } from './tasks.ts'
import { test } from './test.ts'

const category: ContentArea = { add: 'Add category', named: 'Name' }
const task: ContentArea = {
  add: 'Add task',
  named: 'Name',
  choices: { Topic: 'Reading' },
  texts: { Description: 'Read the page and tell somebody what it says.' },
  filter: { label: 'Topic', other: 'Writing' },
}

test.setTimeout(180_000)

test('1 categories are added, found, edited, deleted and restored; one with tasks cannot be deleted @deep', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const mark = newMark()
  await openAsEditor(page, '/task-categories')
  const title = await addAndEdit(page, category, mark)
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Tasks in this category' }).click()
  await expect(page).toHaveURL(/\/task-categories\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await addAndEdit(page, task, mark)
  await page.goto(`/task-categories?search_text=${mark}`)
  await chooseAction(page, title, 'Delete')
  const confirmation = page.getByRole('dialog', { name: 'Are You Sure' })
  await expect(confirmation).toContainText('can’t be deleted while it is in use')
  await expect(confirmation.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await confirmation.getByRole('button', { name: 'Cancel' }).click()
  expect(await namesShown(page, 1)).toEqual([title])
  expect(complaints).toEqual([])
})

test('2 the page of a topic lists its tasks from all categories, and can add tasks', async ({
  page,
}) => {
  const mark = newMark()
  const { ids, names } = await giveTopics(['Rowing'])
  await openAsEditor(page, '/task-categories')
  await addRow(page, category, `Shelf ${mark}`)
  await page.goto(`/topic/${ids[0]}`)
  await page.getByRole('link', { name: 'Tasks on this topic' }).click()
  await expect(page).toHaveURL(new RegExp(`/topics/${ids[0]}/topics-tasks$`))
  await addRow(page, { ...task, choices: { Category: `Shelf ${mark}` } }, `Row a boat ${mark}`)
  expect(await namesShown(page, 1)).toEqual([`Row a boat ${mark}`])
  await page
    .getByRole('main')
    .getByRole('link', { name: names[0] ?? '' })
    .click()
  await expect(page).toHaveURL(new RegExp(`/topics\\?row=${ids[0]}$`))
  await page.goto(`/task-categories?search_text=${mark}`)
  await page.getByRole('link', { name: `Shelf ${mark}` }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Tasks in this category' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Shelf ${mark}`)
  await search(page, mark)
  expect(await namesShown(page, 1)).toEqual([`Row a boat ${mark}`])
})
