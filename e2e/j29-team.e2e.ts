/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { befriend, giveTeam, prepare } from './teams.ts'
import { test } from './test.ts'
import { giveScores, mailTo, organization, type Person, person, sql } from './world.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
const choose = async (page: Page, field: string, names: readonly string[]) => {
  for (const name of names) {
    await page.getByRole('combobox', { name: field }).fill(name)
    await page.getByRole('option', { name }).click()
  }
  await page.keyboard.press('Escape')
}
const accept = (page: Page) =>
  page.getByRole('button', { name: 'Accept and share my scores with this team' })

async function ready(firstName: string, scores: [number, number, number, number]) {
  const one = await person({ firstName })
  await giveScores(one.id, scores)
  await prepare(one)
  return one
}
async function three() {
  const lea = await ready('Lea', [28, 21, 15, 25])
  const ada = await ready('Ada', [15, 26, 20, 12])
  const bo = await ready('Bo', [20, 14, 30, 18])
  for (const other of [ada, bo]) await befriend(lea, other)
  return { lea, ada, bo }
}

test('a leader builds a team, and three browsers see it start', async ({
  page,
  elsewhere,
  browser,
}) => {
  const complaints = complaintsOf(page)
  const { lea, ada, bo } = await three()
  await signIn(page, lea.email, { at: '/teams' })
  await expect(page).toHaveURL(/\/new-theme\/teams$/)
  await page.getByRole('link', { name: 'New team' }).click()
  await page.getByRole('button', { name: 'Add Team' }).click()
  await expect(page.getByText('Please this field is required')).toBeVisible()
  await page.getByLabel('Team name').fill('The Bees')
  await choose(page, 'Contacts', [ada.name])
  await page.getByRole('button', { name: 'Add Team' }).click()
  await expect(page.getByText('A team needs at least three people, including you.')).toBeVisible()
  await choose(page, 'Contacts', [bo.name])
  await page.getByLabel('Invite by email').fill('guest.of.bees@example.org')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add Team' }).click()
  await expect(page).toHaveURL(/step-3$/)
  await page.getByRole('link', { name: 'The Bees' }).click()
  await expect(page).toHaveURL(/step-4\/\d+$/)
  const id = page.url().split('/').pop()
  expect(await mailTo('guest.of.bees@example.org')).toContain('The Bees')

  await page.goto(`/new-theme/teams/${id}`)
  await expect(page.getByText('3 invitations are still open')).toBeVisible()
  await tab(page, /Invited members \(3\)/).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Withdraw invitation: guest.of.bees@example.org' }).click()
  await expect(page.getByText('Invitation withdrawn')).toBeVisible()
  await expect(tab(page, /Invited members \(2\)/)).toBeVisible()

  // each of the others accepts in a browser of their own, and the leader sees it without a reload
  await signIn(elsewhere, ada.email, { at: '/new-theme/teams' })
  await expect(elsewhere.getByText(/invites you to the team.*The Bees/)).toBeVisible()
  await expectAccessible(elsewhere)
  await accept(elsewhere).click()
  await expect(heading(elsewhere)).toHaveText('The Bees')
  await expect(tab(page, /Invited members \(1\)/)).toBeVisible({ timeout: 10_000 })
  const third = await (await browser.newContext()).newPage()
  await signIn(third, bo.email, { at: '/new-theme/teams' })
  await accept(third).click()
  await expect(page.getByText('In progress', { exact: true })).toBeVisible({ timeout: 10_000 })
  await expect(elsewhere.getByText('In progress', { exact: true })).toBeVisible({ timeout: 10_000 })
  await expect(page.getByText(/still open/)).toBeHidden()
  await third.context().close()

  // the leader leaves the statement empty, and then writes it
  const statement = page.getByLabel('What this team agrees on')
  await statement.focus()
  await statement.blur()
  await expect(page.getByText('Please this field is required')).toBeVisible()
  await statement.fill('Lea keeps the plan, Bo builds, Ada checks.')
  await page.getByRole('button', { name: 'Save the statement' }).click()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await expect(elsewhere.getByText('Lea keeps the plan')).toBeVisible({ timeout: 10_000 })
  expect(complaints).toEqual([])
})

async function running(): Promise<{ lea: Person; ada: Person; bo: Person; id: number }> {
  const { lea, ada, bo } = await three()
  return { lea, ada, bo, id: await giveTeam({ leader: lea, members: [ada, bo] }) }
}

