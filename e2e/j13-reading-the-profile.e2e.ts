/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible, expectFits } from './look.ts'
import { savedScreens } from './offline.ts'
import { downloadedBy, printed, printedPictures } from './paper.ts'
import { openList } from './personalising.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { answerAll, giveScores, organization, person, sql } from './world.ts'

test('1 the root leads to the profile, and the top bar links to it', async ({ page }) => {
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email, { at: '/' })
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
  const link = page.getByRole('banner').getByRole('link', { name: new RegExp(ada.name) })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('href', '/new-theme/profile')
})

test('2 pattern cards are closed at first, and each opens separately', async ({ page }) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  const cards = page.locator('section', {
    has: page.getByRole('heading', { name: 'The four patterns' }),
  })
  const card = (name: string) =>
    cards.getByRole('heading', { level: 3 }).getByRole('button', { name: new RegExp(name) })
  const names = ['Sequence', 'Precision', 'Technical Reasoning', 'Confluence']
  for (const name of names) await expect(card(name)).toHaveAttribute('aria-expanded', 'false')
  await card('Precision').click()
  for (const name of names)
    await expect(card(name)).toHaveAttribute('aria-expanded', String(name === 'Precision'))
  await expect(page.getByText('How you use it: As Needed')).toBeVisible()
  expect(complaints).toEqual([])
})

test('3 statements are in their groups, with the legend and the bullet lists', async ({ page }) => {
  const ada = await person()
  await giveScores(ada.id, [24, 21, 15, 25])
  await signIn(page, ada.email)
  await expect(page.getByText('Degree of Use').first()).toBeVisible()
  await expect(
    page.getByText('You are close to the line; read both descriptions.').first(),
  ).toBeVisible()
  const cards = page.locator('section', {
    has: page.getByRole('heading', { name: 'The four patterns' }),
  })
  await cards.getByRole('heading', { level: 3 }).getByRole('button').first().click()
  await expect(cards.getByRole('listitem').filter({ visible: true })).toHaveCount(4)
  await openList(page)
  for (const group of ['Avoid', 'As Needed', 'Use First', 'Sequence note'])
    await expect(
      page.getByRole('heading', { level: 4, name: new RegExp(`^${group}`) }),
    ).toHaveCount(4)
})

