/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf } from './look.ts'
import { openList } from './personalising.ts'
import { signIn } from './sign-up.ts'
import { giveScores, person, sql } from './world.ts'

const call = '**/api/users/text/to/speech'
const readers = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Read aloud: / })
/** The words that are currently highlighted. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('spoken') ?? [])].map((range) => (range as Range).toString()).join(' '),
  )

/**
 * Records what the page plays and highlights from now on: `expect` consumes the recorded events,
 * `words` returns all highlighted words. Plays slowly, so that a busy machine also highlights the
 * last word; with `loop`, playback never ends by itself.
 */
async function listen(page: Page, loop = false) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript((loops) => {
    const heard = { played: [] as string[], words: [] as string[] }
    Object.assign(globalThis, { heard })
    const { play, pause } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      this.playbackRate = 0.5
      this.loop = loops
      this.addEventListener(
        'playing',
        () => heard.played.push(this.duration > 0.3 ? 'plays' : 'clicks'),
        { once: true },
      )
      return play.call(this)
    }
    HTMLMediaElement.prototype.pause = function () {
      heard.played.push('stops')
      return pause.call(this)
    }
    const { set } = HighlightRegistry.prototype
    HighlightRegistry.prototype.set = function (name, highlight) {
      heard.words.push([...highlight].map((range) => (range as Range).toString()).join(' '))
      return set.call(this, name, highlight)
    }
  }, loop)
  type Heard = { heard: { played: string[]; words: string[] } }
  const played: string[] = []
  return {
    /** Checks the events since the last successful check. */
    async expect(...expected: string[]) {
      const news = async () => {
        played.push(
          ...(await page.evaluate(() => (globalThis as unknown as Heard).heard.played.splice(0))),
        )
        return played
      }
      await expect.poll(news).toEqual(expected)
      played.length = 0
    },
    words: () => page.evaluate(() => (globalThis as unknown as Heard).heard.words),
  }
}

/**
 * Checks that words are highlighted in order, from the first to the last. A busy machine may miss a
 * short word or highlight two at once.
 */
function expectInTurn(marks: string[], words: string[]) {
  const heard = marks.flatMap((mark) => mark.split(' '))
  expect([heard[0], heard.at(-1)]).toEqual([words[0], words.at(-1)])
  let rest = words
  for (const word of heard) {
    expect(rest).toContain(word)
    rest = rest.slice(rest.indexOf(word) + 1)
  }
}

const statementLines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .filter({ visible: true })

async function openProfile(page: Page, languageId = 1) {
  const ada = await person({ languageId })
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  await openList(page)
  await expect(statementLines(page).first()).toBeVisible()
}

test('1 the button of a statement reads it in the language of the person', async ({ page }) => {
  test.slow() // the speech engine has to start
  const complaints = complaintsOf(page)
  const heard = await listen(page)
  await openProfile(page)
  const statement = statementLines(page).first()
  const reader = statement.getByRole('button', { name: /^Read aloud: / })
  const box = await reader.boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  const request = page.waitForRequest(call)
  await reader.click()
  const { text, language_id } = (await request).postDataJSON()
  expect(language_id).toBe(1)
  await expect(statement).toContainText(text)
  await expect(reader).toHaveAttribute('aria-pressed', 'true')
  await expect(reader).toHaveAttribute('aria-pressed', 'false', { timeout: 40_000 })
  await heard.expect('plays', 'stops')
  const words = await heard.words()
  expectInTurn(words, text.split(' '))
  expect(await marked(page)).toBe('')
  expect(complaints).toEqual([])
})

test('2 another button stops the first, a second press stops its own, and leaving the page stops both', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const heard = await listen(page, true)
  await openProfile(page)
  const statements = statementLines(page).getByRole('button', { name: /^Read aloud: / })
  const [first, second] = [statements.nth(0), statements.nth(1)]
  await first.click()
  await heard.expect('plays')
  await second.click()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await heard.expect('stops', 'plays')
  await second.press('Enter')
  await expect(second).toHaveAttribute('aria-pressed', 'false')
  await heard.expect('stops')
  await second.press('Space')
  await heard.expect('plays')
  await page.getByRole('navigation').getByRole('link', { name: 'The inventory' }).click()
  await expect(page).toHaveURL(/\/new-theme\/questions$/)
  await heard.expect('stops')
  expect(complaints).toEqual([])
})

