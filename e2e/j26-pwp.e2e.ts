/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { attachmentTo, seenPages, shareOf } from './attachments.ts'
import { beyond, complaintsOf } from './look.ts'
import { pressPrint, printedPictures } from './paper.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, mailTo, newAddress, type Person, person, sql } from './world.ts'

async function scored(draft: Parameters<typeof person>[0] = {}): Promise<Person> {
  const ada = await person(draft)
  await giveScores(ada.id, [28, 21, 15, 25])
  return ada
}
const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const choose = (id: number, keys: readonly string[]) =>
  sql('insert into selected_career_statements (user_id, group_key) select $1, unnest($2::text[])', [
    id,
    keys,
  ])
const twelve = ['best_work', 'bring', 'need'].flatMap((question) =>
  [
    'sequence/Use First',
    'precision/As Needed',
    'technical_reasoning/Avoid',
    'confluence/Use First',
  ].map((of) => `${question}/${of}/1`),
)

test('1 the questions have no menu and no bar; answers are saved and appear on the profile, which has no bar', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const complaints = complaintsOf(page)
  const ada = await scored()
  await signIn(page, ada.email, { at: '/new-theme/pwp' })
  await expect(title(page)).toHaveText('Personal Work Profile')
  await expect(page.getByText(/^Nothing is chosen yet/)).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expect(menu(page)).toBeVisible()
  await page.getByRole('link', { name: 'Choose statements' }).click()

  await expect(title(page)).toHaveText('Questions of your Personal Work Profile')
  await expect(boxes(page)).toHaveCount(48)
  for (const around of [bar(page), menu(page)]) await expect(around).toHaveCount(0)
  for (const at of [0, 20]) {
    await boxes(page).nth(at).press('Space')
    await expect(boxes(page).nth(at)).toBeChecked()
  }
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.reload()
  for (const at of [0, 20]) await expect(boxes(page).nth(at)).toBeChecked()
  await page.getByRole('link', { name: 'See your work profile' }).click()
  await expect(page).toHaveURL(/\/new-theme\/pwp$/)
  await expect(
    page.getByText('I work best when I know all the steps before I begin.'),
  ).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'I work best' })).toBeVisible()

  await page.getByRole('link', { name: 'See all statements' }).click()
  await expect(title(page)).toHaveText('What you chose for your Personal Work Profile')
  for (const around of [bar(page), menu(page), boxes(page)]) await expect(around).toHaveCount(0)
  await expect(page.getByText('2 statements chosen.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'chosen' })).toHaveCount(2)
  await page.getByRole('link', { name: 'To your work profile' }).click()
  await expect(page).toHaveURL(/\/new-theme\/pwp$/)
  expect(complaints).toEqual([])
})

test('2 the profile is printed on one page of A4 and Letter, as pictures of the PDF', async ({
  page,
}) => {
  const ada = await scored()
  await choose(ada.id, twelve)
  await signIn(page, ada.email, { at: '/new-theme/pwp' })
  await expect(page.getByText('I need freedom in how I get to the result.')).toBeVisible()
  for (const format of ['A4', 'Letter'] as const) {
    await pressPrint(page, page.getByRole('button', { name: 'Print', exact: true }))
    const [sheet, ...more] = await printedPictures(page, { format })
    expect([format, more]).toEqual([format, []])
    expect(sheet?.colours.size).toBeGreaterThan(20) // not blank
  }
})

test('3 the profile is mailed as a PDF to several addresses; an invalid one keeps the dialog open', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await scored()
  await choose(ada.id, twelve)
  await signIn(page, ada.email, { at: '/new-theme/pwp' })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your Personal Work Profile' })
  await dialog.getByLabel('Email address 1').fill('x@')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please input correct email address')).toBeVisible()
  const to = [newAddress(), newAddress()]
  await dialog.getByLabel('Email address 1').fill(to[0] ?? '')
  await dialog.getByRole('button', { name: 'Add another address' }).click()
  await dialog.getByLabel('Email address 2').fill(to[1] ?? '')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your work profile is on its way.')).toBeVisible({ timeout: 40_000 })
  await expect(dialog).toHaveCount(0)
  for (const address of to) {
    expect(await mailTo(address)).toContain(`Subject: ${ada.name} shared a work profile with you`)
    const pages = seenPages(await attachmentTo(address, 'work-profile.pdf'))
    expect(pages).toHaveLength(1)
    for (const { width, height, ...drawn } of pages) {
      expect([width, height]).toEqual([595, 842])
      expect(shareOf({ width, height, ...drawn }, 0xffffff)).toBeGreaterThan(0.5)
    }
  }
  expect(complaints).toEqual([])
})

test('4 below 16 the profile is closed, and the career match does not link to it', async ({
  page,
}) => {
  const tim = await scored({ ageGroupId: 2, role: 'student', type: 'student' })
  await sql('update users set turns_18_in = extract(year from now()) + 4 where id = $1', [tim.id])
  await signIn(page, tim.email)
  for (const path of ['pwp', 'pwp-questions', 'view-pwp-questions']) {
    await page.goto(`/new-theme/${path}`)
    await expect(page.getByText('This page isn’t available for your account')).toBeVisible()
  }
  await page.goto('/career-match-questions')
  await page.getByRole('button', { name: /^What is true of you at work/ }).click()
  await expect(boxes(page)).toHaveCount(48)
  await expect(page.getByRole('link', { name: 'Personal Work Profile' })).toHaveCount(0)
})

test("5 another person's answers are readable within scope, and not found otherwise", async ({
  page,
}) => {
  const [ada, staff] = [await scored(), await person({ role: 'super_admin', firstName: 'Grace' })]
  await choose(ada.id, twelve)
  await signIn(page, staff.email, { at: `/new-theme/view-pwp-questions?user=${ada.id}` })
  await expect(title(page)).toHaveText('What Ada Lovelace chose for the Personal Work Profile')
  await expect(page.getByText('12 statements chosen.')).toBeVisible()
  await expect(boxes(page)).toHaveCount(0)
  await signIn(page, (await scored()).email, { at: `/new-theme/view-pwp-questions?user=${ada.id}` })
  await expect(page.getByText('Your statements couldn’t be loaded')).toBeVisible()
})

test('6 the page works on a phone and by keyboard', async ({ page }) => {
  test.setTimeout(180_000)
  const complaints = complaintsOf(page)
  const ada = await scored()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, ada.email, { at: '/new-theme/pwp-questions' })
  const first = boxes(page).first()
  await expect(first).not.toBeChecked()
  for (
    let at = 0;
    at < 20 && !(await first.evaluate((box) => box === document.activeElement));
    at++
  )
    await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  for (const path of ['pwp-questions', 'view-pwp-questions', 'pwp']) {
    await page.goto(`/new-theme/${path}`)
    await expect(title(page)).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
    expect([path, await beyond(page)]).toEqual([path, 0])
  }
  expect(complaints).toEqual([])
})
