import { expect } from '@playwright/test'
import { beyond, complaintsOf } from './look.ts'
import { boxes, openList, saved, scored, tick, ticksOf, write } from './personalising.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { organization, person, sql } from './world.ts'

test('1 three ticks are saved and appear on the Personal Learning Profile', async ({ page }) => {
  const complaints = complaintsOf(page)
  const ada = await scored()
  await signIn(page, ada.email)
  await openList(page)
  const labels: string[] = []
  for (const at of [0, 2, 9]) {
    await tick(page, at)
    labels.push((await boxes(page).nth(at).locator('xpath=ancestor::li').innerText()).trim())
  }
  await saved(page)
  await expect.poll(() => ticksOf(ada.id)).toBe(3)
  await page.reload()
  await openList(page)
  for (const at of [0, 2, 9]) await expect(boxes(page).nth(at)).toBeChecked()
  await expect(boxes(page).nth(1)).not.toBeChecked()
  await page.goto('/new-theme/plp')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your learning profile')
  for (const label of labels) await expect(page.getByRole('main').getByText(label)).toBeVisible()
  expect(complaints).toEqual([])
})

test('2 an own statement requires text, and is then listed with its icons', async ({ page }) => {
  const complaints = complaintsOf(page)
  const ada = await scored()
  await signIn(page, ada.email)
  await openList(page)
  for (const name of ['Sequence', 'Precision', 'Technical Reasoning', 'Confluence'])
    await expect(page.getByRole('button', { name: `Add statement: ${name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Add statement: Precision' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add statement' })
  await expect(dialog.getByLabel('Pattern')).toHaveValue('precision')
  await expect(dialog.getByLabel('Group')).toHaveValue('As Needed')
  await expect(dialog.getByLabel('The statement')).toBeFocused()
  for (const nothing of ['', '   ']) {
    await write(page, nothing)
    await expect(dialog.getByText('Please this field is required')).toBeVisible()
  }
  await write(page, 'x'.repeat(10_000))
  await expect(dialog.getByText('This is too long.')).toBeVisible()
  const words = '<b>I count</b> <script>alert(1)</script> my steps.'
  await write(page, words)
  await expect(dialog).toBeHidden()
  // above with the chosen ones, below in the list
  const line = page.getByRole('listitem').filter({ hasText: words }).last()
  await expect(line).toContainText('own statement')
  await expect(line.getByRole('checkbox')).toBeChecked()
  await expect(line.getByRole('button', { name: `Delete: ${words}` })).toBeVisible()

  await line.getByRole('button', { name: `Edit: ${words}` }).click()
  const changing = page.getByRole('dialog', { name: 'Edit statement' })
  await expect(changing.getByLabel('The statement')).toHaveValue(words)
  await changing.getByLabel('The statement').fill('I count twice.')
  await changing.getByLabel('Group').selectOption('Sequence')
  await changing.getByRole('button', { name: 'Save' }).click()
  await expect(changing).toBeHidden()
  await page.goto('/new-theme/plp')
  await expect(page.getByText('I count twice.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('3 a statement of the catalogue has no icons', async ({ page }) => {
  const ada = await scored()
  await signIn(page, ada.email)
  await openList(page)
  await expect(boxes(page)).toHaveCount(4 * 8)
  await expect(page.getByRole('button', { name: /^(Delete|Change): / })).toHaveCount(0)
})

test('4 deleting asks first: Cancel does nothing, Delete removes, and Undo restores', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await scored()
  await sql(
    `with shared as (insert into attribute_groups (key, pattern, type, age_group_id, user_id) values (gen_random_uuid()::text, 'sequence', 'Use First', 3, $1) returning key)
       insert into attribute_versions (group_key, title, language_id) select key, 'I sort my stamps.', 1 from shared`,
    [ada.id],
  )
  await signIn(page, ada.email)
  await openList(page)
  const line = page.getByRole('listitem').filter({ hasText: 'I sort my stamps.' })
  const remove = line.getByRole('button', { name: 'Delete: I sort my stamps.' })
  const dialog = page.getByRole('dialog', { name: 'Are You Sure' })
  await remove.click()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
  await expect(line).toBeVisible()

  await remove.click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Deleted' })
  await expect(notice).toBeVisible()
  await expect(line).toHaveCount(0)
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(line).toHaveCount(0)
  await expect(notice).toBeVisible()
  await page.reload()
  await openList(page)
  await expect(boxes(page)).toHaveCount(4 * 8)
  expect(complaints).toEqual([])
})

test('5 other users see neither the own statements nor the ticks', async ({ page }) => {
  const [ada, bob] = [await scored(), await scored({ firstName: 'Bob' })]
  await sql(
    `with shared as (insert into attribute_groups (key, pattern, type, age_group_id, user_id) values (gen_random_uuid()::text, 'sequence', 'Use First', 3, $1) returning key),
         own as (insert into attribute_versions (group_key, title, language_id) select key, $2::text, 1 from shared returning id)
     insert into selected_attributes (user_id, attribute_id) select $1, id from own`,
    [bob.id, 'Only Bob says so.'],
  )
  await signIn(page, ada.email)
  await openList(page)
  await expect(boxes(page)).toHaveCount(4 * 8)
  await expect(page.getByText('Only Bob says so.')).toHaveCount(0)
  for (const address of [
    `/new-theme/profile/${bob.id}`,
    `/new-theme/plp/${bob.id}`,
    `/new-theme/personalize-profile/${bob.id}`,
  ]) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/404$/)
  }
})

test('the order note of the rank is ticked by default, and stays unticked once unticked', async ({
  page,
}) => {
  const ada = await scored()
  await signIn(page, ada.email, { at: '/new-theme/plp' })
  await expect(page.getByText(/^I usually start with Sequence/)).toBeVisible()
  await page.goto('/new-theme/personalize-profile?pattern=sequence')
  await page.getByRole('button', { name: /^Sequence note/ }).click()
  const note = page.getByRole('checkbox', { name: /^I usually start with Sequence/ })
  await expect(note).toBeChecked()
  await note.press('Space')
  await saved(page)
  await expect
    .poll(
      async () =>
        (await sql('select from selected_attributes where user_id = $1 and not ticked', [ada.id]))
          .length,
    )
    .toBe(1)
  await page.goto('/new-theme/plp')
  await expect(page.getByRole('heading', { name: 'What you say about yourself' })).toBeVisible()
  await expect(page.getByText(/^I usually start with Sequence/)).toHaveCount(0)
})

test('going through the four patterns leads to the finished Personal Learning Profile', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await scored()
  await signIn(page, ada.email)
  await expect(page.getByText('1 of 5 done')).toBeVisible()
  await expect(page.getByText('comes later')).toHaveCount(0)
  await page.getByRole('link', { name: 'Personalize your profile', exact: true }).click()
  await expect(page).toHaveURL(/\/new-theme\/personalize-profile$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personalize Your Profile')
  for (const next of ['Precision', 'Technical Reasoning', 'Confluence', '']) {
    await tick(page, 0)
    if (!next) break
    await page.getByRole('link', { name: `Next: ${next}` }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(new RegExp(next))
  }
  await expect(page).toHaveURL(/pattern=confluence/)
  await expect(page.getByText('1 statement', { exact: true })).toHaveCount(4)
  await saved(page)
  await page.getByRole('link', { name: 'Open the Personal Learning Profile' }).click()
  await expect(page).toHaveURL(/\/new-theme\/plp$/)
  await expect(page.getByText('Not finished yet')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/Confluence/)
  await page.goto('/')
  await expect(page.getByText('2 of 5 done')).toBeVisible()
  expect(complaints).toEqual([])
})

test('statements of another person are read-only, but administrators of users can change them', async ({
  page,
}) => {
  const { id: organizationId } = await organization()
  const ada = await scored({ organizationId, role: 'student', type: 'student' })
  await sql(
    `insert into consents (user_id, purpose, by, how, text_version, given_at) values ($1, 'facilitator_scores', 'self', 'registration', '1', now())`,
    [ada.id],
  )
  await sql(
    `with shared as (insert into attribute_groups (key, pattern, type, age_group_id, user_id) values (gen_random_uuid()::text, 'sequence', 'Use First', 3, $1) returning key),
         own as (insert into attribute_versions (group_key, title, language_id) select key, 'I sort my stamps.', 1 from shared returning id)
     insert into selected_attributes (user_id, attribute_id) select $1, id from own`,
    [ada.id],
  )
  const admin = await person({ organizationId, role: 'institution_admin', firstName: 'Grace' })
  await signIn(page, admin.email, { at: `/new-theme/profile/${ada.id}` })
  await page.getByRole('tab', { name: 'Statements' }).click()
  await expect(page).toHaveURL(new RegExp(`/new-theme/profile/${ada.id}\\?tab=statements$`))
  await expect(page.getByRole('heading', { name: 'Statements', exact: true })).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'I sort my stamps.' }).last(),
  ).toContainText('chosen')
  await expect(boxes(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Delete|Change|Add statement)/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^All statements/ })).toHaveCount(0)
  await page.goto(`/new-theme/plp/${ada.id}`)
  await expect(page.getByText('I sort my stamps.').first()).toBeVisible()
  await page.goto(`/new-theme/personalize-profile/${ada.id}`)
  await tick(page, 1)
  await expect.poll(() => ticksOf(ada.id)).toBe(2)
})

test('old addresses redirect to the pages, and ended access closes them', async ({ page }) => {
  const ada = await scored()
  await signIn(page, ada.email, { at: '/plp' })
  await expect(page).toHaveURL(/\/new-theme\/plp$/)
  await page.goto(`/personalize-profile/${ada.id}?pattern=precision`)
  await expect(page).toHaveURL(
    new RegExp(`/new-theme/personalize-profile/${ada.id}\\?pattern=precision$`),
  )
  await page.goto('/new-theme/plp/nobody')
  await expect(page).toHaveURL(/\/404$/)
  await sql(`update users set type = 'individual' where id = $1`, [ada.id])
  await sql(
    `insert into subscriptions (user_id, plan, term, auto_renew, gateway, card_token, card_brand, card_last4, card_exp_month, subscription_ends_at)
     values ($1, 'basic', 'annual', false, 'sandbox', 't', 'visa', '4242', '2030-01', now() - interval '1 day')`,
    [ada.id],
  )
  for (const address of ['/new-theme/plp', '/new-theme/personalize-profile']) {
    await page.goto(address)
    await expect(page.getByText('Kindly update your plan to access this page')).toBeVisible()
    await expect(boxes(page)).toHaveCount(0)
  }
})

test('every screen fits a phone, with and without ticks', async ({ page }) => {
  test.setTimeout(120_000)
  const ada = await scored()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, ada.email, { at: '/new-theme/plp' })
  await expect(page.getByText('Nothing is ticked yet')).toBeVisible()
  expect(await beyond(page)).toBe(0)
  await page.goto('/new-theme/profile')
  await page.getByRole('button', { name: 'How to use your patterns' }).click()
  await page.getByRole('button', { name: /Look back/ }).click()
  await expect(page.getByRole('heading', { level: 3, name: /Look back/ })).toBeVisible()
  expect(await beyond(page)).toBe(0)
  await openList(page)
  await page.getByRole('button', { name: 'Add statement: Sequence' }).click()
  await write(page, 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await beyond(page)).toBe(0)
  for (const address of ['/new-theme/personalize-profile', '/new-theme/plp']) {
    await page.goto(address)
    await expect(page.getByText(/Donaudampf/)).toBeVisible()
    expect(await beyond(page)).toBe(0)
  }
})
