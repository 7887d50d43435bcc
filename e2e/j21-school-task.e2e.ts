import { expect, type Page } from '@playwright/test'
import { beyond, complaintsOf, expectAccessible } from './look.ts'
import { downloadedBy, printedPictures } from './paper.ts'
import { signIn } from './sign-up.ts'
import { slowAnswers } from './slow.ts'
import { chooseAction, fillTask, giveTasks, namesShown, numbered, rows } from './tasks.ts'
import { test } from './test.ts'
import { giveScores, person, sql } from './world.ts'

/** Opens the list of school tasks as a learner with scores. */
async function openList(page: Page, names: readonly string[] = []) {
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  const ids = await giveTasks(ada.id, names)
  await signIn(page, ada.email, { at: '/new-theme/tasks' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School tasks')
  return { ...ada, ids }
}
const localDay = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click()

test('1 the page has the four scores in one line, the table in the first view and the five steps', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openList(page, numbered(9))
  const cards = page.getByRole('list', { name: 'The four scores' }).getByRole('listitem')
  await expect(cards).toHaveCount(4)
  for (const [at, words] of ['Sequence 28', 'Precision 21', 'Technical Reasoning 15'].entries())
    await expect(cards.nth(at)).toContainText(new RegExp(words.replace(/ (?=\d)/, '\\s*')))
  const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await namesShown(page, 9)
  await expect(rows(page).nth(5)).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'How to use your patterns' }).click()
  const steps = page.getByRole('button', { name: /^[1-5]/ })
  await expect(steps).toHaveCount(5)
  for (const step of await steps.all()) {
    await step.click()
    await expect(step).toHaveAttribute('aria-pressed', 'true')
  }
  expect(complaints).toEqual([])
})

test('1 on a phone the first task is in the first view', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, numbered(3))
  await namesShown(page, 3)
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 })
  expect(await beyond(page)).toBe(0)
  expect(complaints).toEqual([])
})

