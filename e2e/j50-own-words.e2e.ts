/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { complaintsOf, lookAt } from './look.ts'
import { logIn, signIn } from './sign-up.ts'
import { test } from './test.ts'
import { mailTo, organization, person, sql } from './world.ts'

test.describe('1 the own account', () => {
  test('the menu leads to the account, where name, texts, topics and skills are saved', async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    const ada = await person()
    await signIn(page, ada.email)
    await page.getByRole('link', { name: 'Your account' }).first().click()
    await expect(page).toHaveURL(/\/edit-user$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
    await page.getByLabel('First name').fill('Augusta')
    await page.getByLabel('About me').fill('I like <b>engines</b>.')
    await page.getByLabel('Job title').fill('Countess')
    await page.getByRole('textbox', { name: 'Topics' }).fill('Bees')
    await page.getByRole('textbox', { name: 'Topics' }).press('Enter')
    await page.getByRole('textbox', { name: 'Topics' }).fill('Looms')
    await page.getByRole('button', { name: 'Add to Topics' }).click()
    await page.getByRole('button', { name: 'Remove Bees' }).click()
    await page.getByRole('textbox', { name: 'Skills' }).fill('Knots')
    await page.getByRole('textbox', { name: 'Skills' }).press('Enter')
    await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Not saved yet', { exact: true })).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('About me')).toHaveValue('I like <b>engines</b>.')
    await expect(page.getByRole('list', { name: 'Topics' }).getByRole('listitem')).toHaveText([
      'Looms',
    ])
    await expect(
      page.getByRole('link', { name: /Augusta Lovelace, open your profile/ }),
    ).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('a child only has a name there, and can choose the language', async ({ page }) => {
    const mia = await person({ ageGroupId: 1, firstName: 'Mia' })
    await signIn(page, mia.email, { at: '/edit-user' })
    await expect(page.getByText('Your name is all we need here.')).toBeVisible()
    await expect(page.getByLabel('About me')).toHaveCount(0)
    await page.getByLabel('First name').fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Please input First Name')).toBeVisible()
    await page.getByLabel('First name').fill('Mia')
    await page
      .getByRole('main')
      .getByRole('combobox', { name: 'Language' })
      .selectOption({ label: 'Deutsch' })
    await expect(page.getByRole('heading', { level: 1, name: 'Dein Konto' })).toBeVisible()
    const [row] = await sql<{ language_id: number }>(
      'select language_id from users where id = $1',
      [mia.id],
    )
    expect(row?.language_id).toBe(2)
  })

  test('the subscription shows its state and its end, and nothing to renew for members', async ({
    page,
  }) => {
    const school = await organization()
    await sql("update organizations set ends_at = '2031-05-06' where id = $1", [school.id])
    const ada = await person({ organizationId: school.id })
    await signIn(page, ada.email, { at: '/edit-user' })
    await page
      .getByRole('navigation', { name: 'Account' })
      .getByRole('link', { name: 'Subscription' })
      .click()
    await expect(page).toHaveURL(/\/edit-user\?tab=subscription$/)
    await expect(page.getByText('Someone else pays for your access')).toBeVisible()
    await expect(page.getByText('06 / 05 / 2031')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Renew Subscription' })).toHaveCount(0)
  })

  test("an administrator edits another user's account and sets a one-time password; others find nothing there", async ({
    page,
  }) => {
    const school = await organization()
    const [staff, ada] = [
      await person({ role: 'institution_admin', organizationId: school.id }),
      await person({ organizationId: school.id, firstName: 'Grace' }),
    ]
    await signIn(page, staff.email, { at: `/edit-user/${ada.id}` })
    await expect(page).toHaveURL(new RegExp(`/user-details/${ada.id}\\?tab=account$`))
    await expect(page.getByRole('heading', { level: 1, name: 'Grace Lovelace' })).toBeVisible()
    await page.getByLabel('Job title').fill('Admiral')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Not saved yet', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Your account' }).first()).toHaveAttribute(
      'href',
      '/edit-user',
    )
    await page.getByLabel('New password', { exact: true }).fill('a new battery')
    await page.getByLabel('Confirm new password').fill('a new battery')
    await page.getByRole('button', { name: 'Set a one-time password' }).click()
    await expect(
      page.getByText('The one-time password is set. Tell Grace Lovelace in person.'),
    ).toBeVisible()
    await mailTo(ada.email, 'An administrator has just set a one-time password')
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login/)
    await logIn(page, ada.email, 'a new battery')
    await expect(page).toHaveURL(/\/new-password$/)
    for (const place of ['/new-theme/profile', '/settings/account', '/']) {
      await page.goto(place)
      await expect(page).toHaveURL(/\/new-password$/)
    }
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByText('Please input password')).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill('a new battery')
    await page.getByLabel('Confirm new password').fill('a new battery')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByText('This is the password you were given.')).toBeVisible()
    await lookAt(page, 'new-password')
    await page.getByLabel('New password', { exact: true }).fill('only I know this')
    await page.getByLabel('Confirm new password').fill('only I know this')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page).toHaveURL(/\/new-theme\/profile$/)
    await mailTo(ada.email, 'the one-time password that Ada Lovelace set for you')
    await page.goto('/new-password')
    await expect(page).toHaveURL(/\/new-theme\/profile$/)
    await page.goto(`/edit-user/${staff.id}`)
    await expect(page).toHaveURL(/\/404$/)
  })
})
