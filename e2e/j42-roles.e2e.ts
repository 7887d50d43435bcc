/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { organization, person, sql } from './world.ts'

const uniqueName = (word: string) => `${word} ${Date.now().toString(36)}`
const give = (userId: number, role: string) =>
  sql('insert into user_roles (user_id, role_id) select $1, id from roles where name = $2', [
    userId,
    role,
  ])

test('a role is made, given and changed, and its menu entries follow', async ({
  page,
  elsewhere: member,
}) => {
  const complaints = complaintsOf(page)
  const root = await person({ role: 'super_admin' })
  const ada = await person()
  const name = uniqueName('Word editors')
  await signIn(page, root.email, { at: '/roles' })
  await page.getByRole('button', { name: 'Add role' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name').fill(name)
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('alert')).toHaveText('Please choose at least one permission.')
  await panel.getByLabel('Words').selectOption('everyone’s data')
  await panel.getByLabel('Topics').selectOption('everyone’s data')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByRole('cell').first()).toHaveText('Own')

  await page.goto(`/permissions/${ada.id}`)
  await page.getByLabel(name).press('Space')
  await expect(page.getByRole('row', { name: /^Words/ })).toContainText('Once saved')
  await page.getByRole('button', { name: 'Save' }).click()
  const words = page.getByRole('row', { name: /^Words/ })
  await expect(words).toContainText('everyone’s data')
  await expect(words).toContainText(name)
  await expectAccessible(page)

  await signIn(member, ada.email, { at: '/words' })
  const menu = member.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Words' })).toBeVisible()
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('Words')

  await page.goto('/roles')
  await page.getByRole('button', { name }).click()
  await panel.getByLabel('Words').selectOption('Not included')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await member.reload()
  await expect(member.getByText('This page isn’t available for your account').first()).toBeVisible()
  await menu.getByRole('link', { name: 'Contacts' }).click()
  await expect(menu.getByRole('link', { name: 'Words' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a role that people have stays, with a link to them', async ({ page }) => {
  const root = await person({ role: 'super_admin' })
  const ada = await person({ firstName: `Zelda${Date.now().toString(36)}` })
  const name = uniqueName('Held')
  await sql('insert into roles (name) values ($1)', [name])
  await sql(
    "insert into role_grants (role_id, permission, scope) select id, 'access_words', 'all' from roles where name = $1",
    [name],
  )
  await give(ada.id, name)
  await signIn(page, root.email, { at: '/roles' })
  await page.getByRole('button', { name }).click()
  const panel = page.getByRole('dialog', { name })
  await panel.getByRole('button', { name: 'Delete role' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Delete role' }).click()
  await expect(panel.getByRole('alert')).toContainText('People still have this role.')
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Users with this role: 1' }).click()
  await expect(page.getByRole('rowheader')).toHaveText([ada.name])

  await sql('delete from user_roles where user_id = $1', [ada.id])
  await page.goto('/roles')
  await page.getByRole('button', { name }).click()
  await panel.getByRole('button', { name: 'Delete role' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Delete role' }).click()
  await expect(page.getByText('The role has been deleted.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
})

test('the change of somebody else is shown, and administrators keep what they need', async ({
  page,
}) => {
  const root = await person({ role: 'super_admin' })
  const name = uniqueName('Shared')
  await sql('insert into roles (name) values ($1)', [name])
  await sql(
    "insert into role_grants (role_id, permission, scope) select id, 'access_words', 'all' from roles where name = $1",
    [name],
  )
  await signIn(page, root.email, { at: '/roles' })
  await page.getByRole('button', { name }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Topics').selectOption('everyone’s data')
  await sql('update roles set edited_at = now() where name = $1', [name])
  await panel.getByRole('button', { name: 'Save' }).click()
  const changed = panel.getByRole('alert')
  await expect(changed.getByRole('listitem')).toHaveText(['Topics'])
  await changed.getByRole('button', { name: 'Use the saved one' }).click()
  await expect(panel.getByLabel('Topics')).toHaveValue('')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Super Admin' }).click()
  await panel.getByRole('combobox', { name: 'Settings', exact: true }).selectOption('Not included')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('alert')).toContainText('Administrators keep the permissions')
})

test('whoever may edit the roles of people, but not the roles, only reads them', async ({
  page,
}) => {
  const { id: organizationId } = await organization()
  const ada = await person({ role: 'institution_admin', type: 'institution', organizationId })
  const name = uniqueName('Registrars')
  await sql('insert into roles (name) values ($1)', [name])
  await sql(
    "insert into role_grants (role_id, permission, scope) select id, unnest(array['access_roles', 'edit_roles']), 'organization' from roles where name = $1",
    [name],
  )
  await give(ada.id, name)
  await signIn(page, ada.email, { at: '/roles' })
  await page.getByRole('button', { name: 'Facilitator' }).click()
  const panel = page.getByRole('dialog', { name: 'Facilitator' })
  await expect(panel.getByText('data of the own groups').first()).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add role' })).toHaveCount(0)
})

test('Management needs all seven permissions, and the call refuses without', async ({ page }) => {
  const root = await person({ role: 'super_admin' })
  await signIn(page, root.email, { at: '/roles' })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Management' })).toBeVisible()
  await sql(
    "insert into user_permissions (user_id, permission, granted) values ($1, 'access_logs', false)",
    [root.id],
  )
  await menu.getByRole('link', { name: 'Site settings' }).click()
  await expect(menu.getByRole('link', { name: 'Management' })).toHaveCount(0)
  await page.goto('/management')
  await expect(page.getByText('This page isn’t available for your account').first()).toBeVisible()
})
