/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { giveTopics, openAsEditor } from './content.ts'
import { beyond, complaintsOf } from './look.ts'
import { cellsOf } from './sheets.ts'
import { signIn } from './sign-up.ts'
import { slowAnswers } from './slow.ts'
import { chooseAction, giveTasks, namesShown, numbered, rows } from './tasks.ts'
import { test } from './test.ts'
import { giveScores, person, sql } from './world.ts'

/** The list of tasks with what other lists begin with. */
const usual = '/new-theme/tasks?per_page=5&order_by=id&order_direction=DESC'

/** Opens the list of a person with this number of school tasks. */
async function openList(page: Page, count: number, address = usual) {
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  const ids = count > 0 ? await giveTasks(ada.id, numbered(count)) : []
  await signIn(page, ada.email, { at: address })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School tasks')
  return { ...ada, ids }
}

const listRequestsOf = (page: Page) => {
  const requests: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/tasks' && request.method() === 'POST') requests.push(url)
  })
  return requests
}

test('1 shows five rows, the newest on top; the footer shows the range and the total, and five links lead to other pages', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const requests = listRequestsOf(page)
  await openList(page, 37)
  expect(await namesShown(page, 5)).toEqual(['Task 37', 'Task 36', 'Task 35', 'Task 34', 'Task 33'])
  await expect(page.getByText('Showing 1 to 5 of 37 Entries')).toBeVisible()
  expect([requests[0]?.searchParams.get('limit'), requests[0]?.searchParams.get('offset')]).toEqual(
    ['4', '0'],
  )
  expect([
    requests[0]?.searchParams.get('order_by'),
    requests[0]?.searchParams.get('order_direction'),
  ]).toEqual(['id', 'DESC'])
  expect(requests[0]?.searchParams.has('search_text')).toBe(false)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('button', { name: /^Page \d/ })).toHaveCount(5)
  await pages.getByRole('button', { name: 'Last page, 8' }).click()
  await expect(page.getByText('Showing 36 to 37 of 37 Entries')).toBeVisible()
  await expect(page).toHaveURL(/[?&]page=8(&|$)/)
  await page.goBack()
  await expect(page.getByText('Showing 1 to 5 of 37 Entries')).toBeVisible()
  expect(complaints).toEqual([])
})

test('1 a list begins with five rows, that of tasks with 25', async ({ page }) => {
  const { mark } = await giveTopics(numbered(6, 'Topic'))
  await openAsEditor(page, `/topics?search_text=${mark}`)
  await namesShown(page, 5)
  await expect(page.getByText('Showing 1 to 5 of 6 Entries')).toBeVisible()
  const requests = listRequestsOf(page)
  await openList(page, 26, '/new-theme/tasks')
  await namesShown(page, 25)
  const query = requests.at(-1)?.searchParams
  expect(['limit', 'order_by', 'order_direction', 'done'].map((key) => query?.get(key))).toEqual([
    '24',
    'due_date',
    'ASC',
    '0',
  ])
})

test('2 each page size requests one less, and is stored in the address', async ({ page }) => {
  const requests = listRequestsOf(page)
  await openList(page, 12)
  const sizes = page.getByLabel('Entries per page')
  await expect(sizes.getByRole('option')).toHaveText(['5', '10', '25', '50', '500', '1,000'])
  for (const [size, shown] of [
    [10, 10] as const,
    [25, 12] as const,
    [50, 12] as const,
    [500, 12] as const,
    [1000, 12] as const,
  ]) {
    await sizes.selectOption(String(size))
    await namesShown(page, shown)
    await expect.poll(() => requests.at(-1)?.searchParams.get('limit')).toBe(String(size - 1))
  }
  await page.reload()
  await expect(sizes).toHaveValue('1000')
})

test('3 the search runs while typing and with Enter, and the last search wins', async ({
  page,
}) => {
  await openList(page, 12)
  await namesShown(page, 5)
  // the first response arrives late, after the second
  const { answered, release } = await slowAnswers(page, '**/api/tasks?*search_text=Task+1&*')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.pressSequentially('Task 1')
  await answered
  await search.fill('tásk 12')
  expect(await namesShown(page, 1)).toEqual(['Task 12'])
  await release()
  expect(await namesShown(page, 1)).toEqual(['Task 12'])
  await search.fill('Task 3')
  await search.press('Enter')
  await expect(rows(page).getByRole('link')).toHaveText(['Task 3'])
  await expect(page).toHaveURL(/search_text=Task/)
})

