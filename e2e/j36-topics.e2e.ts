/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test'
import { giveTopics, openAsEditor } from './content.ts'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { chooseAction, giveTasks, namesShown } from './tasks.ts'
import { test } from './test.ts'
import { person, sql } from './world.ts'

// Runs in sequence, because each test looks at the newest topics.
test.describe.configure({ mode: 'default' })

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('1 a topic is added in its language and area, and is offered in the task dialog', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const name = `Beekeeping ${Date.now()}`
  await openAsEditor(page, '/topics')
  await expect(page.getByRole('button', { name: /^English \d+ of \d+$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add topic' }).click()
  const dialog = dialogOf(page, 'Add topic')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please this field is required')).toHaveCount(2)
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Area').selectOption('School')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill(name)
  await expect.poll(() => namesShown(page, 1)).toEqual([name])
  await page.goto('/new-theme/tasks?add=1')
  await expect(
    dialogOf(page, 'Add task').getByLabel('Topic').getByRole('option', { name }),
  ).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('3 search, area, language and order filter the list and are stored in the address', async ({
  page,
}) => {
  const { mark } = await giveTopics(['Sailing', 'Rowing'])
  await openAsEditor(page, `/topics?search_text=${mark}`)
  await namesShown(page, 2)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Area', { exact: true }).selectOption('Work')
  await expect(page.getByText('No topics Found')).toBeVisible()
  await page.getByLabel('Area', { exact: true }).selectOption('School')
  await page.getByLabel('Shown in', { exact: true }).selectOption('English')
  await expect(page).toHaveURL(/area=school&language=1/)
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect(page).toHaveURL(/order_by=name/)
  const firstWords = async () => (await namesShown(page, 2)).map((name) => name.split(' ')[0])
  await expect.poll(firstWords).toEqual(['Rowing', 'Sailing'])
  await page.reload()
  await expect.poll(firstWords).toEqual(['Rowing', 'Sailing'])
})

test('selected topics change their area together; one whose name is taken there stays and remains selected', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { mark, names } = await giveTopics(['Curling', 'Hockey', 'Skiing'])
  await sql(
    `with shared as (insert into topic_groups (area, key, "order") values ('work', $1 || ' work', 950) returning key)
     insert into topic_versions (group_key, name, language_id) select key, $1, 1 from shared`,
    [names[2]],
  )
  await openAsEditor(page, `/topics?search_text=${mark}&area=school`)
  for (const name of names) await page.getByLabel(`Select: ${name}`).check()
  const bar = page.getByRole('region', { name: 'Selected' })
  await bar.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = dialogOf(page, 'Edit selected rows')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose at least one new value.')).toBeVisible()
  await dialog.getByLabel('Area').selectOption('Work')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Unchanged and still selected, because .*: 1\.$/)).toBeVisible()
  await expect(bar.getByText('1 selected')).toBeVisible()
  await expect.poll(() => namesShown(page, 1)).toEqual([names[2]])
  await page.goto(`/topics?search_text=${mark}&area=work&order_by=name`)
  await expect.poll(() => namesShown(page, 3)).toEqual(names)
  expect(complaints).toEqual([])
})

test('4 versions are shown side by side; a missing one is added and counted for its language', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { mark, names } = await giveTopics(['Pottery'])
  await openAsEditor(page, `/topics?search_text=${mark}`)
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  const dialog = dialogOf(page, /^Edit: Pottery/)
  const tab = dialog.getByRole('button', { name: /^German/ })
  await expect(tab).toHaveText('Germanmissing')
  await tab.click()
  await expect(dialog.locator('blockquote')).toHaveText(names[0] ?? '')
  const german = dialog.getByLabel('Name, German')
  await expect(german).toHaveAttribute('lang', 'de')
  await german.fill(`Töpfern ${mark}`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await namesShown(page, 1)).toEqual(names)
  await expect(page.getByRole('row').filter({ hasText: mark })).not.toContainText('German')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Shown in', { exact: true }).selectOption('German')
  await expect(page.getByRole('row').filter({ hasText: `Töpfern ${mark}` })).toBeVisible()
  const [row] = await sql<{ area: string; alike: boolean }>(
    'select g.area, g.group_key = e.group_key as alike from topics g, topics e where g.name = $1 and e.name = $2',
    [`Töpfern ${mark}`, names[0]],
  )
  expect(row).toEqual({ area: 'school', alike: true })
  expect(complaints).toEqual([])
})

