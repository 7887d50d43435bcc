/// <reference lib="dom" />
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { fillCard, fillPerson, goOn, signIn } from './sign-up.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { giveScores, newAddress, person, sql } from './world.ts'

const pages = [
  'about',
  'evidence',
  'accessibility',
  'privacy',
  'privacy_children',
  'terms',
] as const

/** Adds a page like an administrator. Returns its id. */
async function write(draft: {
  key: string
  title: string
  body: string
  languageId?: number
  ageGroupId?: number | null
}): Promise<number> {
  const [row] = await sql<{ id: number }>(
    'insert into cms (key, language_id, age_group_id, title, body_html) values ($1, $2, $3, $4, $5) returning id',
    [draft.key, draft.languageId ?? 1, draft.ageGroupId ?? null, draft.title, draft.body],
  )
  return row?.id ?? 0
}
const newKey = () => `page_${randomUUID().slice(0, 8)}`

for (const { locale, languageId, tag } of [
  { locale: 'en', languageId: 1, tag: 'en' },
  { locale: 'ge', languageId: 2, tag: 'de' },
  { locale: 'it', languageId: 3, tag: 'it' },
])
  test(`a visitor opens the public pages from the footer of every page, in ${tag}${locale === 'en' ? '' : ' @deep'}`, async ({
    page,
  }) => {
    const say = wordsIn(locale)
    const complaints = complaintsOf(page)
    await page.goto(`/login?lang=${languageId}`)
    // the footer is drawn before the form, which moves it down
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('login.title'))
    for (const key of pages) {
      const foot = page.getByRole('navigation', { name: say('page.all') })
      await foot.getByRole('link', { name: say(`page.${key}`), exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/page/${key}$`))
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(say(`page.${key}`))
      await expect(page.locator(`[lang="${tag}"]`, { has: heading }).last()).toHaveAttribute(
        'dir',
        'ltr',
      )
      await expect(page).toHaveTitle(`${say(`page.${key}`)} · Quartet`)
      await expect(heading).toBeFocused()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
    }
    expect(complaints).toEqual([])
  })

test('members reach the pages from the profile, the menu and a link in a text', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  await page
    .getByRole('article')
    .getByRole('link', { name: 'What is known and what is not' })
    .click()
  await expect(page).toHaveURL(/\/page\/evidence$/)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'How the LCI helps you' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the LCI helps you')
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('main').getByRole('link', { name: 'What is known and what is not' }).click()
  await expect(page).toHaveURL(/\/page\/evidence$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(loads).toBe(0)
  await menu.getByRole('link', { name: 'Videos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videos')
  expect(complaints).toEqual([])
})

test('a child reads a page in easier words where there is a version', async ({ page }) => {
  const child = await person({ ageGroupId: 1, role: 'student', type: 'student' })
  await signIn(page, child.email, { at: '/page/privacy_children' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What Quartet knows about you')
  await page.goto('/lci-help-you')
  await expect(page.getByText('The LCI is the list of short sentences')).toBeVisible()
})

test('a page added by an administrator is available by its key and by its id', async ({ page }) => {
  const key = newKey()
  const id = await write({ key, title: 'The trip', body: '<p>On Monday.</p>' })
  await write({ key, title: 'Der Ausflug', body: '<p>Am Montag.</p>', languageId: 2 })
  const max = await person({ languageId: 2 })
  await signIn(page, max.email, { languageId: 2 })
  for (const name of [key, id]) {
    await page.goto(`/page/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Ausflug')
    await expect(page.getByText('Am Montag.')).toBeVisible()
  }
})

test('English text on a German page is marked as English', async ({ page }) => {
  const key = newKey()
  await write({ key, title: 'The trip', body: '<p>On Monday.</p>' })
  const max = await person({ languageId: 2 })
  await signIn(page, max.email, { at: `/page/${key}`, languageId: 2 })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('The trip')
  await expect(page.locator('main [lang="en"][dir="ltr"]', { has: heading })).toBeVisible()
  await expect(page.locator('main [lang="en"]', { hasText: /^On Monday\.$/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a page for members leads a visitor to the login and back; a page that does not exist is not found', async ({
  page,
}) => {
  const key = newKey()
  const id = await write({ key, title: 'For members', body: '<p>Inside.</p>' })
  const { email } = await person()
  await page.goto(`/page/${id}`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For members')
  for (const name of ['nonsense', '2000000000']) {
    await page.goto(`/page/${name}`)
    await expect(page.getByText('The page you requested could not be found')).toBeVisible()
  }
  await sql('update cms set published = false where id = $1', [id])
  await page.goto(`/page/${id}`)
  await expect(page.getByText('The page you requested could not be found')).toBeVisible()
})

test('scripts and foreign addresses in a page have no effect', async ({ page }) => {
  const key = newKey()
  const body =
    '<p onclick="alert(1)">a</p><img src="x" onerror="alert(2)"><script>alert(3)</script><a href="javascript:alert(4)">b</a>'
  await write({
    key,
    title: 'Bad',
    body: `${body}<a href="//evil.example/">c</a><a href="/\\evil.example">d</a><a href="/page/terms">e</a>`,
  })
  const { email } = await person()
  await signIn(page, email)
  page.on('dialog', () => {
    throw new Error('a script of a page ran')
  })
  await page.goto(`/page/${key}`)
  await page.getByRole('main').getByText('a', { exact: true }).click()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['e'])
})

test('a page that cannot be loaded shows an error and can be retried; a missing one shows a message', async ({
  page,
}) => {
  const { email } = await person()
  await signIn(page, email)
  await page.route('**/api/cms/show/terms*', (route) => route.abort())
  await page.goto('/page/terms')
  await expect(page.getByRole('alert')).toContainText('The page couldn’t be loaded')
  await page.unroute('**/api/cms/show/terms*')
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()

  await page.route('**/api/users/video', (route) => route.fulfill({ json: { content: [] } }))
  await page.goto('/videos')
  await expect(page.getByText('There’s nothing here yet.')).toBeVisible()
})

test('the last step of the sign-up links to the terms, and reading them loses nothing', async ({
  page,
  context,
}) => {
  await page.goto('/register-basic')
  await fillPerson(page, newAddress())
  await goOn(page)
  await fillCard(page)
  await goOn(page)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await expect(page.getByText('By creating an account, you accept the terms of use.')).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.getByRole('main').getByRole('link', { name: 'Terms of use' }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('correct horse')
})

test('a page is printed without bars, menu and footer', async ({ page }) => {
  const { email } = await person()
  for (const signedIn of [false, true]) {
    if (signedIn) await signIn(page, email)
    await page.goto('/page/terms')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const landmark of ['banner', 'navigation', 'contentinfo'] as const)
      await expect(page.getByRole(landmark).filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }
})

test('a page is printed in dark text on white paper, even from the dark colour scheme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' })
  await page.goto('/page/terms')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme)
  expect(await scheme()).toBe('dark')
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.title = getComputedStyle(document.body).color
    }),
  )
  await page.pdf()
  expect(await page.title()).toBe('rgb(26, 29, 35)')
  await expect.poll(scheme).toBe('dark')
})

