import { expect } from '@playwright/test'
import { expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { organization, person, sql } from './world.ts'

test('rejected requests are listed by day and minute, and can be filtered', async ({ page }) => {
  const { email } = await person({ role: 'super_admin' })
  await signIn(page, email, { at: '/management' })
  await page.getByRole('main').getByRole('link', { name: 'Security events' }).click()
  const kind = page.getByRole('combobox', { name: 'Kind' })
  // no other journey causes events of this kind
  await kind.selectOption({ label: 'Many calls with unknown tokens' })
  await expect(page.getByText('Nothing was recorded in this period.')).toBeVisible()

  await sql(
    `insert into security_events (at, kind, network, account, count)
     select date_trunc('minute', now()) - n * interval '7 hours', 'token_unknown', (array['203.0.113.0/24', '2001:db8:7::/48', 'other'])[1 + n % 3],
       case when n % 2 = 0 then gen_random_uuid() end, n * n + 1
     from generate_series(0, 59) n`,
  )
  await page.reload()
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'Many calls with unknown tokens' }).first()).toContainText(
    '203.0.113.0/24',
  )
  await expect(page.getByRole('heading', { name: 'Events per day' })).toBeVisible()
  await expectAccessible(page)
  await kind.selectOption({ label: 'Password set by staff' })
  await expect(rows.filter({ hasText: 'Many calls with unknown tokens' })).toHaveCount(0)
  await kind.selectOption({ label: 'Many calls with unknown tokens' })
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Last 30 days' })
  await expect(rows).toHaveCount(51)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(61)
})

test('an administrator of an institution has no access to the events', async ({ page }) => {
  const school = await organization()
  const { email } = await person({ role: 'institution_admin', organizationId: school.id })
  await signIn(page, email, { at: '/security-events' })
  await expect(page.getByRole('heading', { level: 1, name: 'Security events' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveCount(0)
})
