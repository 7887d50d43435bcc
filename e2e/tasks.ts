import { expect, type Page } from '@playwright/test'
import { type Words, wordsIn } from './words.ts'
import { sql } from './world.ts'

type Area = 'school' | 'work' | 'career'

/** Creates tasks with these names for a person, the first being the oldest. */
export async function giveTasks(
  userId: number,
  names: readonly string[],
  area: Area = 'school',
  more: Record<string, unknown> = {},
) {
  const {
    due_date = null,
    priority = null,
    category = '',
    description = 'First list the steps. Then explain why each one matters.',
  } = more
  const rows = await sql<{ id: number }>(
    `insert into tasks (user_id, area, name, description, topic_id, due_date, priority, category)
     select $1, $2, name, $3, (select min(id) from topics where area = $2 and language_id = 1 and removed = 0), $4::date, $5, $6
     from unnest($7::text[]) with ordinality as given(name, at) order by at returning id`,
    [userId, area, description, due_date, priority, category, names],
  )
  return rows.map(({ id }) => id)
}

export const numbered = (count: number, word = 'Task') =>
  Array.from({ length: count }, (_, at) => `${word} ${at + 1}`)

export const rows = (page: Page) => page.getByRole('table').locator('tbody tr')

/** The names of the rows, once the list shows exactly `count` rows; further lines are left out. */
export async function namesShown(page: Page, count: number) {
  await expect(rows(page)).toHaveCount(count)
  const texts = await rows(page).getByRole('rowheader').allInnerTexts()
  return texts.map((text) => text.split('\n')[0] ?? '')
}

/** Chooses an action in the menu of a row. */
export async function chooseAction(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions: ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const english = wordsIn('en')

/** Fills in the dialog to add or edit a task. */
export async function fillTask(
  page: Page,
  task: { name?: string; description?: string; topic?: number },
  say: Words = english,
) {
  const dialog = page.getByRole('dialog')
  if (task.name !== undefined)
    await dialog.getByLabel(say('tasks.name'), { exact: true }).fill(task.name)
  if (task.topic !== undefined)
    await dialog.getByLabel(say('tasks.topic')).selectOption({ index: task.topic })
  if (task.description !== undefined)
    await dialog.getByLabel(say('tasks.description')).fill(task.description)
}
