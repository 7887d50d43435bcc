import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { person, sql } from './world.ts'

const words = ['Never', 'Rarely', 'Sometimes', 'Often', 'Always']

/** Seven answers a pattern, in the order of its statements, and their sums done by hand. */
const known = {
  sequence: { name: 'Sequence', answers: [5, 5, 5, 5, 5, 5, 5], sum: 35, band: 'Use First' },
  precision: { name: 'Precision', answers: [3, 3, 3, 3, 3, 3, 3], sum: 21, band: 'As Needed' },
  technical_reasoning: { name: 'Technical Reasoning', answers: [2, 2, 2, 2, 2, 2, 3], sum: 15, band: 'Avoid' },
  confluence: { name: 'Confluence', answers: [4, 4, 4, 4, 3, 3, 3], sum: 25, band: 'Use First' },
} as const
const patterns = ['sequence', 'precision', 'technical_reasoning', 'confluence'] as const
/** Statements take turns: 1 Sequence, 2 Precision, 3 Technical Reasoning, 4 Confluence, 5 Sequence ... */
const answerTo = (number: number) => known[patterns[(number - 1) % 4] ?? 'sequence'].answers[Math.floor((number - 1) / 4)] ?? 1

const statement = (page: Page, number: number) => page.locator(`fieldset[data-number="${number}"]`)
const choose = (page: Page, number: number) =>
  statement(page, number)
    .getByRole('radio', { name: words[answerTo(number) - 1] ?? '', exact: true })
    .press('Space')
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

async function answerPage(page: Page, first: number) {
  for (let number = first; number < first + 7; number++) await choose(page, number)
  await expect(page.getByText(new RegExp(`^Saved · ${first + 6} of 28`))).toBeVisible()
}

test('from the instructions to a profile whose scores equal the sums done by hand', async ({ page }) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(page)
  const { email, id } = await person()
  await signIn(page, email)
  await page.goto('/new-theme/instructions')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('about 10 minutes').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/new-theme\/questions/)
  await expect(statement(page, 1)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByText(/Sequence|Precision|Technical|Confluence/)).toHaveCount(0)
  await expectAccessible(page)

  // left half-way, the answers are there again, at the first statement without one
  await answerPage(page, 1)
  await next(page)
  for (const number of [8, 9, 10]) await choose(page, number)
  await expect(page.getByText(/^Saved · 10 of 28/)).toBeVisible()
  await page.goto('/new-theme/profile')
  await expect(
    page.getByRole('link', { name: /Go on with the inventory/ }).or(page.getByRole('button', { name: /Go on with the inventory/ })),
  ).toBeVisible()
  await page.goto('/new-theme/questions')
  await expect(page.getByText(/^Saved · 10 of 28/)).toBeVisible()
  await expect(statement(page, 10).getByRole('radio', { checked: true })).toHaveCount(1)

  await answerPage(page, 8)
  await next(page)
  await answerPage(page, 15)
  await next(page)
  await answerPage(page, 22)
  await next(page)
  for (const box of await page.getByRole('textbox').all()) await box.fill('A sentence that is long enough to say something.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check and finish' }).click()
  await expect(page.getByText('Everything has an answer.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Finish' }).click()

  await expect(page).toHaveURL(/\/new-theme\/profile$/)
  await expect(page.getByText('Dynamic Learner', { exact: true }).first()).toBeVisible()
  await expect(
    page.getByText('You use Sequence and Confluence first, Precision as needed; Technical Reasoning only when you must.'),
  ).toBeVisible()
  const [scores] = await sql('select sequence, precision, technical_reasoning, confluence from scores where user_id = $1', [id])
  expect(scores).toEqual(Object.fromEntries(patterns.map((pattern) => [pattern, known[pattern].sum])))
  const scale = page.locator('section', { has: page.getByRole('heading', { name: 'Your scores' }) })
  for (const { name, sum, band } of Object.values(known)) await expect(scale).toContainText(new RegExp(`${name}\\s*${band}\\s*${sum}`))
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('the page Before you start leads on to the instructions', async ({ page }) => {
  const { email } = await person()
  await signIn(page, email)
  await page.goto('/before')
  await expect(page.getByText('not a test', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue to the instructions' }).click()
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
})

test('what is missing is named before finishing, and can be gone to', async ({ page }) => {
  const { email } = await person()
  await signIn(page, email)
  await page.goto('/new-theme/questions')
  await statement(page, 1).getByRole('radio').first().press('Space')
  for (let screen = 0; screen < 4; screen++) await next(page)
  await page.getByRole('button', { name: 'Check and finish' }).click()
  await expect(page.getByText('30 answers are still missing. Choose one to go there.')).toBeVisible()
  await expectAccessible(page)
})

test('answers given without a connection are kept on the device and sent later', async ({ page, context }) => {
  const { email, id } = await person()
  await signIn(page, email)
  await page.goto('/new-theme/questions')
  await choose(page, 1)
  await expect(page.getByText(/^Saved · 1 of 28/)).toBeVisible()
  await context.setOffline(true)
  for (const number of [2, 3]) await choose(page, number)
  await expect(page.getByText(/^Kept on this device, sent when you are online again · 3 of 28/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Saved · 3 of 28/)).toBeVisible({ timeout: 30_000 })
  const rows = await sql(
    'select number, value from answers a join attempts t on t.id = a.attempt_id where t.user_id = $1 order by number',
    [id],
  )
  expect(rows).toEqual([1, 2, 3].map((number) => ({ number, value: answerTo(number) })))
})

test('on a phone one statement is shown at a time, keys answer it and Enter goes on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { email } = await person()
  await signIn(page, email)
  await page.goto('/new-theme/questions')
  await expect(page.locator('fieldset[data-number]')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('4')
  await expect(page.getByText(/^Saved · 1 of 28/)).toBeVisible()
  await expect(statement(page, 2)).toBeVisible() // it goes on by itself
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(statement(page, 1).getByRole('radio', { name: 'Often' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(statement(page, 2)).toBeVisible()
})

test('children see their own form with growing dots, and may leave the open questions', async ({ page }) => {
  const { email } = await person({ ageGroupId: 1, role: 'student', type: 'student' })
  await signIn(page, email)
  await page.goto('/new-theme/questions')
  await expect(statement(page, 1).getByRole('radio', { name: 'Not much' })).toHaveCount(1)
  await expect(page.getByText('A helper reads aloud')).toBeVisible()
  await expectAccessible(page)
})
