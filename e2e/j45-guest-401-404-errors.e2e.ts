import { expect } from '@playwright/test'
import { signIn, throughLogin } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, newAddress, password, person, sql } from './world.ts'

const endSessions = (userId: number) => sql('delete from sessions where user_id = $1', [userId])

test('1 an unknown path shows a message, signed in and out', async ({ page }) => {
  await page.goto('/nonsense')
  await expect(page.getByText('The page you requested could not be found')).toBeVisible()
  const { email } = await person()
  await signIn(page, email, { at: '/nonsense/at/all' })
  await expect(page.getByText('The page you requested could not be found')).toBeVisible()
})

test('2 the profile of nobody and that of another person lead to the same page 404', async ({
  page,
}) => {
  const other = await person()
  await giveScores(other.id, [28, 21, 15, 25])
  const { email } = await person()
  await signIn(page, email)
  for (const id of [2_000_000, other.id]) {
    await page.goto(`/new-theme/profile/${id}`)
    await expect(page).toHaveURL(/\/404$/)
    await expect(page.getByText('The page you requested could not be found')).toBeVisible()
  }
})

test('3 a session ended elsewhere leads to /401, a remembered one to the login and back', async ({
  page,
}) => {
  const ada = await person()
  await signIn(page, ada.email)
  // otherwise a pending request would receive the 401 first
  await page.waitForLoadState('networkidle')
  await endSessions(ada.id)
  await page.goto('/new-theme/instructions')
  await expect(page).toHaveURL(/\/401(\?|$)/)

  await page.goto('/login')
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /Remember me/ }).check()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
  await page.waitForLoadState('networkidle')
  await endSessions(ada.id)
  await page.goto('/new-theme/instructions')
  await expect(page).toHaveURL(/\/login\?.*instructions/)
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
})

// Users cannot cause a server error, so its response is simulated on the way to the page.
test('4 a server error shows its message, or a general one', async ({ page }) => {
  await page.goto('/login')
  for (const [body, sentence] of [
    ['{"message":"The cellar is flooded."}', 'The cellar is flooded.'],
    ['', 'Something went wrong'],
  ] as const) {
    await page.route('**/api/login', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body }),
    )
    await page.getByLabel('Email').fill(newAddress())
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    const dialog = page.getByRole('dialog', { name: 'That didn’t work' })
    await expect(dialog).toContainText(sentence)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await page.unroute('**/api/login')
  }
})

test('5 an action without the permission is rejected, and nothing is changed', async ({
  page,
  request,
}) => {
  const ada = await person()
  const { access_token } = await (
    await request.post('/api/login', { data: { email: ada.email, password } })
  ).json()
  const answer = await request.put(`/api/users/save/${ada.id}`, {
    headers: { authorization: `Bearer ${access_token}` },
    data: { removed: 1, first_name: 'Gone' },
  })
  expect(answer.status()).toBe(403)
  expect(await answer.json()).toMatchObject({ name: 'forbidden' })
  expect(await sql('select first_name, removed from users where id = $1', [ada.id])).toEqual([
    { first_name: 'Ada', removed: 0 },
  ])
  await throughLogin(page, ada.email)
})

test('6 a guest has instructions, inventory, one result and their own data, nothing else, and no renewal banner', async ({
  page,
  request,
}) => {
  const guest = await person({ role: 'guest', type: 'individual' })
  await signIn(page, guest.email)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link')).toHaveText([
    'The inventory',
    'Profile',
    'Your data',
    'Log out',
  ])
  await expect(menu.getByRole('link', { name: 'Your data' })).toHaveAttribute(
    'href',
    '/settings/privacy',
  )
  await expect(page.getByText('Kindly update your plan')).toHaveCount(0)
  await page.getByRole('link', { name: 'Start the inventory' }).click()
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
  await expect(page.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('link', { name: /Before you start/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('group')).toHaveCount(7)

  await giveScores(guest.id, [28, 21, 15, 25])
  await page.goto('/new-theme/profile')
  await expect(page.getByRole('heading', { name: 'Dynamic Learner' })).toBeVisible()
  await expect(page.getByText(/clear lead patterns|lead/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your scores' })).toBeVisible()
  for (const rest of [
    'The four patterns',
    'Statements',
    'Past results',
    'Your next step',
    'Who can see this',
  ])
    await expect(page.getByRole('heading', { name: rest })).toHaveCount(0)
  await expect(page.getByText('Kindly update your plan')).toHaveCount(0)
  await expect(page.getByText('Subscription Expired')).toHaveCount(0)

  await menu.getByRole('link', { name: 'Your data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()

  for (const elsewhere of [
    '/before',
    '/lci-help-you',
    '/videos',
    `/new-theme/profile/${(await person()).id}`,
  ]) {
    await page.goto(elsewhere)
    await expect(page).toHaveURL(/\/404$/)
  }
  const { access_token } = await (
    await request.post('/api/login', { data: { email: guest.email, password } })
  ).json()
  const headers = { authorization: `Bearer ${access_token}` }
  for (const call of [
    '/api/users/lci/cms',
    '/api/users/how/lci/help/you',
    '/api/users/video',
    '/api/users/get/lci/cards',
  ]) {
    const answer = await request.get(call, { headers })
    expect([call, answer.status(), (await answer.json()).name]).toEqual([call, 403, 'forbidden'])
  }
})

test('7 every route that is not public responds with 401 without a token', async ({ request }) => {
  const document = await (await request.get('/openapi.json')).json()
  const wrong: string[] = []
  for (const [path, item] of Object.entries<Record<string, { security?: unknown[] }>>(
    document.paths,
  ))
    for (const [method, { security }] of Object.entries(item)) {
      if (security?.length === 0) continue
      const answer = await request.fetch(`/api${path.replace(/\{\w+\}/g, '1')}`, { method })
      if (answer.status() !== 401) wrong.push(`${method} ${path}: ${answer.status()}`)
    }
  expect(wrong).toEqual([])
  expect(Object.keys(document.paths).length).toBeGreaterThan(15)
})

test('when PostgreSQL is unavailable, the page says so and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/login')
  await page.route('**/api/login', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"name":"unavailable","message":"x"}',
    }),
  )
  await page.getByLabel('Email').fill(newAddress())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toContainText('The service is temporarily unavailable.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
})

test('a menu whose permissions could not be loaded shows an error, and can be retried', async ({
  page,
}) => {
  const root = await person({ role: 'super_admin' })
  await page.route('**/api/user/roles/*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"name":"unavailable","message":"x"}',
    }),
  )
  await signIn(page, root.email, { at: '/permissions/1' })
  const failed = page
    .getByRole('alert')
    .filter({ hasText: 'The service is temporarily unavailable.' })
  await expect(failed).toHaveCount(1)
  await page.unroute('**/api/user/roles/*')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('tab', { name: 'Roles', selected: true })).toBeVisible()
  await expect(failed).toHaveCount(0)
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Management' }),
  ).toBeVisible()
})
