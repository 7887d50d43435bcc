import { expect } from '@playwright/test'
import { digestOf } from '../../apps/server/security/tokens.ts'
import { askAsChild } from '../guardians.ts'
import { logIn, signIn } from '../sign-up.ts'
import { linkIn, mailTo, newAddress, organization, password, person, sql } from '../world.ts'
import { expectLoaded, type Visitor } from './visitor.ts'

export async function askGuardian(visitor: Visitor) {
  const { page, say, see, languageId, browser } = visitor
  const { code, id: organizationId } = await organization({
    consent: { mode: 'parent', dpa_signed_at: null },
  })
  const guardian = await askAsChild(page, code)
  if (languageId === 1) await see('child-asked') // the child asks in English
  const link = linkIn(await mailTo(guardian, 'Please give your consent')).replace(
    /lang=\d+/,
    `lang=${languageId}`,
  )
  await page.goto(link)
  await expect(page.getByRole('button', { name: say('consent.agree') })).toBeVisible()
  await see('consent')
  await page.getByRole('button', { name: say('consent.refuse') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await see('consent-refuse')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('consent.cancel') })
    .click()
  await page.getByLabel(say('consent.email')).fill(newAddress())
  await page.getByLabel(say('register.password'), { exact: true }).fill(password)
  await page.getByLabel(say('register.confirm')).fill(password)
  await page.getByRole('button', { name: say('consent.agree') }).click()
  await expect(page.getByRole('heading', { name: say('consent.agreed_title') })).toBeVisible()
  await see('consent-agreed')
  await page.goto(`/consent/not-a-link?lang=${languageId}`)
  await expectLoaded(visitor)
  await see('consent-dead')
  const sister = await person({
    ageGroupId: 1,
    role: 'student',
    type: 'student',
    organizationId,
    languageId,
  })
  await signIn(page, sister.email, { at: link, languageId })
  await expectLoaded(visitor)
  await see('consent-signed-in')

  const teen = await person({ role: 'student', type: 'student', ageGroupId: 2, languageId })
  await sql(
    "update users set consent_by = 'guardian', awaiting_consent_since = now(), turns_18_in = 2035, country = 'DE' where id = $1",
    [teen.id],
  )
  await sql(
    `insert into consent_requests (token_hash, user_id, country, language_id, guardian_email, sent_at, expires_at)
     values ($1, $2, 'DE', $3, $4, now(), now() + '9 days')`,
    [newAddress(), teen.id, languageId, guardian],
  )
  const joining = newAddress()
  await sql(
    `insert into join_requests (user_id, organization_id, token_hash, guardian_email, language_id, sent_at, expires_at)
     values ($1, $2, $3, $4, $5, now(), now() + '9 days')`,
    [teen.id, organizationId, digestOf(joining), guardian, languageId],
  )
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await page.goto(`/joining/${joining}?lang=${languageId}`)
  await expect(page.getByRole('button', { name: say('consent.agree') })).toBeVisible()
  await see('joining')
  await sql('update join_requests set expires_at = null where user_id = $1', [teen.id])
  await page.reload()
  await expect(page.getByRole('button', { name: say('consent.withdraw') })).toBeVisible()
  await see('joining-agreed')

  const home = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await home.goto(`/login?lang=${languageId}`)
  await logIn(home, teen.email, password, say)
  await expect(home).toHaveURL(/\/waiting$/)
  await expect(home.getByText(guardian)).toBeVisible()
  await see('waiting', home)
  await home.getByRole('button', { name: say('consent.other_address') }).click()
  await home.getByRole('button', { name: say('consent.other_address_send') }).click()
  await expect(home.getByText(say('field.guardian_email_missing'))).toBeVisible()
  await see('waiting-errors', home)
  for (const address of ['/before', '/lci-help-you', '/settings/privacy']) {
    await home.goto(address)
    await expect(home.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      home.getByRole(address === '/settings/privacy' ? 'table' : 'paragraph').first(),
    ).toBeVisible()
    await expect(home).toHaveURL(new RegExp(`${address}$`))
    await see(`waiting${address.replaceAll('/', '-')}`, home)
  }
  await home.context().close()
}
