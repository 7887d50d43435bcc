import { expect } from '@playwright/test'
import { beyond, complaintsOf, expectFits } from './look.ts'
import { signIn } from './sign-up.ts'
import {
  degree,
  essay,
  give,
  giveTask,
  mark,
  menu,
  openStep,
  openTask,
  ownMarks,
  saved,
  scored,
  stepHeading,
  taskOf,
  text,
  word,
} from './task-page.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { person, sql } from './world.ts'

test('cue words have colour, letter and shape, and an accessible name with the words and the pattern', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await openTask(page)
  await expect(mark(page, 'steps in order, Sequence')).toBeVisible()
  await expect(mark(page, 'Imagine, Confluence')).toBeVisible()
  await expect(mark(page, 'steps in order, Sequence').locator('svg')).toHaveText('S')
  await expect(
    page.getByRole('list', { name: 'Patterns and their words' }).getByRole('listitem'),
  ).toHaveCount(4)
  await expect(text(page)).toContainText('your essay and write the')
  await openStep(page, 'Judge')
  await expect(page.getByText('“describe”', { exact: false })).toBeVisible()
  await expect(
    page.getByText('About one suggested degree in three', { exact: false }),
  ).toBeVisible()
  await expect(
    page.getByText('Stretch (Forge) You tend to avoid details', { exact: false }),
  ).toBeVisible()
  expect(complaints).toEqual([])
})

test('a word can be given to another pattern, to none and back, and any words can be marked; all of it is saved', async ({
  page,
}) => {
  const { id } = await openTask(page)
  await mark(page, 'Imagine, Confluence').click()
  await expect(menu(page).getByRole('menuitemradio', { name: 'Confluence' })).toBeFocused()
  await give(page, 'Precision')
  await expect(mark(page, 'Imagine, Precision')).toBeFocused()
  await mark(page, 'describe, Precision').click()
  await give(page, 'No pattern')
  await expect(mark(page, 'describe, Precision')).toHaveCount(0)
  await word(page, 'essay').click()
  await give(page, 'Technical Reasoning')
  await saved(page)
  await expect
    .poll(() => ownMarks(id))
    .toEqual([
      ['essay', 'technical_reasoning'],
      ['describe', null],
      ['Imagine', 'precision'],
    ])
  await page.reload()
  await expect(mark(page, 'Imagine, Precision')).toBeVisible()
  await expect(mark(page, 'essay, Technical Reasoning')).toBeVisible()
  await expect(mark(page, 'describe, Precision')).toHaveCount(0)
  await mark(page, 'Imagine, Precision').click()
  await menu(page).getByRole('menuitem', { name: 'As suggested' }).click()
  await expect(mark(page, 'Imagine, Confluence')).toBeVisible()
  expect((await taskOf(id)).status).toBe('Marked')
})

test('words selected with the mouse become one mark', async ({ page }) => {
  const { id } = await openTask(page)
  await expect(mark(page, 'Imagine, Confluence')).toBeVisible()
  await word(page, 'your').hover()
  await page.mouse.down()
  await word(page, 'essay').hover()
  await page.mouse.up()
  await give(page, 'Confluence')
  await expect(mark(page, 'your essay, Confluence')).toBeVisible()
  await expect.poll(() => ownMarks(id)).toEqual([['your essay', 'confluence']])
})

test('words are coloured while typing without requests to the server; own marks stay with their words when saved', async ({
  page,
}) => {
  const { id } = await openTask(page)
  await mark(page, 'Imagine, Confluence').click()
  await give(page, 'Precision')
  await saved(page)
  await page.getByRole('button', { name: 'Edit text' }).click()
  const field = page.getByRole('textbox', { name: 'Task text' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(essay)
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()))
  await field.fill('Imagine it. First make a  plan, then test it.')
  await expect(page.locator('mark[data-pattern="precision"]')).toHaveText(['Imagine'])
  await expect(page.locator('mark[data-pattern="sequence"]').first()).toBeVisible()
  expect(requests).toEqual([])
  await field.fill('   ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please this field is required')).toBeVisible()
  await field.fill('Imagine it. First make a  plan, then test it.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  await expect(mark(page, 'Imagine, Precision')).toBeVisible()
  await expect
    .poll(async () => (await taskOf(id)).description)
    .toBe('Imagine it. First make a  plan, then test it.')
  await expect.poll(() => ownMarks(id)).toEqual([['Imagine', 'precision']])
})

