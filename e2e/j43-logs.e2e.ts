import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { expectAccessible, expectFitsWidths } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, organization, type Person, person, sql } from './world.ts'

const names = ['Sequence', 'Precision', 'Technical Reasoning', 'Confluence'] as const

async function school(role: 'super_admin' | 'institution_admin') {
  const { id } = await organization()
  const admin = await person({ role, ...(role !== 'super_admin' && { organizationId: id }) })
  const pupil = await person({ role: 'institution_member', organizationId: id })
  await sql(
    `insert into consents (user_id, purpose, by, how, text_version, given_at) values ($1, 'facilitator_scores', 'self', 'settings', '1', now())`,
    [pupil.id],
  )
  await giveScores(pupil.id, [20, 20, 20, 20])
  return { admin, pupil }
}

async function editScores(page: Page, admin: Person, { id }: Person) {
  await signIn(page, admin.email, { at: `/new-theme/profile/${id}` })
  await page.getByRole('button', { name: 'Edit score' }).click()
  for (const [at, name] of names.entries())
    await page.getByRole('textbox', { name }).fill(String([7, 35, 20, 25][at]))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog', { name: 'Done' }).getByRole('button', { name: 'OK' }).click()
}

const entries = (page: Page) => page.getByRole('region', { name: 'entries' }).locator('tbody tr')

for (const role of ['super_admin', 'institution_admin'] as const)
  test(`a score edit is in the log of ${role}, with its values before and after`, async ({
    page,
  }) => {
    const { admin, pupil } = await school(role)
    await editScores(page, admin, pupil)
    await page.goto(`/user-details/${pupil.id}?tab=history`)
    await page.getByRole('link', { name: 'All entries in the activity log' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Activity log' })).toBeFocused()
    const edit = entries(page).filter({ hasText: 'Scores: changed' })
    await expect(edit).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Active filters' })).toContainText('About:')
    await expectAccessible(page)

    await edit.getByText('Scores: changed').click()
    const panel = page.getByRole('dialog', { name: 'Log entry' })
    const row = panel.getByRole('row').filter({ hasText: 'Precision' })
    await expect(row.getByRole('cell')).toHaveText(['20', '35'])
    await expect(panel.getByRole('row').filter({ hasText: 'Technical Reasoning' })).toHaveCount(0)
    await panel.getByRole('button', { name: 'As JSON' }).click()
    await expect(panel.getByText('"precision": 35')).toBeVisible()
    await expect(panel.getByText('"precision": 20')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()

    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const action = page.getByRole('combobox', { name: 'Action' })
    await action.selectOption({ label: 'deleted' })
    await expect(edit).toHaveCount(0)
    await action.selectOption({ label: 'changed' })
    await expect(edit).toHaveCount(1)
    await page.getByRole('textbox', { name: 'Created from' }).fill('2999-01-01')
    await expect(page.getByText('Nothing matches your filters.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Created from' }).fill('2020-01-01')
    await expect(edit).toHaveCount(1)
    await expect(page).toHaveURL(/action=update/)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('logs.xlsx')
    const rows = await readSheet(await readFile(await file.path()))
    expect(rows.some((cells) => cells.includes('scores') && cells.includes(pupil.id))).toBe(true)
    await expectFitsWidths(page, `logs ${role}`)
  })

test('an administrator verifies the log and reads that nothing was changed', async ({ page }) => {
  const { admin } = await school('super_admin')
  await signIn(page, admin.email, { at: '/management' })
  await page.getByRole('main').getByRole('link', { name: 'Activity log' }).click()
  // the first entries are chained within a minute
  await expect
    .poll(
      () =>
        sql<{ chained: boolean }>(
          'select exists (select from logs where seal_number is not null) as chained',
        ).then(([row]) => row?.chained),
      { timeout: 90_000 },
    )
    .toBe(true)
  await page.getByRole('button', { name: 'Verify the log' }).click()
  await expect(
    page.getByText(/Checked on .*: nothing was changed, removed or inserted. Entries: [1-9]/),
  ).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
})

test('an administrator of an institution reads only its log, and cannot verify', async ({
  page,
}) => {
  const [{ admin }, { pupil }] = [await school('institution_admin'), await school('super_admin')]
  await signIn(page, admin.email, { at: '/logs' })
  await expect(page.getByRole('heading', { level: 1, name: 'Activity log' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify the log' })).toHaveCount(0)
  await page.goto(`/logs?subject_id=${pupil.id}`)
  await expect(page.getByText('Nothing matches your filters.')).toBeVisible()
})

test('a person without the permission is refused', async ({ page }) => {
  const { email } = await person()
  await signIn(page, email, { at: '/logs' })
  await expect(page.getByRole('heading', { level: 1, name: 'Activity log' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'entries' })).toHaveCount(0)
})
