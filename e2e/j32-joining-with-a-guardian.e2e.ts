import { expect } from '@playwright/test'
import { agree, openMail } from './guardians.ts'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { newAddress, organization, person, sql } from './world.ts'

/** A child of an account to which a guardian agreed. */
async function childOf(guardian: string) {
  const child = await person({
    ...{ type: 'individual', role: 'individual', ageGroupId: 1, firstName: 'Mia' },
  })
  await sql("update users set consent_by = 'guardian', country = 'DE' where id = $1", [child.id])
  await sql(
    `insert into consent_requests (token_hash, user_id, country, language_id, guardian_email, state, sent_at)
     values ($1, $2, 'DE', 1, $3, 'given', now())`,
    [newAddress(), child.id, guardian],
  )
  return child
}

test('a child joins a school once the guardian agrees, and leaves when the consent is withdrawn', async ({
  page,
  elsewhere,
}) => {
  const complaints = complaintsOf(page)
  const guardian = newAddress()
  const { code, name } = await organization({ consent: { mode: 'parent', dpa_signed_at: null } })
  const mia = await childOf(guardian)
  await signIn(page, mia.email, { at: '/institution' })
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(
    page.getByRole('heading', { name: 'Waiting for your parent or guardian' }),
  ).toBeVisible()
  await expectAccessible(page)

  await openMail(elsewhere, guardian, 'would like to join an institution')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText(name)
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('checkbox').check()
  await agree(elsewhere)
  await expect(elsewhere.getByText(/now belongs to/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /Waiting for/ })).toHaveCount(0)

  await openMail(elsewhere, guardian, 'Thank you for your consent')
  await elsewhere.getByRole('button', { name: 'Withdraw my consent' }).click()
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Withdraw my consent' }).click()
  await expect(elsewhere.getByText('The account stays as it is.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Code')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a child takes the request back, and the link of the guardian ends', async ({
  page,
  elsewhere,
}) => {
  const guardian = newAddress()
  const { code } = await organization({ consent: { mode: 'parent', dpa_signed_at: null } })
  const mia = await childOf(guardian)
  await signIn(page, mia.email, { at: `/institution?code=${code}` })
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('button', { name: 'Take the request back' }).click()
  await expect(page.getByText('The request was taken back.')).toBeVisible()
  await expect(page.getByLabel('Code')).toBeVisible()
  await openMail(elsewhere, guardian, 'would like to join an institution')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
})
