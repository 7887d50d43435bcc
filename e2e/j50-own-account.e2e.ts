/// <reference lib="dom" />
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { fromBufferPromise } from 'yauzl'
import { complaintsOf, expectFits, lookAt } from './look.ts'
import { logIn, signIn, throughLogin } from './sign-up.ts'
import { test } from './test.ts'
import { type Words, wordsIn } from './words.ts'
import { giveScores, mailTo, openSession, organization, password, person, sql } from './world.ts'

const pictures = process.env.E2E_PICTURES
const english = wordsIn('en')

async function logInTo(page: Page, email: string) {
  await page.goto('/login')
  await logIn(page, email)
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
}

test('2 changing the password logs out another browser but not this one', async ({
  page,
  elsewhere: other,
}) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await logInTo(other, ada.email)
  await signIn(page, ada.email, { at: '/settings/account' })
  await page.getByLabel('Current password').fill('wrong horse')
  await page.getByLabel('New password', { exact: true }).fill('a new battery')
  await page.getByLabel('Confirm new password').fill('a new batterie')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm new password').fill('a new battery')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This isn’t your current password')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(
    page.getByText('Your password has been changed. All other devices have been logged out.'),
  ).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await expect(page.getByText('You’re not logged in anywhere else.')).toBeVisible()
  await mailTo(ada.email, 'Your Quartet password was changed')

  await other.goto('/new-theme/profile')
  await expect(other).toHaveURL(/\/401/)
  await logInAgain(other, ada.email)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Password and devices' })).toBeVisible()
  expect(complaints).toEqual([])
})

async function logInAgain(page: Page, email: string) {
  await page.goto('/login')
  await logIn(page, email, 'a new battery')
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
}

test('3 each device with a session is listed, and logged out one by one or all at once', async ({
  page,
  request,
}) => {
  const ada = await person()
  const others = [
    await openSession(ada.email),
    await openSession(ada.email),
    await openSession(ada.email),
  ]
  await throughLogin(page, ada.email)
  await page.goto('/settings/account')
  const rows = page.getByRole('listitem').filter({ hasText: 'Logged in on' })
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'this device' })).toContainText('Chrome on Linux')
  await rows.getByRole('button', { name: 'Log out' }).first().click()
  await expect(rows).toHaveCount(3)
  /** The number of other sessions that are rejected with 401. */
  const ended = async () => {
    const headers = others.map(({ access_token }) => ({ authorization: `Bearer ${access_token}` }))
    const responses = await Promise.all(
      headers.map((one) => request.get(`/api/users/show/${ada.id}`, { headers: one })),
    )
    return responses.filter((response) => response.status() === 401).length
  }
  await expect.poll(ended, { timeout: 30_000 }).toBe(1)
  await page.getByRole('button', { name: 'Log out all others' }).click()
  await page
    .getByRole('dialog', { name: 'Are You Sure?' })
    .getByRole('button', { name: 'Log out all others' })
    .click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('You’re not logged in anywhere else.')).toBeVisible()
  expect(await ended()).toBe(3)
  const { 0: left } = await sql<{ count: string }>(
    'select count(*) from sessions where user_id = $1',
    [ada.id],
  )
  expect(left?.count).toBe('1')
})

/** Returns the files in the downloaded zip, read by another library than the one that wrote it. */
async function fetchExport(page: Page, say: Words = english) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('own_data.export_fetch') }).click(),
  ])
  const files: Record<string, string> = {}
  for await (const entry of (await openZip(await download.path())).entries)
    files[entry.name] = entry.text
  return { name: download.suggestedFilename(), files }
}

async function openZip(file: string) {
  const zip = await fromBufferPromise(await readFile(file), { lazyEntries: true })
  const entries: { name: string; text: string }[] = []
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = []
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
    entries.push({ name: entry.fileName, text: Buffer.concat(parts).toString() })
  }
  return { entries }
}

test('4 all personal data is exported as a file with a readable page and data for programs', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await sql(
    "update users set about_me = 'I like engines.', topics = '{Bees,Looms}' where id = $1",
    [ada.id],
  )
  await signIn(page, ada.email, { at: '/settings/privacy' })
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 20_000 })
  const { name, files } = await fetchExport(page)
  expect(name).toMatch(/^quartet-\d{4}-\d\d-\d\d\.zip$/)
  expect(Object.keys(files).sort()).toEqual(['data.json', 'quartet.html'])
  const data = JSON.parse(files['data.json'] ?? '')
  expect(data.account).toMatchObject([
    { email: ada.email, about_me: 'I like engines.', topics: ['Bees', 'Looms'] },
  ])
  expect(data.scores).toMatchObject([{ sequence: 28, confluence: 25 }])
  const mail = await mailTo(ada.email, 'Your data is ready')
  expect(mail).toContain('/settings/privacy')
  expect(complaints).toEqual([])
  await readPage(page, files['quartet.html'] ?? '', 'export-en')
})

