import { expect, type Page } from '@playwright/test'
import { createAccount, fillCard, fillPassword, fillPerson, goOn, solveCaptcha } from './sign-up.ts'
import { test } from './test.ts'
import { newAddress, organization } from './world.ts'

/** Collects the bodies of sign-ups. */
function watch(page: Page) {
  const sent: Record<string, unknown>[] = []
  page.on(
    'request',
    (request) => /\/registeration\?/.test(request.url()) && sent.push(request.postDataJSON()),
  )
  return sent
}

const steps = (page: Page) => page.getByRole('list', { name: 'Steps' })

test('1 to 3 a professional pays with a card, for a year', async ({ page }) => {
  const sent = watch(page)
  const { code } = await organization()
  await page.goto('/register-professional')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Create your professional account',
  )
  await fillPerson(page, newAddress())
  const field = page.getByLabel('Institution code')
  await field.fill(code)
  await field.press('Tab')
  const skipped = steps(page).getByText('Not needed with your code')
  await expect(skipped).toBeVisible()
  await field.fill('')
  await expect(skipped).toBeHidden()
  await goOn(page)
  await expect(page.getByText('Professional: 99.99 dollars per year')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await fillCard(page)
  await goOn(page)
  await fillPassword(page)
  await solveCaptcha(page)
  await createAccount(page)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ type: 'individual', plan: 'professional', auto_renew: true })
})

test('3 with the code of an institution there is no card and no plan', async ({ page }) => {
  const sent = watch(page)
  const { code, name } = await organization()
  await page.goto(`/register-professional?code=${code}`)
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await fillPerson(page, newAddress())
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  await fillPassword(page)
  await solveCaptcha(page)
  await createAccount(page)
  expect(sent[0]).toMatchObject({ type: 'institution', promo_code: code })
  expect(sent[0]).not.toHaveProperty('plan')
})

test('the plans lead to every form with its price', async ({ page }) => {
  await page.goto('/plans')
  for (const [plan, price, address] of [
    ['Professional', '99.99 dollars', '/register-professional'],
    ['Family', '79.99 dollars', '/register-family'],
    ['Coaching', '39.99 dollars', '/register-coaching'],
  ] as const) {
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: plan, exact: true }) })
    await expect(card).toContainText(price)
    await card.getByRole('link', { name: 'Start free trial' }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await page.goBack()
  }
})
