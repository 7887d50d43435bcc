import { expect } from '@playwright/test'
import { signIn } from '../sign-up.ts'
import { giveTasks, namesShown } from '../tasks.ts'
import { giveScores, person, sql } from '../world.ts'
import { expectLoaded, type Visitor } from './visitor.ts'

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde'

/** The screens with a different layout on a phone, with a word that cannot be broken. */
export async function openOnPhone(visitor: Visitor) {
  const { page, say, see, languageId } = visitor
  const ada = await person({ role: 'super_admin', languageId })
  await giveScores(ada.id, [28, 21, 15, 25])
  await giveTasks(ada.id, ['Essay', longWord])
  await sql(
    "insert into selected_career_statements (user_id, group_key) values ($1, 'need/sequence/Use First/1')",
    [ada.id],
  )
  await sql(
    `with shared as (insert into attribute_groups (key, pattern, type, age_group_id, user_id) values (gen_random_uuid()::text, 'sequence', 'Use First', 3, $1) returning key),
         own as (insert into attribute_versions (group_key, title, language_id) select key, $2::text, $3::int from shared returning id)
     insert into selected_attributes (user_id, attribute_id) select $1, id from own`,
    [ada.id, longWord, languageId],
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, ada.email, { at: '/new-theme/tasks', languageId })
  await namesShown(page, 2)
  await page.getByRole('button', { name: say('table.filters') }).click()
  await see('tasks-phone')
  for (const [address, name] of [
    ['/new-theme/result', 'result-phone'],
    ['/new-theme/profile', 'profile-phone'],
    ['/new-theme/profile?tab=statements', 'statements-phone'],
    ['/new-theme/profile?tab=history', 'history-phone'],
    ['/new-theme/plp', 'plp-phone'],
    ['/new-theme/personalize-profile', 'personalise-phone'],
    ['/new-theme/pwp', 'pwp-phone'],
    ['/new-theme/pwp-questions', 'pwp-questions-phone'],
    ['/new-theme/view-pwp-questions', 'view-pwp-questions-phone'],
  ] as const) {
    await page.goto(address)
    await expectLoaded(visitor)
    if (address.endsWith('tab=statements'))
      await page
        .getByRole('button', { name: say('statement.all') })
        .first()
        .click()
    if (/plp|personalize/.test(address)) await expect(page.getByText(longWord)).toBeVisible()
    await see(name)
  }
  await page.goto('/new-theme/profile')
  await page.getByRole('button', { name: say('photo.change') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await see('photo-phone')
  await page.goto(`/new-theme/profile/${(await person()).id}`)
  await page.getByRole('button', { name: say('profile.edit_score') }).click()
  await expect(page.getByRole('dialog', { name: say('profile.edit_score') })).toBeVisible()
  await see('edit-scores-phone')
}
