import { expect, type Page } from '@playwright/test'
import { signIn } from './sign-up.ts'
import { giveScores, type Person, person, sql } from './world.ts'

export const essay =
  'First plan your essay and write the steps in order. Then describe each arch and cite two sources.\nBuild a model and test it. Imagine a new use for the arch.'

type Draft = { area?: 'school' | 'work' | 'career'; name?: string; description?: string }

/** Creates a task in the person's own list, with the first topic of its area. */
export async function giveTask(
  userId: number,
  { area = 'school', name = 'Essay on bridges', description = essay }: Draft = {},
): Promise<number> {
  const [task] = await sql<{ id: number }>(
    `insert into tasks (user_id, area, name, description, topic_id)
     select $1, $2, $3, $4, id from topics where area = $2 and language_id = 1 order by "order", id limit 1 returning id`,
    [userId, area, name, description],
  )
  if (!task) throw new Error('no task was made')
  return task.id
}

type StoredTask = {
  status: string
  marks: { text: string; pattern: string | null; source: string }[]
  needed: Record<string, string> | null
  needed_source: string | null
  drill: { step: string; note: string; rating?: number }[]
  duties: { text: string; feeling: string }[]
  due_date: string | null
  category: string
  description: string
  language_id: number | null
  version: number
}

/** Reads a stored task. */
export async function taskOf(id: number): Promise<StoredTask> {
  const [task] = await sql<StoredTask>(
    'select status, marks, needed, needed_source, drill, duties, due_date::text, category, description, language_id, version from tasks where id = $1',
    [id],
  )
  if (!task) throw new Error(`there is no task ${id}`)
  return task
}

type Someone = Parameters<typeof person>[0]
export async function scored(draft: Someone = {}): Promise<Person> {
  const ada = await person(draft)
  await giveScores(ada.id, [28, 15, 20, 26])
  return ada
}

/** Signs in as a person with scores and opens the page of a task. */
export async function openTask(
  page: Page,
  task: Parameters<typeof giveTask>[1] = {},
  draft: Someone = {},
) {
  const ada = await scored(draft)
  const id = await giveTask(ada.id, task)
  await signIn(page, ada.email, { at: `${paths[task.area ?? 'school']}/${id}` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(task.name ?? 'Essay on bridges')
  return { ada, id }
}
const paths = {
  school: '/new-theme/tasks',
  work: '/new-theme/at-work',
  career: '/new-theme/career',
} as const

/** The heading of one of the five steps, which opens it. */
export const stepHeading = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^\\d ${name}\\b`) })
export async function openStep(page: Page, name: string) {
  await stepHeading(page, name).click()
  await expect(stepHeading(page, name)).toHaveAttribute('aria-expanded', 'true')
}
/** Unfolds the notes of the open step. */
export const unfoldNotes = (page: Page) =>
  page.getByRole('button', { name: 'Notes (optional)' }).click()

export const text = (page: Page) => page.getByRole('group', { name: 'Task text' })
export const mark = (page: Page, name: string) =>
  text(page).getByRole('button', { name, exact: true })
export const word = (page: Page, name: string) =>
  text(page)
    .locator('[data-at]')
    .filter({ hasText: new RegExp(`^${name}$`) })
export const menu = (page: Page) => page.getByRole('menu')
export const give = (page: Page, name: string) =>
  menu(page).getByRole('menuitemradio', { name, exact: true }).click()
export const saved = (page: Page) =>
  expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
export const degree = (page: Page, pattern: string, name: string) =>
  page
    .getByRole('group', { name: `How much the task asks for ${pattern}` })
    .getByRole('radio', { name, exact: true })
export const ownMarks = async (id: number) =>
  (await taskOf(id)).marks
    .filter(({ source }) => source === 'user')
    .map((one) => [one.text, one.pattern])
