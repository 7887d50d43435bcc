import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { savedScreens } from './offline.ts'
import { chooseLanguage, signIn } from './sign-up.ts'
import { test } from './test.ts'
import { like, type Words, wordsIn } from './words.ts'
import { openSession, person, sql } from './world.ts'

const english = wordsIn('en')

/** Seven answers per pattern, in the order of its statements, and their sums computed by hand. */
const known = {
  sequence: { answers: [5, 5, 5, 5, 5, 5, 5], sum: 35, band: 'Use First' },
  precision: { answers: [3, 3, 3, 3, 3, 3, 3], sum: 21, band: 'As Needed' },
  technical_reasoning: { answers: [2, 2, 2, 2, 2, 2, 3], sum: 15, band: 'Avoid' },
  confluence: { answers: [4, 4, 4, 4, 3, 3, 3], sum: 25, band: 'Use First' },
} as const
const patterns = ['sequence', 'precision', 'technical_reasoning', 'confluence'] as const
const sums = Object.fromEntries(patterns.map((pattern) => [pattern, known[pattern].sum]))
/**
 * Patterns alternate: 1 Sequence, 2 Precision, 3 Technical Reasoning, 4 Confluence, 5 Sequence ...
 */
const answerTo = (number: number) =>
  known[patterns[(number - 1) % 4] ?? 'sequence'].answers[Math.floor((number - 1) / 4)] ?? 1

const statement = (page: Page, number: number) => page.locator(`fieldset[data-number="${number}"]`)
/** The five answers are in the same order in every language. */
const choose = (page: Page, number: number) =>
  statement(page, number)
    .getByRole('radio')
    .nth(answerTo(number) - 1)
    .press('Space')
const next = (page: Page, say: Words = english) =>
  page.getByRole('button', { name: say('questions.next'), exact: true }).click()
const state = (
  page: Page,
  answered: number,
  say: Words = english,
  how: 'questions.saved' | 'questions.kept' = 'questions.saved',
) =>
  expect(
    page.getByText(like(`${say(how)} · ${say('questions.of_statements', { answered, all: 28 })}`)),
  ).toBeVisible({ timeout: 30_000 })

async function answerPage(page: Page, first: number, say: Words = english) {
  for (let number = first; number < first + 7; number++) await choose(page, number)
  await state(page, first + 6, say)
}

/** Continues from the last page of statements to the end of the inventory. */
async function writeAndFinish(page: Page, say: Words = english) {
  await next(page, say)
  await expect(page.getByRole('textbox')).toHaveCount(3)
  for (const box of await page.getByRole('textbox').all())
    await box.fill('A sentence that is long enough to say something.')
  await page.getByRole('button', { name: say('questions.check'), exact: true }).click()
  await expect(page.getByText(say('questions.check_all'))).toBeVisible()
  await page.getByRole('button', { name: say('questions.finish'), exact: true }).click()
}

async function openInventory(page: Page, email: string) {
  await signIn(page, email, { at: '/new-theme/questions' })
  await expect(
    page.getByRole('button', { name: english('questions.next'), exact: true }),
  ).toBeVisible()
}

const storedAnswers = (userId: number) =>
  sql<{ number: number; value: number }>(
    'select number, value from answers a join attempts t on t.id = a.attempt_id where t.user_id = $1 and value is not null order by number',
    [userId],
  )
const upTo = (last: number) =>
  Array.from({ length: last }, (_, at) => ({ number: at + 1, value: answerTo(at + 1) }))
const scoresOf = (userId: number) =>
  sql(
    'select sequence, precision, technical_reasoning, confluence from scores where user_id = $1',
    [userId],
  )

