/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { person, sql } from './world.ts'

test('a switch turns on and off again, and each has a sentence about its effect', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const root = await person({ role: 'super_admin' })
  await signIn(page, root.email, { at: '/settings' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site settings')
  const reminders = page.getByRole('switch', { name: 'Reminders to take the inventory again' })
  await expect(reminders).toBeChecked()
  await expect(reminders).toHaveAccessibleDescription(/new result/)
  await expectAccessible(page)
  await reminders.press('Space')
  await expect(reminders).not.toBeChecked()
  expect(await sql("select value from settings where key = 'retake_reminders'")).toEqual([
    { value: false },
  ])
  await expect(reminders).toBeEnabled()
  await reminders.press('Space')
  await expect(reminders).toBeChecked()
  expect(complaints).toEqual([])
})

test('values are checked, saved and shown on every page', async ({ page, elsewhere: visitor }) => {
  const root = await person({ role: 'super_admin' })
  await signIn(page, root.email, { at: '/settings' })
  const video = page.getByLabel('YouTube')
  await video.fill('video.example')
  const links = page.getByRole('form').or(page.locator('form')).filter({ has: video })
  await links.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter an address that begins with https://.')).toBeVisible()
  await video.fill('https://video.example/quartet')
  await links.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await visitor.goto('/login')
  await expect(
    visitor.getByRole('contentinfo').getByRole('link', { name: 'YouTube (new tab)' }),
  ).toHaveAttribute('href', 'https://video.example/quartet')

  await sql(
    "update configuration set value = '\"https://other.example\"' where key = 'link_youtube'",
  )
  await video.fill('https://video.example/mine')
  await links.getByRole('button', { name: 'Save' }).click()
  const changed = page.getByRole('alert').filter({ hasText: 'Someone else has changed this' })
  await changed.getByRole('button', { name: 'Use the saved one' }).click()
  await expect(video).toHaveValue('https://other.example')
  await sql("delete from configuration where key = 'link_youtube'")
})

test('a shorter period of keeping data asks first, a longer one does not', async ({ page }) => {
  const root = await person({ role: 'super_admin' })
  await signIn(page, root.email, { at: '/settings' })
  const stored = () => sql("select value from configuration where key = 'retention_trials_months'")
  const trials = page.getByLabel('Marks of used trials, in months')
  const form = page.locator('form').filter({ has: trials })
  await trials.fill('30')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(stored).toEqual([{ value: 30 }])
  await trials.fill('29')
  await form.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('will be deleted, beginning within the hour')
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Marks of used trials, in months: 29 instead of 30',
  ])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await stored()).toEqual([{ value: 30 }])
  await form.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Delete sooner' }).click()
  await expect.poll(stored).toEqual([{ value: 29 }])
  await expect(dialog).toHaveCount(0)
  await sql("delete from configuration where key = 'retention_trials_months'")
})

test('everybody else is led to the settings of their own account', async ({ page }) => {
  const ada = await person()
  await signIn(page, ada.email, { at: '/settings' })
  await expect(page).toHaveURL(/\/settings\/account$/)
})

test('maintenance asks before it begins', async ({ page }) => {
  const root = await person({ role: 'super_admin' })
  await signIn(page, root.email, { at: '/settings' })
  const maintenance = page.getByRole('switch', { name: 'Maintenance' })
  await maintenance.press('Space')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Everyone who is working at the moment will be interrupted.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(maintenance).not.toBeChecked()
})

test('whoever meets maintenance waits on a page of its own', async ({ page }) => {
  const ada = await person()
  // only for this browser: other tests use the same installation
  const closed = { status: 503, body: { name: 'maintenance', message: 'x' } }
  let isOver = false
  await page.route('**/api/**', (route) => {
    if (isOver || route.request().url().includes('/api/localization')) return route.continue()
    if (route.request().url().endsWith('/api/setting/site'))
      return route.fulfill({ json: { maintenance: true, links: [] } })
    return route.fulfill({ status: closed.status, json: closed.body })
  })
  await signIn(page, ada.email, { at: '/new-theme/contacts' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ll be back soon')
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible()
  await expectAccessible(page)
  isOver = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/new-theme\/contacts$/)
})
