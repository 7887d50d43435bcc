/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, organization, person, sql } from './world.ts'

/** A school with six pupils: two with results, one with a decoded task, two in a team. */
async function seedSchool() {
  const school = await organization()
  const of = { organizationId: school.id, type: 'institution' as const }
  const pupils = []
  for (let at = 0; at < 6; at++)
    pupils.push(await person({ ...of, role: 'institution_member', firstName: `Pupil${at}` }))
  const [ada = 0, bob = 0] = pupils.map(({ id }) => id)
  for (const id of [ada, bob]) await giveScores(id, [28, 21, 15, 25])
  await sql(
    `insert into tasks (user_id, area, name, description, topic_id, decoded_at)
      select $1, 'work', 'Essay ' || n, 'Write.', (select min(id) from topic_versions), case when n = 1 then now() end from generate_series(1, 3) n`,
    [ada],
  )
  const [team] = await sql<{ id: number }>(
    "insert into teams (name, leader_id) values ('The Bees', $1) returning id",
    [ada],
  )
  await sql(
    `insert into team_members (team_id, user_id, status, accepted_at) select $1, unnest($2::int[]), 'accepted', now()`,
    [team?.id, [ada, bob]],
  )
  const admin = await person({ ...of, role: 'institution_admin' })
  return { school, pupils, admin, of }
}

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).last()

/** Opens the list behind each card, which has as many people as the card says. */
async function expectLinks(page: Page) {
  const cards = page.getByRole('region', { name: 'Figures' }).getByRole('listitem')
  await expect(cards).toHaveCount(8)
  for (const one of await cards.all()) {
    const [n = ''] = /\d+(?= (of|\/) \d)/.exec(await one.innerText()) ?? []
    await one.getByRole('link').click()
    await expect(page).toHaveURL(/\/user-dashboard/)
    await expect(
      page.getByText(n === '0' ? 'No Results Found' : `Showing 1 to ${n} of ${n} Entries`),
    ).toBeVisible()
    await page.goBack()
    await expect(cards).toHaveCount(8)
  }
}

test('an administrator reads the figures of the institution and opens the people behind one', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { school, admin } = await seedSchool()
  await sql('delete from figures_state') // the next call counts them again
  await signIn(page, admin.email, { at: '/' })
  await expect(page).toHaveURL(/\/overview$/)
  await expect(page.getByText(`Everybody who learns at ${school.name}`)).toBeVisible()
  await expect(card(page, 'Institutional Users')).toContainText('6 of 6')
  await expect(card(page, 'Individuals')).toContainText('0 of 6')
  await expect(card(page, 'Students')).toContainText('0 of 6')
  // how many are active is left out where it would say who
  const figures = page.getByRole('region', { name: 'Figures' }).getByRole('listitem')
  await expect(figures.first()).toHaveText(/^Users\W*6$/)
  await expect(card(page, 'Users who did not finish the LCI')).toContainText('4 of 6')
  await expect(card(page, 'Users who did not finish the PLP')).toContainText('6 of 6')
  await expect(card(page, 'Users who did not decode tasks')).toContainText('5 of 6')
  await expect(card(page, 'Users who did not join teams')).toContainText('4 of 6')

  const way = page.getByRole('region', { name: 'How far people have come' })
  await expect(way.getByRole('row', { name: 'Inventory done' })).toContainText('2 of 6')
  const institutions = page.getByRole('region', { name: 'Institutions' })
  await expect(institutions.getByRole('row', { name: school.name })).toContainText('6')
  await expect(
    page.getByRole('img', { name: /^Tasks created per day, .*: 3 in all/ }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Activity per day' })).toBeVisible()
  const tasks = page.getByRole('region', { name: 'Tasks created per day' })
  await tasks.getByRole('button', { name: 'Show as a table' }).click()
  await expect(tasks.getByRole('row').nth(1)).toContainText('3')
  await expectAccessible(page)

  await page.getByLabel('Period').selectOption('7')
  await expect(page).toHaveURL(/date_from=/)
  await expect(tasks.getByRole('row')).toHaveCount(8)
  await card(page, 'Users who did not finish the LCI').getByRole('link').click()
  await expect(page).toHaveURL(/\/user-dashboard\?.*inventory=no/)
  await expect(page.getByText('Showing 1 to 4 of 4 Entries')).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a facilitator reads the figures of the own groups only', async ({ page }) => {
  const { pupils, of } = await seedSchool()
  const teacher = await person({ ...of, role: 'facilitator' })
  await signIn(page, teacher.email, { at: '/overview' })
  await expect(page.getByText('Figures about fewer than 5 people aren’t shown')).toBeVisible()
  const [group] = await sql<{ id: number }>(
    "insert into groups (name, owner_id, organization_id) values ('7b', $1, $2) returning id",
    [teacher.id, of.organizationId],
  )
  await sql('insert into group_members (group_id, user_id) select $1, unnest($2::int[])', [
    group?.id,
    pupils.slice(0, 5).map(({ id }) => id),
  ])
  await page.reload()
  await expect(page.getByText('The people in your groups')).toBeVisible()
  await expect(card(page, 'Institutional Users')).toContainText('5 of 5')
  await expect(card(page, 'Users who did not finish the LCI')).toContainText('3 of 5')
  await expect(page.getByText('Activity isn’t shown for groups.')).toBeVisible()
  await expectAccessible(page)
})

test('a platform administrator reads the figures of everybody and of one institution', async ({
  page,
}) => {
  const { school } = await seedSchool()
  const root = await person({ role: 'super_admin' })
  await sql('delete from figures_state') // the next call counts them again
  await signIn(page, root.email, { at: '/overview' })
  const [{ all = 0 } = {}] = await sql<{ all: number }>(
    `select count(distinct users.id)::int as all from users join user_roles on user_id = users.id join roles on roles.id = role_id
      where removed = 0 and key in ('individual','professional','institution_member','student','family_admin','family_member','coaching_client','guest')`,
  )
  await expect(card(page, 'Users (active / all)')).toContainText(`/ ${all.toLocaleString('en')}`)
  const choice = page.getByRole('combobox', { name: 'Institution' })
  await choice.fill(school.name)
  await page.getByRole('option', { name: school.name }).click()
  await expect(page).toHaveURL(new RegExp(`/overview\\?organization_id=${school.id}$`))
  await expect(page.getByText(`Everybody who learns at ${school.name}`)).toBeVisible()
  await expect(card(page, 'Institutional Users')).toContainText('6 of 6')
  await expectLinks(page)
  await page.reload()
  await expect(choice).toHaveValue(school.name)
  await page.getByRole('link', { name: 'Show everybody' }).click()
  await expect(page).toHaveURL(/\/overview$/)
  await expect(page.getByText('Everybody who learns here')).toBeVisible()
  const empty = await organization()
  await page.goto(`/overview?organization_id=${empty.id}`)
  await expect(page.getByText('Figures about fewer than 5 people aren’t shown')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Waiting for you',
    'Figures',
  ])
  await page.goto('/overview?organization_id=999999')
  await expect(page.getByText('This was not found.')).toBeVisible()
  await expect(choice).toBeVisible()
})

test('without the permission, the overview is the profile; the own dashboard has six steps', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email, { at: '/overview' })
  await expect(page.getByRole('heading', { level: 1, name: 'Your learning profile' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Overview' })).toHaveCount(0)
  await menu.getByRole('link', { name: 'My dashboard' }).click()
  await expect(page.getByText('1 of 6 done')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Take the inventory done' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Start with one real task' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Join a team' }).click()
  await expect(page).toHaveURL(/\/new-theme\/teams$/)
  expect(complaints).toEqual([])
})