test('members read what the others bring, and say how they will work with the team', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { ada, lea, bo, id } = await running()
  await signIn(page, ada.email, { at: `/teams/${id}` })
  await expect(page).toHaveURL(new RegExp(`/new-theme/teams/${id}$`))
  for (const { name } of [lea, bo])
    await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove:/ })).toHaveCount(0)
  await tab(page, 'Bring to a team').click()
  const list = page.getByRole('tabpanel')
  await expect(list.getByRole('row', { name: new RegExp(lea.name) })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Confluence' }).click()
  await expect(list.getByText('Nobody has chosen a statement for this pattern yet.')).toBeVisible()
  await tab(page, "Members' statements").click()
  const own = page.getByLabel('How will you work with THIS team?')
  await own.fill('I check.')
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(page.getByText('Please write at least 20 characters.')).toBeVisible()
  await own.fill('I check every number twice before we send it.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(page).toHaveURL(new RegExp(`/new-theme/teams/${id}$`))
  await tab(page, "Members' statements").click()
  await expect(list.getByRole('row', { name: /I check every number twice/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back to teams' }).click()
  await expect(page).toHaveURL(/\/new-theme\/teams$/)
  expect(complaints).toEqual([])
})

test('the leader exports what the members bring and need', async ({ page }) => {
  const { lea, id } = await running()
  await signIn(page, lea.email, { at: `/new-theme/teams/${id}` })
  await tab(page, 'Bring to a team').click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})

test('the leader removes and restores a member, hands over and leaves', async ({ page }) => {
  const { lea, ada, bo, id } = await running()
  await signIn(page, lea.email, { at: `/new-theme/teams/${id}` })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: `Remove: ${ada.name}` }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Restore: ${ada.name}` }).click()
  await expect(page.getByText('Restored', { exact: true })).toBeVisible()
  await tab(page, /Invited members \(1\)/).click()
  await expect(page.getByRole('button', { name: `Withdraw invitation: ${ada.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Hand over' }).click()
  await dialog.getByRole('combobox', { name: 'New leader' }).click()
  await page.getByRole('option', { name: bo.name }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText('The team has a new leader.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Archive team' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave team' }).click()
  await dialog.getByRole('button', { name: 'Leave team' }).click()
  await expect(page).toHaveURL(/\/new-theme\/teams$/)
  await expect(page.getByText('You’re not in a team yet.')).toBeVisible()
  const [team] = await sql('select leader_id from teams where id = $1', [id])
  expect(team).toEqual({ leader_id: bo.id })
})

test('five contacts are chosen at once, and a sixth is disabled', async ({ page }) => {
  const lea = await person({ firstName: 'Lea' })
  const contacts = []
  for (const name of ['Una', 'Dos', 'Tre', 'Vier', 'Cinq', 'Sex'])
    contacts.push(await person({ firstName: name }))
  for (const one of contacts) await befriend(lea, one)
  await signIn(page, lea.email, { at: '/building-team' })
  await choose(
    page,
    'Contacts',
    contacts.slice(0, 5).map(({ name }) => name),
  )
  await page.getByRole('combobox', { name: 'Contacts' }).click()
  await expect(page.getByRole('option', { name: contacts[5]?.name })).toHaveAttribute(
    'data-combobox-disabled',
    'true',
  )
})

test('an administrator finds the teams of the institution, and not what they write', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const school = await organization()
  const lea = await person({ organizationId: school.id, firstName: 'Lea' })
  const name = `The Wasps ${lea.id}`
  const id = await giveTeam({ leader: lea, name })
  await sql("update teams set statement = 'We build the bridge first.' where id = $1", [id])
  const elsewhere = `The Hornets ${lea.id}`
  await giveTeam({ leader: await person(), name: elsewhere })
  const admin = await person({ role: 'institution_admin', organizationId: school.id })
  await signIn(page, admin.email)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'All teams' }).click()
  await expect(page).toHaveURL(/\/all-teams/)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('1 of 1 joined')
  await expect(page.getByText('We build the bridge first.')).toHaveCount(0)
  await expect(page.getByText(elsewhere)).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/all-teams?status=completed')
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  await page.goto('/all-teams')
  await row.getByRole('link', { name: lea.name }).click()
  await expect(page).toHaveURL(new RegExp(`/user-details/${lea.id}`))
  expect(complaints).toEqual([])
})
