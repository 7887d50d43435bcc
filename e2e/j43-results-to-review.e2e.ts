import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible, expectFitsWidths } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { answerAll, mailTo, organization, type Person, person, sql } from './world.ts'

/** A member whose three results all have remarks, so that no retake is free. */
async function flagged(organizationId: number, firstName: string) {
  const member = await person({ organizationId, firstName })
  await sql(
    `insert into consents (user_id, purpose, by, text_version, how, given_at)
     values ($1, 'facilitator_scores', 'self', '1', 'registration', now())`,
    [member.id],
  )
  for (let at = 0; at < 3; at++) await answerAll(member.id)
  await sql(
    `update attempts set quality_flags = '{straightline}', finished_at = now() - interval '1 hour' where user_id = $1`,
    [member.id],
  )
  await sql(
    `insert into scores (user_id, sequence, precision, technical_reasoning, confluence, classification, source, quality_flags, scored_at)
     values ($1, 28, 18, 15, 25, 'Dynamic Learner', 'inventory', '{straightline}', now() - interval '1 hour')`,
    [member.id],
  )
  return member
}
const stored = ({ id }: Person) =>
  sql(
    'select a.*, s.* from attempts a join scores s on s.user_id = a.user_id where a.user_id = $1 order by a.id',
    [id],
  )

test('an administrator invites somebody to take the inventory again, who can begin at once', async ({
  page,
  elsewhere,
}) => {
  const complaints = complaintsOf(page)
  const { id: organizationId } = await organization()
  const zora = await flagged(organizationId, 'Zora')
  const admin = await person({ role: 'institution_admin', organizationId })
  const before = await stored(zora)
  await signIn(elsewhere, zora.email)
  await expect(elsewhere.getByText('A thought about this result')).toBeVisible()
  await expect(elsewhere.getByText('Take it again when you are rested')).toHaveCount(0)

  await signIn(page, admin.email, { at: '/users' })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Results to review' }).click()
  const row = page.getByRole('row', { name: 'Zora' })
  await expect(row).toContainText('Nearly all statements have the same answer.')
  await expect(row).toContainText('Sequence 28')
  await expect(row.getByRole('link', { name: 'Answers' })).toHaveCount(0)
  await expectAccessible(page)
  await expectFitsWidths(page, 'results-to-review')
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Decide' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await expect(dialog.getByText('Please this field is required')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Invite to take it again' }).check()
  await dialog.getByLabel('Note').fill('Was in a hurry.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await expect(page.getByText('can now take the inventory again')).toBeVisible()
  await expect(row).toContainText('Invited again')
  await expect(row).toContainText('Was in a hurry.')
  expect(await stored(zora)).toEqual(before)

  expect(await mailTo(zora.email, 'again')).toContain('You are invited to take the inventory')
  await elsewhere.goto('/notifications')
  await elsewhere
    .getByRole('main')
    .getByRole('link', { name: 'You’re invited to take the inventory again.' })
    .click()
  await elsewhere.getByRole('button', { name: 'Take it again when you are rested' }).click()
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Begin now' }).click()
  await expect(elsewhere).toHaveURL(/questions/)
  expect(complaints).toEqual([])
})

test('results are kept beside their answers; a list that fails or is empty says so', async ({
  page,
  elsewhere,
}) => {
  const { id: organizationId } = await organization()
  const yara = await flagged(organizationId, 'Yara')
  const root = await person({ role: 'super_admin' })
  await signIn(page, root.email, { at: '/results-to-review?state=open' })
  await page.getByRole('searchbox').fill('Yara')
  const row = page.getByRole('row', { name: 'Yara' })
  await row.getByRole('link', { name: 'Answers' }).click()
  await expect(page).toHaveURL(new RegExp(`/new-theme/questions/${yara.id}`))
  await page.goBack()
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Decide' }).click()
  await page.getByRole('radio', { name: 'Keep the result' }).check()
  await page.getByRole('button', { name: 'Save decision' }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/results-to-review?state=kept&search_text=Yara')
  await expect(row).toContainText('Kept')

  const teacher = await person({ role: 'facilitator', organizationId })
  await elsewhere.route('**/api/results/flagged*', (route) => route.abort())
  await signIn(elsewhere, teacher.email, { at: '/results-to-review' })
  await expect(elsewhere.getByRole('button', { name: 'Try again' })).toBeVisible()
  await elsewhere.unroute('**/api/results/flagged*')
  await elsewhere.getByRole('button', { name: 'Try again' }).click()
  await expect(elsewhere.getByText(/^Results appear here when/)).toBeVisible()
  await expectAccessible(elsewhere)
})

test('members have no access, and the page fits a phone in Arabic', async ({ page, elsewhere }) => {
  const { id: organizationId } = await organization()
  await flagged(organizationId, 'Xena')
  const member = await person({ organizationId })
  await signIn(page, member.email, { at: '/results-to-review' })
  await expect(page.getByRole('main')).toContainText('Results to review')
  await expect(page.getByRole('table')).toHaveCount(0)
  const admin = await person({ role: 'institution_admin', organizationId, languageId: 8 })
  await elsewhere.setViewportSize({ width: 390, height: 800 })
  await signIn(elsewhere, admin.email, { at: '/results-to-review', languageId: 8 })
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'نتائج للمراجعة' })).toBeVisible()
  await expect(elsewhere.getByText('Xena')).toBeVisible()
  await expectAccessible(elsewhere)
  await expectFitsWidths(elsewhere, 'results-to-review-arabic')
})