test('5 a topic opens beside the list with its uses, its languages and its history', async ({
  page,
}) => {
  const { mark, ids, names } = await giveTopics(['Archery'])
  const [taken] = await sql<{ id: number }>(
    `insert into topic_versions (group_key, name, language_id) select group_key, 'Bogenschießen ' || $2, 2 from topic_versions where id = $1 returning id`,
    [ids[0], mark],
  )
  const pupil = await person()
  await giveTasks(pupil.id, ['Aim'])
  await sql('update tasks set topic_id = $1 where user_id = $2', [taken?.id, pupil.id])
  await openAsEditor(page, `/topics?search_text=${mark}`)
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  await expect(page).toHaveURL(new RegExp(`search_text=${mark}&row=${ids[0]}$`))
  const dialog = dialogOf(page, /^Edit: Archery/)
  await expect(dialog.getByText('Used by: 1 task')).toBeVisible()
  await dialog.getByRole('button', { name: /^German/ }).click()
  await expect(page).toHaveURL(/&version=2$/)
  await expect(dialog.locator('blockquote')).toHaveText(names[0] ?? '')
  await dialog.getByLabel('Name, German').fill(`Bogensport ${mark}`)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`search_text=${mark}$`))
  await page.goto(`/topic/${ids[0]}/${taken?.id}`)
  await expect(page).toHaveURL(new RegExp(`/topics\\?row=${taken?.id}$`))
  const german = dialogOf(page, /^Edit: Bogensport/)
  await german.getByText('History').click()
  const entry = german.getByRole('listitem').filter({ hasText: 'Changed by Edda' })
  await expect(entry).toContainText(`Bogensport ${mark}`)
  await entry.getByRole('button', { name: 'Restore the earlier text' }).click()
  await expect(page.getByText('Earlier text restored')).toBeVisible()
  const [now] = await sql<{ name: string }>('select name from topics where id = $1', [taken?.id])
  expect(now?.name).toBe(`Bogenschießen ${mark}`)
  await page.goto('/topics?row=999999999')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
})

test('6 topics are reordered by keyboard or by pointer, and the toast can undo it', async ({
  page,
}) => {
  const { mark, ids, names } = await giveTopics(['Alpha', 'Beta', 'Gamma'])
  const order = async () =>
    (
      await sql<{ name: string }>('select name from topics where id = any($1) order by "order"', [
        ids,
      ])
    ).map(({ name }) => name)
  const [alpha = '', beta = '', gamma = ''] = names
  await openAsEditor(page, `/topics?search_text=${mark}`)
  await page.getByRole('button', { name: 'Order', exact: true }).click()
  await expect(page).toHaveURL(/area=school/)
  await expect
    .poll(async () => (await namesShown(page, 3)).map((name) => name.trim()))
    .toEqual(names)
  const handle = page.getByRole('button', { name: `Move: ${alpha}` })
  await handle.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown') // already in the last position
  await expect(handle).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `${alpha}, position 3` })).toBeAttached()
  await expect(page.getByRole('alert').filter({ hasText: 'The order is saved' })).toBeVisible()
  await expect.poll(order).toEqual([beta, gamma, alpha])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(order).toEqual([alpha, beta, gamma])
  await expect.poll(async () => (await namesShown(page, 3))[0]).toBe(alpha)
  await dragTo(page, gamma, alpha)
  await expect.poll(order).toEqual([gamma, alpha, beta])
})