test('2 a second press cancels a pending request', async ({ page }) => {
  await openProfile(page)
  const reader = statementLines(page)
    .getByRole('button', { name: /^Read aloud: / })
    .first()
  await page.route(call, async () => {}) // never responds
  await reader.click()
  await expect(reader).toHaveAttribute('aria-busy', 'true')
  await expect(reader).toBeFocused()
  await reader.click()
  await expect(reader).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('3 while the service is down, a dialog reports it, and the page stays usable', async ({
  page,
}) => {
  await openProfile(page)
  const reader = statementLines(page)
    .getByRole('button', { name: /^Read aloud: / })
    .first()
  const refusals = [
    [503, 'speech_down', 'Reading aloud is temporarily unavailable.'],
    [422, 'speech_off', 'Reading aloud is turned off here.'],
    [429, 'too_many', 'Too many requests.'],
  ] as const
  for (const [status, name, sentence] of refusals) {
    await page.route(call, (route) => route.fulfill({ status, json: { name, message: 'x' } }))
    await reader.click()
    const dialog = page.getByRole('dialog', { name: 'That didn’t work' })
    await expect(dialog).toContainText(sentence)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(reader).toBeFocused()
    await expect(reader).toHaveAttribute('aria-pressed', 'false')
  }
  await page.route(call, (route) =>
    route.fulfill({ status: 200, contentType: 'audio/mpeg', body: 'no sound at all' }),
  )
  await reader.click()
  await expect(page.getByRole('dialog')).toContainText('Reading aloud is temporarily unavailable.')
  await page.keyboard.press('Escape')
  await page.route(call, (route) => route.abort())
  await reader.click()
  await expect(page.getByRole('dialog')).toContainText('You’re offline.')
  await page.keyboard.press('Escape')
  await page.unroute(call)
  await reader.click()
  await expect(reader).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Sequence note' }).first().click() // the page is usable
  await expect(page.getByRole('button', { name: 'Sequence note' }).first()).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('the inventory is read aloud, including each answer for children', async ({ page }) => {
  const heard = await listen(page)
  const mia = await person({ ageGroupId: 1, role: 'student', type: 'student' })
  await signIn(page, mia.email, { at: '/new-theme/instructions' })
  await readers(page).first().click()
  await expect.poll(heard.words).not.toEqual([])
  await page.goto('/new-theme/questions')
  const statement = page.locator('fieldset[data-number]').first()
  await expect(statement.getByRole('button', { name: /^Read aloud: / })).toHaveCount(6)
  await expect(statement).toHaveAccessibleName(
    (await statement.locator('legend').textContent()) ?? '',
  )
  await statement.getByRole('button', { name: 'Read aloud: Not much' }).click()
  await heard.expect('plays', 'stops')
  expectInTurn(await heard.words(), ['Not', 'much'])
  await expect(statement.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goto('/new-theme/questions#31')
  await expect(readers(page)).toHaveCount(1)
  await readers(page).last().click()
  await heard.expect('plays')
})

test('a help page is read from its title to its end', async ({ page }) => {
  const heard = await listen(page)
  const ada = await person()
  await sql(
    `insert into cms (key, language_id, title, body_html) values ('heard', 1, 'Two parts', '<p>One <strong>and</strong> two.</p><ul><li>Three.</li></ul>')
     on conflict do nothing`,
  )
  await signIn(page, ada.email, { at: '/page/heard' })
  const said: string[] = []
  page.on(
    'request',
    (request) =>
      request.url().endsWith('/text/to/speech') && said.push(request.postDataJSON().text),
  )
  const reader = readers(page)
  await expect(reader).toHaveAccessibleName('Read aloud: Two parts One and two. Three.')
  await reader.click()
  await expect.poll(() => said).toEqual(['Two parts', 'One and two.', 'Three.'])
  await expect(reader).toHaveAttribute('aria-pressed', 'false', { timeout: 20_000 })
  expectInTurn(await heard.words(), ['Two', 'parts', 'One', 'and', 'two.', 'Three.'])
})

test('with reduced motion the whole text is highlighted, and visitors have no button', async ({
  page,
}) => {
  await page.goto('/page/terms')
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
  await expect(readers(page)).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openProfile(page)
  const reader = statementLines(page)
    .getByRole('button', { name: /^Read aloud: / })
    .first()
  const request = page.waitForRequest(call)
  await reader.click()
  const { text } = (await request).postDataJSON()
  await expect.poll(() => marked(page)).toBe(text)
})

test('right-to-left text is read in its own voice, and its words are highlighted @deep', async ({
  page,
}) => {
  const heard = await listen(page)
  const [language] = await sql<{ id: number }>(
    "update languages set published = true where locale = 'ar' returning id",
  )
  await sql(
    `insert into cms (key, language_id, title, body_html) values ('heard_ar', $1, 'عنوان', '<p>أحب أن أقرأ كل التعليمات قبل أن أبدأ.</p>')
     on conflict do nothing`,
    [language?.id],
  )
  const layla = await person({ languageId: language?.id ?? 8 })
  await signIn(page, layla.email, { at: '/page/heard_ar', languageId: language?.id ?? 8 })
  const reader = page.getByRole('main').getByRole('button').first()
  await expect(reader).toHaveAccessibleName(/^قراءة بصوت عالٍ: /)
  const request = page.waitForRequest(call)
  await reader.click()
  expect((await request).postDataJSON().language_id).toBe(language?.id)
  const words = 'عنوان أحب أن أقرأ كل التعليمات قبل أن أبدأ.'.split(' ')
  await expect
    .poll(async () => (await heard.words()).at(-1), { timeout: 20_000 })
    .toMatch(new RegExp(`${words.at(-1)}$`))
  expectInTurn(await heard.words(), words)
})
