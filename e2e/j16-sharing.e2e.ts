/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { attachmentTo, seenPages, seenPicture, shareOf } from './attachments.ts'
import { complaintsOf, expectAccessible, expectFits } from './look.ts'
import { signIn } from './sign-up.ts'
import { slowAnswers } from './slow.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { giveScores, mailTo, newAddress, organization, password, person, sql } from './world.ts'

const white = 0xffffff
/** The light colours of the four patterns and of the text (packages/ui/tokens.ts). */
const light = [0x1557b0, 0x1f6f3a, 0xa84300, 0xa01472]
const a4 = { width: 595, height: 842 }

async function openProfile(page: Page, draft: Parameters<typeof person>[0] = {}) {
  const ada = await person(draft)
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  await expect(page.getByRole('heading', { name: /^(Your scores|How you learn)/ })).toBeVisible()
  return ada
}
async function openPlp(page: Page) {
  const ada = await openProfile(page)
  await page.goto('/new-theme/plp')
  await expect(page.getByRole('heading', { name: 'What you say about yourself' })).toBeVisible()
  return ada
}
const dialogOf = (page: Page) => page.getByRole('dialog')

test('1 without a complete address nothing is sent, and the field shows why', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openProfile(page)
  await page.getByRole('button', { name: 'Share your profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your profile' })
  const address = dialog.getByLabel('Email address')
  await expect(address).toBeFocused()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please input email address')).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill('x@')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please input correct email address')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFits(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Share your profile' })).toBeFocused()
  expect(complaints).toEqual([])
})

test('2 the card is mailed as a picture in light colours, the dialog closes, and its field is empty next time', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 740 })
  const ada = await openProfile(page)
  const to = newAddress()
  await page.getByRole('button', { name: 'Share your profile' }).click()
  await dialogOf(page).getByLabel('Email address').fill(to)
  await dialogOf(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your profile is on its way.')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Share your profile' }).click()
  await expect(dialogOf(page).getByLabel('Email address')).toHaveValue('')
  await expect(dialogOf(page).getByRole('img', { name: 'The picture' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)

  const mail = await mailTo(to)
  expect(mail).toContain(`Subject: ${ada.name} shared a learning profile with you`)
  const picture = seenPicture(await attachmentTo(to, 'profile.png'))
  expect(picture.width).toBe(1520)
  expect(picture.height).toBeGreaterThan(1000)
  expect(shareOf(picture, white)).toBeGreaterThan(0.5)
  for (const colour of light) expect(shareOf(picture, colour)).toBeGreaterThan(0.0005)
  expect(complaints).toEqual([])
})

test('3 the PDF is mailed to each of several addresses; an address field can be removed while there is another', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await openPlp(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the profile' })
  const removes = dialog.getByRole('button', { name: /^Remove address/ })
  await expect(removes).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add another address' }).click()
  await expect(dialog.getByLabel('Email address 2')).toBeFocused()
  await expect(removes).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please input email address')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Remove address 2' }).click()
  await expect(removes).toHaveCount(0)
  await expect(dialog.getByLabel('Email address 1')).toBeFocused()
  await dialog.getByRole('button', { name: 'Add another address' }).click()
  const [first, second] = [newAddress(), newAddress()]
  await dialog.getByLabel('Email address 1').fill(first)
  await dialog.getByLabel('Email address 2').fill('x@')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please input correct email address')).toHaveCount(1)

  await dialog.getByLabel('Email address 2').fill(second)
  const sent = page.waitForResponse((response) => response.url().endsWith(`/users/share/${ada.id}`))
  const slow = await slowAnswers(page, `**/api/users/share/${ada.id}`)
  await dialog.getByRole('button', { name: 'Send' }).dblclick()
  const sending = dialog.getByRole('button', { name: 'Sending...' })
  await expect(sending).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await slow.release()
  expect((await sent).status()).toBe(200)
  await expect(dialog).toHaveCount(0)

  for (const to of [first, second]) {
    const pages = seenPages(await attachmentTo(to, 'profile.pdf'))
    expect(pages.length).toBeGreaterThan(0)
    for (const { width, height, colours } of pages) {
      expect({ width, height }).toEqual(a4)
      expect(colours.size).toBeGreaterThan(20) // not blank
    }
    expect((await sql('select 1 from shares where email = $1', [to])).length).toBe(1)
    expect(pages[0] && shareOf(pages[0], white)).toBeGreaterThan(0.2)
  }
  expect(complaints).toEqual([])
})

