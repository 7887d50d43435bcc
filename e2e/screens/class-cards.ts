import { expect } from '@playwright/test'
import { makeClass } from '../class-cards.ts'
import { signIn } from '../sign-up.ts'
import { sql } from '../world.ts'
import type { Visitor } from './visitor.ts'

/** The class cards of a group, and the login of a child. */
export async function openClassCards({ page, say, see, languageId, sample }: Visitor) {
  await page.goto(`/class?lang=${languageId}`)
  await expect(page.getByText(say('class_login.text'))).toBeVisible()
  await see('class-login')
  await page.goto(`/login?lang=${languageId}`)
  await page.goto('/class#a-card-of-nobody')
  await page.getByRole('button', { name: say('login.submit') }).click()
  await expect(page.getByText(say('field.required'))).toBeVisible()
  await see('class-login-badge')

  const { teacher, address, children } = await makeClass(
    ['Maximiliane', 'Bo', sample.firstName],
    languageId,
  )
  await signIn(page, teacher.email, { at: `${address}/class-cards`, languageId })
  await page.getByRole('button', { name: say('class_cards.turn_on') }).click()
  await expect(page.getByText(say('class_cards.state_none'))).toHaveCount(children.length)
  // the widest letters, so that the width of the cards does not depend on chance
  await sql('update class_sign_ins set code = $1 where group_id = $2', [
    `WWWMM${languageId + 1}`,
    address.split('/').at(-1),
  ])
  await page.reload()
  await expect(page.getByText(say('class_cards.state_none'))).toHaveCount(children.length)
  await see('class-cards-none')
  await page
    .getByRole('button', { name: say('class_cards.make_all', { number: children.length }) })
    .click()
  await expect(page.getByText(say('class_cards.sheet_text'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(children.length)
  await see('class-cards-sheet')
  await sql('update class_cards set locked_at = now(), last_used_on = now() where user_id = $1', [
    children[0],
  ])
  await page.reload()
  await expect(page.getByText(say('class_cards.state_locked'))).toBeVisible()
  await see('class-cards')
  await page.getByRole('button', { name: `${say('class_cards.renew')}: Bo Lovelace` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await see('class-card-renew')
}