test('the learner can change the proposal; without a mark, the learner decides alone', async ({
  page,
}) => {
  const { ada, id } = await openTask(page)
  await openStep(page, 'Judge')
  await expect(degree(page, 'Precision', 'Mainly (Use First)')).toBeChecked()
  await degree(page, 'Precision', 'Hardly').press('Space')
  await expect(page.getByText('You rated this yourself.')).toBeVisible()
  await page.getByRole('button', { name: 'Save as decoded' }).click()
  await expect(stepHeading(page, 'Judge')).toContainText('Confirmed')
  await expect(stepHeading(page, 'Choose')).toBeFocused()
  await expect.poll(async () => (await taskOf(id)).status).toBe('Decoded')
  expect((await taskOf(id)).needed).toMatchObject({
    precision: 'Low',
    sequence: 'Use First',
    confluence: 'As Needed',
  })
  await page.reload()
  await openStep(page, 'Judge')
  await expect(page.getByText('This task is decoded.', { exact: false })).toBeVisible()
  await expect(degree(page, 'Precision', 'Hardly')).toBeChecked()
  await page.getByRole('button', { name: 'Use the suggestion' }).click()
  await expect(degree(page, 'Precision', 'Mainly (Use First)')).toBeChecked()

  const bare = await giveTask(ada.id, {
    name: 'Nothing',
    description: 'Xyzzy 🐝 ___ <b>qwx</b> אבג',
  })
  await page.goto(`/new-theme/tasks/${bare}`)
  await expect(text(page)).toContainText('<b>qwx</b>')
  await openStep(page, 'Judge')
  await expect(page.getByText('No word gives a hint here.', { exact: false })).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Save as decoded' })
  await expect(confirm).toBeDisabled()
  for (const pattern of ['Sequence', 'Precision', 'Technical Reasoning', 'Confluence'])
    await degree(page, pattern, 'Mainly (Use First)').press('Space')
  await confirm.click()
  await expect.poll(async () => (await taskOf(bare)).status).toBe('Decoded')
})

test('the language of the text chooses the wall, and another one can be chosen', async ({
  page,
}) => {
  const german = wordsIn('ge')
  const ada = await scored({ languageId: 2 })
  const id = await giveTask(ada.id)
  await signIn(page, ada.email, { at: `/new-theme/tasks/${id}`, languageId: 2 })
  const hint = page.getByText(german('decode.few_words_title'))
  const language = page.getByRole('combobox', { name: german('decode.part_language_id') })
  await expect(language).toHaveValue('1')
  await expect(hint).toHaveCount(0)
  await language.selectOption({ label: 'Deutsch' })
  await expect.poll(async () => (await taskOf(id)).language_id).toBe(2)
  await language.selectOption({ label: 'English' })
  const field = page.getByRole('group', { name: german('decode.text') })
  const imagine = field.getByRole('button', {
    name: `Imagine, ${german('pattern.confluence')}`,
    exact: true,
  })
  await expect(imagine).toBeVisible()
  await expect(hint).toHaveCount(0)
  await expect.poll(async () => (await taskOf(id)).language_id).toBe(1)
  await page.reload()
  await expect(imagine).toBeVisible()
  await expect(language).toHaveValue('1')
})

