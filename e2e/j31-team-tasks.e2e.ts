/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { essay } from './task-page.ts'
import { giveTeam, giveTeamTask } from './teams.ts'
import { test } from './test.ts'
import { giveScores, person } from './world.ts'

const word = (page: Page, text: string) =>
  page.getByRole('group', { name: 'Task text' }).getByRole('button', { name: text })
const menuOf = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Actions: ${name}` }).click()
  return page.getByRole('menu')
}

async function team() {
  const [leader, ada, bo] = [
    await person({ firstName: 'Lea' }),
    await person({ firstName: 'Ada' }),
    await person({ firstName: 'Bo' }),
  ]
  await giveScores(ada.id, [28, 15, 20, 26])
  return { leader, ada, bo, teamId: await giveTeam({ leader, members: [ada, bo] }) }
}

test('a member adds a task, and the team decodes it together', async ({ page, elsewhere }) => {
  const complaints = complaintsOf(page)
  const { ada, bo, teamId } = await team()
  await signIn(page, ada.email, { at: `/tackling-project/${teamId}` })
  await expect(page.getByRole('heading', { level: 1, name: 'The Bees' })).toBeVisible()
  await expect(page.getByText('Tackling Project', { exact: true }).last()).toBeVisible()
  await page.getByRole('button', { name: 'Add team task' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Name').fill('A bridge for the fair')
  await dialog.getByLabel('Topic').selectOption({ index: 1 })
  await dialog.getByLabel('Description').fill(essay)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL(new RegExp(`/tackling-project/${teamId}/\\d+$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A bridge for the fair')
  await expect(word(page, 'plan, Sequence')).toBeVisible()
  await expect(page.getByText('Could take the lead: You').first()).toBeVisible()
  const own = page.getByRole('row', { name: /^You/ })
  await expect(own).toContainText(/\((Use|Intensify|Forge|Tether)\)/)
  await expect(page.getByRole('row', { name: /^Bo/ })).toContainText('No inventory yet')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save as decoded for the team' }).click()
  await expect(page.getByText('Decoded for the whole team.')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  // the notification leads the others to it, and they see the same
  await signIn(elsewhere, bo.email, { at: '/notifications' })
  await elsewhere
    .getByRole('main')
    .getByRole('link', { name: /Ada Lovelace added a task for The Bees: A bridge for the fair/ })
    .click()
  await expect(elsewhere.getByText('Decoded for the whole team.')).toBeVisible()
  await expect(word(elsewhere, 'plan, Sequence')).toBeVisible()
  await expect(elsewhere.getByText(/Could take the lead: \u2068Ada Lovelace/).first()).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await elsewhere.getByRole('radio', { name: 'In progress' }).check({ force: true })
  await expect(elsewhere.getByText('Saved', { exact: true })).toBeVisible()

  // what was changed meanwhile is not overwritten
  await page.getByRole('radio', { name: 'Done' }).check({ force: true })
  await expect(page.getByRole('alert')).toContainText('changed by someone else in the team')
  await page.getByRole('button', { name: 'Use the other version' }).click()
  await expect(page.getByRole('radio', { name: 'In progress' })).toBeChecked()
  expect(complaints).toEqual([])
})

test('its author edits and deletes it, other members move it on', async ({ page, elsewhere }) => {
  const { leader, ada, bo, teamId } = await team()
  const second = await giveTeam({ leader: ada, name: 'The Ants' })
  await giveTeamTask(teamId, ada)
  await giveTeamTask(second, ada, { name: 'An ant hill' })
  await signIn(page, ada.email, { at: '/tackling-project' })
  await expect(page.getByRole('heading', { level: 1, name: 'Tackling Project' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'The Ants' })).toBeVisible()
  let menu = await menuOf(page, 'A bridge for the fair')
  await menu.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('A long bridge')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'A long bridge' })).toBeVisible()

  await signIn(elsewhere, bo.email, { at: '/tackling-project' })
  await expect(elsewhere.getByRole('link', { name: 'An ant hill' })).toHaveCount(0)
  menu = await menuOf(elsewhere, 'A long bridge')
  await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
  await menu.getByRole('menuitem', { name: 'Mark as: Done' }).click()
  await expect(elsewhere.getByRole('cell', { name: 'Done' })).toBeVisible()
  await expectAccessible(elsewhere)

  await signIn(elsewhere, leader.email, { at: `/tackling-project/${teamId}` })
  menu = await menuOf(elsewhere, 'A long bridge')
  await menu.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(elsewhere.getByRole('dialog')).toContainText('deleted for the whole team')
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  menu = await menuOf(elsewhere, 'A long bridge')
  await menu.getByRole('menuitem', { name: 'Delete' }).click()
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(elsewhere.getByText('Add a task that the team has to do')).toBeVisible()
})

test('nobody else sees a task of a team', async ({ page }) => {
  const { ada, teamId } = await team()
  const task = await giveTeamTask(teamId, ada)
  const eve = await person({ firstName: 'Eve' })
  await signIn(page, eve.email, { at: '/tackling-project' })
  await expect(page.getByText('You’re not in a team yet.')).toBeVisible()
  await page.goto(`/tackling-project/${teamId}/${task}`)
  await expect(page.getByText('The task couldn’t be loaded')).toBeVisible()
  await page.goto(`/tackling-project/${teamId}`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText('The Bees')).toHaveCount(0)
})
