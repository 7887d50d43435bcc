/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test'
import { giveTopics } from './content.ts'
import { complaintsOf } from './look.ts'
import { signIn } from './sign-up.ts'
import { slowAnswers } from './slow.ts'
import { rows } from './tasks.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { person, sql } from './world.ts'

// Runs in sequence, because the tests publish and unpublish the same language.
test.describe.configure({ mode: 'default' })

const say = wordsIn('en')
const arabic = wordsIn('ar')
/** A language that no concurrent journey uses. */
const spanishId = 7
const offered = 'select published from languages where id = $1'

test.afterEach(async () => {
  await sql("delete from languages where locale = 'qaa'")
  await sql('update languages set published = true where id = $1', [spanishId])
})

test('a complete language is published and offered at login, and disappears again when unpublished', async ({
  page,
  elsewhere: visitor,
}) => {
  await sql('update languages set published = false where id = $1', [spanishId])
  const complaints = complaintsOf(page)
  const { email } = await person({ role: 'content_editor' })
  await signIn(page, email, { at: '/languages' })
  const spanish = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Spanish/ }) })
  await spanish.getByRole('button', { name: say('languages.publish') }).click()
  await expect(page.getByText(say('languages.is_published', { name: 'Spanish' }))).toBeVisible()
  expect(await sql(offered, [spanishId])).toEqual([{ published: true }])

  const options = visitor.getByRole('combobox', { name: say('shell.language') }).getByRole('option')
  await visitor.goto('/login')
  await expect(options.filter({ hasText: 'Español' })).toHaveCount(1)

  await spanish.getByRole('button', { name: say('languages.take_back') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('languages.take_back') })
    .click()
  await expect(page.getByText(say('languages.is_taken_back', { name: 'Spanish' }))).toBeVisible()
  await visitor.reload()
  await expect(options.filter({ hasText: 'English' })).toHaveCount(1)
  await expect(options.filter({ hasText: 'Español' })).toHaveCount(0)

  const english = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /English/ }) })
  await expect(english.getByRole('button', { name: say('languages.take_back') })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('an incomplete language shows what it still needs', async ({ page }) => {
  const { email } = await person({ role: 'content_editor' })
  await signIn(page, email, { at: '/languages' })
  await page.getByRole('button', { name: say('languages.add') }).click()
  const dialog = page.getByRole('dialog', { name: say('languages.add') })
  await dialog.getByLabel(say('languages.name'), { exact: true }).fill('Nowhere')
  await dialog.getByLabel(say('languages.locale')).fill('qaa')
  await dialog.getByLabel(say('languages.tag')).fill('qaa')
  await dialog.getByRole('button', { name: say('content.save') }).click()
  const added = page
    .getByRole('listitem')
    .filter({ hasText: say('languages.missing_form') })
    .filter({ has: page.getByText('qaa', { exact: true }) })
  await expect(added.getByRole('button', { name: say('languages.publish') })).toBeDisabled()
})

test('in a right-to-left language the whole page is mirrored, also after a reload', async ({
  page,
}) => {
  const { email } = await person({ role: 'content_editor', languageId: 8 })
  await signIn(page, email, { at: '/languages', languageId: 8 })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic('languages.title'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('8')
  for (const address of ['/languages', '/localization', '/localization/8', '/cms']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      ),
    ).toBe(true)
  }
})

test('a language that is saved late does not close the dialog in which another one is added', async ({
  page,
}) => {
  const { email } = await person({ role: 'content_editor' })
  await signIn(page, email, { at: '/languages' })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: say('languages.edit_of', { name: 'German' }) }).click()
  const { answered, release } = await slowAnswers(page, '**/api/languages/save/*')
  await dialog.getByRole('button', { name: say('content.save') }).click()
  await answered
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('languages.add') }).click()
  await dialog.getByLabel(say('languages.name'), { exact: true }).fill('Esperanto')
  await release()
  await expect(page.getByText(say('content.saved')).first()).toBeVisible()
  await expect(dialog.getByLabel(say('languages.name'), { exact: true })).toHaveValue('Esperanto')
})

/** Goes on with Tab, as often as it takes, until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('no Tab leads there')
}

test('a translator finishes a language by keyboard, from what is missing to published', async ({
  page,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  await sql('update languages set published = false where id = $1', [spanishId])
  const { mark, names } = await giveTopics(['Rowing', 'Sailing'])
  const { email } = await person({ role: 'content_editor' })
  await signIn(page, email, { at: '/languages' })
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Spanish/ }) })
  const left = card.getByRole('listitem').filter({ hasText: 'Topics' })
  await tabTo(page, left.getByRole('link', { name: /missing/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/topics\?missing_in=7/)
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type(mark)
  await expect(rows(page)).toHaveCount(2)
  await tabTo(page, page.getByRole('link', { name: names[0] ?? '' }))
  await page.keyboard.press('Enter')
  for (const name of ['Remo', 'Vela']) {
    const field = page.getByRole('dialog').getByLabel('Name, Spanish')
    await expect(field).toHaveValue('')
    await tabTo(page, field)
    await page.keyboard.type(`${name} ${mark}`)
    await page.keyboard.press('Control+Enter')
    await expect(field.and(page.locator(`[value="${name} ${mark}"]`))).toHaveCount(0)
  }
  await expect(page.getByText('No topics Found')).toBeVisible()
  const translated = await sql<{ name: string }>(
    'select name from topics where language_id = $1 and name like $2 order by name',
    [spanishId, `% ${mark}`],
  )
  expect(translated).toEqual([{ name: `Remo ${mark}` }, { name: `Vela ${mark}` }])

  await page.goto('/languages')
  await tabTo(page, card.getByRole('button', { name: 'Publish' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Spanish is published')).toBeVisible()
  expect(complaints).toEqual([])
})
