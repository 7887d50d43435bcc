/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { Actions } from './actions.ts'
import { attachmentTo, seenPages, shareOf } from './attachments.ts'
import { complaintsOf, expectAccessible } from './look.ts'
import { downloadedBy, pressPrint, printedPictures } from './paper.ts'
import { signIn } from './sign-up.ts'
import {
  essay,
  give,
  mark,
  openStep,
  openTask,
  saved,
  scored,
  stepHeading,
  taskOf,
  unfoldNotes,
} from './task-page.ts'
import { test } from './test.ts'
import { newAddress, sql } from './world.ts'

test('5 strategies are chosen, an own one is added, and both are saved; at most three per pattern', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { ada, id } = await openTask(page)
  await sql(
    `with shared as (insert into attribute_groups (key, pattern, type, age_group_id, user_id) values (gen_random_uuid()::text, 'precision', 'Avoid', 3, $1) returning key),
         own as (insert into attribute_versions (group_key, title, language_id) select key, 'I describe it to a friend.', 1 from shared returning id)
     insert into selected_attributes (user_id, attribute_id) select $1, id from own`,
    [ada.id],
  )
  await sql(
    `with shared as (insert into attribute_groups (key, pattern, type, age_group_id, user_id) values (gen_random_uuid()::text, 'precision', 'Avoid', 3, $1) returning key),
         own as (insert into attribute_versions (group_key, title, language_id) select key, 'I cook without a recipe.', 1 from shared returning id)
     insert into selected_attributes (user_id, attribute_id) select $1, id from own`,
    [ada.id],
  )
  await page.reload()
  await openStep(page, 'Choose')
  const forge = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: /Stretch: Precision/ }) })
    .last()
  const boxes = forge.getByRole('checkbox')
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Stretch: Precision')
  await expect(boxes.first()).toHaveAccessibleName('I describe it to a friend.')
  await expect(boxes.first()).not.toBeChecked()
  for (const at of [0, 1]) await boxes.nth(at).press('Space')
  await forge.getByRole('button', { name: 'Add' }).click()
  await expect(forge.getByText('Please this field is required')).toBeVisible()
  await forge.getByLabel('Your own strategy for Precision').fill('I read <b>twice</b>.')
  await forge.getByRole('button', { name: 'Add' }).click()
  await expect(forge.getByRole('checkbox', { name: 'I read <b>twice</b>.' })).toBeChecked()
  await expect(forge.getByText('3 of 3 on the card')).toBeVisible()
  await expect(boxes.nth(2)).toBeDisabled()
  await saved(page)
  await expectAccessible(page)
  await page.reload()
  await expect(forge.getByText('3 of 3 on the card')).toBeVisible()
  await expect(forge.getByRole('checkbox', { name: 'I describe it to a friend.' })).toBeChecked()
  const card = page.getByRole('article', { name: /^Strategy card/ })
  await openStep(page, 'Do')
  await expect(card).toContainText('I read <b>twice</b>.')
  await expect(card).toContainText('I describe it to a friend.')
  await expect(page.getByText('I cook without a recipe.')).toHaveCount(0)
  await page.goBack()
  await boxes.first().press('Space')
  await expect(forge.getByText('2 of 3 on the card')).toBeVisible()
  await saved(page)
  expect((await sql('select from chosen_strategies where task_id = $1', [id])).length).toBe(2)
  expect(complaints).toEqual([])
})

test('8 the card is downloaded as task-details.pdf in A4 portrait, and printed on one page of A4 and of Letter', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { id } = await openTask(page, { description: `${essay} `.repeat(40) })
  await sql(
    `update tasks set due_date = '2030-05-06', drill = (select jsonb_agg(jsonb_build_object('step', step, 'note', repeat('I check twice. ', 200), 'at', '2030-01-01T00:00:00.000Z'))
     from unnest(array['assess', 'reflect', 'revisit']) step) where id = $1`,
    [id],
  )
  await page.reload()
  await openStep(page, 'Judge')
  await page.getByRole('button', { name: 'Save as decoded' }).click()
  await page.getByRole('button', { name: 'Use the suggested strategies' }).click()
  await saved(page)
  const { name, text, pages } = await downloadedBy(
    page,
    page.getByRole('button', { name: 'Download PDF' }),
  )
  expect([name, text.length]).toEqual(['task-details.pdf', 1])
  for (const words of [
    'Strategy card',
    'Essay on bridges',
    'Ada Lovelace',
    'Intensify',
    'Forge',
    'May 6, 2030',
    'I check twice.',
  ])
    expect(text[0]).toContain(words)
  for (const { width, height } of pages) expect([width, height]).toEqual([595, 842])
  expect(shareOf(pages[0] as (typeof pages)[number], 0xffffff)).toBeGreaterThan(0.5)
  for (const format of ['Letter', 'A4'] as const) {
    await pressPrint(page, page.getByRole('button', { name: 'Print', exact: true }))
    const [sheet, ...more] = await printedPictures(page, { format })
    expect([format, more]).toEqual([format, []])
    expect(sheet?.colours.size).toBeGreaterThan(20) // not blank
  }
  expect(complaints).toEqual([])
})

