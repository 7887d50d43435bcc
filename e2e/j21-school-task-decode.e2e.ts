/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { attachmentTo, seenPages, shareOf } from './attachments.ts'
import { complaintsOf, expectAccessible } from './look.ts'
import { printed } from './paper.ts'
import { signIn } from './sign-up.ts'
import { essay, giveTask, taskOf } from './task-page.ts'
import { wordsIn } from './words.ts'
import { giveScores, newAddress, organization, type Person, person, sql } from './world.ts'

type Draft = Parameters<typeof person>[0]
async function scored(draft: Draft = {}): Promise<Person> {
  const ada = await person(draft)
  await giveScores(ada.id, [28, 15, 20, 26])
  return ada
}

/** A person with a result, signed in, on the page of a task. */
async function openTask(page: Page, task: Parameters<typeof giveTask>[1] = {}, draft: Draft = {}) {
  const ada = await scored(draft)
  const id = await giveTask(ada.id, task)
  await signIn(page, ada.email)
  await page.goto(`${paths[task.area ?? 'school']}/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(task.name ?? 'Essay on bridges')
  return { ada, id }
}
const paths = { school: '/new-theme/tasks', work: '/new-theme/at-work', career: '/new-theme/career' } as const

const text = (page: Page) => page.getByRole('group', { name: 'The text of the task' })
const mark = (page: Page, name: string) => text(page).getByRole('button', { name, exact: true })
const word = (page: Page, name: string) =>
  text(page)
    .locator('[data-at]')
    .filter({ hasText: new RegExp(`^${name}$`) })
const menu = (page: Page) => page.getByRole('menu')
const give = (page: Page, name: string) => menu(page).getByRole('menuitemradio', { name, exact: true }).click()
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
const degree = (page: Page, pattern: string, name: string) =>
  page.getByRole('group', { name: `How much the task asks for ${pattern}` }).getByRole('radio', { name, exact: true })
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const ownMarks = async (id: number) =>
  (await taskOf(id)).marks.filter(({ source }) => source === 'user').map((one) => [one.text, one.pattern])

test('cue words are coloured with letter and shape, and a reader hears the words and then the pattern', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openTask(page)
  await expect(mark(page, 'steps in order, Sequence')).toBeVisible()
  await expect(mark(page, 'Imagine, Confluence')).toBeVisible()
  await expect(mark(page, 'steps in order, Sequence').locator('svg')).toHaveText('S')
  await expect(page.getByRole('list', { name: 'Patterns and their words' }).getByRole('listitem')).toHaveCount(4)
  await expect(text(page)).toContainText('Then describe')
  await expect(page.getByText('3 words').first()).toBeVisible()
  await expect(page.getByText('Forge You avoid details', { exact: false })).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a word goes to another pattern, to none and back, and any words become a mark; all of it is kept', async ({ page }) => {
  const { id } = await openTask(page)
  await mark(page, 'Imagine, Confluence').click()
  await expect(menu(page).getByRole('menuitemradio', { name: 'Confluence' })).toBeFocused()
  await expectAccessible(page)
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
  await menu(page).getByRole('menuitem', { name: 'As proposed' }).click()
  await expect(mark(page, 'Imagine, Confluence')).toBeVisible()
  expect((await taskOf(id)).status).toBe('Marked')
})

test('words that are drawn over with the mouse are one mark', async ({ page }) => {
  const { id } = await openTask(page)
  await expect(mark(page, 'Imagine, Confluence')).toBeVisible()
  const [from, to] = [await word(page, 'your').boundingBox(), await word(page, 'essay').boundingBox()]
  if (!from || !to) throw new Error('the words are not there')
  await page.mouse.move(from.x + 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width - 2, to.y + to.height / 2, { steps: 5 })
  await page.mouse.up()
  await give(page, 'Confluence')
  await expect(mark(page, 'your essay, Confluence')).toBeVisible()
  await expect.poll(() => ownMarks(id)).toEqual([['your essay', 'confluence']])
})

test('words take colour while one types, with nothing asked of the server; saved, own marks stay with their words', async ({ page }) => {
  const { id } = await openTask(page)
  await mark(page, 'Imagine, Confluence').click()
  await give(page, 'Precision')
  await saved(page)
  await page.getByRole('button', { name: 'Change the text' }).click()
  const field = page.getByRole('textbox', { name: 'The text of the task' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(essay)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await field.fill('Imagine it. First make a  plan, then test it.')
  await expect(page.locator('mark[data-pattern="precision"]')).toHaveText(['Imagine'])
  await expect(page.locator('mark[data-pattern="sequence"]').first()).toBeVisible()
  expect(asked).toEqual([])
  await expectAccessible(page)
  await field.fill('   ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please this field is required')).toBeVisible()
  await field.fill('Imagine it. First make a  plan, then test it.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  await expect(mark(page, 'Imagine, Precision')).toBeVisible()
  await expect.poll(async () => (await taskOf(id)).description).toBe('Imagine it. First make a  plan, then test it.')
  await expect.poll(() => ownMarks(id)).toEqual([['Imagine', 'precision']])
})

test('the proposal is the learner’s to change; without a mark the learner judges alone', async ({ page }) => {
  const { ada, id } = await openTask(page)
  await expect(degree(page, 'Precision', 'Use First')).toBeChecked()
  await degree(page, 'Precision', 'Not asked for').press('Space')
  await expect(page.getByText('You judged this yourself.')).toBeVisible()
  await page.getByRole('button', { name: 'Save as decoded' }).click()
  await expect(page.getByText('This task is decoded.', { exact: false })).toBeVisible()
  await expect.poll(async () => (await taskOf(id)).status).toBe('Decoded')
  expect((await taskOf(id)).needed).toMatchObject({ precision: 'Low', sequence: 'Low', confluence: 'As Needed' })
  await page.reload()
  await expect(degree(page, 'Precision', 'Not asked for')).toBeChecked()
  await page.getByRole('button', { name: 'Back to the proposal' }).click()
  await expect(degree(page, 'Precision', 'Use First')).toBeChecked()

  const bare = await giveTask(ada.id, { name: 'Nothing', description: 'Xyzzy 🐝 ___ <b>qwx</b> אבג' })
  await page.goto(`/new-theme/tasks/${bare}`)
  await expect(page.getByText('No word gives a hint here.', { exact: false })).toBeVisible()
  await expect(text(page)).toContainText('<b>qwx</b>')
  const confirm = page.getByRole('button', { name: 'Save as decoded' })
  await expect(confirm).toBeDisabled()
  for (const pattern of ['Sequence', 'Precision', 'Technical Reasoning', 'Confluence'])
    await degree(page, pattern, 'Use First').press('Space')
  await confirm.click()
  await expect.poll(async () => (await taskOf(bare)).status).toBe('Decoded')
})

test('5 strategies are chosen, an own one is added, and both are kept; at most three a pattern', async ({ page }) => {
  const complaints = complaintsOf(page)
  const { ada, id } = await openTask(page)
  await sql(
    `with own as (insert into attributes (pattern, type, title, age_group_id, language_id, user_id) values ('precision', 'Avoid', 'I ask a friend to check.', 3, 1, $1) returning id)
     insert into selected_attributes (user_id, attribute_id) select $1, id from own`,
    [ada.id],
  )
  await page.reload()
  const forge = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: /Forge Precision/ }) })
    .last()
  const boxes = forge.getByRole('checkbox')
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Forge Precision')
  await expect(boxes.first()).toHaveAccessibleName('I ask a friend to check.')
  for (const at of [0, 1]) await boxes.nth(at).press('Space')
  await forge.getByRole('button', { name: 'Add' }).click()
  await expect(forge.getByText('Please this field is required')).toBeVisible()
  await forge.getByLabel('An own strategy for Precision').fill('I read <b>twice</b>.')
  await forge.getByRole('button', { name: 'Add' }).click()
  await expect(forge.getByRole('checkbox', { name: 'I read <b>twice</b>.' })).toBeChecked()
  await expect(forge.getByText('3 of 3 on the card')).toBeVisible()
  await expect(boxes.nth(2)).toBeDisabled()
  await saved(page)
  await expectAccessible(page)
  await page.reload()
  await expect(forge.getByText('3 of 3 on the card')).toBeVisible()
  await expect(forge.getByRole('checkbox', { name: 'I ask a friend to check.' })).toBeChecked()
  const card = page.getByRole('article', { name: /^Strategy card/ })
  await expect(card).toContainText('I read <b>twice</b>.')
  await expect(card).toContainText('I ask a friend to check.')
  await boxes.first().press('Space')
  await expect(forge.getByText('2 of 3 on the card')).toBeVisible()
  await saved(page)
  expect((await sql('select from chosen_strategies where task_id = $1', [id])).length).toBe(2)
  expect(complaints).toEqual([])
})

test('8 the card is downloaded as task-details.pdf, A4 upright, and printed on one page of A4 and of Letter', async ({ page }) => {
  const complaints = complaintsOf(page)
  const { id } = await openTask(page, { description: `${essay} `.repeat(40) })
  await sql(
    `update tasks set due_date = '2030-05-06', drill = (select jsonb_agg(jsonb_build_object('step', step, 'note', repeat('I check twice. ', 200), 'at', '2030-01-01T00:00:00.000Z'))
     from unnest(array['assess', 'reflect', 'revisit']) step) where id = $1`,
    [id],
  )
  await page.reload()
  await page.getByRole('button', { name: 'Put what is proposed on the card' }).click()
  await page.getByRole('button', { name: 'Save as decoded' }).click()
  await saved(page)
  for (const format of ['A4', 'Letter'] as const) {
    const sheets = await printed(page, { format })
    expect(sheets).toHaveLength(1)
    for (const told of ['Strategy card: Essay on bridges', 'Ada Lovelace', 'Tether', 'Forge', '06 / 05 / 2030', 'I check twice.'])
      expect(sheets[0]).toContain(told)
  }
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('task-details.pdf')
  const pages = seenPages(readFileSync(await file.path()))
  for (const { width, height } of pages) expect([width, height]).toEqual([595, 842])
  expect(shareOf(pages[0] as (typeof pages)[number], 0xffffff)).toBeGreaterThan(0.5)
  expect(complaints).toEqual([])
})

for (const area of ['school', 'work', 'career'] as const)
  test(`25 a ${area} task is mailed to two addresses as a PDF`, async ({ page }) => {
    await openTask(page, { area })
    await page.getByRole('button', { name: 'Share by email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share the task as a PDF' })
    await dialog.getByRole('button', { name: 'Add another address' }).click()
    const addresses = [newAddress(), newAddress()]
    for (const [at, address] of addresses.entries()) await dialog.getByLabel(`Email address ${at + 1}`).fill(address)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Your task is on its way.')).toBeVisible()
    for (const address of addresses) expect(seenPages(await attachmentTo(address, 'task-details.pdf')).length).toBeGreaterThan(0)
  })

test('the way through a task: notes are saved as one writes, the state follows, and what worked is told afterwards', async ({ page }) => {
  const complaints = complaintsOf(page)
  const { id } = await openTask(page)
  await page.getByRole('button', { name: 'Put what is proposed on the card' }).click()
  await page.getByRole('button', { name: 'Save as decoded' }).click()
  await expect(page.getByText('Decoded', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Note: Connect' }).fill('Last year, with the tower.')
  await page.getByRole('checkbox', { name: 'Mull' }).press('Space')
  await expect(page.getByText('What worked for me')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Express' }).press('Space')
  await expect(page.getByText('In progress', { exact: true })).toBeVisible()
  await page
    .getByRole('group', { name: /^Did it meet/ })
    .getByRole('radio', { name: '4' })
    .press('Space')
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  await page
    .getByRole('group', { name: /^Did it work\?/ })
    .first()
    .getByRole('radio', { name: 'Worked', exact: true })
    .press('Space')
  await saved(page)
  await expect
    .poll(async () => (await taskOf(id)).drill.map(({ step, note, rating }) => [step, note, rating]))
    .toEqual([
      ['mull', '', undefined],
      ['connect', 'Last year, with the tower.', undefined],
      ['express', '', undefined],
      ['assess', '', 4],
    ])
  await expect.poll(async () => (await sql('select from chosen_strategies where task_id = $1 and worked', [id])).length).toBe(1)
  expect((await taskOf(id)).status).toBe('Done')
  await page.getByRole('checkbox', { name: 'Mull' }).press('Space')
  await saved(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Mull' })).not.toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Note: Connect' })).toHaveValue('Last year, with the tower.')
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('date, priority and category are kept, and the day goes into a calendar', async ({ page }) => {
  const { id } = await openTask(page, { name: 'Räume, Träume; مهمة' })
  await page.getByLabel('Due date').fill('2030-05-06')
  await page.getByLabel('Priority', { exact: true }).selectOption('High')
  await page.getByLabel('Category', { exact: true }).fill('Physics')
  await saved(page)
  await expect.poll(async () => (await taskOf(id)).category).toBe('Physics')
  expect((await taskOf(id)).due_date).toBe('2030-05-06')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar (.ics)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('task.ics')
  const calendar = readFileSync(await file.path(), 'utf8').replaceAll('\r\n ', '')
  expect(calendar).toContain('DTSTART;VALUE=DATE:20300506')
  expect(calendar).toContain('SUMMARY:Räume\\, Träume\\; مهمة')
})

test('by keyboard alone: marked, judged, chosen, noted', async ({ page }) => {
  const { id } = await openTask(page, { description: essay.replace('First plan', 'Plan') })
  await expect(mark(page, 'Plan, Sequence')).toBeVisible()
  await page.getByRole('button', { name: 'Change the text' }).focus()
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
  await page.keyboard.press('Escape')
  await expect(word(page, 'and').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(word(page, 'bridge').last()).toBeFocused()
  await expect.poll(() => ownMarks(id)).toEqual([['your essay', 'confluence']])
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(degree(page, 'Sequence', 'As Needed')).toBeFocused()
  await expect(degree(page, 'Sequence', 'As Needed')).toBeChecked()
  for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save as decoded' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await taskOf(id)).status).toBe('Decoded')
})

test('on a phone: nothing is wider than the screen, and the menu is at its foot', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id } = await openTask(page, { name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' })
  await expect(mark(page, 'Imagine, Confluence')).toBeVisible()
  expect(await beyond(page)).toBe(0)
  await mark(page, 'Imagine, Confluence').click()
  const box = await menu(page).boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740)
  await expectAccessible(page)
  await give(page, 'Sequence')
  await expect.poll(() => ownMarks(id)).toEqual([['Imagine', 'sequence']])
  await page.getByRole('button', { name: 'Put what is proposed on the card' }).click()
  await page.getByRole('button', { name: 'Save as decoded' }).click()
  await saved(page)
  expect(await beyond(page)).toBe(0)
  await page.getByRole('button', { name: 'Change the text' }).click()
  expect(await beyond(page)).toBe(0)
  await expectAccessible(page)
})

test('two windows at once: the later is told, sees both, and loses nothing', async ({ page, context }) => {
  const { id } = await openTask(page)
  const other = await context.newPage()
  await other.goto(`/new-theme/tasks/${id}`)
  await other.getByRole('textbox', { name: 'Note: Mull' }).fill('From the other window.')
  await saved(other)
  await expect.poll(async () => (await taskOf(id)).drill.length).toBe(1)
  await page.getByRole('textbox', { name: 'Note: Mull' }).fill('From this window.')
  const alert = page.getByRole('alert').filter({ hasText: 'This task was changed elsewhere' })
  await expect(alert).toContainText('From this window.')
  await expect(alert).toContainText('From the other window.')
  await expectAccessible(page)
  expect((await taskOf(id)).drill[0]?.note).toBe('From the other window.')
  await alert.getByRole('button', { name: 'Save mine' }).click()
  await expect(alert).toHaveCount(0)
  await expect.poll(async () => (await taskOf(id)).drill[0]?.note).toBe('From this window.')

  await other.getByRole('textbox', { name: 'Note: Connect' }).fill('Too late.')
  await other.getByRole('button', { name: 'Take the other version' }).click()
  await expect(other.getByRole('textbox', { name: 'Note: Mull' })).toHaveValue('From this window.')
  await expect(other.getByRole('textbox', { name: 'Note: Connect' })).toHaveValue('')
})

test('without a network everything stays, also after a reload, and is saved by a button', async ({ page, context }) => {
  const { id } = await openTask(page)
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Note: Mull' }).fill('Kept here.')
  await expect(page.getByText('Everything you did here is kept on this device.', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Note: Mull' })).toHaveValue('Kept here.')
  await expectAccessible(page)
  await page.route('**/api/tasks/update/**', (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Note: Mull' })).toHaveValue('Kept here.')
  await expect(page.getByText('Not saved yet: no connection').first()).toBeVisible()
  await page.unroute('**/api/tasks/update/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await saved(page)
  expect((await taskOf(id)).drill[0]?.note).toBe('Kept here.')
})

test('without a result the page says so and leads to the inventory', async ({ page }) => {
  const ada = await person()
  const id = await giveTask(ada.id)
  await signIn(page, ada.email)
  await page.goto(`/new-theme/tasks/${id}`)
  await expect(page.getByText('There is no result to compare with yet')).toBeVisible()
  await expect(mark(page, 'Imagine, Confluence')).toBeVisible()
  await page.getByRole('button', { name: 'Save as decoded' }).click()
  await expect.poll(async () => (await taskOf(id)).status).toBe('Decoded')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Take the inventory' }).click()
  await expect(page).toHaveURL(/\/new-theme\/questions$/)
})

test('23 each line of a job is a duty; the match is told in words, with its honest line', async ({ page }) => {
  const complaints = complaintsOf(page)
  const { id } = await openTask(page, {
    area: 'career',
    name: 'Bridge builder',
    description: 'Plan the steps of each project.\nRepair machines and test them.\nImagine new designs.',
  })
  const duty = page.getByRole('group', { name: 'How you feel about: Repair machines and test them.' })
  await duty.getByRole('radio', { name: 'Enjoy' }).press('Space')
  await saved(page)
  await expect.poll(async () => (await taskOf(id)).duties).toEqual([{ text: 'Repair machines and test them.', feeling: 'enjoy' }])
  const match = page.getByRole('region', { name: 'Habits and this job' })
  await expect(match).toContainText('This compares habits, not ability, and should not decide a career.')
  await expect(match).toContainText(/close|some stretch|much forging/)
  expect(await match.innerText()).not.toMatch(/\d/)
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('another’s task is read only where it may be seen at all; names only where its text is not shared', async ({ page }) => {
  const { id: organizationId } = await organization()
  const ada = await scored({ organizationId, role: 'student', type: 'student' })
  const id = await giveTask(ada.id)
  const admin = await person({ organizationId, role: 'institution_admin', firstName: 'Grace' })
  await signIn(page, admin.email)
  await page.goto(`/new-theme/tasks/${id}`)
  await expect(page.getByText('You see the name and the state of this task.', { exact: false })).toBeVisible()
  await expect(page.getByText('Imagine')).toHaveCount(0)
  await expectAccessible(page)
  const bob = await scored({ firstName: 'Bob' })
  const foreign = await giveTask(bob.id)
  for (const address of [`/new-theme/tasks/${foreign}`, '/new-theme/tasks/999999', '/new-theme/tasks/nobody', `/new-theme/at-work/${id}`]) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/404$/)
  }
})

test('a new learner goes from the profile to a printed card for a pasted homework text in under ten actions', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const ada = await scored()
  await signIn(page, ada.email)
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', 'yes') }))
  let actions = 0
  const act = async (action: Promise<unknown>) => {
    await action
    actions++
  }
  const paste = async (words: string) => {
    await page.evaluate((told) => navigator.clipboard.writeText(told), words)
    await act(page.keyboard.press('Control+v'))
  }
  await act(page.getByRole('link', { name: 'Decode a real task' }).click())
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeFocused()
  await paste('Essay on bridges')
  await act(page.keyboard.press('Tab'))
  await act(page.keyboard.press('ArrowDown'))
  await act(page.keyboard.press('Tab'))
  await paste(essay)
  await act(page.getByRole('dialog').getByRole('button', { name: 'Save' }).click())
  await expect(mark(page, 'Imagine, Confluence')).toBeVisible()
  await act(page.getByRole('button', { name: 'Save, and take the proposed strategies' }).click())
  await saved(page)
  await act(page.getByRole('button', { name: 'Print', exact: true }).click())
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  expect(actions).toBeLessThan(10)
  const [sheet, ...more] = await printed(page)
  expect(more).toEqual([])
  for (const told of ['Strategy card: Essay on bridges', 'Forge', 'steps in order']) expect(sheet).toContain(told)
  await expect(page.getByText('Decoded', { exact: true })).toBeVisible()
})

test('from right to left: the arrows go as the words do, and nothing is beyond the screen', async ({ page }) => {
  const arabic = wordsIn('ar')
  const [row] = await sql<{ id: number }>(`update languages set published = true where locale = 'ar' returning id`)
  const ada = await scored({ languageId: row?.id ?? 0 })
  const id = await giveTask(ada.id, { description: 'تخيّل جسرًا. رتّب الخطوات، ثم اشرح بالتفصيل كيف بنيته.' })
  await signIn(page, ada.email, arabic, row?.id)
  await page.goto(`/new-theme/tasks/${id}`)
  const field = page.getByRole('group', { name: arabic('decode.text') })
  await expect(field.getByRole('button', { name: `تخيّل, ${arabic('pattern.confluence')}`, exact: true })).toBeVisible()
  await field.getByRole('button').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(field.locator('[data-at="1"]')).toBeFocused()
  await page.getByRole('button', { name: arabic('decode.confirm_chosen') }).click()
  await expect(page.getByText(arabic('decode.saved'), { exact: true }).first()).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await beyond(page)).toBe(0)
    if (process.env.E2E_PICTURES) await page.screenshot({ path: `${process.env.E2E_PICTURES}/task-ar-${width}.png`, fullPage: true })
  }
  await expectAccessible(page)
})

test('nothing but the own server is asked', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin && page.url() !== 'about:blank') foreign.push(request.url())
  })
  await openTask(page)
  await mark(page, 'Imagine, Confluence').click()
  await give(page, 'Precision')
  await page.getByRole('button', { name: 'Put what is proposed on the card' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await download
  await saved(page)
  expect(foreign).toEqual([])
})