test('4 headings sort in both directions and expose it to assistive technology', async ({
  page,
}) => {
  const { id } = await openList(page, 3)
  await giveTasks(id, ['aardvark', 'Zebra'])
  const name = page.getByRole('columnheader', { name: 'Name' })
  await expect(name).toHaveAttribute('aria-sort', 'none')
  await name.getByRole('button').click()
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows(page).first().getByRole('link')).toHaveText('aardvark')
  await name.getByRole('button').click()
  await expect(name).toHaveAttribute('aria-sort', 'descending')
  await expect(rows(page).first().getByRole('link')).toHaveText('Zebra')
})

test('5 active filters are listed and can be removed one by one or all at once; dates are inclusive', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { id, ids } = await openList(page, 4)
  await giveTasks(id, ['Urgent'], 'school', {
    priority: 1,
    due_date: '2026-02-28',
    category: 'Chess club',
  })
  await sql("update tasks set created_at = '2026-01-15T12:00:00Z' where id = any($1)", [
    ids.slice(0, 2),
  ])
  await page.reload()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Priority').selectOption('High')
  await expect(rows(page).getByRole('link')).toHaveText(['Urgent'])
  await expect(page.getByText('February 28, 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter: Priority: High' }).click()
  await namesShown(page, 5)
  await page.getByLabel('Created from').fill('2026-01-15')
  await page.getByLabel('Created to').fill('2026-01-15')
  expect((await namesShown(page, 2)).sort()).toEqual(['Task 1', 'Task 2'])
  await page.getByLabel('Status').selectOption('Decoded')
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Clear Filters' }).click()
  await namesShown(page, 5)
  await expect(page).not.toHaveURL(/priority|date_from|status/)
  expect(complaints).toEqual([])
})