const languages = [
  { id: 1, locale: 'en', tag: 'en', name: 'English' },
  { id: 2, locale: 'ge', tag: 'de', name: 'German' },
  { id: 3, locale: 'it', tag: 'it', name: 'Italian' },
]
for (const { id: languageId, locale, tag, name } of languages)
  test(`in ${name}, the inventory leads from the instructions to a profile with the scores computed by hand${locale === 'en' ? '' : ' @deep'}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const say = wordsIn(locale)
    const listed = (...keys: ('sequence' | 'precision' | 'technical_reasoning' | 'confluence')[]) =>
      new Intl.ListFormat(tag).format(keys.map((key) => say(`pattern.${key}`)))
    const complaints = complaintsOf(page)
    const { email, id } = await person({ languageId })
    await signIn(page, email, { at: '/new-theme/instructions', languageId })
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('instructions.title'))
    await expect(page.getByText(say('instructions.time')).first()).toBeVisible()
    await page.getByRole('button', { name: say('instructions.start') }).click()
    await expect(page).toHaveURL(/\/new-theme\/questions/)
    await expect(statement(page, 1)).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    for (const pattern of patterns)
      await expect(page.getByText(say(`pattern.${pattern}`))).toHaveCount(0)

    // every statement is in the language of the page
    const questions = await sql<{ number: number; text: string; scale: string[] }>(
      `select number, text, scale from questions q join forms f on f.id = q.form_id
       where f.age_group_id = 3 and f.status = 'active' and f.language_id = $1 order by number`,
      [languageId],
    )
    expect(questions).toHaveLength(31)
    await expect(page.locator('fieldset[data-number] legend')).toHaveText(
      questions.slice(0, 7).map(({ text }) => text),
    )
    await expect(statement(page, 1)).toHaveAttribute('lang', tag)
    for (const word of questions[0]?.scale ?? [])
      await expect(statement(page, 1).getByRole('radio', { name: word, exact: true })).toHaveCount(
        1,
      )

    // after leaving half-way, the answers are restored, and the page opens at the first unanswered
    // statement
    await answerPage(page, 1, say)
    await next(page, say)
    for (const number of [8, 9, 10]) await choose(page, number)
    await state(page, 10, say)
    await page.goto('/new-theme/profile')
    await expect(page.getByRole('link', { name: say('profile.next_resume') })).toBeVisible()
    await page.goto('/new-theme/questions')
    await state(page, 10, say)
    await expect(statement(page, 10).getByRole('radio', { checked: true })).toHaveCount(1)

    await answerPage(page, 8, say)
    await next(page, say)
    await answerPage(page, 15, say)
    await next(page, say)
    await answerPage(page, 22, say)
    await writeAndFinish(page, say)

    // the result has a screen of its own, also after a reload, with one button
    await expect(page).toHaveURL(/\/new-theme\/result$/)
    expect(await savedScreens(page)).toEqual([])
    await page.reload()
    await expect(page).toHaveTitle(new RegExp(`^${say('result.title')}`))
    await expect(page.getByText(say('label.Dynamic Learner'), { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      (['sequence', 'confluence'] as const).map((pattern) => say(`pattern.${pattern}`)),
    )
    const shapes = page.getByRole('main').getByRole('list').first()
    for (const pattern of patterns) {
      const { band, sum } = known[pattern]
      await expect(shapes).toContainText(
        new RegExp(`${say(`pattern.${pattern}`)}\\s*${sum}\\s*${say(`band.${band}`)}`),
      )
    }
    await page.getByRole('link', { name: say('result.to_profile') }).click()
    await expect(page).toHaveURL(/\/new-theme\/profile$/)
    await expect(
      page.getByRole('heading', { name: say('label.Dynamic Learner'), exact: true }),
    ).toBeVisible()
    const sentence = say('profile.own_first_needed_avoid', {
      first: listed('sequence', 'confluence'),
      needed: listed('precision'),
      avoid: listed('technical_reasoning'),
    })
    await expect(page.getByText(sentence)).toBeVisible()
    expect(await scoresOf(id)).toEqual([sums])
    const scale = page.locator('section', {
      has: page.getByRole('heading', { name: say('profile.scores'), exact: true }),
    })
    for (const pattern of patterns) {
      const { band, sum } = known[pattern]
      await expect(scale).toContainText(
        new RegExp(`${say(`pattern.${pattern}`)}\\s*${say(`band.${band}`)}\\s*${sum}`),
      )
    }
    await expect(page.locator('[lang]:not(html):not(option)').first()).toHaveAttribute('lang', tag)
    await expect(page.locator(`main [lang]:not([lang="${tag}"])`)).toHaveCount(0)
    expect(complaints).toEqual([])
  })

test('the language can change half-way, twice, without losing an answer or changing the scores', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const [german, italian] = [wordsIn('ge'), wordsIn('it')]
  const { email, id } = await person()
  await openInventory(page, email)
  await answerPage(page, 1)
  const before = await statement(page, 1).locator('legend').textContent()

  await chooseLanguage(page, 'Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(statement(page, 1).locator('legend')).not.toHaveText(before ?? '')
  await expect(statement(page, 7).getByRole('radio', { checked: true })).toHaveCount(1)
  await next(page, german)
  await answerPage(page, 8, german)
  await next(page, german)
  await answerPage(page, 15, german)
  const inGerman = await statement(page, 15).locator('legend').textContent()

  await chooseLanguage(page, 'Italiano', german)
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(statement(page, 15).locator('legend')).not.toHaveText(inGerman ?? '')
  await state(page, 21, italian)
  await next(page, italian)
  await answerPage(page, 22, italian)
  await writeAndFinish(page, italian)
  await expect(page).toHaveURL(/\/new-theme\/result$/)
  await expect(page.getByText(italian('label.Dynamic Learner'), { exact: true })).toBeVisible()
  expect(await scoresOf(id)).toEqual([sums])
  const counts = await sql<{ language_id: number; count: number }>(
    `select f.language_id, count(*)::int from answers a join attempts t on t.id = a.attempt_id
     join questions q on q.id = a.question_id join forms f on f.id = q.form_id where t.user_id = $1 group by 1 order by 1`,
    [id],
  )
  expect(counts).toEqual([
    { language_id: 1, count: 7 },
    { language_id: 2, count: 14 },
    { language_id: 3, count: 10 }, // including the three open questions
  ])
  expect(await sql('select language_id from users where id = $1', [id])).toEqual([
    { language_id: 3 },
  ])
})

test('the page Before you start leads to the instructions', async ({ page }) => {
  const { email } = await person()
  await signIn(page, email, { at: '/before' })
  await expect(page.getByText('not a test', { exact: false }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Continue to the instructions' }).click()
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
})

test('missing answers are listed before finishing, with links to them', async ({ page }) => {
  const { email } = await person()
  await openInventory(page, email)
  await statement(page, 1).getByRole('radio').first().press('Space')
  for (const first of [8, 15, 22]) {
    await next(page)
    await expect(statement(page, first)).toBeVisible()
  }
  await next(page)
  await page.getByRole('button', { name: 'Check and finish' }).click()
  await expect(
    page.getByText('30 answers are still missing. Select one to go there.'),
  ).toBeVisible()
})

test('on a phone, one statement is shown at a time, keys answer it and Enter continues', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { email } = await person()
  await openInventory(page, email)
  await expect(page.locator('fieldset[data-number]')).toHaveCount(1)
  await page.keyboard.press('4')
  await state(page, 1)
  await expect(statement(page, 2)).toBeVisible() // it continues automatically
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  const often = statement(page, 1).getByRole('radio', { name: 'Often' })
  await expect(often).toBeChecked()
  await expect(often).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(statement(page, 2)).toBeVisible()
})

test('children see their own form with growing dots, and do not need to answer open questions', async ({
  page,
}) => {
  const { email } = await person({ ageGroupId: 1, role: 'student', type: 'student' })
  await openInventory(page, email)
  await expect(statement(page, 1).getByRole('radio', { name: 'Not much' })).toHaveCount(1)
  await expect(page.getByText('A helper reads aloud')).toBeVisible()
})

/** Collects all answers that the browser sends during a test. */
function sentBy(context: BrowserContext) {
  const sent: { attempt_id: number; answers: { question_id: number }[] }[] = []
  context.on('requestfinished', (request: Request) => {
    if (request.url().includes('/users/save_answers')) sent.push(request.postDataJSON())
  })
  return sent
}

test('without a network, the whole inventory is saved on the device and sent later', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const { email, id } = await person()
  await openInventory(page, email)
  for (const number of [1, 2, 3]) await choose(page, number)
  await state(page, 3)
  await context.setOffline(true)
  for (const number of [4, 5, 6, 7]) await choose(page, number)
  await state(page, 7, english, 'questions.kept')
  await next(page)
  for (const number of [8, 9]) await choose(page, number)
  await state(page, 9, english, 'questions.kept')
  expect(await storedAnswers(id)).toEqual(upTo(3))

  await context.setOffline(false)
  await state(page, 9)
  expect(await storedAnswers(id)).toEqual(upTo(9))
  await answerPage(page, 8)
  await next(page)
  await answerPage(page, 15)
  await next(page)
  await answerPage(page, 22)
  await context.setOffline(true)
  await writeAndFinish(page)
  await expect(page.getByRole('alert')).toContainText(english('questions.finish_away'))
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/new-theme\/result$/)
  expect(await scoresOf(id)).toEqual([sums])
})

test('an open inventory can be reloaded without a network, and leaves nothing at the logout', async ({
  page,
  context,
}) => {
  const { email, id } = await person()
  await openInventory(page, email)
  const isSaved = () => page.evaluate(async () => Boolean(await caches.match('/')))
  await expect.poll(isSaved).toBe(true)
  expect(await savedScreens(page)).toEqual([`offline.${id}`])
  for (const number of [1, 2]) await choose(page, number)
  await state(page, 2)
  await context.setOffline(true)
  await choose(page, 3)
  await state(page, 3, english, 'questions.kept')
  for (const answered of [4, 5]) {
    await page.reload()
    await choose(page, answered)
    await state(page, answered, english, 'questions.kept')
  }
  await statement(page, 7).scrollIntoViewIfNeeded()
  await expect(page.getByText(english('questions.kept'))).toBeInViewport()
  await context.setOffline(false)
  await state(page, 5)
  expect(await storedAnswers(id)).toEqual(upTo(5))

  await page.goto('/new-theme/profile')
  await page.getByRole('link', { name: english('shell.logout') }).click()
  await expect(page).toHaveURL(/\/login/)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored).not.toContain(email)
  expect(stored).not.toContain('attempt')
})

test('a tab that crashes half-way loses no answers: the next one sends its saved answers once', async ({
  browser,
}) => {
  // Playwright waits for ever for a service worker that crashed with its tab
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  const { email, id } = await person()
  await openInventory(page, email)
  for (const number of [1, 2]) await choose(page, number)
  await state(page, 2)
  await context.setOffline(true)
  for (const number of [3, 4, 5]) await choose(page, number)
  await state(page, 5, english, 'questions.kept')
  await kill(page)
  await context.setOffline(false)
  expect(await storedAnswers(id)).toEqual(upTo(2))

  const sent = sentBy(context)
  const other = await context.newPage()
  await other.goto('/new-theme/questions')
  await state(other, 5)
  await other.reload()
  await state(other, 5)
  expect(await storedAnswers(id)).toEqual(upTo(5))
  expect(sent.map(({ answers }) => answers.length)).toEqual([3])
  const [attempt] = await sql<{ id: number }>('select id from attempts where user_id = $1', [id])
  expect(sent[0]?.attempt_id).toBe(attempt?.id)
})

/** Crashes the tab without an event in the page, as when memory runs out. */
async function kill(page: Page) {
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
  await page.close()
}

test('a finish request whose response is lost is not a failure: the result exists', async ({
  page,
  request,
}) => {
  const { email, id } = await person()
  await answerByCalls(request, email, { isFinished: false })
  await signIn(page, email, { at: '/new-theme/questions#22' })
  await expect(statement(page, 28).getByRole('radio', { checked: true })).toHaveCount(1)
  await page.route('**/users/save_answers', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await writeAndFinish(page)
  await expect(page.getByRole('alert')).toContainText(english('questions.finish_away'))
  await page.unroute('**/users/save_answers')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'You have finished' })).toBeVisible()
  await page.getByRole('link', { name: 'Open your profile' }).click()
  await expect(page.getByRole('heading', { name: 'Dynamic Learner', exact: true })).toBeVisible()
  expect(await scoresOf(id)).toEqual([sums])
  expect(await sql('select count(*)::int from attempts where user_id = $1', [id])).toEqual([
    { count: 1 },
  ])
})

/**
 * Answers every statement with the requests that the page makes, and the open questions too when
 * the attempt is to be finished.
 */
async function answerByCalls(
  request: APIRequestContext,
  email: string,
  { isFinished }: { isFinished: boolean },
) {
  const { access_token, user_id } = await openSession(email)
  const headers = { authorization: `Bearer ${access_token}` }
  const inventory = await (
    await request.post(`/api/users/get_questions/${user_id}`, { headers, data: {} })
  ).json()
  const questions: { id: number; number: number }[] = inventory.questions
  const answers = questions
    .filter(({ number }) => isFinished || number <= 28)
    .map(({ id, number }) => ({
      question_id: id,
      ...(number <= 28 ? { value: answerTo(number), ms: 10_000 } : { text: 'A sentence.' }),
    }))
  const data = { attempt_id: inventory.attempt_id, answers, ...(isFinished && { finished: true }) }
  const response = await request.post('/api/users/save_answers', { headers, data })
  expect(response.status()).toBe(200)
}

test('answers saved on a device after another device finished come too late: the page says so, and the result stays', async ({
  page,
  request,
}) => {
  const { email, id } = await person()
  await openInventory(page, email)
  await choose(page, 1)
  await state(page, 1)
  await page.context().setOffline(true)
  await statement(page, 2).getByRole('radio').first().press('Space')
  await state(page, 2, english, 'questions.kept')

  await answerByCalls(request, email, { isFinished: true }) // on another device
  await page.context().setOffline(false)
  await expect(page.getByText('This inventory was finished or closed somewhere else')).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('heading', { name: 'You have finished' })).toBeVisible()
  await expectAccessible(page)
  expect(await scoresOf(id)).toEqual([sums])
  expect(await storedAnswers(id)).toEqual(upTo(28))
  expect(await waitingOn(page)).toEqual([])
})

const waitingOn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^inventory\.\d/.test(key)))

test('moving on by keyboard is not undone by the automatic advance', async ({ browser }) => {
  const { email, id } = await person()
  const page = await (await browser.newContext()).newPage()
  await page.clock.install()
  await openInventory(page, email)
  await statement(page, 1).getByRole('radio').nth(4).press('Space')
  await statement(page, 2).getByRole('radio').nth(2).focus()
  await page.clock.runFor(400) // longer than the delay of the automatic advance
  await page.keyboard.press('Space')
  await state(page, 2)
  expect(await storedAnswers(id)).toEqual([
    { number: 1, value: 5 },
    { number: 2, value: 3 },
  ])
})
