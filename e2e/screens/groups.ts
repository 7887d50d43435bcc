import { expect } from '@playwright/test'
import { signIn } from '../sign-up.ts'
import { giveScores, organization, person, sql } from '../world.ts'
import type { Visitor } from './visitor.ts'

/** The groups of a facilitator, with and without results, and what a member sees of them. */
export async function openGroups({ page, say, see, languageId, sample }: Visitor) {
  const organizationId = (await organization()).id
  const teacher = await person({ role: 'facilitator', organizationId, languageId })
  await signIn(page, teacher.email, { at: '/new-theme/groups', languageId })
  await expect(page.getByText(say('groups.hint'))).toBeVisible()
  await see('groups-empty')
  await page.getByRole('button', { name: say('groups.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(sample.category)
  await see('group-add')
  await dialog.getByRole('button', { name: say('groups.add') }).click()
  await expect(page.getByText(say('groups.members_hint'))).toBeVisible()
  await see('group-empty')

  const firstNames = ['Maximiliane', 'Bo', 'Cem', 'Dua', sample.firstName]
  for (const firstName of firstNames) {
    const { id } = await person({ organizationId, firstName, languageId })
    await giveScores(id, [28, 21, 15, 25])
    await sql(
      `insert into consents (user_id, purpose, by, how, text_version, given_at) values ($1, 'facilitator_scores', 'self', 'settings', '1', now())`,
      [id],
    )
  }
  await page.getByRole('button', { name: say('groups.add_people') }).click()
  await expect(dialog.getByRole('checkbox')).toHaveCount(firstNames.length)
  for (const box of await dialog.getByRole('checkbox').all()) await box.press('Space')
  await see('group-add-people')
  await dialog.getByRole('button', { name: say('groups.add_people') }).click()
  await expect(page.getByText(say('groups.results_of', { results: 5, members: 5 }))).toBeVisible()
  await see('group')
  await page.goto('/new-theme/groups')
  await expect(page.getByRole('link', { name: sample.category })).toBeVisible()
  await see('groups')
}
