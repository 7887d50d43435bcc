/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { beyond, takePicture } from '../look.ts'
import {
  codeBox,
  fillCard,
  fillPassword,
  fillPerson,
  goOn,
  logIn,
  solveCaptcha,
} from '../sign-up.ts'
import { codeIn, mailTo, newAddress, organization, password, person, sql } from '../world.ts'
import type { Visitor } from './visitor.ts'

export async function readFirstPage(visitor: Visitor) {
  const { page, say, see, languageId } = visitor
  await page.goto(`/?lang=${languageId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell.tagline'))
  await expect(page.getByText(/39[.,]99/)).toBeVisible()
  await see('first-page')
  await page.getByRole('button', { name: say('home.try_sample') }).click()
  await expect(page.locator('mark').first()).toBeVisible()
  await see('first-page-decoded')
}

export async function logInAndReset({ page, say, see, languageId }: Visitor) {
  await page.goto(`/login?lang=${languageId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('login.title'))
  await see('login')
  await page.getByRole('button', { name: say('login.submit') }).click()
  await expect(page.getByText(say('field.login_email_missing'), { exact: true })).toBeVisible()
  for (const field of [
    page.getByLabel(say('login.email')),
    page.getByLabel(say('login.password'), { exact: true }),
  ])
    expect(await field.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  await see('login-errors')
  await logIn(page, newAddress(), 'wrong password', say)
  await expect(page.getByText(say('error.credentials_wrong'))).toBeVisible()
  await see('login-wrong')
  await page.getByRole('link', { name: say('login.forgot') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('forgot.title') })).toBeVisible()
  await page.getByLabel(say('login.email')).fill('')
  await page.getByRole('button', { name: say('forgot.submit') }).click()
  await expect(page.getByText(say('field.login_email_missing'), { exact: true })).toBeVisible()
  await see('forgot')
  await page.getByLabel(say('login.email')).fill(newAddress())
  await page.getByRole('button', { name: say('forgot.submit') }).click()
  await expect(page.getByRole('heading', { name: say('forgot.sent_title') })).toBeVisible()
  await see('forgot-sent')
  await page.goto('/reset-password/forged')
  await page.getByLabel(say('reset.password'), { exact: true }).fill('seven77')
  await page.getByRole('button', { name: say('reset.submit') }).click()
  await expect(page.getByText(say('field.password_short'))).toBeVisible()
  await see('reset')
}

/** The second step of a login, and what an answer of another service leads to. */
export async function logInWithMore({ page, say, see, languageId }: Visitor) {
  const ada = await person({ languageId })
  await sql(
    "insert into passkeys (user_id, name, credential_id, public_key, counter) values ($1, 'Phone', gen_random_uuid()::text, '', 0)",
    [ada.id],
  )
  await sql("insert into recovery_codes (user_id, code_hash) values ($1, '')", [ada.id])
  await page.goto(`/login?lang=${languageId}`)
  await logIn(page, ada.email, password, say)
  await expect(page.getByText(say('sign_in.step_passkey'))).toBeVisible()
  await page.getByRole('button', { name: say('sign_in.use_recovery') }).click()
  await page.getByRole('button', { name: say('sign_in.step_submit') }).click()
  await expect(page.getByText(say('field.code_missing'))).toBeVisible()
  await see('second-step')
  await page.goto('/login/callback/oidc?code=forged&state=forged')
  await expect(page.getByRole('heading', { name: say('sign_in.failed') })).toBeVisible()
  await see('other-service-failed')
}

export async function openPages({ page, see, languageId }: Visitor) {
  await page.goto(`/plans?lang=${languageId}`)
  await expect(page.getByText(/14[.,]99/)).toBeVisible()
  await see('plans')
  for (const [address, name] of [
    ['/nonsense', '404'],
    ['/401', '401'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await see(name)
  }
  for (const key of [
    'about',
    'evidence',
    'accessibility',
    'privacy',
    'privacy_children',
    'terms',
  ]) {
    await page.goto(`/page/${key}`)
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
    await see(`page-${key}`)
  }
}

export async function signUp({ page, say, see, languageId, tag, sample }: Visitor) {
  const country = new Intl.DisplayNames([tag], { type: 'region' }).of('US') ?? ''
  await page.goto(`/register-basic?lang=${languageId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('register.title'))
  await goOn(page, say)
  await see('register-1-errors')
  const email = newAddress()
  await fillPerson(page, email, say, country)
  await page.getByRole('radio', { name: say('register.age_2') }).press('Space')
  await expect(page.getByText(say('register.old_enough', { age: 13 }))).toBeVisible()
  await see('register-1-teen')
  await page.getByRole('combobox', { name: say('register.country') }).fill(sample.letter)
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect(await beyond(page)).toBe(0)
  await takePicture(page, `${tag}-register-1-countries`)
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: say('register.age_3') }).press('Space')
  await expect(page.getByRole('combobox', { name: say('register.country') })).toHaveValue(country)
  await goOn(page, say)
  await goOn(page, say)
  await see('register-2-errors')
  await fillCard(page, '4539578763621486', say)
  for (const name of ['register.card_number', 'register.cvc'] as const)
    expect(
      await page
        .getByLabel(say(name), { exact: true })
        .evaluate((element) => getComputedStyle(element).direction),
    ).toBe('ltr')
  await goOn(page, say)
  await expect(page.getByLabel(say('register.card_number'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await see('register-2-refused')
  await fillCard(page, undefined, say)
  await see('register-2')
  await goOn(page, say)
  await page.getByLabel(say('register.password'), { exact: true }).fill('seven77')
  await page.getByLabel(say('register.confirm')).fill('different')
  await solveCaptcha(page, say)
  await page.getByRole('button', { name: say('register.submit') }).click()
  await expect(page.getByText(say('field.password_short'))).toBeVisible()
  await see('register-3')
  await fillPassword(page, password, say)
  await page.getByRole('button', { name: say('register.submit') }).click()
  await expect(page).toHaveURL(/\/verifyMail$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('register.done_title'))
  await see('verify')
  await page.getByRole('button', { name: say('verify.submit') }).click()
  await expect(codeBox(page, say)).toHaveAttribute('aria-invalid', 'true')
  await see('verify-error')
  await page.goto('/login')
  await page.evaluate(() => localStorage.removeItem('sign_up'))
  await logIn(page, email, password, say)
  const unverified = page.getByRole('dialog', { name: say('login.verify_title') })
  await expect(unverified).toBeVisible()
  await see('login-unverified')
  await unverified.getByRole('button').last().click()
  await expect(page).toHaveURL(/\/verifyMail$/)
  await codeBox(page, say).fill(codeIn(await mailTo(email)))
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
}

export async function joinWithCode({ page, say, see, languageId, tag }: Visitor) {
  const { code } = await organization()
  await page.goto(`/register-basic?code=${code}&lang=${languageId}`)
  await expect(page.getByLabel(say('register.code'))).toHaveValue(code)
  await see('register-code')
  await fillPerson(
    page,
    newAddress(),
    say,
    new Intl.DisplayNames([tag], { type: 'region' }).of('US'),
  )
  await goOn(page, say)
  await expect(page.getByRole('heading', { name: say('register.password_step') })).toBeVisible()
  await see('register-member')
  await fillPassword(page, 'sunshine1', say)
  await solveCaptcha(page, say)
  await page.getByRole('button', { name: say('register.submit') }).click()
  await expect(page.getByLabel(say('register.password'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await see('register-member-refused')
}

export async function joinAsChild({ page, say, see, languageId }: Visitor) {
  const open = async (code: string) => {
    await page.goto(`/register-basic?lang=${languageId}&code=${code}`)
    await page.locator('input[type=radio][value="1"]').press('Space')
  }
  await open('')
  await expect(
    page.getByRole('button', { name: say('register.continue'), exact: true }),
  ).toBeDisabled()
  await see('child-alone')
  for (const [name, dpa_signed_at] of [
    ['child-of-school', '2026-09-01'],
    ['child-school-unsigned', null],
  ] as const) {
    const school = await organization({ consent: { mode: 'school', dpa_signed_at } })
    await open(school.code)
    await expect(page.getByText(school.name).first()).toBeVisible()
    await see(name)
  }
  const { code } = await organization({ consent: { mode: 'parent', dpa_signed_at: null } })
  await open(code)
  await expect(page.getByLabel(say('consent.nick_name'))).toBeVisible()
  await see('child-of-parent')
}

/** A person of 14 in Germany who needs a guardian and enters their own address for the guardian. */
export async function signUpAsTeen({ page, say, see, languageId, tag }: Visitor) {
  await page.goto(`/register-basic?lang=${languageId}`)
  const email = newAddress()
  await fillPerson(page, email, say, new Intl.DisplayNames([tag], { type: 'region' }).of('DE'))
  await page.getByRole('radio', { name: say('register.age_2') }).press('Space')
  await page
    .getByRole('radiogroup', { name: say('register.old_enough', { age: 16 }) })
    .getByRole('radio')
    .last()
    .press('Space')
  await page.getByLabel(say('register.turns_18')).selectOption(String(new Date().getFullYear() + 4))
  await page.getByLabel(say('consent.guardian_email')).fill(email)
  await goOn(page, say)
  await expect(page.getByText(say('field.guardian_email_same')).last()).toBeVisible()
  await see('register-teen-errors')
}