test('the old design has a flat menu; in the new one, groups can be collapsed and stay collapsed', async ({
  page,
}) => {
  const { email, id } = await person()
  await signIn(page, email)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const tasks = ['School tasks', 'Work tasks', 'Career match', 'Teams', 'Contacts']
  const all = [
    'My dashboard',
    'The inventory',
    'Profile',
    ...tasks,
    'How the LCI helps you',
    'Videos',
    'Your data',
    'Your account',
    'Log out',
  ]
  await expect(menu.getByRole('link')).toHaveText(all)
  const help = menu.getByRole('button', { name: 'Help' })
  await expect(help).toHaveAttribute('aria-expanded', 'true')
  await help.click()
  await expect(menu.getByRole('link')).toHaveText(
    all.filter((name) => !['How the LCI helps you', 'Videos'].includes(name)),
  )
  await expectAccessible(page)
  await page.reload()
  await expect(help).toHaveAttribute('aria-expanded', 'false')
  await menu.getByRole('button', { name: 'Collapse menu' }).click()
  await expect(menu.getByRole('link')).toHaveCount(all.length)
  await menu.getByRole('button', { name: 'Expand menu' }).click()

  await sql(
    `insert into user_permissions (user_id, permission, granted) values ($1, 'show_old_tabs', true)`,
    [id],
  )
  await sql("insert into settings (key, value) values ('old_theme_allowed', true)")
  try {
    await page.reload()
    await expect(menu.getByRole('link')).toHaveText([
      'My dashboard',
      'The inventory',
      'Profile',
      'Your account',
      ...tasks,
      'How the LCI helps you',
      'Videos',
      'Log out',
    ])
    await expect(help).toHaveCount(0)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }),
    ).toBeVisible()
    await expectAccessible(page)
  } finally {
    await sql("delete from settings where key = 'old_theme_allowed'")
  }
})