for (const area of ['school', 'work', 'career'] as const)
  test(`25 a ${area} task is mailed to two addresses as a PDF${area === 'school' ? '' : ' @deep'}`, async ({
    page,
  }) => {
    await openTask(page, { area })
    await openStep(page, 'Do')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share the task' })
    await dialog.getByRole('button', { name: 'Add another address' }).click()
    const addresses = [newAddress(), newAddress()]
    for (const [at, address] of addresses.entries())
      await dialog.getByLabel(`Email address ${at + 1}`).fill(address)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Your task is on its way.')).toBeVisible({ timeout: 40_000 })
    for (const address of addresses)
      expect(seenPages(await attachmentTo(address, 'task-details.pdf')).length).toBeGreaterThan(0)
  })

test('notes are saved while typing, the status follows the steps, and the card asks afterwards what worked', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { id } = await openTask(page)
  await unfoldNotes(page)
  await page.getByRole('textbox', { name: 'Note: Connect' }).fill('Last year, with the tower.')
  await page.getByRole('checkbox', { name: 'Mull' }).press('Space')
  await page.getByRole('button', { name: 'See what the task needs' }).click()
  await page.getByRole('button', { name: 'Save as decoded' }).click()
  await expect(page.getByText('Decoded', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Use the suggested strategies' }).click()
  await page.getByRole('button', { name: 'It’s done: look back' }).click()
  await expect(page.getByText('In progress', { exact: true }).first()).toBeVisible()
  await page
    .getByRole('group', { name: /^Did it meet/ })
    .getByRole('radio', { name: '4' })
    .press('Space')
  await expect(page.locator('header').getByText('Done', { exact: true })).toBeVisible()
  await page
    .getByRole('group', { name: /^Did it work\?/ })
    .first()
    .getByRole('radio', { name: 'Worked', exact: true })
    .press('Space')
  await saved(page)
  await expect
    .poll(async () =>
      (await taskOf(id)).drill.map(({ step, note, rating }) => [step, note, rating]),
    )
    .toEqual([
      ['mull', '', undefined],
      ['connect', 'Last year, with the tower.', undefined],
      ['express', '', undefined],
      ['assess', '', 4],
    ])
  await expect
    .poll(
      async () =>
        (await sql('select from chosen_strategies where task_id = $1 and worked', [id])).length,
    )
    .toBe(1)
  expect((await taskOf(id)).status).toBe('Done')
  await openStep(page, 'Read')
  await page.getByRole('checkbox', { name: 'Mull' }).press('Space')
  await saved(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Mull' })).not.toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Note: Connect' })).toHaveValue(
    'Last year, with the tower.',
  )
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('date, priority and category are saved, and the due date can be added to a calendar', async ({
  page,
}) => {
  const { id } = await openTask(page, { name: 'Räume, Träume; مهمة' })
  await page.getByRole('button', { name: 'Set a due date' }).click()
  await page.getByLabel('Due date').fill('2030-05-06')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByLabel('Priority', { exact: true }).selectOption('High')
  await page.getByLabel('Category', { exact: true }).fill('Physics')
  await saved(page)
  await expect.poll(async () => (await taskOf(id)).category).toBe('Physics')
  expect((await taskOf(id)).due_date).toBe('2030-05-06')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('task.ics')
  const calendar = readFileSync(await file.path(), 'utf8').replaceAll('\r\n ', '')
  expect(calendar).toContain('DTSTART;VALUE=DATE:20300506')
  expect(calendar).toContain('SUMMARY:Räume\\, Träume\\; مهمة')
  await sql(`update tasks set due_date = '2020-05-06' where id = $1`, [id])
  await page.reload()
  await expect(page.getByText('Due date: May 6, 2020 Overdue')).toBeVisible()
})

test('the open step is in the address, one at a time, and its heading has the focus', async ({
  page,
}) => {
  const { id } = await openTask(page)
  const open = page.getByRole('button', { name: /^[1-5] /, expanded: true })
  await expect(open).toHaveAccessibleName('1 Read')
  await expect(stepHeading(page, 'Judge')).toContainText('Suggested; you decide')
  await page.getByRole('button', { name: /^Sequence: / }).click()
  await expect(open).toHaveAccessibleName('2 Judge')
  await expect(open).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/new-theme/tasks/${id}\\?step=judge$`))
  await page.reload()
  await expect(open).toHaveAccessibleName('2 Judge')
  await openStep(page, 'Look back')
  await page.goBack()
  await expect(open).toHaveAccessibleName('2 Judge')
  await page.goBack()
  await expect(open).toHaveAccessibleName('1 Read')
  await page.goto(`/new-theme/tasks/${id}?step=nowhere`)
  await expect(open).toHaveAccessibleName('1 Read')
})

test('23 each line of a job is a duty; the match is described in words, with its disclaimer', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { id } = await openTask(page, {
    area: 'career',
    name: 'Bridge builder',
    description:
      'Plan the steps of each project.\nRepair machines and test them.\nImagine new designs.',
  })
  await openStep(page, 'Judge')
  const duty = page.getByRole('group', {
    name: 'How you feel about: Repair machines and test them.',
  })
  await duty.getByRole('radio', { name: 'Enjoy' }).press('Space')
  await saved(page)
  await expect
    .poll(async () => (await taskOf(id)).duties)
    .toEqual([{ text: 'Repair machines and test them.', feeling: 'enjoy' }])
  const match = page.getByRole('region', { name: 'Your habits and this job' })
  await expect(match).toContainText(
    'This compares habits, not ability, and should not decide a career.',
  )
  await expect(match).toContainText(/close|a (small|big) stretch/)
  await expect(match).toContainText('You enjoy the one duty that asks for it.')
  await expect(match).toContainText('2 duties aren’t rated yet.')
  expect(complaints).toEqual([])
})

for (const [where, width, height] of [
  ['', 1280, 900],
  [' on a phone', 390, 844],
] as const)
  test(`a new learner gets from the profile to a printed card in at most nine actions${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const ada = await scored({ ageGroupId: 2 })
    await signIn(page, ada.email)
    await page.evaluate(() =>
      Object.assign(window, { print: () => document.body.setAttribute('data-printed', 'yes') }),
    )
    const { press, fill, done } = new Actions()
    const dialog = page.getByRole('dialog')
    await press(page.getByRole('link', { name: 'Decode a real task' }))
    await fill(dialog.getByLabel('Description'), `Essay on bridges\n${essay}`)
    await expect(dialog.getByLabel('Name')).toHaveValue('Essay on bridges')
    await press(dialog.getByRole('button', { name: 'Save' }))
    await expect(mark(page, 'Imagine, Confluence')).toBeVisible()
    await press(page.getByRole('button', { name: 'See what the task needs' }))
    await press(page.getByRole('button', { name: 'Save as decoded' }))
    await press(page.getByRole('button', { name: 'Use the suggested strategies' }))
    await press(page.getByRole('button', { name: 'Print', exact: true }))
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
    expect(done.length, done.join('\n')).toBeLessThanOrEqual(9)
    await saved(page)
    expect(await printedPictures(page)).toHaveLength(1)
    const { text } = await downloadedBy(page, page.getByRole('button', { name: 'Download PDF' }))
    for (const words of ['Essay on bridges', 'Forge', 'steps in order'])
      expect(text.join(' ')).toContain(words)
    await expect(page.getByText('Decoded', { exact: true })).toBeVisible()
  })

test('the page sends no requests to other servers', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (
      protocol.startsWith('http') &&
      origin !== new URL(page.url()).origin &&
      page.url() !== 'about:blank'
    )
      foreign.push(request.url())
  })
  await openTask(page)
  await mark(page, 'Imagine, Confluence').click()
  await give(page, 'Precision')
  await openStep(page, 'Choose')
  await page.getByRole('button', { name: 'Add the suggestions to the card' }).click()
  await openStep(page, 'Do')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await download
  await saved(page)
  expect(foreign).toEqual([])
})
