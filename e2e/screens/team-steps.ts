import { expect } from '@playwright/test'
import { signIn } from '../sign-up.ts'
import { giveScores, person, sql } from '../world.ts'
import type { Visitor } from './visitor.ts'

/** The start of building a team and its first step, in both designs. */
export async function openTeamSteps({ page, say, see, languageId, sample }: Visitor) {
  const ada = await person({ languageId, firstName: sample.firstName })
  await signIn(page, ada.email, { at: '/new-theme/build-team/step-1', languageId })
  await expect(page.getByText(say('team_steps.no_result_title'))).toBeVisible()
  await see('team-step-1-no-result')
  await giveScores(ada.id, [28, 21, 15, 25])
  await sql(
    `insert into selected_team_statements select $1, key from team_statement_groups
     where key like 'bring/sequence/%' and age_group_id = 2 order by type desc limit 6`,
    [ada.id],
  )
  await page.goto('/new-theme/build-team')
  await expect(page.getByRole('link', { name: say('pwp.begin') })).toBeVisible()
  await see('build-team')
  await page.goto('/new-theme/build-team/step-1')
  await expect(page.getByText(say('team_steps.full'))).toBeVisible()
  await page.getByRole('button', { name: say('team_steps.next') }).click()
  await expect(page.getByText(say('team_steps.incomplete'))).toBeVisible()
  await see('team-step-1')
  await page.goto('/introduce-yourself')
  await expect(page.getByText(say('team_steps.full'))).toBeVisible()
  await see('introduce-yourself')
}