test('1 tasks to do are due first; overdue ones are marked, and those that are done or deleted have views of their own', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { id } = await openList(page, ['Old', 'Newer'])
  const day = (days: number) => localDay(new Date(Date.now() + days * 86_400_000))
  await giveTasks(id, ['Far'], 'school', { due_date: '2090-05-06' })
  await giveTasks(id, ['Next'], 'school', { due_date: day(1) })
  await giveTasks(id, ['Now'], 'school', { due_date: day(0) })
  await giveTasks(id, ['Late'], 'school', { due_date: '2026-01-02' })
  const [done] = await giveTasks(id, ['Handed in'], 'school', { due_date: '2026-01-03' })
  const [gone] = await giveTasks(id, ['Thrown away'])
  await sql("update tasks set status = 'Done' where id = $1", [done])
  await sql('update tasks set removed = 1, removed_at = now() where id = $1', [gone])
  await page.reload()
  expect(await namesShown(page, 6)).toEqual(['Late', 'Now', 'Next', 'Far', 'Newer', 'Old'])
  for (const [at, words] of [
    /Overdue\s*January 2, 2026/,
    /Today/,
    /Tomorrow/,
    /May 6, 2090/,
  ].entries())
    await expect(rows(page).nth(at)).toContainText(words)
  await expect(page.getByRole('columnheader', { name: 'Priority' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(rows(page)).toContainText(['Handed in'])
  await expect(page.getByText('Overdue')).toHaveCount(0)
  await expect(page).toHaveURL(/done=1/)
  await page.reload()
  expect(await namesShown(page, 1)).toEqual(['Handed in'])
  await page.getByRole('button', { name: 'Bin', exact: true }).click()
  await expect(rows(page)).toContainText(['Thrown away'])
  await page.getByRole('button', { name: 'To do', exact: true }).click()
  await namesShown(page, 6)
  await expect(page).toHaveURL(/\/new-theme\/tasks$/)
  expect(complaints).toEqual([])
})

test('1 the old address leads to the same page, also for a person in the scope of an administrator', async ({
  page,
}) => {
  const admin = await person({ role: 'super_admin' })
  const ada = await person({ firstName: 'Mary' })
  await giveTasks(ada.id, ['Essay of Mary'])
  await signIn(page, admin.email, { at: '/tasks' })
  await expect(page).toHaveURL(/\/new-theme\/tasks$/)
  await page.goto(`/tasks/${ada.id}?per_page=10`)
  await expect(page).toHaveURL(new RegExp(`/new-theme/tasks\\?user=${ada.id}&per_page=10$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mary Lovelace’s school tasks')
  expect(await namesShown(page, 1)).toEqual(['Essay of Mary'])
  await expect(page.getByRole('button', { name: 'Add task' })).toHaveCount(0)
  await page.goto('/edit-task')
  await expect(page.getByRole('dialog', { name: 'Add task' })).toBeVisible()
  await page.goto('/edit-task/77')
  await expect(page).toHaveURL(/\/new-theme\/tasks\/77$|\/404$/)
})

test('2 an empty dialog shows three missing fields, and a blank description counts as missing', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await openList(page)
  await page.getByRole('button', { name: 'Add task' }).click()
  await expect(dialog(page).getByLabel('Description')).toBeFocused()
  await save(page)
  await expect(dialog(page).getByText('Please this field is required')).toHaveCount(3)
  await fillTask(page, { name: 'Essay', topic: 1, description: '  \n \t \n ' })
  await save(page)
  await expect(dialog(page).getByText('Please this field is required')).toHaveCount(1)
  await expect(dialog(page).getByLabel('Description')).toBeFocused()
  expect(complaints).toEqual([])
})

test('3 saving a new task opens its page', async ({ page }) => {
  await openList(page)
  await page.getByRole('button', { name: 'Add task' }).click()
  await fillTask(page, {
    name: 'Essay on maps',
    topic: 1,
    description: 'List the steps.\nThen draw the map.',
  })
  await dialog(page).getByRole('button', { name: 'Priority, due date, category' }).click()
  await dialog(page).getByLabel('Priority').selectOption('High')
  await dialog(page).getByLabel('Due').fill('2026-12-24')
  await dialog(page).getByLabel('Category').fill('Geography')
  await save(page)
  await expect(page).toHaveURL(/\/new-theme\/tasks\/\d+$/)
  await page.goto('/new-theme/tasks')
  expect(await namesShown(page, 1)).toEqual(['Essay on maps'])
  const row = page.getByRole('row', { name: /Essay on maps/ })
  for (const words of ['High', 'December 24, 2026', 'Geography', 'New'])
    await expect(row).toContainText(words)
})

test('3 a text is all that a new task needs: its cue words light up, and name and topic are guessed', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { id } = await openList(page)
  await page.getByRole('button', { name: 'Add task' }).click()
  await fillTask(page, {
    description: 'Hi Ada,\n\nWrite an essay on maps.\nFirst list the steps in order.',
  })
  const marks = dialog(page).locator('mark')
  await expect(marks.first()).toBeVisible()
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Write an essay on maps.')
  await expect(dialog(page).getByLabel('Topic').locator('option:checked')).toHaveText('Writing')
  await expectAccessible(page)
  await save(page)
  await expect(page).toHaveURL(/\/new-theme\/tasks\/\d+$/)
  expect(await sql('select name from tasks where user_id = $1', [id])).toEqual([
    { name: 'Write an essay on maps.' },
  ])
  expect(complaints).toEqual([])
})

test('3 without a network for the word wall, a task is typed and saved without colours', async ({
  page,
}) => {
  await page.route('**/api/words/wall/**', (route) => route.abort())
  await openList(page)
  await page.getByRole('button', { name: 'Add task' }).click()
  await fillTask(page, { description: 'Write an essay. First list the steps in order.' })
  await expect(dialog(page).getByLabel('Topic').locator('option:checked')).toHaveText('Writing')
  await expect(dialog(page).locator('mark')).toHaveCount(0)
  await save(page)
  await expect(page).toHaveURL(/\/new-theme\/tasks\/\d+$/)
})

test('4 the edit dialog is filled in, and spaces and line breaks of the description are preserved', async ({
  page,
}) => {
  const { id } = await openList(page, ['Essay'])
  const description = 'Read   the text_with_lines.\n\n  Then write.'
  await chooseAction(page, 'Essay', 'Edit')
  const edits = page.getByRole('dialog', { name: 'Edit task' })
  await expect(edits.getByLabel('Name')).toHaveValue('Essay')
  await fillTask(page, { name: 'Essay, second draft', description })
  await save(page)
  await expect(edits).toHaveCount(0)
  await expect.poll(() => namesShown(page, 1)).toEqual(['Essay, second draft'])
  expect(await sql('select description from tasks where user_id = $1', [id])).toEqual([
    { description },
  ])
})

test('4 a task that is saved late neither closes the dialog of another task nor navigates away from it', async ({
  page,
}) => {
  await openList(page, ['Essay'])
  await page.getByRole('button', { name: 'Add task' }).click()
  await fillTask(page, { name: 'Essay on maps', topic: 1, description: 'List the steps.' })
  const { answered, release } = await slowAnswers(page, '**/api/tasks/add_task')
  await save(page)
  await answered
  await page.keyboard.press('Escape')
  await chooseAction(page, 'Essay', 'Edit')
  const edits = page.getByRole('dialog', { name: 'Edit task' })
  await edits.getByLabel('Name').fill('Essay, second draft')
  await release()
  await expect(page.getByText('Essay on maps', { exact: true })).toBeVisible()
  await expect(edits.getByLabel('Name')).toHaveValue('Essay, second draft')
  await save(page)
  await expect(edits).toHaveCount(0)
  expect(await namesShown(page, 2)).toEqual(['Essay on maps', 'Essay, second draft'])
})

test('6 tasks are deleted one by one or two at once; a task that no longer exists is reported', async ({
  page,
}) => {
  const { ids } = await openList(page, numbered(4))
  const confirmation = page.getByRole('dialog', { name: 'Are You Sure' })
  const remove = () => confirmation.getByRole('button', { name: 'Delete', exact: true }).click()
  await chooseAction(page, 'Task 4', 'Delete')
  await remove()
  await expect(page.getByText(/^Deleted/)).toBeVisible()
  await namesShown(page, 3)
  for (const name of ['Task 1', 'Task 2'])
    await page.getByRole('checkbox', { name: `Select: ${name}` }).check()
  await page
    .getByRole('region', { name: 'Selected' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await expect(confirmation).toContainText('2 tasks will be moved to the bin')
  await remove()
  expect(await namesShown(page, 1)).toEqual(['Task 3'])
  await sql('delete from tasks where id = $1', [ids[2]])
  await chooseAction(page, 'Task 3', 'Delete')
  await remove()
  await expect(page.getByRole('dialog', { name: 'That didn’t work' })).toContainText(
    'It was deleted here',
  )
  await expect(page.getByRole('heading', { name: 'There are no tasks here!' })).toBeVisible()
})

test('7 printing prints the selected tasks', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openList(page, numbered(3))
  for (const name of ['Task 1', 'Task 3'])
    await page.getByRole('checkbox', { name: `Select: ${name}` }).check()
  await page
    .getByRole('region', { name: 'Selected' })
    .getByRole('button', { name: 'Print', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Print tasks')
  const pages = page.getByRole('figure', { name: 'School tasks' })
  await expect(pages.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible()
  expect(await printedPictures(page)).toHaveLength(2)
  const { name, text } = await downloadedBy(
    page,
    page.getByRole('button', { name: 'PDF with readable text' }),
  )
  expect(name).toBe('task-details.pdf')
  for (const [at, task] of ['Task 1', 'Task 3'].entries()) {
    expect(text[at]).toContain(task)
    expect(text[at]).toContain('First list the steps.')
  }
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await namesShown(page, 3)
  expect(complaints).toEqual([])
})

test('a person with ended access sees the scores and the link to renew, and no list', async ({
  page,
}) => {
  const ada = await person({ role: 'individual', type: 'individual' })
  await sql(
    `insert into subscriptions (user_id, plan, term, auto_renew, subscription_ends_at, gateway, card_token, card_brand, card_last4, card_exp_month)
     values ($1, 'basic', 'annual', false, now() - interval '1 day', 'sandbox', 't', 'visa', '4242', '2030-01')`,
    [ada.id],
  )
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email, { at: '/new-theme/tasks' })
  await expect(page.getByText('Kindly update your plan to access this page')).toBeVisible()
  await expect(page.getByRole('list', { name: 'The four scores' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})
