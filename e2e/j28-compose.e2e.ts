import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { pressPrint, printed } from './paper.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, organization, person, sql } from './world.ts'

/** A group of six people with results. */
async function makeGroup() {
  const organizationId = (await organization()).id
  const teacher = await person({ role: 'facilitator', organizationId, firstName: 'Grace' })
  const people = []
  for (const firstName of ['Ada', 'Bo', 'Cem', 'Dua', 'Eva', 'Finn']) {
    const one = await person({ organizationId, firstName })
    await giveScores(one.id, [28, 21, 15, 25])
    people.push(one)
  }
  const [group] = await sql<{ id: number }>(
    'insert into groups (name, owner_id, organization_id) values ($1, $2, $3) returning id',
    ['Class 7b', teacher.id, organizationId],
  )
  for (const { id } of people)
    await sql('insert into group_members (group_id, user_id) values ($1, $2)', [group?.id, id])
  return { teacher, people, groupId: group?.id }
}

test('teams are composed from a group, and the picture of one is printed on one page', async ({
  page,
  elsewhere,
}) => {
  const complaints = complaintsOf(page)
  const { teacher, people, groupId } = await makeGroup()
  await signIn(page, teacher.email, { at: `/new-theme/groups/${groupId}` })
  await page.getByRole('link', { name: 'Compose teams' }).click()
  await page.getByLabel('People in a team').fill('3')
  const apart = page.getByRole('group', { name: 'Must not be together' })
  await apart.getByLabel('First person').selectOption({ label: 'Ada Lovelace' })
  await apart.getByLabel('Second person').selectOption({ label: 'Bo Lovelace' })
  await apart.getByRole('button', { name: 'Add pair' }).click()
  await page.getByRole('button', { name: 'Propose teams' }).click()
  const team = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const first = team('Team 1').filter({ hasText: 'Ada Lovelace' })
  const withAda = (await first.count()) > 0 ? team('Team 1') : team('Team 2')
  await expect(withAda).not.toContainText('Bo Lovelace')
  await expectAccessible(page)

  // moved by hand, the pair is together, and the page says so
  await withAda.getByRole('button', { name: 'Move Ada Lovelace' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText(/must not be together, but are in one team/)).toBeVisible()
  await page.getByRole('button', { name: 'Propose again' }).click()
  await expect(page.getByText(/must not be together, but are in one team/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Create these teams' }).click()
  await expect(page).toHaveURL(/\/new-theme\/teams$/)
  await expect(page.getByRole('link', { name: 'Class 7b – Team 2' })).toBeVisible()

  for (const { email } of people) {
    await signIn(elsewhere, email, { at: '/new-theme/teams' })
    await elsewhere.getByRole('button', { name: 'Accept and share my scores' }).click()
    await expect(elsewhere.getByRole('tab', { name: 'Members', exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Class 7b – Team 1' }).click()
  await expect(page.getByRole('heading', { name: 'The four patterns in figures' })).toBeVisible()
  await pressPrint(page, page.getByRole('button', { name: 'Print' }))
  const sheets = await printed(page)
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).toContain('Patterns of the team')
  expect(sheets[0]).not.toContain('Archive team')
  expect(complaints).toEqual([])
})
