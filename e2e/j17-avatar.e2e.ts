/// <reference lib="dom" />
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
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

/** A PNG of random colours, which no format makes small. */
function noise(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  const pixels = randomBytes((3 * width + 1) * height)
  for (let row = 0; row < height; row++) pixels[row * (3 * width + 1)] = 0
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

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
    await dialog.getByRole('button', { name: 'Use this part' }).click()
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
  }
  for (const [name, sentence] of Object.entries(sentences)) {
    await dialog.locator('input[type=file]').setInputFiles(file(name))
    await expect(dialog.getByRole('alert')).toContainText(sentence)
    await expect(dialog.getByRole('button', { name: 'Upload a photo' })).toBeEnabled()
  }
  for (const name of ['truncated.jpg', 'broken.png']) {
    await dialog.locator('input[type=file]').setInputFiles(file(name))
    await dialog.getByRole('button', { name: 'Use this part' }).click()
    await expect(dialog.getByRole('alert')).toContainText('This picture is damaged')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
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
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()

  await page.unroute('**/api/users/update_photo/*')
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(page.getByText('Your picture has been changed.')).toBeVisible()
})

test('a photo of 20 MB is scaled before it is sent; the chosen square is what others see', async ({
  page,
}) => {
  await signIn(page, (await person()).email)
  const dialog = await openDialog(page)
  const buffer = noise(3000, 2300)
  expect(buffer.length).toBeGreaterThan(20_000_000)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'camera.png', mimeType: 'image/png', buffer })
  const circle = dialog.getByLabel(/^Drag the picture/)
  await circle.press('ArrowRight')
  await dialog.getByLabel('Zoom').fill('2')
  const sent = page.waitForRequest('**/api/users/update_photo/*')
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(1_000_000)
  await expect(page.getByText('Your picture has been changed.')).toBeVisible()
})

test('of a picture with another file at its end, only what is seen is sent', async ({ page }) => {
  await signIn(page, (await person()).email)
  const dialog = await openDialog(page)
  await dialog.locator('input[type=file]').setInputFiles(file('and-zip.png'))
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(page.getByText('Your picture has been changed.')).toBeVisible()
  const source = (await inTopBar(page).locator(photo).getAttribute('src')) ?? ''
  const stored = await (await page.request.get(source)).body()
  expect([await widthOf(page), stored.includes('PK\x03\x04')]).toEqual([256, false])
})

test('a HEIC photo that the browser cannot open: how to make a JPEG of it', async ({ page }) => {
  await signIn(page, (await person()).email)
  const dialog = await openDialog(page)
  const buffer = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer })
  await expect(dialog.getByRole('alert')).toContainText('Save the photo as JPEG')
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
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
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