/** Opens the page of an export as a local file and checks that it makes no requests. */
async function readPage(page: Page, html: string, name: string) {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const file = test.info().outputPath(`${name}.html`)
  await writeFile(file, html)
  await page.goto(`file://${file}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
    if (pictures)
      await page.screenshot({ path: path.join(pictures, `${name}-${width}.png`), fullPage: true })
  }
  if (pictures) await page.pdf({ path: path.join(pictures, `${name}.pdf`), format: 'A4' })
  expect(requests).toEqual([`file://${file}`])
}

test('5 an account is deleted after fourteen days; until then all pages show it, and it can be cancelled', async ({
  page,
  elsewhere: other,
}) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await logInTo(other, ada.email)
  await signIn(page, ada.email, { at: '/settings/privacy' })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Are You Sure?' })
  await expect(confirmation.getByLabel('Your password')).toBeFocused()
  await confirmation.getByLabel('Your password').fill('wrong horse')
  await confirmation.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(confirmation.getByText('This isn’t your current password')).toBeVisible()
  await confirmation.getByLabel('Your password').fill(password)
  await confirmation.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(/Your account will be deleted on \w+ \d+, \d{4}\./)).toBeVisible()
  await mailTo(ada.email, 'will be deleted on')
  await other.goto('/new-theme/profile')
  await expect(other).toHaveURL(/\/401/)

  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, ada.email)
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible()
  await lookAt(page, 'deletion-banner')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays.')).toBeVisible()
  await expect(page.getByText(/Your account will be deleted on/)).toHaveCount(0)
  const [row] = await sql<{ erase_from: Date | null }>(
    'select erase_from from users where id = $1',
    [ada.id],
  )
  expect(row?.erase_from).toBeNull()
  expect(complaints).toEqual([])
})

test('6 a guest, a person waiting for a guardian and one without access can use password, export and deletion @deep', async ({
  page,
}) => {
  const ended = await organization()
  await sql("update organizations set ends_at = now() - interval '60 days' where id = $1", [
    ended.id,
  ])
  const teen = await person({ role: 'student', type: 'student', ageGroupId: 2 })
  await sql(
    "update users set consent_by = 'guardian', awaiting_consent_since = now(), turns_18_in = 2035, country = 'DE' where id = $1",
    [teen.id],
  )
  for (const who of [
    await person({ role: 'guest' }),
    await person({ organizationId: ended.id }),
    teen,
  ]) {
    await page.goto('/login')
    await logIn(page, who.email)
    await expect(page).toHaveURL(/\/(new-theme\/profile|waiting)$/)
    await page.goto('/settings/account')
    await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Account' })
      .getByRole('link', { name: 'Your data' })
      .click()
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
    await page.getByRole('button', { name: 'Prepare my data' }).click()
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 20_000 })
    expect(Object.keys((await fetchExport(page)).files)).toHaveLength(2)
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login/)
  }
})

test('7 the exported page is right-to-left in Arabic @deep', async ({ page }) => {
  test.setTimeout(120_000)
  const languageId = 8
  const say = wordsIn('ar')
  await sql('update languages set published = true where id = $1', [languageId])
  const leila = await person({ languageId, firstName: 'ليلى' })
  await giveScores(leila.id, [28, 21, 15, 25])
  await sql(
    "update users set about_me = 'أحب المحركات. I like engines.', topics = '{النحل,Bees}', country = 'MT' where id = $1",
    [leila.id],
  )
  await signIn(page, leila.email, { at: '/settings/privacy', languageId })
  await page.getByRole('button', { name: say('own_data.export_ask') }).click()
  await expect(page.getByRole('button', { name: say('own_data.export_fetch') })).toBeVisible({
    timeout: 20_000,
  })
  const { files } = await fetchExport(page, say)
  expect(files['quartet.html']).toContain('<html lang="ar" dir="rtl">')
  await readPage(page, files['quartet.html'] ?? '', 'export-ar')
})
