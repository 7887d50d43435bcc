import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible, expectFitsWidths } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { organization, person } from './world.ts'

const photo = readFileSync(path.join(import.meta.dirname, '../apps/server/testing/files/photo.png'))

test('an editor adds a course with a file, and a facilitator enrols and evaluates it', async ({
  page,
  elsewhere,
}) => {
  const complaints = complaintsOf(page)
  const editor = await person({ role: 'super_admin' })
  const { id: organizationId } = await organization()
  const teacher = await person({ role: 'facilitator', organizationId })
  const title = `Reading patterns ${teacher.id}`
  await signIn(page, editor.email, { at: '/courses' })
  await page.getByRole('button', { name: 'Add course' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Title').fill(title)
  await panel.getByLabel('Teachers').fill('Grace Hopper\nAlan Turing')
  await panel.getByLabel('Status').selectOption('open')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText('Grace Hopper, Alan Turing')).toBeVisible()
  await expect(page.getByText('Nobody has enrolled yet.')).toBeVisible()
  // slow enough to see it
  await page.route('**/api/courses/save/*', async (route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'plan.webp', exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectFitsWidths(page, 'course')

  await signIn(elsewhere, teacher.email, { at: '/courses' })
  await elsewhere.getByRole('link', { name: title }).click()
  await expect(elsewhere.getByRole('button', { name: 'Delete file' })).toHaveCount(0)
  const download = elsewhere.waitForEvent('download')
  await elsewhere.getByRole('button', { name: 'plan.webp' }).click()
  expect((await download).suggestedFilename()).toBe('plan.webp')
  await elsewhere.getByRole('button', { name: 'Enrol' }).click()
  await elsewhere.getByRole('button', { name: 'Save' }).click()
  await expect(elsewhere.getByText('Please this field is required')).toHaveCount(5)
  for (const name of [
    'Useful for my work',
    'Clear',
    'Right pace',
    'Good materials',
    'Good teaching',
  ])
    await elsewhere.getByRole('radiogroup', { name }).getByLabel('4').check()
  await elsewhere.getByLabel('Comment').fill('Useful on Monday.')
  await elsewhere.getByRole('button', { name: 'Save' }).click()
  await expect(elsewhere.getByText('Your evaluation is saved.')).toBeVisible()
  await expectAccessible(elsewhere)
  await page.reload()
  await page.getByRole('button', { name: `Mark as completed: ${teacher.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as completed' }).click()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await expect(page.getByText('Useful on Monday.')).toHaveCount(0)
  await elsewhere.reload()
  await expect(elsewhere.getByText('You’ve completed this course.')).toBeVisible()
  await expect(elsewhere.getByLabel('Comment')).toHaveValue('Useful on Monday.')
  expect(complaints).toEqual([])
})
