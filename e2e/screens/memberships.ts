import { expect } from '@playwright/test'
import { signIn } from '../sign-up.ts'
import { organization, person, sql } from '../world.ts'
import type { Visitor } from './visitor.ts'

/** Joining an institution: refused, on the waiting list, as a member, and the way out. */
export async function openMembership({ page, say, see, languageId, sample }: Visitor) {
  const [full, school] = [await organization({ seats: 0 }), await organization()]
  const ada = await person({
    ...{ type: 'individual', role: 'individual', languageId, firstName: sample.firstName },
  })
  await signIn(page, ada.email, { at: '/institution', languageId })
  const code = page.getByLabel(say('register.code'))
  await code.fill(full.code)
  await page.getByRole('button', { name: say('membership.join'), exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(say('error.organization_full'))
  await see('membership-full')
  await page.getByRole('button', { name: say('membership.wait'), exact: true }).click()
  await expect(page.getByText(full.name)).toBeVisible()
  await see('membership-waiting')
  await sql(
    "update seat_requests set offered_until = now() + interval '7 days' where user_id = $1",
    [ada.id],
  )
  await page.reload()
  await expect(page.getByRole('button', { name: say('membership.take') })).toBeVisible()
  await see('membership-offered')
  await page.getByRole('button', { name: say('membership.give_up') }).click()
  await code.fill(school.code)
  await page.getByRole('button', { name: say('membership.join'), exact: true }).click()
  await expect(page.getByRole('heading', { name: school.name })).toBeVisible()
  await see('membership')
  await page.getByRole('button', { name: say('membership.leave') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await see('membership-leave')
}

/** Where a minor waits for the guardian, who was asked about an institution. */
export async function openJoinRequest({ page, say, see, languageId, sample }: Visitor) {
  const { id } = await organization()
  const child = await person({
    ...{ type: 'individual', role: 'individual', ageGroupId: 2, languageId },
    firstName: sample.firstName,
  })
  await sql(
    `insert into join_requests (user_id, organization_id, token_hash, guardian_email, language_id, sent_at, expires_at)
     values ($1, $2, $3, 'guardian@example.org', 1, now(), now() + '9 days')`,
    [child.id, id, `screen ${child.id}`],
  )
  await signIn(page, child.email, { at: '/institution', languageId })
  await expect(page.getByRole('button', { name: say('membership.asked_cancel') })).toBeVisible()
  await see('join-request')
}

/** The coaching clients of a facilitator, and who guides a client. */
export async function openCoaching({ page, say, see, languageId, sample }: Visitor) {
  const organizationId = (await organization()).id
  const coach = await person({ role: 'facilitator', organizationId, languageId })
  const client = await person({
    ...{ type: 'coaching', role: 'coaching_client', languageId, firstName: sample.firstName },
  })
  await sql('insert into client_facilitators (client_id, facilitator_id) values ($1, $2)', [
    client.id,
    coach.id,
  ])
  await signIn(page, coach.email, { at: '/new-theme/groups', languageId })
  await expect(page.getByText(say('coaching.shares_not'))).toBeVisible()
  await see('coaching-clients')
  const root = await person({ role: 'super_admin', languageId })
  await signIn(page, root.email, { at: `/user-details/${client.id}`, languageId })
  await expect(page.getByText(say('coaching.facilitators_text'))).toBeVisible()
  await see('coaching-facilitators')
}