test('4 the next step leads an adult to work, and everybody else to school', async ({ page }) => {
  for (const [ageGroupId, address] of [
    [3, '/new-theme/at-work'],
    [2, '/new-theme/tasks'],
  ] as const) {
    const ada = await person({ ageGroupId })
    await giveScores(ada.id, [28, 21, 15, 25])
    await signIn(page, ada.email)
    await page.getByRole('link', { name: 'Decode a real task' }).click()
    await expect(page).toHaveURL(new RegExp(address))
    await expect(page.getByRole('dialog')).toBeVisible()
  }
})

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`the four bars are in the first view of ${width} x ${height}, and three tabs have their addresses`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await page.setViewportSize({ width, height })
    const ada = await person()
    await giveScores(ada.id, [28, 24, 15, 26])
    await signIn(page, ada.email)
    for (const name of ['Sequence', 'Precision', 'Technical Reasoning', 'Confluence'])
      await expect(
        page
          .locator('section', { has: page.getByRole('heading', { name: /^Your scores/ }) })
          .getByText(name, { exact: true }),
      ).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[class*=knob]').last()).toBeInViewport({ ratio: 1 })
    const tab = (name: string) => page.getByRole('tab', { name })
    await expect(tab('Result')).toHaveAttribute('aria-selected', 'true')
    await tab('Result').press('ArrowRight')
    await expect(page).toHaveURL(/\/new-theme\/profile\?tab=statements$/)
    await expect(page.getByRole('heading', { name: 'What you say about yourself' })).toBeVisible()
    await expect(tab('Statements')).toBeFocused()
    await tab('History').click()
    await expect(page).toHaveURL(/\?tab=history$/)
    await expect(page.getByRole('heading', { name: 'Past results' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Who can see this' })).toBeVisible()
    await page.goBack()
    await expect(tab('Statements')).toHaveAttribute('aria-selected', 'true')
    await page.goto('/new-theme/profile?tab=nothing')
    await expect(tab('Result')).toHaveAttribute('aria-selected', 'true')
    expect(complaints).toEqual([])
  })

test('the result page belongs to the caller, and without a result it leads to the profile', async ({
  page,
}) => {
  const ada = await person()
  await signIn(page, ada.email, { at: '/new-theme/result' })
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
  await expect(page.getByText('Your profile starts with the inventory')).toBeVisible()
  await giveScores(ada.id, [28, 21, 15, 25])
  await page.goto('/new-theme/result')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You use Sequence and Confluence first, Precision as needed; Technical Reasoning only when you must.',
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Decode a real task' }).click()
  await expect(page).toHaveURL(/\/new-theme\/at-work/)
})

test('a retake asks first, can be postponed by a week, and discarded once begun', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  const dialog = page.getByRole('dialog', { name: 'Take the inventory again?' })
  const ask = () => page.getByRole('button', { name: 'Take it again' }).click()
  await ask()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remind me in a week' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Is now a good time?')).toHaveCount(0)
  const key = `retake_reminder.${ada.id}`
  await page.evaluate((key) => localStorage.setItem(key, '"2020-01-01T00:00:00.000Z"'), key)
  await page.reload()
  await expect(page.getByText('Is now a good time?')).toBeVisible()
  await ask()
  await dialog.getByRole('button', { name: 'Begin now' }).click()
  await expect(page).toHaveURL(/\/new-theme\/questions$/)
  await expect(page.getByRole('group')).toHaveCount(7)

  // without an answer it is not begun
  await page.goto('/new-theme/profile')
  await expect(page.getByRole('link', { name: 'Decode a real task' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue the inventory' })).toHaveCount(0)
  await page.goto('/new-theme/questions')
  await page.getByRole('radio').first().press('Space')
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await page.goto('/new-theme/profile')
  await expect(page.getByRole('link', { name: 'Continue the inventory' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard it' }).click()
  const sure = page.getByRole('dialog', { name: 'Discard this inventory?' })
  await sure.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByRole('link', { name: 'Continue the inventory' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Dynamic Learner' })).toBeVisible()
  expect(await sql('select from attempts where user_id = $1', [ada.id])).toEqual([])
  expect(await savedScreens(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a child has a short page in plain words, and the details are folded for a grown-up', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const school = await organization({ consent: { mode: 'school', dpa_signed_at: '2026-01-01' } })
  const mia = await person({
    ageGroupId: 1,
    role: 'student',
    type: 'student',
    organizationId: school.id,
    firstName: 'Mia',
  })
  await giveScores(mia.id, [28, 21, 15, 25])
  await page.setViewportSize({ width: 820, height: 1180 })
  await signIn(page, mia.email, { at: '/new-theme/result' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Well done, Mia!')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See all four' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'The planner',
    'The inventor',
    'The detective',
    'The builder',
  ])
  for (const word of ['Degree of Use', 'Technical Reasoning', 'Tether', 'Who can see this'])
    await expect(page.getByRole('main').getByText(word)).toHaveCount(0)
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(tall).toBeLessThan(2.5 * 1180)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'For grown-ups: the details' }).click()
  await expect(page.getByRole('heading', { name: 'The scores' })).toBeVisible()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: 'Past results' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How you learn, Mia')
  await page.getByRole('tab', { name: 'My guides' }).click()
  await expect(page.getByRole('heading', { name: 'Your main guides' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('6 every navigation starts at the top of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  await page.getByText('This is how you say you usually approach tasks.').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.getByRole('navigation').getByRole('link', { name: 'The inventory' }).click()
  await expect(page).toHaveURL(/\/new-theme\/questions$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a provisional label is marked as such', async ({ page }) => {
  const ada = await person()
  await giveScores(ada.id, [22, 16, 17, 14])
  await signIn(page, ada.email)
  await expect(page.getByText('Dynamic Learner (provisional)')).toBeVisible()
  await expect(page.getByText('Your result is Dynamic Learner, provisionally')).toBeVisible()
  await expect(page.getByText('one or two patterns lie in the Use First range')).toHaveCount(0)
  await expect(page.getByText(/invalid/i)).toHaveCount(0)
})

test('before the inventory, the page leads to it', async ({ page }) => {
  const { email } = await person()
  await signIn(page, email)
  await expect(page.getByText('Your profile starts with the inventory')).toBeVisible()
  await page.getByRole('link', { name: /Start the inventory/ }).click()
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
})

test('old addresses redirect to the same pages', async ({ page }) => {
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email, { at: '/profile' })
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
  await page.goto('/edit-questionnaire')
  await expect(page).toHaveURL(/\/new-theme\/questions$/)
  await page.goto(`/user-profile/${ada.id}`)
  await expect(page).toHaveURL(new RegExp(`/new-theme/profile/${ada.id}$`))
})

test('a right-to-left language mirrors the page immediately, also after a reload', async ({
  page,
}) => {
  const [language] = await sql<{ id: number }>(
    `insert into languages (title, locale, tag, rtl, published) values ('Hebrew', 'he', 'he', 1, true)
     on conflict (locale) do update set published = true returning id`,
  )
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await page.goto(`/login?lang=${language?.id}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('textbox').first().fill(ada.email)
  await page.locator('input[type=password]').fill('correct horse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond).toBe(0)
  await sql('update languages set published = false where id = $1', [language?.id])
})

test('5 the profile is printed: one page, and the full profile, whose PDF has readable text', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await giveScores(ada.id, [28, 18, 15, 25])
  await signIn(page, ada.email)
  await page
    .getByRole('region', { name: 'Profile actions' })
    .getByRole('link', { name: 'Print profile' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Print profile')
  const sheet = (name: string) =>
    page
      .getByRole('figure', { name: 'Personal Learning Profile' })
      .getByRole('img', { name: `Page ${name}` })
  const readable = page.getByRole('button', { name: 'PDF with readable text' })
  await expect(sheet('1 of 1')).toBeVisible()
  await expectAccessible(page)
  for (const format of ['A4', 'Letter'] as const) {
    const [printedSheet, ...more] = await printedPictures(page, { format })
    expect([format, more]).toEqual([format, []])
    expect(printedSheet?.colours.size).toBeGreaterThan(20) // not blank
  }
  const card = await downloadedBy(page, readable)
  expect([card.name, card.text.length]).toEqual(['profile.pdf', 1])
  for (const text of [
    'Ada Lovelace',
    'You use Sequence and Confluence first',
    'Dynamic Learner',
    'Use First',
    '28',
    'right from the start',
    'Printed on',
  ])
    expect(card.text[0]).toContain(text)
  await page.getByRole('link', { name: 'Full profile' }).click()
  await expect(page).toHaveURL(/sheet=full/)
  await expect(sheet('1 of 3')).toBeVisible()
  for (const format of ['A4', 'Letter'] as const)
    expect(await printedPictures(page, { format })).toHaveLength(3)
  const full = await downloadedBy(page, readable)
  expect(full.text.join(' ')).toContain('Past results')
  expect(complaints).toEqual([])
})

test('5 the printed page is light and right-to-left in Arabic, whatever the colour scheme of the screen', async ({
  page,
}) => {
  const [language] = await sql<{ id: number }>("select id from languages where locale = 'ar'")
  await sql('update languages set published = true where id = $1', [language?.id])
  const ada = await person({ languageId: language?.id ?? 1, firstName: 'ليلى' })
  await giveScores(ada.id, [28, 18, 15, 25])
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, ada.email, { at: '/new-theme/print', languageId: language?.id })
  await expect(page.getByRole('main').getByRole('img')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFits(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  const schemes = await page.evaluate(() => {
    const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme')
    const seen: (string | null)[] = [scheme()]
    addEventListener('beforeprint', () => seen.push(scheme()))
    Object.assign(globalThis, { seen })
    return seen
  })
  expect(schemes).toEqual(['dark'])
  expect(await printedPictures(page)).toHaveLength(1)
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([
    'dark',
    'light',
  ])
})

test('5 the result of the inventory is printed with its answers', async ({ page }) => {
  const ada = await person()
  await giveScores(ada.id, [28, 18, 15, 25])
  await answerAll(ada.id)
  await signIn(page, ada.email)
  await page.getByRole('tab', { name: 'History and who sees it' }).click()
  await page.getByRole('link', { name: 'View answers' }).click()
  await expect(page).toHaveURL(/\/new-theme\/answers$/)
  await expect(page.getByRole('listitem')).toHaveCount(31)
  const sheets = await printed(page)
  expect(sheets.length).toBeLessThan(5)
  const items = await page.getByRole('listitem').locator('span:first-child').allTextContents()
  for (const item of items)
    expect(sheets.filter((sheet) => sheet.includes(item)).length, item).toBe(1)
  for (const screen of ['Print the answers', 'Your profile'])
    expect(sheets.join()).not.toContain(screen)
})

test('the person sees who can view the profile, and who did', async ({
  page,
  elsewhere: office,
}) => {
  const complaints = complaintsOf(page)
  const school = await organization()
  const [admin, ada] = [
    await person({ role: 'institution_admin', organizationId: school.id, firstName: 'Grace' }),
    await person({ organizationId: school.id }),
  ]
  await giveScores(ada.id, [28, 18, 15, 25])
  await signIn(page, ada.email, { at: '/new-theme/profile?tab=history' })
  const who = page.locator('section', {
    has: page.getByRole('heading', { name: 'Who can see this' }),
  })
  await expect(
    who.getByText(`the people in charge of Quartet at ${school.name}`, { exact: false }),
  ).toBeVisible()
  await expect(who.getByText(/Only while this is allowed: your results/)).toBeVisible()
  await who.getByRole('button', { name: 'Who viewed your profile' }).click()
  await expect(who.getByText('Nobody else has viewed it.')).toBeVisible()

  await signIn(office, admin.email, { at: `/new-theme/profile/${ada.id}` })
  await expect(office.getByText('Ada Lovelace doesn’t share the scores with you.')).toBeVisible()
  await expect(office.getByText('Who can see this')).toHaveCount(0)
  // another person's profile is not the own one of the menu, and leads back to their page
  const menu = office.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.locator('[aria-current=page]')).toHaveCount(0)
  await office.getByRole('main').getByRole('link', { name: 'Ada Lovelace' }).click()
  await expect(office).toHaveURL(new RegExp(`/user-details/${ada.id}$`))
  await expect(menu.locator('[aria-current]')).toHaveText('Users')

  await page.goto('/settings/privacy')
  const row = page.getByRole('row', { name: /Grace Lovelace/ })
  await expect(row).toContainText('is in charge of Quartet at your institution')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFits(page)
  expect(complaints).toEqual([])
})

test('the profile of a person out of scope, or of nobody, is a page not found', async ({
  page,
}) => {
  const [ada, stranger] = [await person(), await person()]
  await signIn(page, ada.email)
  for (const address of ['profile', 'print'])
    for (const id of [stranger.id, 2_000_000_000, 'abc']) {
      await page.goto(`/new-theme/${address}/${id}`)
      await expect(page).toHaveURL(/\/404$/)
    }
})

test("staff read a person's own texts only while the person shares them, also in print", async ({
  page,
}) => {
  const school = await organization()
  const [admin, ada] = [
    await person({ role: 'institution_admin', organizationId: school.id }),
    await person({ organizationId: school.id }),
  ]
  await giveScores(ada.id, [28, 18, 15, 25])
  await sql(
    "update users set about_me = 'I count engines.', job_title = 'Countess', topics = '{maps,sums}' where id = $1",
    [ada.id],
  )
  await signIn(page, admin.email, { at: `/new-theme/profile/${ada.id}` })
  await expect(page.getByText('Ada Lovelace doesn’t share the scores with you.')).toBeVisible()
  await expect(page.getByText('I count engines.')).toHaveCount(0)
  await page.goto(`/new-theme/print/${ada.id}`)
  await expect(page.getByText('There are no scores to print yet.')).toBeVisible()
  await sql(
    `insert into consents (user_id, purpose, by, how, text_version, given_at) values ($1, 'facilitator_scores', 'self', 'settings', '1', now())`,
    [ada.id],
  )
  await page.goto(`/new-theme/profile/${ada.id}`)
  await expect(page.getByText('I count engines.')).toBeVisible()
  await expect(page.getByText('Topics: maps and sums')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About Ada Lovelace' })).toBeVisible()
  await expect(page.getByText('This person’s result is Dynamic Learner')).toBeVisible()
  await expect(page.getByText('This is how Ada Lovelace says')).toBeVisible()
  await expect(page.getByText('Your result is')).toHaveCount(0)
  await page.goto(`/new-theme/print/${ada.id}`)
  const { text } = await downloadedBy(
    page,
    page.getByRole('button', { name: 'PDF with readable text' }),
  )
  expect(text[0]).toContain('This person’s result is Dynamic Learner')
  expect(text[0]).toContain('This is how Ada Lovelace says')
  expect(text[0]).not.toContain('Your result is')
})