test('6 deleted rows are in the bin, and can be restored from there', async ({ page }) => {
  await openList(page, 2)
  await chooseAction(page, 'Task 1', 'Delete')
  await page
    .getByRole('dialog', { name: 'Are You Sure' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await namesShown(page, 2)
  await chooseAction(page, 'Task 1', 'Delete')
  await page
    .getByRole('dialog', { name: 'Are You Sure' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await expect(page.getByText(/^Deleted/)).toBeVisible()
  expect(await namesShown(page, 1)).toEqual(['Task 2'])
  await page.getByRole('button', { name: 'Bin', exact: true }).click()
  await expect(page).toHaveURL(/removed=1/)
  await expect(page.getByRole('rowheader', { name: 'Task 1' })).toBeVisible()
  expect(await namesShown(page, 1)).toEqual(['Task 1'])
  await chooseAction(page, 'Task 1', 'Restore')
  await expect(page.getByText('Restored', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'There are no tasks here!' })).toBeVisible()
  await page.getByRole('button', { name: 'To do', exact: true }).click()
  await namesShown(page, 2)
})

test('7 selecting rows shows actions; a further step selects all matching rows; Undo restores all', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await openList(page, 12)
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select: Task 12' }).check()
  const bar = page.getByRole('region', { name: 'Selected' })
  await expect(bar).toContainText('1 selected')
  for (const name of ['Delete', 'Print'])
    await expect(bar.getByRole('button', { name, exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(bar).toContainText('5 selected')
  await bar.getByRole('button', { name: 'Select all 12 matching' }).click()
  await expect(bar).toContainText('12 selected')
  await bar.getByRole('button', { name: 'Delete', exact: true }).click()
  const confirmation = page.getByRole('dialog', { name: 'Are You Sure' })
  await expect(confirmation).toContainText('12 tasks will be moved to the bin')
  await confirmation.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'There are no tasks here!' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await namesShown(page, 5)
  await expect(page.getByText('Showing 1 to 5 of 12 Entries')).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('8 an empty list, an empty search and a failed list each say what happened and what to do', async ({
  page,
}) => {
  await openList(page, 0)
  await expect(page.getByRole('heading', { name: 'There are no tasks here!' })).toBeVisible()
  await expect(page.getByText('Add a task you have to do')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('nowhere')
  await expect(page.getByRole('heading', { name: 'No tasks Found' })).toBeVisible()
  await expect(page.getByText('Nothing here matches “nowhere”.')).toBeVisible()
  let broken = true
  await page.route('**/api/tasks?*', (route) =>
    broken
      ? route.fulfill({ status: 500, json: { name: 'unexpected', message: 'x' } })
      : route.continue(),
  )
  await page.goto(usual)
  const failed = page.getByRole('alert')
  await expect(failed).toContainText('The tasks couldn’t be loaded')
  broken = false
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'There are no tasks here!' })).toBeVisible()
})

test('9 columns are chosen per device; details are shown in a card with dates', async ({
  page,
}) => {
  await openList(page, 1)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Status' }).uncheck()
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveCount(0)
  await page.reload()
  await namesShown(page, 1)
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveCount(0)
  await chooseAction(page, 'Task 1', 'Details')
  const card = page.getByRole('dialog', { name: 'Task 1' })
  await expect(card.getByText('Created')).toBeVisible()
  await expect(card.getByText(/^\d\d \/ \d\d \/ \d{4}$/).first()).toBeVisible()
})

test('10 the menu of a row works by keyboard alone', async ({ page }) => {
  await openList(page, 3)
  await namesShown(page, 3)
  const more = page.getByRole('button', { name: 'Actions: Task 2' })
  await more.click()
  await page.mouse.wheel(0, 40)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('dialog', { name: 'Are You Sure' }).getByRole('button', { name: 'Cancel' }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

test('11 on a phone, rows are cards, and everything fits the screen', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const { id } = await openList(page, 2)
  await giveTasks(id, [
    'A name that is a good deal longer than a telephone is wide, and-one-word-that-cannot-be-broken-anywhere-at-all',
  ])
  await page.reload()
  await namesShown(page, 3)
  expect(await beyond(page)).toBe(0)
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Sort by').selectOption('Name, ascending')
  await expect(rows(page).first().getByRole('rowheader')).toContainText('A name')
  expect(await beyond(page)).toBe(0)
  expect(complaints).toEqual([])
})

test('12 a thousand rows are shown at once and can be selected', async ({ page }) => {
  await openList(page, 1000)
  await namesShown(page, 5)
  await page.getByLabel('Entries per page').selectOption('1000')
  await expect(rows(page)).toHaveCount(1000)
  for (const at of [10, 500, 999]) await rows(page).nth(at).getByRole('checkbox').press('Space')
  await expect(page.locator('tr[data-chosen]')).toHaveCount(3)
})

/**
 * Measures in the page for how many milliseconds a text is visible; a measurement from outside
 * would be late on a busy machine.
 */
const standing = (page: Page, words: string) =>
  page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let since = 0
        new MutationObserver(() => {
          const isThere = document.body.textContent.includes(text)
          if (isThere && since === 0) since = performance.now()
          if (!isThere && since > 0) resolve(performance.now() - since)
        }).observe(document.body, { childList: true, subtree: true })
      }),
    words,
  )

test('13 a toast is shown at the top right for five seconds @deep', async ({ page }) => {
  const { ids } = await openList(page, 1)
  await sql('update tasks set removed = 1, removed_at = now() where id = any($1)', [ids])
  await page.goto('/new-theme/tasks?removed=1')
  await namesShown(page, 1)
  const stood = standing(page, 'Restored')
  await chooseAction(page, 'Task 1', 'Restore')
  const notice = page.getByText('Restored', { exact: true })
  await expect(notice).toBeVisible()
  const { x, y } = (await notice.boundingBox()) ?? { x: 0, y: 999 }
  expect([x > 640, y < 200]).toEqual([true, true])
  await expect(notice).toBeHidden()
  expect(Math.abs((await stood) - 5_000)).toBeLessThan(2_000)
})

test('14 selected rows are exported to a spreadsheet, and printed as cards', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  const { mark } = await giveTopics(numbered(3, 'Topic'))
  await openAsEditor(page, `/topics?search_text=${mark}`)
  for (const name of ['Topic 1', 'Topic 3'])
    await page.getByRole('checkbox', { name: `Select: ${name} ${mark}` }).check()
  const bar = page.getByRole('region', { name: 'Selected' })
  const downloading = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Export' }).click()
  const cells = await cellsOf(await (await downloading).path())
  expect(cells.flat().filter((cell) => cell.endsWith(mark))).toEqual([
    `Topic 1 ${mark}`,
    `Topic 3 ${mark}`,
  ])
  await bar.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  const cards = page.getByRole('region', { name: 'topics' })
  await expect(cards.getByRole('definition').filter({ hasText: mark })).toHaveText([
    `Topic 1 ${mark}`,
    `Topic 3 ${mark}`,
  ])
  await expect(bar).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(bar).toContainText('2 selected')
})
