import { expect } from '@playwright/test'
import { familyOf, memberOf } from '../families.ts'
import { signIn } from '../sign-up.ts'
import { giveScores, person } from '../world.ts'
import type { Visitor } from './visitor.ts'

/** The family of an administrator, empty and with members, and what a member and staff see. */
export async function openFamilies({ page, say, see, languageId, sample }: Visitor) {
  const family = await familyOf({ languageId, firstName: sample.firstName })
  await signIn(page, family.admin.email, { at: '/family-members', languageId })
  await expect(page.getByText(say('family.empty'))).toBeVisible()
  await see('family-empty')
  await page.getByRole('button', { name: say('family.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').nth(1).check()
  await dialog.locator('form button[type="submit"]').click()
  await see('family-add')
  await dialog.getByRole('radio').nth(0).check()
  await see('family-add-child')

  const teen = await memberOf(family, { firstName: 'Maximiliane', teen: true })
  await giveScores(teen.id, [28, 21, 15, 25])
  await giveScores(family.admin.id, [14, 30, 26, 20])
  await page.goto('/family-members')
  await expect(page.getByText(say('family.first_person'))).toBeVisible()
  await see('family')
  await page.goto(`/families/family-profile/${teen.id}`)
  await expect(page.getByRole('heading', { name: say('family.tasks') })).toBeVisible()
  await see('family-profile')
  await page.getByRole('button', { name: say('family.erase') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await see('family-erase')

  const bo = await memberOf(family, { languageId })
  await signIn(page, bo.email, { at: '/family-members', languageId })
  await expect(page.getByText(say('family.sees_adult'))).toBeVisible()
  await see('family-member')
  const eve = await person({ type: 'individual', role: 'individual', languageId })
  await signIn(page, eve.email, { at: '/family-members', languageId })
  await expect(page.getByText(say('family.none'))).toBeVisible()
  await see('family-none')
  const root = await person({ type: 'individual', role: 'super_admin', languageId })
  await signIn(page, root.email, { at: '/families', languageId })
  await expect(page.getByRole('link', { name: family.name }).first()).toBeVisible()
  await see('families')
}
