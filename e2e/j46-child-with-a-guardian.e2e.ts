import { expect } from '@playwright/test'
import { agree, askAsChild, chooseAccount, openMail, requestConsent } from './guardians.ts'
import { complaintsOf, expectAccessible, lookAt } from './look.ts'
import { logIn, signIn, throughLogin } from './sign-up.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import {
  giveScores,
  linkIn,
  mailTo,
  newAddress,
  organization,
  password,
  person,
  sql,
} from './world.ts'

const parent = { mode: 'parent', dpa_signed_at: null } as const
const agreed = 'Thank you for your consent'
const consentSubject = 'Please give your consent'

test('1 a child of 9 with the code of a school enters only a nickname and the address of a guardian', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { code, id } = await organization({ consent: parent })
  const sent: Record<string, unknown>[] = []
  page.on(
    'request',
    (request) =>
      request.url().endsWith('/registeration/child?language=1') &&
      sent.push(request.postDataJSON()),
  )

  await page.goto(`/register-basic?code=${code}`)
  await page.getByRole('radio', { name: '6-12 years old' }).press('Space')
  await expect(
    page.getByText('We’ll ask your mum, your dad or whoever looks after you.'),
  ).toBeVisible()
  for (const label of ['First name', 'Last name', 'Card number', 'Password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '17px',
  )

  const guardian = await askAsChild(page, code)
  await expect(page.getByText(guardian)).toBeVisible()
  expect(Object.keys(sent[0] ?? {}).sort()).toEqual([
    'captcha',
    'country',
    'guardian_email',
    'language',
    'nick_name',
    'promo_code',
  ])
  expect(await sql('select id from users where organization_id = $1', [id])).toEqual([])
  expect(complaints).toEqual([])
})

test('2 the guardian sees the request and what is stored, chooses address and password, and consents; the child logs in', async ({
  page,
  request,
  elsewhere: home,
}) => {
  const { code, name } = await organization({ consent: parent })
  const guardian = await requestConsent(request, code)
  const complaints = complaintsOf(home)
  await openMail(home, guardian, consentSubject)
  await expect(
    home.getByRole('heading', { name: `Mia would like to use Quartet with ${name}` }),
  ).toBeVisible()
  for (const heading of ['What we keep', 'Who sees it', 'How Mia logs in', 'What else you allow'])
    await expect(home.getByRole('heading', { name: heading })).toBeVisible()
  await expect(home.getByRole('link', { name: 'Children and privacy' }).first()).toHaveAttribute(
    'href',
    '/page/privacy_children',
  )
  for (const box of await home.getByRole('checkbox').all()) await expect(box).not.toBeChecked()

  await agree(home)
  for (const message of [
    'Please input email address',
    'Please input password',
    'Please input confirm password',
  ])
    await expect(home.getByText(message, { exact: true })).toBeVisible()
  const email = newAddress()
  await chooseAccount(home, email)
  await home.getByRole('checkbox', { name: /may see the scores/ }).check()
  await agree(home)
  await expect(home.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await mailTo(guardian, agreed)).toContain(email)
  expect(complaints).toEqual([])

  await page.goto('/login')
  await logIn(page, email)
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
  await expect(page.locator('html')).toHaveAttribute('data-child', '')
  await page.goto('/settings/privacy')
  await expect(page.getByText(`your parent or guardian (${guardian})`).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Allow' })).toHaveCount(0)
})

test('3 an address with an account is not revealed: a mail to the guardian requests another one', async ({
  page,
  request,
}) => {
  const [{ code }, owner] = [await organization({ consent: parent }), await person()]
  const guardian = await requestConsent(request, code)
  await openMail(page, guardian, consentSubject)
  await chooseAccount(page, owner.email)
  await agree(page)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await openMail(page, guardian, 'choose a different address')
  await chooseAccount(page, guardian)
  await agree(page)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await mailTo(guardian, agreed)).toContain(guardian)
  await throughLogin(page, guardian)
})

test('4 when the guardian refuses, everything is deleted after a confirmation, and the link is dead', async ({
  page,
  request,
}) => {
  const { code, id } = await organization({ consent: parent })
  const guardian = await requestConsent(request, code)
  await openMail(page, guardian, consentSubject)
  await page.getByRole('button', { name: 'I do not agree' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Are You Sure?' })
  await expect(confirmation).toBeVisible()
  await confirmation.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'I do not agree' }).click()
  await confirmation.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Everything has been deleted' })).toBeVisible()
  expect(await sql('select id from consent_requests where organization_id = $1', [id])).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})