test('the page works by keyboard alone: marking, rating and saving', async ({ page }) => {
  const { id } = await openTask(page, { description: essay.replace('First plan', 'Plan') })
  await expect(mark(page, 'Plan, Sequence')).toBeVisible()
  await page.getByRole('button', { name: 'Edit text' }).focus()
  await page.keyboard.press('Tab')
  await expect(mark(page, 'Plan, Sequence')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(word(page, 'your')).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('c')
  await expect(mark(page, 'your essay, Confluence')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('menuitemradio', { name: 'Sequence' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(mark(page, 'and, Precision')).toBeFocused()
  await page.keyboard.press('n')
  await expect(word(page, 'and').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(word(page, 'and').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(word(page, 'arch').last()).toBeFocused()
  await expect.poll(() => ownMarks(id)).toEqual([['your essay', 'confluence']])
  for (const _ of [1, 2]) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'See what the task needs' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(stepHeading(page, 'Judge')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(degree(page, 'Sequence', 'Partly (As Needed)')).toBeFocused()
  await expect(degree(page, 'Sequence', 'Partly (As Needed)')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Use the suggestion' })).toBeVisible()
  for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save as decoded' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await taskOf(id)).status).toBe('Decoded')
})

test('the page fits a phone, and the menu is at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id } = await openTask(page, {
    name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  })
  await expect(mark(page, 'Imagine, Confluence')).toBeVisible()
  expect(await beyond(page)).toBe(0)
  await mark(page, 'Imagine, Confluence').click()
  const foot = async () => {
    const box = await menu(page).boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  await expect.poll(foot).toBe(740)
  await give(page, 'Sequence')
  await expect.poll(() => ownMarks(id)).toEqual([['Imagine', 'sequence']])
  await page.getByRole('button', { name: 'Edit text' }).click()
  expect(await beyond(page)).toBe(0)
  for (const step of ['Judge', 'Choose', 'Do', 'Look back']) {
    await openStep(page, step)
    expect(await beyond(page), step).toBe(0)
  }
  await openStep(page, 'Read')
  await expect(page.getByRole('textbox', { name: 'Task text' })).toBeVisible()
  // the answer, within the first screen
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByRole('button', { name: /^Sequence: Mainly/ })).toBeInViewport({ ratio: 1 })
})

test('without a result the page says so and leads to the inventory', async ({ page }) => {
  const ada = await person()
  const id = await giveTask(ada.id)
  await signIn(page, ada.email, { at: `/new-theme/tasks/${id}` })
  await expect(page.getByText('No result to compare with yet')).toBeVisible()
  await expect(mark(page, 'Imagine, Confluence')).toBeVisible()
  await openStep(page, 'Judge')
  await page.getByRole('button', { name: 'Save as decoded' }).click()
  await expect.poll(async () => (await taskOf(id)).status).toBe('Decoded')
  await page.getByRole('link', { name: 'Take the inventory' }).click()
  await expect(page).toHaveURL(/\/new-theme\/questions$/)
})

test('in a right-to-left language the arrow keys follow the text, and the page fits the screen', async ({
  page,
}) => {
  const arabic = wordsIn('ar')
  const [row] = await sql<{ id: number }>(
    `update languages set published = true where locale = 'ar' returning id`,
  )
  const ada = await scored({ languageId: row?.id ?? 0 })
  const id = await giveTask(ada.id, {
    description: 'تخيّل جسرًا. رتّب الخطوات، ثم اشرح بالتفصيل كيف بنيته.',
  })
  await signIn(page, ada.email, { at: `/new-theme/tasks/${id}`, languageId: row?.id })
  const field = page.getByRole('group', { name: arabic('decode.text') })
  await expect(
    field.getByRole('button', { name: `تخيّل, ${arabic('pattern.confluence')}`, exact: true }),
  ).toBeVisible()
  await field.getByRole('button').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(field.locator('[data-at="1"]')).toBeFocused()
  for (const next of ['decode.next_judge', 'decode.confirm', 'decode.next_do_suggested'] as const)
    await page.getByRole('button', { name: arabic(next), exact: true }).click()
  await expect(page.getByText(arabic('decode.saved'), { exact: true }).first()).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
    if (process.env.E2E_PICTURES)
      await page.screenshot({
        path: `${process.env.E2E_PICTURES}/task-ar-${width}.png`,
        fullPage: true,
      })
  }
})
