import { expect } from '@playwright/test'
import { signIn } from '../sign-up.ts'
import { giveScores, organization, person, sql } from '../world.ts'
import { expectLoaded, type Visitor } from './visitor.ts'

/** The own dashboard of a learner, and the figures of an institution with the people behind them. */
export async function openDashboards(visitor: Visitor) {
  const { page, say, see, languageId, sample } = visitor
  const { id: organizationId } = await organization()
  const of = { organizationId, languageId, firstName: sample.firstName }
  const pupils = []
  for (let at = 0; at < 6; at++) pupils.push(await person(of))
  const [ada] = pupils
  if (!ada) throw new Error('no pupil')
  await giveScores(ada.id, [28, 21, 15, 25])
  await sql(
    `insert into tasks (user_id, area, name, description, topic_id, created_at)
      select $1, 'work', 'Essay', 'Write.', (select min(id) from topic_versions), now() - (n % 9) * interval '1 day' from generate_series(1, 40) n`,
    [ada.id],
  )
  await signIn(page, ada.email, { at: '/my-dashboard', languageId })
  await expectLoaded(visitor)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await see('my-dashboard')

  const admin = await person({ ...of, role: 'institution_admin' })
  await sql('delete from figures_state') // the next call counts them again
  await signIn(page, admin.email, { at: '/overview', languageId })
  await expectLoaded(visitor)
  const table = page.getByRole('button', { name: say('dashboard.table') }).first()
  await expect(table).toBeVisible()
  await see('overview')
  await table.click()
  await see('overview-table')
  await page.goto('/user-dashboard?inventory=no')
  await expect(page.getByRole('row')).toHaveCount(6)
  await see('user-dashboard')
}
