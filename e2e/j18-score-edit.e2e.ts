import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, organization, type Person, person, sql } from './world.ts'

const names = ['Sequence', 'Precision', 'Technical Reasoning', 'Confluence'] as const

async function pupilOf(organizationId: number) {
  const ada = await person({ organizationId })
  await sql(
    `insert into consents (user_id, purpose, by, how, text_version, given_at) values ($1, 'facilitator_scores', 'self', 'settings', '1', now())`,
    [ada.id],
  )
  return ada
}

async function openEdit(page: Page, admin: Person, { id }: Person) {
  await signIn(page, admin.email, { at: `/new-theme/profile/${id}` })
  await page.getByRole('button', { name: 'Edit score' }).click()
  return page.getByRole('dialog', { name: 'Edit score' })
}

async function fill(page: Page, scores: readonly (number | string)[]) {
  for (const [at, name] of names.entries())
    await page.getByRole('textbox', { name }).fill(String(scores[at]))
  await page.getByRole('button', { name: 'Save' }).click()
}

test('1, 2 an administrator enters scores: 6 and 36 are rejected; 7 and 35 are saved, and bars, bands and label are updated', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const school = await organization()
  const [admin, ada] = [
    await person({ role: 'institution_admin', organizationId: school.id }),
    await pupilOf(school.id),
  ]
  await giveScores(ada.id, [20, 20, 20, 20])
  const dialog = await openEdit(page, admin, ada)
  await expect(page.getByRole('heading', { name: 'Bridge Learner' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Sequence' })).toHaveValue('20')
  for (const wrong of [6, 36, '', '20.5', 'many']) {
    await fill(page, [wrong, 20, 20, 20])
    await expect(dialog.getByText('A score is a whole number from 7 to 35.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Sequence' })).toBeFocused()
  }
  await fill(page, [7, 35, 18, 25])
  const done = page.getByRole('dialog', { name: 'Done' })
  await expect(done).toBeVisible()
  await done.getByRole('button', { name: 'OK' }).click()
  await expect(done).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit score' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Dynamic Learner' })).toBeVisible()
  await expect(
    page.getByText(
      'Ada Lovelace uses Precision and Confluence first, Technical Reasoning as needed; Sequence only when it can’t be avoided.',
    ),
  ).toBeVisible()
  await expect(page.getByText('entered by hand').first()).toBeVisible()
  const bars = page.locator('section', { has: page.getByRole('heading', { name: /^The scores/ }) })
  for (const score of ['7', '35', '18', '25'])
    await expect(bars.getByText(score, { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dynamic Learner' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('2 with two concurrent edits, the second editor is informed, sees the saved scores and can continue @deep', async ({
  page,
  elsewhere: other,
}) => {
  const school = await organization()
  const [admin, ada] = [
    await person({ role: 'institution_admin', organizationId: school.id }),
    await pupilOf(school.id),
  ]
  const dialog = await openEdit(page, admin, ada)
  await openEdit(other, admin, ada)
  await fill(other, [10, 20, 30, 20])
  await expect(other.getByRole('dialog', { name: 'Done' })).toBeVisible()
  await fill(page, [11, 21, 31, 21])
  await expect(dialog.getByText(/Someone else has changed these scores/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Technical Reasoning' })).toHaveValue('30')
  await expectAccessible(page)
  await fill(page, [11, 21, 31, 21])
  await expect(page.getByRole('dialog', { name: 'Done' })).toBeVisible()
})

test("3 without the permission there is no button, not even on the person's own profile, and a direct request is rejected", async ({
  page,
}) => {
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  await expect(
    page
      .getByRole('region', { name: 'Profile actions' })
      .getByRole('link', { name: 'Print profile' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit score' })).toHaveCount(0)
  const answer = await page.evaluate(async (id) => {
    const session = JSON.parse(
      localStorage.getItem('session') ?? sessionStorage.getItem('session') ?? '{}',
    )
    const answer = await fetch(`/api/users/save/${id}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${session.access_token}`,
      },
      body: JSON.stringify({
        sequence: 35,
        precision: 35,
        technical_reasoning: 35,
        confluence: 35,
      }),
    })
    return [answer.status, (await answer.json()).name]
  }, ada.id)
  expect(answer).toEqual([403, 'forbidden'])
})

test('the scores of a person who does not share them can be neither seen nor edited', async ({
  page,
}) => {
  const school = await organization()
  const [admin, ada] = [
    await person({ role: 'institution_admin', organizationId: school.id }),
    await person({ organizationId: school.id }),
  ]
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, admin.email, { at: `/new-theme/profile/${ada.id}` })
  await expect(page.getByText('Ada Lovelace doesn’t share the scores with you.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit score' })).toHaveCount(0)
})

test('the dialog fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const [admin, ada] = [await person({ role: 'super_admin' }), await person()]
  await expect(await openEdit(page, admin, ada)).toBeVisible()
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
})
