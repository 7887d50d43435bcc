import { expect, type Page } from '@playwright/test'
import { complaintsOf } from './look.ts'
import { signIn } from './sign-up.ts'
import { openStep, saved } from './task-page.ts'
import { chooseAction, giveTasks, namesShown, rows } from './tasks.ts'
import { test } from './test.ts'
import { mailTo, organization, person } from './world.ts'

async function give(page: Page, task: string, people: readonly string[]) {
  await page.getByRole('checkbox', { name: `Select: ${task}` }).check()
  await page
    .getByRole('region', { name: 'Selected' })
    .getByRole('button', { name: 'Assign' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Assign tasks' })
  for (const name of people) {
    await dialog.getByRole('searchbox').fill(name)
    await dialog.getByRole('checkbox', { name }).press('Space')
  }
  return dialog
}

for (const { area, address, task } of [
  { area: 'school', address: '/new-theme/tasks', task: 'Essay' },
  { area: 'career', address: '/new-theme/career', task: 'Nurse' },
] as const)
  test(`an institution administrator assigns a ${area} task to two members, once each${area === 'school' ? '' : ' @deep'}`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    const school = await organization()
    const admin = await person({
      role: 'institution_admin',
      organizationId: school.id,
      firstName: 'Grace',
    })
    const zoe = await person({ organizationId: school.id, firstName: 'Zoé' })
    const tim = await person({ organizationId: school.id, firstName: 'Tim' })
    await person({ organizationId: (await organization()).id, firstName: 'Stranger' })
    await giveTasks(admin.id, [task], area)
    await signIn(page, admin.email, { at: address })
    const dialog = await give(page, task, [zoe.name])
    await dialog.getByRole('searchbox').fill('stranger')
    await expect(dialog.getByRole('checkbox', { name: 'Stranger Lovelace' })).toHaveCount(0)
    await dialog.getByRole('searchbox').fill('tim love')
    await dialog.getByRole('checkbox', { name: tim.name }).press('Space')
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(dialog).toContainText('2 tasks assigned')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await page.getByRole('button', { name: 'Clear selection' }).click()
    const again = await give(page, task, [zoe.name])
    await again.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(again).toContainText('0 tasks assigned')
    await expect(again).toContainText('1 skipped')

    await signIn(page, zoe.email, { at: address })
    const [name] = await namesShown(page, 1)
    expect(name).toContain(task)
    await expect(page.getByText('New from Grace Lovelace')).toBeVisible()
    expect(complaints).toEqual([])
  })

test('whoever assigned a task sees what became of it', async ({ page }) => {
  const complaints = complaintsOf(page)
  const school = await organization()
  const grace = await person({
    role: 'institution_admin',
    organizationId: school.id,
    firstName: 'Grace',
  })
  const zoe = await person({ organizationId: school.id, firstName: 'Zoé' })
  await giveTasks(grace.id, ['Essay'])
  await signIn(page, grace.email, { at: '/new-theme/tasks' })
  const dialog = await give(page, 'Essay', [zoe.name])
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await dialog.getByRole('link', { name: 'Follow these tasks' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks you assigned')
  await expect(rows(page)).toContainText(['Zoé Lovelace'])
  await expect(rows(page)).toContainText(['New'])

  const mail = await mailTo(zoe.email, 'Essay')
  expect(mail).toContain('Grace Lovelace has put something new in your task list')
  await signIn(page, zoe.email, { at: new URL(linkIn(mail)).pathname })
  await expect(rows(page)).toContainText(['New from Grace Lovelace'])
  await page.getByRole('link', { name: 'Essay' }).click()
  await openStep(page, 'Judge')
  await page.getByRole('button', { name: 'Save as decoded' }).click()
  await saved(page)
  await page.goto('/new-theme/tasks')
  await expect(rows(page)).toContainText(['Assigned by Grace Lovelace'])

  await signIn(page, grace.email, { at: '/new-theme/tasks' })
  await page.getByRole('link', { name: 'Tasks you assigned' }).click()
  await expect(rows(page)).toContainText(['Decoded'])
  await signIn(page, zoe.email, { at: '/new-theme/tasks' })
  await chooseAction(page, 'Essay', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows(page)).toHaveCount(0)
  await signIn(page, grace.email, { at: '/new-theme/tasks/assigned?status=Deleted' })
  await expect(rows(page)).toContainText(['Deleted'])
  await page.goto('/new-theme/tasks/assigned?status=New')
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible()
  expect(complaints).toEqual([])
})

const linkIn = (mail: string) => /https?:\/\/\S+\/new-theme\/tasks/.exec(mail)?.[0] ?? 'no link'

test('without add_tasks there is no button, and the request is rejected', async ({ page }) => {
  const ada = await person({ role: 'institution_member' })
  const [id] = await giveTasks(ada.id, ['Essay'])
  await signIn(page, ada.email, { at: '/new-theme/tasks' })
  await namesShown(page, 1)
  await expect(page.getByRole('button', { name: 'Assign' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Tasks you assigned' })).toHaveCount(0)
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('session') ?? '{}').access_token,
  )
  const answer = await page.request.post('/api/tasks/push_task', {
    headers: { authorization: `Bearer ${token}` },
    data: { task_ids: [id], user_ids: [ada.id] },
  })
  expect([answer.status(), (await answer.json()).name]).toEqual([403, 'forbidden'])
  await page.goto('/new-theme/tasks/assigned')
  await expect(page.getByText('This page isn’t available for your account')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})