test('5 a full school is reported, and the request and what was typed stay', async ({
  page,
  request,
}) => {
  const { code, id } = await organization({ consent: parent, seats: 1 })
  const guardian = await requestConsent(request, code)
  await person({ organizationId: id })
  await openMail(page, guardian, consentSubject)
  const email = newAddress()
  await chooseAccount(page, email)
  await agree(page)
  const failure = page.getByRole('dialog', { name: 'That didn’t work' })
  await expect(failure).toContainText('This institution has no places left.')
  await failure.getByRole('button', { name: 'OK' }).click()
  await sql('update organizations set seats = 2 where id = $1', [id])
  await expect(page.getByLabel('Email address for logging in')).toHaveValue(email)
  await agree(page)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
})

test('6 when the guardian withdraws, the child is logged out and staff see no scores; consenting again opens everything', async ({
  page,
  request,
  browser,
  elsewhere: home,
}) => {
  const { code, id } = await organization({ consent: parent })
  const guardian = await requestConsent(request, code)
  await openMail(home, guardian, consentSubject)
  const email = newAddress()
  await chooseAccount(home, email)
  await home.getByRole('checkbox', { name: /may see the scores/ }).check()
  await agree(home)
  await expect(home.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const [child] = await sql<{ id: number }>('select id from users where email = $1', [email])
  await giveScores(child?.id ?? 0, [28, 21, 15, 25])
  await signIn(page, email)
  const admin = await person({ role: 'institution_admin', organizationId: id })
  const staff = await (await browser.newContext()).newPage()
  await signIn(staff, admin.email, { at: `/new-theme/profile/${child?.id}` })
  await expect(staff.getByText(/^28, likely/).first()).toBeVisible()

  await openMail(home, guardian, agreed)
  await expect(
    home.getByRole('heading', { name: /You agreed that Mia can use Quartet/ }),
  ).toBeVisible()
  await expectAccessible(home)
  await home.getByRole('button', { name: 'Withdraw my consent' }).click()
  await home
    .getByRole('dialog', { name: 'Are You Sure?' })
    .getByRole('button', { name: 'Withdraw my consent' })
    .click()
  await expect(
    home.getByRole('heading', { name: 'You withdrew your consent for Mia' }),
  ).toBeVisible()
  await expectAccessible(home)

  await page.goto('/new-theme/instructions')
  await expect(page).toHaveURL(/\/401/)
  await page.goto('/login')
  await logIn(page, email)
  await expect(page).toHaveURL(/\/waiting$/)
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible()
  await expectAccessible(page)
  await staff.reload()
  await expect(staff.getByText('Mia has no scores to show')).toBeVisible()

  await agree(home)
  await expect(home.getByText('Mia can use Quartet now.')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
})

test('7 the page rejects a signed-in child, a forged link and an expired link', async ({
  page,
  request,
}) => {
  const { code, id } = await organization({ consent: parent })
  const guardian = await requestConsent(request, code)
  const link = linkIn(await mailTo(guardian, consentSubject))
  const sister = await person({
    ageGroupId: 1,
    role: 'student',
    type: 'student',
    organizationId: id,
  })
  await signIn(page, sister.email, { at: link })
  await expect(page.getByRole('heading', { name: 'This page is for grown-ups' })).toBeVisible()
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)

  await page.goto('/consent/not-a-link')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await sql(
    "update consent_requests set expires_at = now() - interval '1 minute' where organization_id = $1",
    [id],
  )
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
})

test('8 the guardian reads in the language that the child chose', async ({ page }) => {
  const { code, name } = await organization({ consent: parent })
  const guardian = newAddress()
  await page.goto(`/register-basic?code=${code}&lang=2`)
  await page.getByRole('radio', { name: '6 bis 12 Jahre' }).press('Space')
  await page.getByLabel('Spitzname').fill('Mia')
  await page.getByLabel(/E-Mail-Adresse von Mama/).fill(guardian)
  await page.getByRole('combobox', { name: 'Land' }).fill('Deutschland')
  await page.getByRole('option', { name: 'Deutschland', exact: true }).click()
  await page.getByRole('button', { name: 'Zu Hause fragen' }).click()
  await expect(
    page.getByRole('heading', { name: 'Wir haben nach Hause geschrieben' }),
  ).toBeVisible()
  await page.goto(linkIn(await mailTo(guardian, 'Ihre Zustimmung')))
  await expect(
    page.getByRole('heading', { name: `Mia möchte Quartet mit ${name} nutzen` }),
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('9 the guardian sees what is stored, downloads everything and gets a new link when it has expired; the child is informed', async ({
  page,
  request,
  elsewhere: home,
}) => {
  const { code } = await organization({ consent: parent })
  const guardian = await requestConsent(request, code)
  const complaints = complaintsOf(home)
  await openMail(home, guardian, consentSubject)
  const email = newAddress()
  await chooseAccount(home, email)
  await agree(home)
  await expect(home.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const [child] = await sql<{ id: number }>('select id from users where email = $1', [email])
  await giveScores(child?.id ?? 0, [28, 21, 15, 25])

  await openMail(home, guardian, agreed)
  await expect(home.getByRole('heading', { name: 'What Quartet keeps about Mia' })).toBeVisible()
  await expect(home.getByText(email)).toBeVisible()
  await expect(home.getByText('28 Use First')).toBeVisible()
  await expectAccessible(home)
  await home.getByRole('button', { name: 'Prepare the file' }).click()
  const downloading = home.waitForEvent('download')
  await home.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^quartet-.+\.zip$/)

  await signIn(page, email, { at: '/settings/privacy' })
  await expect(
    page.getByText(`${guardian} agreed to your account. With a link from us, they can see`),
  ).toBeVisible()
  await expect(page.getByText('Requested by your parent or guardian.')).toBeVisible()
  await expectAccessible(page)

  await sql(
    "update consent_requests set sent_at = sent_at - interval '30 days' where user_id = $1",
    [child?.id],
  )
  await home.reload()
  await expect(home.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await expect(home.getByText(email)).toHaveCount(0)
  await expectAccessible(home)
  await home.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(home.getByText('A new link is on its way to your address.')).toBeVisible()
  await home.reload()
  await expect(home.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await openMail(home, guardian, 'Here is the new link you asked for')
  await expect(home.getByRole('button', { name: 'Download' })).toBeVisible()
  await sql('update users set age_group_id = 3 where id = $1', [child?.id])
  await home.reload()
  await expect(home.getByRole('heading', { name: 'Mia can now decide alone' })).toBeVisible()
  await expect(home.getByText(email)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('10 texts that change while the page is open are shown again before the guardian consents, and can be read later', async ({
  request,
  elsewhere: home,
}) => {
  const say = wordsIn('ge')
  const { code } = await organization({ consent: parent })
  const guardian = await requestConsent(request, code)
  const link = linkIn(await mailTo(guardian, consentSubject)).replace(/lang=\d+/, 'lang=2')
  await home.goto(link)
  await expect(home.getByText(say('consent.kept_until'))).toBeVisible()
  const email = newAddress()
  await home.getByLabel(say('consent.email')).fill(email)
  await home.getByLabel(say('register.password'), { exact: true }).fill(password)
  await home.getByLabel(say('register.confirm')).fill(password)
  await home.getByRole('checkbox').first().check()

  const words = 'Alles wird nach einem Tag gelöscht.'
  await sql(
    "insert into localization (language_id, area, key, value) values (2, 'register', 'consent.kept_until', $1)",
    [words],
  )
  try {
    await home.getByRole('button', { name: say('consent.agree') }).click()
    await expect(home.getByText(say('error.consent_text_changed'))).toBeVisible()
    await expect(home.getByText(words)).toBeVisible()
    await expect(home.getByRole('checkbox').first()).toBeChecked()
    await expect(home.getByLabel(say('consent.email'))).toHaveValue(email)
    await expectAccessible(home)
    await home.keyboard.press('Escape')
    await home.getByRole('button', { name: say('consent.agree') }).click()
    await expect(home.getByRole('heading', { name: say('consent.agreed_title') })).toBeVisible()
  } finally {
    await sql("delete from localization where language_id = 2 and key = 'consent.kept_until'")
  }

  await home.goto(linkIn(await mailTo(guardian, agreed)).replace(/lang=\d+/, 'lang=1'))
  await expect(home.getByRole('row', { name: /That Mia has an account.*German/ })).toBeVisible()
  await lookAt(home, 'guardian-consents')
  await home.getByRole('button', { name: 'Read the wording' }).first().click()
  await expect(home.getByRole('dialog').getByText(words)).toBeVisible()
  await lookAt(home, 'guardian-words')
})
