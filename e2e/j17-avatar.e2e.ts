/// <reference lib="dom" />
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { attachmentTo, seenPicture } from './attachments.ts'
import { complaintsOf, expectFits } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { giveScores, newAddress, organization, person, sql } from './world.ts'

const files = path.resolve('apps/server/testing/files')
const file = (name: string) => path.join(files, name)

const inTopBar = (page: Page) => page.getByRole('banner').getByRole('link', { name: /profile/ })
const inProfile = (page: Page) => page.getByRole('main')
const photo = 'img[src^="/api/users/photo/"]'
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Change your picture' }).click()
  return page.getByRole('dialog', { name: 'Your picture' })
}
/** The width of a picture after the browser has decoded it. */
const widthOf = (page: Page) =>
  inTopBar(page)
    .locator('img')
    .evaluate((image) =>
      (image as HTMLImageElement).decode().then(() => (image as HTMLImageElement).naturalWidth),
    )

test('1 a png and then a jpg appear in the profile and in the top bar, also after a reload', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  await expect(inTopBar(page)).toContainText('AL')
  const dialog = await openDialog(page)
  let before = ''
  for (const name of ['photo.png', 'photo.jpg']) {
    await dialog.locator('input[type=file]').setInputFiles(file(name))
    await expect(page.getByText('Your picture has been changed.').last()).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Upload a photo' })).toBeEnabled()
    await expect(inTopBar(page).locator(photo)).not.toHaveAttribute('src', before)
    before = (await inTopBar(page).locator(photo).getAttribute('src')) ?? ''
    await expect(inProfile(page).locator(`img[src="${before}"]`).first()).toBeVisible()
    expect(await widthOf(page)).toBe(256)
  }
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(inTopBar(page).locator(`img[src="${before}"]`)).toBeVisible()

  // the shared picture contains it too
  const to = newAddress()
  await page.getByRole('button', { name: 'Share your profile' }).click()
  await page.getByRole('dialog').getByLabel('Email address').fill(to)
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your profile is on its way.')).toBeVisible()
  expect(seenPicture(await attachmentTo(to, 'profile.png')).colours.size).toBeGreaterThan(500)
  expect(complaints).toEqual([])
})

test('2 a gif, a broken file and a file that is too large: an alert with the reason, loading ends, the picture stays', async ({
  page,
}) => {
  const ada = await person()
  await sql("update users set image = 'drawn-3' where id = $1", [ada.id])
  await signIn(page, ada.email)
  const dialog = await openDialog(page)
  const sentences = {
    'small.gif': 'Only PNG and JPEG pictures can be used.',
    'text.png': 'Only PNG and JPEG pictures can be used.',
    'truncated.jpg': 'This picture is damaged',
    'and-zip.png': 'This picture is damaged',
  }
  for (const [name, sentence] of Object.entries(sentences)) {
    await dialog.locator('input[type=file]').setInputFiles(file(name))
    await expect(dialog.getByRole('alert')).toContainText(sentence)
    await expect(dialog.getByRole('button', { name: 'Upload a photo' })).toBeEnabled()
  }
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_300_000) })
  await expect(dialog.getByRole('alert')).toContainText('larger than 5 MB')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Change your picture' })).toBeVisible()
  await expect(page.locator(photo)).toHaveCount(0)
})

test('3 a network failure during the upload ends the loading with a message', async ({ page }) => {
  await signIn(page, (await person()).email)
  const dialog = await openDialog(page)
  await page.route('**/api/users/update_photo/*', (route) => route.abort())
  await dialog.locator('input[type=file]').setInputFiles(file('photo.png'))
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Upload a photo' })).toBeEnabled()
})

test('4 a drawn picture is chosen by keyboard, and the initials can be restored', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, (await person()).email)
  const dialog = await openDialog(page)
  const seventh = dialog.getByRole('button', { name: 'Drawn picture 7' })
  await seventh.press('Enter')
  await expect(seventh).toHaveAttribute('aria-pressed', 'true')
  await expect(inTopBar(page).locator('svg')).toBeVisible()
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
  await dialog.getByRole('button', { name: 'Use my initials' }).click()
  await expect(inTopBar(page)).toContainText('AL')
})

test('5 a child has the drawn pictures and no upload', async ({ page }) => {
  const school = await organization({ consent: { mode: 'school', dpa_signed_at: '2026-01-01' } })
  const mia = await person({
    ageGroupId: 1,
    role: 'student',
    type: 'student',
    organizationId: school.id,
    firstName: 'Mia',
  })
  await signIn(page, mia.email)
  const dialog = await openDialog(page)
  await expect(dialog.getByText('Which picture do you like best?')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Drawn picture/ })).toHaveCount(12)
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Drawn picture 12' }).click()
  await expect(page.getByText('Your picture has been changed.')).toBeVisible()
})

test("6 there is no upload on another person's profile", async ({ page }) => {
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  const admin = await person({ role: 'super_admin' })
  await signIn(page, admin.email)
  await expect(page.getByRole('button', { name: 'Change your picture' })).toBeVisible()
  await page.goto(`/new-theme/profile/${ada.id}`)
  await expect(page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change your picture' })).toHaveCount(0)
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share as PDF' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share your profile' })).toHaveCount(0)
})

test('7 the dialog works in a right-to-left language', async ({ page }) => {
  const say = wordsIn('ar')
  const [{ id = 0 } = {}] = await sql<{ id: number }>(
    "update languages set published = true where locale = 'ar' returning id",
  )
  await signIn(page, (await person({ languageId: id, firstName: 'ليلى' })).email, {
    languageId: id,
  })
  await page.getByRole('button', { name: say('photo.change') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('photo.drawn_number', { number: 5 }) })
    .click()
  await expect(page.getByText(say('photo.saved'))).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFits(page)
})