test('4 after cancelling, the dialog has one empty field next time', async ({ page }) => {
  await openPlp(page)
  const open = () => page.getByRole('button', { name: 'Share', exact: true }).click()
  await open()
  await dialogOf(page).getByRole('button', { name: 'Add another address' }).click()
  await dialogOf(page).getByLabel('Email address 1').fill(newAddress())
  await dialogOf(page).getByLabel('Email address 2').fill(newAddress())
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await open()
  await expect(dialogOf(page).getByLabel(/^Email address/)).toHaveCount(1)
  await expect(dialogOf(page).getByLabel('Email address 1')).toHaveValue('')
  for (let at = 0; at < 4; at++)
    await dialogOf(page).getByRole('button', { name: 'Add another address' }).click()
  // five at most
  await expect(dialogOf(page).getByRole('button', { name: 'Add another address' })).toHaveCount(0)
})

test('5 an error of the server is shown in the dialog, and the address stays', async ({ page }) => {
  await openProfile(page)
  const to = newAddress()
  await page.route('**/api/users/share', (route) =>
    route.fulfill({
      status: 429,
      json: { name: 'share_recipient_full', message: 'x' },
      headers: { 'retry-after': '9' },
    }),
  )
  await page.getByRole('button', { name: 'Share your profile' }).click()
  await dialogOf(page).getByLabel('Email address').fill(to)
  await dialogOf(page).getByRole('button', { name: 'Send' }).click()
  await expect(dialogOf(page).getByRole('alert')).toContainText(
    'has reached the daily limit for profiles',
  )
  await expect(dialogOf(page).getByLabel('Email address')).toHaveValue(to)
  await expect(dialogOf(page).getByRole('button', { name: 'Send' })).toBeEnabled()
})

test('6 the picture and the PDF can be mailed in a right-to-left language @deep', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(page)
  const say = wordsIn('ar')
  const [{ id = 0 } = {}] = await sql<{ id: number }>(
    "update languages set published = true where locale = 'ar' returning id",
  )
  const ada = await person({ languageId: id, firstName: 'ليلى' })
  await giveScores(ada.id, [28, 24, 15, 25])
  await signIn(page, ada.email, { languageId: id })
  const [first, second] = [newAddress(), newAddress()]
  await page.getByRole('button', { name: say('share.profile') }).click()
  await dialogOf(page).getByLabel(say('share.email')).fill(first)
  await dialogOf(page)
    .getByRole('button', { name: say('share.send') })
    .click()
  await expect(page.getByText(say('share.sent'))).toBeVisible()
  await page.goto('/new-theme/plp')
  await page.getByRole('button', { name: say('share.plp') }).click()
  await dialogOf(page)
    .getByLabel(say('share.email_number', { number: 1 }))
    .fill(second)
  await dialogOf(page)
    .getByRole('button', { name: say('share.send') })
    .click()
  await expect(dialogOf(page)).toHaveCount(0, { timeout: 40_000 })
  const picture = seenPicture(await attachmentTo(first, 'profile.png'))
  expect(picture.width).toBe(1520)
  for (const colour of light) expect(shareOf(picture, colour)).toBeGreaterThan(0.0005)
  expect(seenPages(await attachmentTo(second, 'profile.pdf')).length).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

test('7 children see another way to show the profile and cannot send it', async ({ page }) => {
  const school = await organization({ consent: { mode: 'school', dpa_signed_at: '2026-01-01' } })
  await openProfile(page, {
    ageGroupId: 1,
    role: 'student',
    type: 'student',
    organizationId: school.id,
  })
  await expect(page.getByText('Show it to a grown-up right here').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Share/ })).toHaveCount(0)
})