test('6a an order is saved even when the list is reloaded meanwhile or the user navigates away @deep', async ({
  page,
}) => {
  const { mark, ids, names } = await giveTopics(['Delta', 'Epsilon', 'Zeta'])
  const order = async () =>
    (
      await sql<{ name: string }>('select name from topics where id = any($1) order by "order"', [
        ids,
      ])
    ).map(({ name }) => name)
  const [delta = '', epsilon = '', zeta = ''] = names
  await openAsEditor(page, `/topics?search_text=${mark}&area=school&ordering=1`)
  await namesShown(page, 3)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/topics(\?.*)?$/, async (route) => {
    await released
    await route.continue()
  })
  const list = page.getByRole('region', { name: 'topics' })
  await page.getByRole('button', { name: `Move: ${delta}` }).press('ArrowDown')
  await expect.poll(order).toEqual([epsilon, delta, zeta])
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await dragTo(page, zeta, epsilon)
  release()
  await expect.poll(order).toEqual([zeta, epsilon, delta])
  await expect(list).not.toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => namesShown(page, 3)).toEqual([zeta, epsilon, delta])

  await page.getByRole('button', { name: `Move: ${zeta}` }).press('ArrowDown')
  await page.getByRole('link', { name: 'Videos' }).click()
  await expect.poll(order).toEqual([epsilon, zeta, delta])
})

/**
 * Drags a row to another. Scrolls first, because the pointer cannot reach rows below the window,
 * and the position of the rows depends on the number of languages.
 */
async function dragTo(page: Page, name: string, place: string) {
  const [handle, target] = [name, place].map((one) =>
    page.getByRole('button', { name: `Move: ${one}` }),
  ) as [Locator, Locator]
  await handle.scrollIntoViewIfNeeded()
  await target.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const to = await target.boundingBox()
  if (!from || !to) throw new Error('there are no handles')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 12 })
  await page.mouse.up()
}

