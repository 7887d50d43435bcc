/// <reference lib="dom" />
import { expect, type Page, test as plain } from '@playwright/test'
import { complaintsOf } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { person } from './world.ts'

const say = wordsIn('en')
const field = (page: Page) => page.getByRole('textbox', { name: say('decode.text') })

test('a visitor sees what it is and looks around in two sample profiles', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell.tagline'))
  await expect(page).toHaveTitle(/Quartet/)
  await expect(page.getByText('Nora uses Sequence and Confluence first')).toBeVisible()
  await page.getByRole('radio', { name: 'Sam, 10' }).check()
  await expect(page.getByText('Sam uses Technical Reasoning first')).toBeVisible()
  await expect(page.getByText('39.99 dollars')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Write to us/ })).toHaveAttribute(
    'href',
    'mailto:help@quartet.example',
  )
  await page
    .getByRole('link', { name: say('home.start') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/plans$/)
  await page.goBack()
  await page.getByRole('link', { name: say('home.have_account') }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('banner').getByRole('link', { name: 'Quartet' }).click()
  await page.getByRole('link', { name: say('plans.code_go') }).click()
  await expect(page).toHaveURL(/\/register-basic\?code=/)
  await expect(page.getByLabel(say('register.code'))).toBeFocused()
  expect(complaints).toEqual([])
})

test('words light up while a visitor types, and the text stays in the browser', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/')
  await expect(page.getByText('39.99 dollars')).toBeVisible()
  expect(sent.filter((request) => request.includes('/words/'))).toEqual([])
  await field(page).focus()
  await expect(page.getByText(say('home.try_empty'))).toBeVisible()
  await field(page).pressSequentially('Make a list, zzyzx')
  await expect(page.locator('mark[data-pattern=sequence]')).toHaveText('Make a list')
  await expect(page.getByText('Only one hint so far: Sequence.')).toBeVisible()
  await expect(page.getByText(say('home.try_language'))).toBeVisible()
  await field(page).fill('Make a list of the steps')
  await expect(page.getByText('The strongest hints: Sequence.')).toBeVisible()
  await field(page).fill('zzyzx')
  await expect(page.getByText(say('home.try_none'))).toBeVisible()
  await page.getByRole('button', { name: say('home.try_sample') }).click()
  for (const pattern of ['sequence', 'precision', 'technical_reasoning', 'confluence'])
    await expect(page.locator(`mark[data-pattern=${pattern}]`).first()).toBeVisible()
  await page.getByRole('button', { name: say('home.try_clear') }).click()
  await expect(page.locator('mark')).toHaveCount(0)
  await expect(page.getByText(say('home.try_empty'))).toBeVisible()
  expect(sent.filter((request) => /zzyzx|stall/.test(request))).toEqual([])
  expect(sent.filter((request) => request.includes('/words/'))).toHaveLength(1)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('stall')
})

test('50,000 characters are kept, and the first 20,000 are marked', async ({ page }) => {
  await page.goto('/')
  const long = 'Make a list of the steps. '.repeat(2000).slice(0, 50_000)
  await field(page).fill(long)
  await expect(page.getByText(say('home.try_long', { max: '20,000' }))).toBeVisible()
  await expect(field(page)).toHaveValue(long)
  // the page still answers
  await field(page).fill('Invent a surprise')
  await expect(page.locator('mark[data-pattern=confluence]').first()).toBeVisible()
})

test('words that cannot be loaded are fetched again', async ({ page }) => {
  const words = '**/api/words/trial/*'
  await page.route(words, (route) => route.fulfill({ status: 429, json: {} }))
  await page.goto('/')
  await field(page).fill('Make a list')
  await expect(page.getByText(say('decode.no_wall'))).toBeVisible()
  await page.unroute(words)
  await page.getByRole('button', { name: say('shell.retry') }).click()
  await expect(page.locator('mark')).toHaveText('Make a list')
})

test('whoever is signed in goes to the profile', async ({ page }) => {
  const { email } = await person()
  await signIn(page, email, { at: '/' })
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
})

for (const [locale, tag, dir, texts] of [
  ['de-AT', 'de', 'ltr', 'ge'],
  ['ar-EG', 'ar', 'rtl', 'ar'],
  ['fr-FR', 'en', 'ltr', 'en'],
] as const)
  plain(`a browser in ${locale} gets ${tag}, until somebody chooses`, async ({ browser }) => {
    const page = await browser.newPage({ locale })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      wordsIn(texts)('shell.tagline'),
    )
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull()
    await page.locator('header select').first().selectOption('3')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('it')('shell.tagline'))
    await page.close()
  })