test('8 links to social networks: only once switched on, only for adults, scores only when ticked', async ({
  page,
}) => {
  await openProfile(page)
  const links = page.getByRole('link', { name: /new tab/ })
  await expect(page.getByRole('button', { name: 'Share your profile' })).toBeVisible()
  await expect(links).toHaveCount(0)
  await sql(
    "insert into settings (key, value) values ('social_share', true) on conflict (key) do update set value = true",
  )
  try {
    await page.reload()
    await page.getByRole('button', { name: 'Share your profile' }).click()
    await expect(links).toHaveCount(2)
    const addresses = async () =>
      (
        await links.evaluateAll((all) =>
          all.map((one) => decodeURIComponent((one as HTMLAnchorElement).href)),
        )
      ).join(' ')
    expect(await addresses()).toContain('Learner')
    expect(await addresses()).not.toMatch(/28|Sequence/)
    for (const link of await links.all()) await expect(link).toHaveAttribute('rel', /noopener/)
    await page.getByLabel('My four scores as well').press('Space')
    await expect.poll(addresses).toContain('Sequence 28')
    await expectAccessible(page)
    const teen = await person({ ageGroupId: 2 })
    await giveScores(teen.id, [28, 21, 15, 25])
    await signIn(page, teen.email)
    await expect(page.getByRole('heading', { name: /^Your scores/ })).toBeVisible()
    // without an institution and a guardian there is nobody to share with
    await expect(page.getByRole('button', { name: 'Share your profile' })).toHaveCount(0)
    await expect(links).toHaveCount(0)
  } finally {
    await sql("delete from settings where key = 'social_share'")
  }
})

test('9 the script that draws pictures is loaded only for the picture @deep', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage() // a new browser context without a cache
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
  })
  const holding = () => scripts.filter((text) => /fontEmbedCSS/.test(text)).length
  await openPlp(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialogOf(page).getByRole('img').first()).toBeVisible()
  expect([holding(), scripts.length > 3]).toEqual([0, true])
  await page.keyboard.press('Escape')
  await page.goto('/new-theme/profile')
  await page.getByRole('button', { name: 'Share your profile' }).click()
  await expect(dialogOf(page).getByRole('img', { name: 'The picture' })).toBeVisible()
  expect(holding()).toBeGreaterThan(0)
})

const openShare = async (page: Page) => {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialogOf(page).getByRole('region', { name: 'What they’ll see' })).toBeVisible()
}

async function createLink(page: Page) {
  await dialogOf(page).getByRole('radio', { name: 'As a link' }).check()
  await dialogOf(page).getByRole('button', { name: 'Create link' }).click()
  const field = dialogOf(page).getByLabel('Link', { exact: true })
  await expect(field).toBeVisible()
  return new URL(await field.inputValue())
}

