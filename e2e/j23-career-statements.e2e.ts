/// <reference lib="dom" />
import { expect, type Page, type Request } from '@playwright/test'
import { complaintsOf, expectFits } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, type Person, person, sql } from './world.ts'

async function scored(draft: Parameters<typeof person>[0] = {}): Promise<Person> {
  const ada = await person(draft)
  await giveScores(ada.id, [28, 21, 15, 25])
  return ada
}
const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const saved = (page: Page) => expect(page.getByText(/^Saved/)).toBeVisible()
const keysOf = async (id: number) =>
  (
    await sql<{ key: string }>(
      'select group_key as key from selected_career_statements where user_id = $1 order by 1',
      [id],
    )
  ).map(({ key }) => key)
const fold = (page: Page) => page.getByRole('button', { name: /^What is true of you at work/ })
const unfold = async (page: Page) => {
  await fold(page).click()
  await expect(page.getByRole('heading', { name: 'What I need from a workplace' })).toBeVisible()
}
const open = async (page: Page, email: string) => {
  await signIn(page, email, { at: '/career-match-questions' })
  await unfold(page)
}

test('1 the menu leads to the match with the statements folded; each tick sends one request and is saved', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const complaints = complaintsOf(page)
  const ada = await scored()
  await signIn(page, ada.email)
  await menu(page).getByRole('link', { name: 'Career match' }).click()
  await expect(page).toHaveURL(/\/career-match-questions$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career match')
  await expect(fold(page)).toContainText('0 ticked')
  await expect(boxes(page)).toHaveCount(0)
  await unfold(page)
  for (const title of [
    'How I do my best work',
    'What I bring to an employer',
    'What I need from a workplace',
  ])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  // those of the person's own degree; the others are collapsed
  await expect(boxes(page)).toHaveCount(3 * 4 * 4)

  const sent: Request[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request))
  for (const at of [0, 17, 40]) {
    await boxes(page).nth(at).press('Space')
    await expect(boxes(page).nth(at)).toBeChecked()
    await saved(page)
  }
  expect(sent.map((request) => new URL(request.url()).pathname)).toEqual(
    Array(3).fill(`/api/users/update/career/statements/${ada.id}`),
  )
  expect(await keysOf(ada.id)).toEqual([
    'best_work/sequence/Use First/1',
    'bring/sequence/Use First/2',
    'need/technical_reasoning/Avoid/1',
  ])
  await page.reload()
  await expect(fold(page)).toContainText('3 ticked')
  await unfold(page)
  for (const at of [0, 17, 40]) await expect(boxes(page).nth(at)).toBeChecked()
  await boxes(page).nth(17).press('Space')
  await expect.poll(async () => (await keysOf(ada.id)).length).toBe(2)
  await page.reload()
  await unfold(page)
  await expect(boxes(page).nth(0)).toBeChecked()
  await expect(boxes(page).nth(17)).not.toBeChecked()
  expect(complaints).toEqual([])
})

test('2 the other degrees open under each pattern, followed by an explanation of the match and the disclaimer with a link to the evidence', async ({
  page,
}) => {
  const ada = await scored()
  await open(page, ada.email)
  const sequence = page
    .locator('section', { has: page.getByRole('heading', { name: 'How I do my best work' }) })
    .locator('section')
    .first()
  await sequence.getByRole('button', { name: 'Avoid' }).click()
  const restless = page.getByRole('checkbox', { name: /^Fixed steps make me restless/ })
  await restless.press('Space')
  await saved(page)
  await expect(sequence.getByRole('button', { name: 'Avoid' })).toContainText('1 ticked')
  await page.getByRole('button', { name: 'Twelve fields to explore' }).click()
  await expect(page.getByText(/Land and building/)).toBeVisible()
  await expect(page.getByText(/used under the CC BY 4\.0 licence/)).toBeVisible()
  await expect(
    page.getByText('This compares habits, not ability, and should not decide a career.').last(),
  ).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFits(page)
  await page.getByRole('link', { name: 'What is known and what is not' }).last().click()
  await expect(page).toHaveURL(/\/page\/evidence$/)
})

test('3 without a result, all statements are shown, with a link to the inventory', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const complaints = complaintsOf(page)
  const ada = await person()
  await open(page, ada.email)
  await expect(boxes(page)).toHaveCount(144)
  await expect(page.getByText('No result of your own yet')).toBeVisible()
  await page.getByRole('link', { name: 'Start the inventory' }).click()
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
  expect(complaints).toEqual([])
})

test('4 without access_career there is no menu entry, the page says so, and a direct request is rejected', async ({
  page,
}) => {
  const mia = await scored({ ageGroupId: 1, role: 'student', type: 'student' })
  const ada = await scored()
  await sql(
    "insert into user_permissions (user_id, permission, granted) values ($1, 'access_career', false)",
    [ada.id],
  )
  for (const { email } of [mia, ada]) {
    await page.context().clearCookies()
    await signIn(page, email)
    await expect(
      menu(page)
        .getByRole('link', { name: /profile/i })
        .first(),
    ).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Career match' })).toHaveCount(0)
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) =>
          response.url().endsWith('/role/permissions') || response.url().includes('/users/'),
      ),
      page.goto('/career-match-questions'),
    ])
    await expect(page.getByText('This page isn’t available for your account')).toBeVisible()
    await expect(boxes(page)).toHaveCount(0)
    const { authorization = '' } = await answer.request().allHeaders()
    const direct = await page.request.post('/api/users/career/statements', {
      headers: { authorization },
      data: {},
    })
    expect(direct.status()).toBe(403)
  }
})

test('5 a loading failure is reported, and loading can be tried again @deep', async ({ page }) => {
  const ada = await scored()
  await open(page, ada.email)
  await boxes(page).nth(3).press('Space')
  await saved(page)
  await page.route('**/api/users/career/statements', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await page.reload()
  await expect(page.getByText('Your statements couldn’t be loaded')).toBeVisible({
    timeout: 30_000,
  })
  await page.unroute('**/api/users/career/statements')
  await page.getByRole('button', { name: 'Try again' }).click()
  await unfold(page)
  await expect(boxes(page).nth(3)).toBeChecked()
})
