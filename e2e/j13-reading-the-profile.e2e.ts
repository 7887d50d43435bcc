import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { giveScores, person, sql } from './world.ts'

test('1 the root is the profile, and the top bar leads there', async ({ page }) => {
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  await page.goto('/')
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
  const link = page.getByRole('banner').getByRole('link', { name: new RegExp(ada.name) })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('href', '/new-theme/profile')
})

test('2 pattern cards are closed at first, and each opens by itself', async ({ page }) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  const cards = page.locator('section', { has: page.getByRole('heading', { name: 'The four patterns' }) })
  const card = (name: string) => cards.getByRole('heading', { level: 3 }).getByRole('button', { name: new RegExp(name) })
  const names = ['Sequence', 'Precision', 'Technical Reasoning', 'Confluence']
  for (const name of names) await expect(card(name)).toHaveAttribute('aria-expanded', 'false')
  await card('Precision').click()
  for (const name of names) await expect(card(name)).toHaveAttribute('aria-expanded', String(name === 'Precision'))
  await expect(page.getByText('How you use it: As Needed')).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('3 statements stand in their groups, with the legend and the bullet lists', async ({ page }) => {
  const ada = await person()
  await giveScores(ada.id, [24, 21, 15, 25])
  await signIn(page, ada.email)
  await expect(page.getByText('Degree of Use').first()).toBeVisible()
  await page.getByRole('button', { name: /^Personalize Your Profile/ }).click()
  for (const group of ['Avoid', 'As Needed', 'Use First', 'Sequence note'])
    await expect(page.getByRole('heading', { level: 4, name: new RegExp(`^${group}`) })).toHaveCount(4)
  await expectAccessible(page)
  await expect(page.getByText('You are close to the line; read both descriptions.').first()).toBeVisible()
  const cards = page.locator('section', { has: page.getByRole('heading', { name: 'The four patterns' }) })
  await cards.getByRole('heading', { level: 3 }).getByRole('button').first().click()
  await expect(cards.getByRole('listitem').filter({ visible: true })).toHaveCount(4)
})

test('6 every navigation starts at the top of the page, and the heading takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  await page.getByText('This describes how you say you usually go about tasks.').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.getByRole('navigation').getByRole('link', { name: 'The inventory' }).click()
  await expect(page).toHaveURL(/\/new-theme\/questions$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a provisional label says so and offers to take the inventory again', async ({ page }) => {
  const ada = await person()
  await giveScores(ada.id, [22, 16, 17, 14])
  await signIn(page, ada.email)
  await expect(page.getByText('Dynamic Learner (provisional)')).toBeVisible()
  await expect(page.getByText(/invalid/i)).toHaveCount(0)
  await expectAccessible(page)
})

test('before the inventory the page leads to it', async ({ page }) => {
  const { email } = await person()
  await signIn(page, email)
  await expect(page.getByText('Your profile begins with the inventory')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /Start the inventory/ }).click()
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
})

test('old addresses end on the same pages', async ({ page }) => {
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
  await page.goto('/edit-questionnaire')
  await expect(page).toHaveURL(/\/new-theme\/questions$/)
  await page.goto(`/user-profile/${ada.id}`)
  await expect(page).toHaveURL(new RegExp(`/new-theme/profile/${ada.id}$`))
})

test('a right-to-left language mirrors the page at once, and a reload keeps it', async ({ page }) => {
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
  await expectAccessible(page)
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(beyond).toBe(0)
  await sql('update languages set published = false where id = $1', [language?.id])
})
