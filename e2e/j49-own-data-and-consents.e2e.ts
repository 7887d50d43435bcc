import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible, lookAt } from './look.ts'
import { chooseLanguage, signIn } from './sign-up.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { giveScores, mailTo, organization, person, sql } from './world.ts'

test('1 the profile links to what is stored, how much, and until when', async ({ page }) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email, { at: '/new-theme/profile?tab=history' })
  await page.getByRole('link', { name: 'What we keep about you, and what you allowed' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  await expect(
    page.getByRole('row', { name: /Inventory results.*1.*as long as you have an account/ }),
  ).toBeVisible()
  await expect(page.getByText('No consents yet.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('2 each purpose is allowed and withdrawn separately, and the history shows it', async ({
  page,
}) => {
  const school = await organization()
  const ada = await person({ organizationId: school.id })
  await signIn(page, ada.email, { at: '/settings/privacy' })
  const scores = page
    .getByRole('listitem')
    .filter({ hasText: 'The people who guide you may see your scores' })
  await expect(scores).toContainText('not allowed')
  await scores.getByRole('button', { name: 'Allow' }).click()
  await expect(scores.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect(
    page.getByRole('row', { name: /may see your scores.*you.*on this page.*active/ }),
  ).toBeVisible()
  await scores.getByRole('button', { name: 'Withdraw' }).click()
  await expect(scores).toContainText('not allowed')
  await expect(page.getByText('active')).toHaveCount(0)
  const [row] = await sql<{ open: boolean }>(
    'select withdrawn_at is null as open from consents where user_id = $1',
    [ada.id],
  )
  expect(row?.open).toBe(false)
})

test('3 a guest and a person without access can use the page too', async ({ page }) => {
  const ended = await organization()
  await sql("update organizations set ends_at = now() - interval '60 days' where id = $1", [
    ended.id,
  ])
  for (const draft of [{ role: 'guest' }, { organizationId: ended.id }]) {
    const ada = await person(draft)
    await signIn(page, ada.email, { at: '/settings/privacy' })
    await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
    await page.getByRole('button', { name: 'Allow' }).first().click()
    await expect(page.getByText('active')).toHaveCount(1)
  }
})

test("4 when the institution's contract ends, all pages show the erasure day and what to do; extending the contract cancels it", async ({
  page,
  elsewhere: pupil,
}) => {
  const complaints = complaintsOf(page)
  const school = await organization()
  const [root, admin] = [
    await person({ role: 'super_admin' }),
    await person({ role: 'institution_admin', organizationId: school.id }),
  ]
  const ada = await person({ role: 'student', type: 'student', organizationId: school.id })
  await sql("update users set type = 'institution' where id = $1", [admin.id])
  await signIn(page, root.email, { at: `/show-institution/${school.id}?tab=contract` })
  const saveAs = async (state: string) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Status').selectOption(state)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    // as every hour
    await sql("insert into jobs.job (name, policy) values ('retention', 'stately')")
  }
  await saveAs('ended')
  const note = page.getByText(/^The members’ data will be deleted on \w+ \d+, \d+\.$/)
  await expect(note).toBeVisible()
  await expectAccessible(page)
  expect(await mailTo(admin.email, 'The contract between')).toContain(
    `/show-institution/${school.id}`,
  )

  await signIn(pupil, ada.email)
  const notice = pupil.getByText(/^Your account will be deleted on \w+ \d+, \d+\.$/)
  await expect(notice).toBeVisible()
  await expectAccessible(pupil)
  await pupil.getByRole('link', { name: 'Save my data' }).click()
  await expect(pupil.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  await expect(notice).toBeVisible()
  await expect(pupil.getByRole('button', { name: 'Prepare my data' })).toBeVisible()
  await expectAccessible(pupil)

  await saveAs('active')
  await expect(note).toHaveCount(0)
  expect(await mailTo(admin.email, 'stay, and nothing')).toContain('nothing will be deleted')
  await pupil.reload()
  await expect(pupil.getByRole('button', { name: 'Prepare my data' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('5 the texts of each consent can be read later, in the language of the consent', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await person({ languageId: 8 })
  await sql(
    `insert into consents (user_id, purpose, by, how, text_version, given_at) values ($1, 'email_reminders', 'self', 'registration', '1', now())`,
    [ada.id],
  )
  const say = wordsIn('ar')
  await signIn(page, ada.email, { at: '/settings/privacy', languageId: 8 })
  await page
    .getByRole('button', { name: say('own_data.give') })
    .first()
    .click()
  await expect(page.getByText(say('own_data.still'))).toHaveCount(2)
  await chooseLanguage(page, 'English', say)
  await expect(
    page.getByRole('row', { name: /Reminders by email.*The wording was not saved/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Read the wording' }).click()
  await expect(
    page.getByRole('dialog').getByText(say('own_data.purpose_research_statistics')),
  ).toBeVisible()
  await expect(page.getByRole('dialog').getByText(/Arabic/)).toBeVisible()
  await lookAt(page, 'own-words')
  expect(complaints).toEqual([])
})
