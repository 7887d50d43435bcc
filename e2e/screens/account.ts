import { expect } from '@playwright/test'
import { codeAt } from '../../apps/server/testing/second-factor.ts'
import { signIn } from '../sign-up.ts'
import { giveScores, organization, password, person, sql } from '../world.ts'
import { expectLoaded, type Visitor } from './visitor.ts'

export async function openAccount(visitor: Visitor) {
  const { page, say, see, languageId, sample } = visitor
  const ada = await person({ languageId, firstName: sample.firstName })
  await sql("update users set about_me = $2, topics = '{Bees}', country = 'MT' where id = $1", [
    ada.id,
    sample.sentence,
  ])
  await signIn(page, ada.email, { at: '/edit-user?tab=subscription', languageId })
  await expectLoaded(visitor)
  await see('account-subscription')
  await page.goto('/edit-user')
  await page.getByLabel(say('account.job_title')).fill('Countess')
  await expect(page.getByText(say('account.unsaved'), { exact: true })).toBeVisible()
  await see('account-profile')
  await page.getByRole('link', { name: say('account.security') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await see('account-leaving')

  await page.goto('/settings/account')
  await page.getByLabel(say('account.password_old')).fill('wrong horse')
  await page.getByLabel(say('account.password_new'), { exact: true }).fill('a new battery')
  await page.getByLabel(say('account.password_confirm')).fill('another one')
  await page.getByRole('button', { name: say('account.password_submit') }).click()
  await expect(page.getByLabel(say('account.password_confirm'))).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await see('account-security')
  await page.getByRole('button', { name: say('second_step.add_app') }).click()
  await page.getByRole('dialog').getByLabel(say('account.password_old')).fill(password)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('sign_in.step_submit') })
    .click()
  await expect(page.getByRole('img', { name: say('second_step.qr') })).toBeVisible()
  await see('account-app')
  const secret = await page.getByRole('dialog').locator('code').innerText()
  await page
    .getByLabel(say('sign_in.app_label'))
    .fill(codeAt(secret.replaceAll(' ', ''), new Date()))
  await page.getByRole('button', { name: say('second_step.turn_on') }).click()
  await expect(page.getByRole('heading', { name: say('second_step.codes_title') })).toBeVisible()
  await see('account-recovery-codes')
  await page.getByRole('button', { name: say('second_step.stored') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await see('account-two-steps')

  await page.goto('/settings/notifications')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await see('notification-settings')
  await page.goto('/notifications')
  await expect(page.getByText(say('notifications.empty'))).toBeVisible()
  await see('notifications-empty')
  await sql(
    `insert into notifications (user_id, kind, data, read_at) values
     ($1, 'task_given', '{"count": 5, "names": ["Essay", "Bees"], "area": "school"}', null),
     ($1, 'role_changed', '{"roles": ["Facilitator"]}', null), ($1, 'retake_due', '{}', now())`,
    [ada.id],
  )
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await see('notifications')
  await page.getByRole('banner').getByRole('button').nth(1).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
  await see('notifications-panel')

  await page.goto('/new-theme/contacts')
  await expect(page.getByText(say('contacts.empty_mine'))).toBeVisible()
  await see('contacts-empty')
  const asking = await person({ firstName: 'Maximiliane' })
  await sql('insert into contacts (requester_id, addressee_id) values ($1, $2)', [
    asking.id,
    ada.id,
  ])
  await page.goto('/new-theme/contacts?tab=received')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await page.getByLabel(say('contacts.find_label')).fill('nobody@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('contacts.none_found'))).toBeVisible()
  await see('contacts-received')
  await sql('update contacts set status = $2 where requester_id = $1', [asking.id, 'accepted'])
  await sql(
    `insert into invitations (inviter_id, email, token_hash, code_hash, expires_at)
     values ($1, 'maximiliane.long.address@example.org', gen_random_uuid()::text, '', '2030-01-01')`,
    [ada.id],
  )
  await page.goto('/new-theme/contacts?tab=pending')
  await expect(page.getByRole('region', { name: say('contacts.invited') })).toBeVisible()
  await see('contacts-invited')
  await page.goto(`/user-details/${asking.id}`)
  await expect(page.getByText(say('contacts.nothing_shared'))).toBeVisible()
  await see('contact')
  const [invitation] = await sql<{ id: number }>(
    `insert into invitations (inviter_id, person_id, token_hash, code_hash, expires_at)
     values ($1, $2, gen_random_uuid()::text, '', '2030-01-01') returning id`,
    [asking.id, ada.id],
  )
  await page.goto(`/invitation/${invitation?.id}/maximiliane`)
  await expect(page.getByRole('button', { name: say('contacts.accept') })).toBeVisible()
  await see('invitation')

  await page.goto('/settings/privacy')
  await page
    .getByRole('button', { name: say('own_data.give') })
    .first()
    .click()
  await expect(page.getByText(say('own_data.still'))).toHaveCount(1)
  await page.getByRole('button', { name: say('own_data.export_ask') }).click()
  await expect(page.getByRole('button', { name: say('own_data.export_fetch') })).toBeVisible({
    timeout: 20_000,
  })
  await see('own-data')
  await page.getByRole('button', { name: say('own_data.deletion_ask') }).click()
  await page.getByLabel(say('own_data.deletion_password')).fill('wrong horse')
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByLabel(say('own_data.deletion_password'))).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await see('own-data-deletion')
}

export async function openAccountOf(visitor: Visitor) {
  const { page, say, see, languageId } = visitor
  const school = await organization()
  const staff = await person({ role: 'institution_admin', organizationId: school.id, languageId })
  const ada = await person({ organizationId: school.id })
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, staff.email, { at: `/edit-user/${ada.id}`, languageId })
  await expectLoaded(visitor)
  await see('account-of')
  await sql("update user_roles set granted_at = '2020-01-01' where user_id = $1", [staff.id])
  await sql('update organizations set staff_factor_since = now() where id = $1', [school.id])
  await page.goto('/overview')
  await expect(page.getByRole('link', { name: say('second_step.set_up') })).toBeVisible()
  await see('two-steps-soon')
  await sql(
    "update organizations set staff_factor_since = now() - interval '8 days' where id = $1",
    [school.id],
  )
  await page.reload()
  await expect(page.getByRole('button', { name: say('second_step.add_app') })).toBeVisible()
  await see('two-steps-due')
  await sql('update organizations set staff_factor_since = null where id = $1', [school.id])
}
