/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible, expectFits } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, type Person, person, sql } from './world.ts'

async function scored(draft: Parameters<typeof person>[0] = {}): Promise<Person> {
  const ada = await person(draft)
  await giveScores(ada.id, [28, 21, 15, 25])
  return ada
}
const main = (page: Page) => page.getByRole('main')
const boxes = (page: Page) => main(page).getByRole('checkbox')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const bar = (page: Page) => page.getByRole('banner')
const question = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) }).first()
const bring = (page: Page) => question(page, 'What I bring to a team').getByRole('checkbox')
const need = (page: Page) => question(page, 'What I need from a team').getByRole('checkbox')
const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' })
const saved = (page: Page) => expect(page.getByText(/^Saved/)).toBeVisible()
const keysOf = async (id: number) =>
  (
    await sql<{ key: string }>(
      'select statement_key as key from selected_team_statements where user_id = $1 order by 1',
      [id],
    )
  ).map(({ key }) => key)

test('step 1 shows no menu, saves each tick, and leads to step 2', async ({ page }) => {
  const complaints = complaintsOf(page)
  const ada = await scored()
  await signIn(page, ada.email, { at: '/new-theme/build-team' })
  await expect(heading(page)).toHaveText('Build a team')
  await expect(menu(page)).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Choose statements' }).click()

  await expect(page).toHaveURL(/\/new-theme\/build-team\/step-1$/)
  await expect(heading(page)).toHaveText('Introduce Yourself')
  for (const around of [bar(page), menu(page)]) await expect(around).toHaveCount(0)
  const steps = page.getByRole('list', { name: 'Steps of building a team' }).getByRole('listitem')
  await expect(steps).toHaveCount(4)
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  await expect(
    page.getByRole('heading', { name: 'What you bring and what you need' }),
  ).toBeVisible()
  // two questions, four patterns: those of the person's own degree; the others are folded
  await expect(boxes(page)).toHaveCount(2 * 4 * 4)
  await expectAccessible(page)

  await bring(page).first().press('Space')
  await saved(page)
  await next(page).click()
  await expect(page.getByText('Choose at least one statement under each question.')).toBeVisible()
  await need(page).first().press('Space')
  await expect(page.getByText('Choose at least one statement under each question.')).toHaveCount(0)
  await saved(page)
  await page.reload()
  await expect(bring(page).first()).toBeChecked()
  await next(page).click()
  await expect(page).toHaveURL(/\/new-theme\/build-team\/step-2$/)
  expect(await keysOf(ada.id)).toEqual(['bring/sequence/Use First/1', 'need/sequence/Use First/1'])
  expect(complaints).toEqual([])
})

test('who leads a team goes on to step 3, in the old design under its own addresses', async ({
  page,
}) => {
  const ada = await scored()
  await sql("insert into teams (name, leader_id) values ('Kites', $1)", [ada.id])
  await sql(
    "insert into selected_team_statements values ($1, 'bring/sequence/Use First/1'), ($1, 'need/confluence/Use First/2')",
    [ada.id],
  )
  await signIn(page, ada.email, { at: '/introduce-yourself' })
  await expect(menu(page)).toBeVisible()
  await expect(bar(page).getByText('Introduce Yourself')).toBeVisible()
  await next(page).click()
  await expect(page).toHaveURL(/\/working-together$/)
  await page.goto('/new-theme/build-team')
  await expect(page.getByText('2 statements chosen. You already lead a team.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Change what you chose' }).click()
  await next(page).click()
  await expect(page).toHaveURL(/\/new-theme\/build-team\/step-3$/)
})

test('a seventh statement of a pattern waits until another one is unticked', async ({ page }) => {
  const ada = await scored()
  await sql(
    "insert into selected_team_statements select $1, key from team_statement_groups where key like 'bring/sequence/%' and age_group_id = 2 and key <> 'bring/sequence/Use First/1' order by type desc limit 6",
    [ada.id],
  )
  await signIn(page, ada.email, { at: '/new-theme/build-team/step-1' })
  await expect(bring(page).first()).toBeDisabled()
  await expect(page.getByText('That’s the most for this pattern.')).toBeVisible()
  await bring(page).nth(1).press('Space')
  await expect(bring(page).first()).toBeEnabled()
  await expect(page.getByText('That’s the most for this pattern.')).toHaveCount(0)
  await saved(page)
})

test('ticks survive a lost connection, and the button waits for it', async ({ page, context }) => {
  const ada = await scored()
  await signIn(page, ada.email, { at: '/new-theme/build-team/step-1' })
  await expect(boxes(page)).toHaveCount(32)
  await context.setOffline(true)
  await bring(page).first().press('Space')
  await need(page).first().press('Space')
  await next(page).click()
  await expect(main(page).getByRole('alert')).toContainText('You’re offline.')
  await expect(page).toHaveURL(/step-1$/)
  await context.setOffline(false)
  await expect(page).toHaveURL(/step-2$/, { timeout: 60_000 })
  expect(await keysOf(ada.id)).toHaveLength(2)
})

test('without a result the page leads to the inventory; without access_team it says so', async ({
  page,
}) => {
  const ada = await person()
  await signIn(page, ada.email, { at: '/new-theme/build-team/step-1' })
  await expect(page.getByText('Take the inventory first')).toBeVisible()
  await expect(boxes(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Start the inventory' }).click()
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
  await sql(
    "insert into user_permissions (user_id, permission, granted) values ($1, 'access_team', false)",
    [ada.id],
  )
  for (const address of ['/new-theme/build-team', '/new-theme/build-team/step-1']) {
    await page.goto(address)
    await expect(page.getByText('This page isn’t available for your account')).toBeVisible()
  }
})

test('children get short statements, and every width fits', async ({ page }) => {
  const mia = await scored({ ageGroupId: 1, role: 'student', type: 'student' })
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, mia.email, { at: '/new-theme/build-team/step-1' })
  await expect(page.getByText('What do you bring, what do you need?')).toBeVisible()
  await expect(boxes(page)).toHaveCount(2 * 4 * 2)
  await expectFits(page)
})
