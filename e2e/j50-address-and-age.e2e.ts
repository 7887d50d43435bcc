/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { logIn, signIn } from './sign-up.ts'
import { test } from './test.ts'
import { mailTo, newAddress, organization, password, person, sql } from './world.ts'

test('a learner changes the address with a code and logs in with the new one', async ({
  page,
  elsewhere,
}) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  const email = newAddress()
  await signIn(page, ada.email, { at: '/edit-user' })
  await page.getByLabel('New email address').fill(email)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = (await mailTo(email, 'Your code for Quartet')).match(/\b\d{6}\b/)?.[0] ?? ''
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible()
  await expectAccessible(page)
  // the code can still be entered after a reload, or sent to the same address again
  await page.reload()
  await page.getByRole('button', { name: 'Request a new code' }).click()
  await expect(page.getByLabel('New email address')).toHaveValue(email)
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Password and devices' }).click()
  await expect(page).toHaveURL(/\/settings\/account$/)
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Email address changed')).toBeVisible()
  await expect(page.getByText(`You log in with ${email}`)).toBeVisible()
  await mailTo(ada.email, 'Your Quartet email address was changed')
  await elsewhere.goto('/login')
  await logIn(elsewhere, email)
  await expect(elsewhere).toHaveURL(/\/new-theme\/profile$/)
  expect(complaints).toEqual([])
})

test('a learner moves from the teen to the adult form', async ({ page }) => {
  const complaints = complaintsOf(page)
  const school = await organization()
  const ada = await person({
    ...{ role: 'student', type: 'student', organizationId: school.id, ageGroupId: 2 },
  })
  await sql('update users set turns_18_in = $2 where id = $1', [
    ada.id,
    new Date().getFullYear() - 4,
  ])
  await signIn(page, ada.email, { at: '/new-theme/questions' })
  await expect(page.getByRole('radio').first()).toBeVisible()
  await page.goto('/edit-user')
  await page.getByRole('button', { name: 'Move to the adult version' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to the adult version' }).click()
  await expect(page.getByText('You’re using the adult version now')).toBeVisible()
  await page.goto('/new-theme/questions')
  await expect(page.getByRole('radio').first()).toBeVisible()
  const forms = () =>
    sql(
      'select age_group_id from attempts join forms on forms.id = form_id where user_id = $1 order by attempts.id',
      [ada.id],
    )
  await expect.poll(forms).toEqual([{ age_group_id: 2 }, { age_group_id: 3 }])
  expect(complaints).toEqual([])
})

test('an administrator corrects a mistyped address', async ({ page }) => {
  const root = await person({ role: 'super_admin' })
  const ada = await person()
  const email = newAddress()
  await signIn(page, root.email, { at: `/user-details/${ada.id}?tab=account` })
  await page.getByLabel('Email', { exact: true }).fill('nobody')
  await page.getByRole('button', { name: 'Save corrections' }).click()
  await expect(page.getByText('Please input correct email address')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Save corrections' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await sql('select email from users where id = $1', [ada.id])).toEqual([{ email }])
  await mailTo(ada.email, 'Your Quartet email address was changed')
})

test('an administrator confirms before an age is changed, and before typed corrections are lost', async ({
  page,
}) => {
  const root = await person({ role: 'super_admin' })
  const ada = await person()
  await signIn(page, root.email, { at: `/user-details/${ada.id}?tab=account` })
  await page.getByLabel('Age group', { exact: true }).selectOption({ label: '13-21 years old' })
  await page.getByLabel('Turns 18 in').fill(String(new Date().getFullYear() - 1))
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Save corrections' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save corrections' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await sql('select age_group_id from users where id = $1', [ada.id])).toEqual([
    { age_group_id: 2 },
  ])
})