test('7 deleting first shows the uses; Undo and the bin restore topics', async ({ page }) => {
  const { mark, ids, names } = await giveTopics(['Judo', 'Karate', 'Aikido'])
  const [judo = ''] = names
  const pupil = await person()
  await giveTasks(pupil.id, ['Bow', 'Fall'])
  await sql('update tasks set topic_id = $1 where user_id = $2', [ids[0], pupil.id])
  await openAsEditor(page, `/topics?search_text=${mark}`)
  await chooseAction(page, judo, 'Delete')
  const confirmation = dialogOf(page, 'Are You Sure')
  await expect(confirmation).toContainText('Used by: 2 tasks')
  await confirmation.getByRole('button', { name: 'Delete' }).click()
  await namesShown(page, 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await namesShown(page, 3)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page
    .getByRole('region', { name: 'Selected' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await expect(confirmation).toContainText('3 entries will be deleted')
  await confirmation.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No topics Found')).toBeVisible()
  await page.getByRole('button', { name: 'Inactive', exact: true }).click()
  await namesShown(page, 3)
  await chooseAction(page, judo, 'Restore')
  await namesShown(page, 2)
  await page.getByRole('button', { name: 'Active', exact: true }).click()
  expect(await namesShown(page, 1)).toEqual([judo])
})

test('8 with two editors of one topic, the second sees both versions and chooses', async ({
  page,
  elsewhere,
}) => {
  const { mark, ids, names } = await giveTopics(['Chess'])
  await openAsEditor(page, `/topics?search_text=${mark}`)
  await chooseAction(page, names[0] ?? '', 'Edit')
  const dialog = dialogOf(page, /^Edit: Chess/)
  await dialog.getByLabel('Name').fill(`Chess club ${mark}`)
  await openAsEditor(elsewhere, `/topics?search_text=${mark}`)
  await chooseAction(elsewhere, names[0] ?? '', 'Edit')
  await elsewhere.getByRole('dialog').getByLabel('Name').fill(`Chess team ${mark}`)
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(elsewhere.getByText('Saved', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const both = dialog.getByRole('alert')
  await expect(both).toContainText(`Chess club ${mark}`)
  await expect(both).toContainText(`Chess team ${mark}`)
  await expectAccessible(page)
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const [topic] = await sql<{ name: string }>('select name from topics where id = $1', ids)
  expect(topic?.name).toBe(`Chess club ${mark}`)
})

test('9 content editors have their pages in the menu, holders of all seven permissions have Management, and others have no access', async ({
  page,
}) => {
  await openAsEditor(page, '/topics')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Topics' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Management' })).toHaveCount(0)
  await page.goto('/management')
  await expect(page.getByText('This page isn’t available for your account')).toBeVisible()
  const admin = await person({ role: 'super_admin' })
  await signIn(page, admin.email)
  await menu.getByRole('link', { name: 'Management' }).click()
  await expect(menu.getByRole('link', { name: 'Topics' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Topics' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Topics')
  const member = await person()
  await signIn(page, member.email)
  await expect(menu.getByRole('link', { name: 'Management' })).toHaveCount(0)
  for (const address of ['/topics', '/topics?row=1', '/attributes', '/management']) {
    await page.goto(address)
    await expect(page.getByText('This page isn’t available for your account')).toBeVisible()
  }
})

test('10 on a phone, rows are cards, versions are stacked, and everything fits the screen', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { mark, names } = await giveTopics([
    'A topic with-one-word-that-cannot-be-broken-anywhere-at-all-whatever-one-tries',
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  await openAsEditor(page, `/topics?search_text=${mark}`)
  await namesShown(page, 1)
  expect(await beyond(page)).toBe(0)
  await chooseAction(page, names[0] ?? '', 'Edit')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Italian/ }).click()
  const [source, target] = [
    await dialog.locator('blockquote').boundingBox(),
    await dialog.getByLabel('Name, Italian').boundingBox(),
  ]
  expect((target?.y ?? 0) > (source?.y ?? 999)).toBe(true)
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  expect(complaints).toEqual([])
})

/** Chooses a spreadsheet in the dialog of the list. */
const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByRole('dialog').getByLabel('Choose spreadsheet (.xlsx)').setInputFiles(file)

test('11 a list is exported as shown and imported after a dry run; the import can be undone', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { mark, ids, names } = await giveTopics(['Knitting', 'Sewing', 'Felting'])
  const nameNow = async () =>
    (await sql<{ name: string }>('select name from topics where id = $1', [ids[0]]))[0]?.name
  await openAsEditor(page, `/topics?search_text=${mark}`)
  await namesShown(page, 3)
  await page.getByRole('button', { name: 'Spreadsheets' }).click()
  const dialog = dialogOf(page, 'Spreadsheets')
  await expectAccessible(page)
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export 3 rows' }).click(),
  ])
  expect(sheet.suggestedFilename()).toBe('topics.xlsx')
  const exported = await sheet.path()
  await choose(page, exported)
  await expect(dialog.getByText('Everything in it is already here')).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose another spreadsheet' }).click()

  await sql('update topic_versions set name = $2 where id = $1', [ids[0], `Crochet ${mark}`])
  await choose(page, exported)
  const figure = (title: string) =>
    dialog
      .locator('dl > div')
      .filter({ hasText: new RegExp(`^${title}`) })
      .getByRole('definition')
  await expect(figure('Unchanged')).toHaveText('2')
  await expect(figure('Changed')).toHaveText('1')
  await expectAccessible(page)
  expect(await nameNow()).toBe(`Crochet ${mark}`)
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(dialog.getByText('Done: 0 new, 1 changed.')).toBeVisible()
  expect(await nameNow()).toBe(names[0])
  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await expect(
    dialog.getByText('The import was undone. Everything is as it was before.'),
  ).toBeVisible()
  expect(await nameNow()).toBe(`Crochet ${mark}`)
  expect(complaints).toEqual([])
})

test('12 a file that is not a spreadsheet, and a spreadsheet with errors, are rejected with the reason', async ({
  page,
}) => {
  const { mark, ids, names } = await giveTopics(['Juggling', 'Stilts'])
  await openAsEditor(page, `/topics?search_text=${mark}`)
  await namesShown(page, 2)
  await page.getByRole('button', { name: 'Spreadsheets' }).click()
  const dialog = dialogOf(page, 'Spreadsheets')
  await choose(page, {
    name: 'topics.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('id,name\n1,Reading'),
  })
  await expect(dialog.getByRole('alert')).toContainText(
    'Only spreadsheets (.xlsx) can be imported.',
  )
  await expectAccessible(page)
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export 2 rows' }).click(),
  ])
  await sql('delete from topic_versions where id = $1', [ids[1]])
  await sql('update topic_versions set name = $2 where id = $1', [ids[0], `Unicycling ${mark}`])
  await choose(page, await sheet.path())
  await expect(dialog.getByText('Nothing can be imported while there are errors.')).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: 'id' })).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Import' })).toHaveCount(0)
  await expectAccessible(page)
  const [topic] = await sql<{ name: string }>('select name from topics where id = $1', [ids[0]])
  expect(topic?.name).not.toBe(names[0])
})
