import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { printed } from './paper.ts'
import { cellsOf, rewritten } from './sheets.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, organization, person, sql } from './world.ts'

test('1 institutions leave as institutions.xlsx, and come back changed after a look at the changes', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const name = `Harbour ${Date.now().toString(36)}`
  await organization({ name })
  const root = await person({ role: 'super_admin' })
  await signIn(page, root.email, { at: `/institution?search_text=${encodeURIComponent(name)}` })
  await expect(page.getByRole('rowheader')).toHaveText([name])
  await page.getByRole('button', { name: 'Spreadsheets' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^Export/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('institutions.xlsx')
  const file = await download.path()
  const [headings, row] = await cellsOf(file)
  expect(headings).toEqual(expect.arrayContaining(['promo_code', 'seats', 'ends_on', 'tasks']))
  expect(row).toContain(name)

  await dialog.locator('input[type=file]').setInputFiles({
    name: 'institutions.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await rewritten(file, { [name]: `${name} School` }),
  })
  await expect(dialog.getByText(`${name} School`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText(`${name} School`).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('rowheader')).toHaveText([`${name} School`])
  expect(complaints).toEqual([])
})

test('2 the members of an institution: how far each is, and a poster that fills one page', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const school = await organization({ name: 'Riverside School' })
  const organizationId = school.id
  const admin = await person({ role: 'institution_admin', organizationId, firstName: 'Olga' })
  const ada = await person({ organizationId, firstName: 'Ada' })
  const bo = await person({ organizationId, firstName: 'Bo' })
  await giveScores(ada.id, [28, 21, 15, 25])
  await sql('update users set password_hash = null where id = $1', [bo.id])
  await signIn(page, admin.email, { at: `/show-institution/${organizationId}?tab=members` })
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'Ada Lovelace' })).toContainText('Has a result')
  await expect(rows.filter({ hasText: 'Bo Lovelace' })).toContainText('Added')
  await expect(rows.filter({ hasText: 'Olga Lovelace' })).toContainText('Joined')
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Progress' }).click()
  await page.getByRole('option', { name: 'Added: 1 of 3' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Bo Lovelace'])
  await expect(page.getByRole('link', { name: 'Remind those without a result' })).toHaveAttribute(
    'href',
    /organization_id=\d+&lci=not_done/,
  )
  await page.getByRole('rowheader').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/user-details/${bo.id}`))
  await page.goto(`/show-institution/user-profile/${ada.id}`)
  await expect(page).toHaveURL(new RegExp(`/user-details/${ada.id}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Lovelace')

  await page.goto(`/show-institution/${organizationId}?tab=joining`)
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible()
  await page.getByRole('link', { name: 'Poster to print' }).click()
  const poster = page.getByRole('region', { name: 'Poster to print' })
  await expect(poster).toContainText(school.code)
  await expect(poster).toContainText('Riverside School')
  await expect(poster.getByRole('listitem')).toHaveCount(3)
  await expect(poster.getByRole('img', { name: /QR code that leads to/ })).toBeVisible()
  await expectAccessible(page)
  const sheets = await printed(page)
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).toContain(`Sign up with the code`)
  expect(complaints).toEqual([])
})

test('3 an administrator of one institution has no spreadsheets, and sees no other', async ({
  page,
}) => {
  const organizationId = (await organization()).id
  const other = await organization()
  const admin = await person({ role: 'institution_admin', organizationId })
  await signIn(page, admin.email, { at: '/institution' })
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Spreadsheets' })).toHaveCount(0)
  await page.goto(`/show-institution/${other.id}/poster`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