test('10 a link opens for anyone until it is revoked, and shows only what was chosen', async ({
  page,
  elsewhere: visitor,
}) => {
  const complaints = complaintsOf(page)
  await openPlp(page)
  await openShare(page)
  await dialogOf(page).getByRole('checkbox', { name: 'Scores' }).uncheck()
  await dialogOf(page).getByRole('radio', { name: 'As a link' }).check()
  await dialogOf(page)
    .getByLabel('Personal message (optional)')
    .fill('Please read this\n<b>soon</b>')
  await dialogOf(page).getByRole('radio', { name: '30 days' }).check()
  await expectAccessible(page)
  const link = await createLink(page)
  await expect(dialogOf(page).getByText('it’s shown only this once')).toBeVisible()
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Done' }).click()

  const addresses: string[] = []
  visitor.on('request', (request) =>
    addresses.push(`${request.url()} ${request.headers().referer}`),
  )
  await visitor.goto(link.pathname + link.hash)
  await expect(
    visitor.getByRole('heading', { name: 'Ada Lovelace shares a learning profile with you' }),
  ).toBeVisible()
  await expect(visitor.getByText('<b>soon</b>')).toBeVisible()
  await expect(visitor.getByText(/^Only people with this link can see it, until/)).toBeVisible()
  await expect(visitor.getByRole('img').first()).toBeVisible()
  await expectAccessible(visitor)
  const download = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toBe('profile.pdf')
  // the token reaches no log
  expect(addresses.filter((one) => one.includes(link.hash.slice(1)))).toEqual([])

  await page.goto('/settings/privacy')
  const row = page.getByRole('row', { name: /Learning profile.*Anyone with the link/ })
  await expect(row).toContainText(/open until .*opened 1 time/)
  await row.getByRole('button', { name: 'Revoke' }).click()
  await dialogOf(page).getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The link no longer works.')).toBeVisible()
  await expect(row).toContainText('revoked')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await visitor.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(visitor).toHaveURL('/')
  expect(complaints).toEqual([])
})

test('11 a link that has expired is gone, and a connection that fails loses nothing', async ({
  page,
  context,
  elsewhere: visitor,
}) => {
  const ada = await openPlp(page)
  await openShare(page)
  await dialogOf(page).getByRole('radio', { name: 'As a link' }).check()
  await dialogOf(page).getByLabel('Personal message (optional)').fill('Kept')
  await context.setOffline(true)
  await dialogOf(page).getByRole('button', { name: 'Create link' }).click()
  await expect(dialogOf(page).getByRole('alert')).toContainText('The link wasn’t created')
  await context.setOffline(false)
  await expect(dialogOf(page).getByLabel('Personal message (optional)')).toHaveValue('Kept')
  const link = await createLink(page)
  await sql('update share_links set expires_at = now() where user_id = $1', [ada.id])
  await visitor.goto(link.pathname + link.hash)
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('12 a pupil shares with a teacher, who opens the link after logging in, on a phone', async ({
  page,
  elsewhere: teacher,
}) => {
  const school = await organization({ consent: { mode: 'school', dpa_signed_at: '2026-01-01' } })
  const staff = await person({ role: 'institution_admin', organizationId: school.id })
  await page.setViewportSize({ width: 390, height: 844 })
  await openProfile(page, {
    ageGroupId: 1,
    role: 'student',
    type: 'student',
    organizationId: school.id,
  })
  await page.getByRole('button', { name: 'Share your profile' }).click()
  await expect(dialogOf(page).getByText('Until you’re 18')).toBeVisible()
  await expect(dialogOf(page).getByLabel(/^Email address/)).toHaveCount(0)
  await dialogOf(page).getByRole('button', { name: 'Send' }).click()
  await expect(dialogOf(page).getByText('Please choose at least one person.')).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  const link = await createLink(page)

  await teacher.goto(link.pathname + link.hash)
  await expect(teacher.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await teacher.getByRole('link', { name: 'Log in' }).last().click()
  expect(teacher.url()).not.toContain(link.hash.slice(1))
  await teacher.getByLabel('Email').fill(staff.email)
  await teacher.getByLabel('Password', { exact: true }).fill(password)
  await teacher.getByRole('button', { name: 'Log in' }).click()
  await expect(
    teacher.getByRole('heading', { name: /shares a learning profile with you$/ }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Share your profile' }).click()
  await dialogOf(page).getByRole('checkbox', { name: staff.name }).check()
  await dialogOf(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your profile is on its way.')).toBeVisible()
  expect(await mailTo(staff.email, 'shared a learning profile')).toContain('at your institution')
})
