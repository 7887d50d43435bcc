import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { person } from './world.ts'

const file = (name: string) => path.resolve('apps/server/testing/files', name)
const dialog = (page: Page) => page.getByRole('dialog')
const photo = (page: Page) => dialog(page).getByRole('group', { name: 'Text from a photo' })
const description = (page: Page) => dialog(page).getByLabel('Description')
/**
 * Uses the file input of `Choose a picture`; the one of `Take a photo` has a `capture` attribute.
 */
const choose = (page: Page, name: string) =>
  photo(page).locator('input[type=file]:not([capture])').setInputFiles(file(name))
/** With E2E_PICTURES=folder, pictures of the screens are saved there for visual inspection. */
const pictures = process.env.E2E_PICTURES
const look = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: path.join(pictures, `${name}.png`) })
}
/** Includes the start of the OCR engine. */
const slowly = { timeout: 30_000 }

async function openDialog(page: Page) {
  const ada = await person()
  await signIn(page, ada.email, { at: '/new-theme/tasks?add' })
  await expect(dialog(page)).toBeVisible()
}

test('1 a picture of text becomes the description, with the picture next to it and a hint to double check', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await openDialog(page)
  expect(await photo(page).locator('input[type=file]').first().getAttribute('accept')).toBe(
    'image/apng,image/png,image/jpeg,image/webp',
  )
  await choose(page, 'page-en.png')
  await expect(dialog(page).getByText('Please double check the extracted text!')).toBeVisible(
    slowly,
  )
  await expect(description(page)).toHaveValue(
    /^Write a report of two pages about the water cycle\. First read.*Friday\.$/,
  )
  const picture = dialog(page).getByRole('img', { name: 'Your picture, to compare with the text' })
  await expect
    .poll(() =>
      picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
    )
    .toBe(1120)
  expect(await picture.getAttribute('src')).toMatch(/^blob:/)
  const [field, beside] = [await description(page).boundingBox(), await picture.boundingBox()]
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
  expect(Math.min(field?.width ?? 0, beside?.width ?? 0)).toBeGreaterThan(400)
  await expectAccessible(page)
  await look(page, 'j24-read')

  // the text of a second picture is appended, and nothing is lost
  await choose(page, 'page-en-small.png')
  await expect(description(page)).toHaveValue(
    /^Write a report.*Friday\.\n\nCompare the two maps/s,
    slowly,
  )
  await dialog(page).getByRole('button', { name: 'Remove the picture' }).click()
  await expect(picture).toHaveCount(0)
  await expect(description(page)).toHaveValue(/Compare the two maps/)
  expect(complaints).toEqual([])
})

test('2 a pdf is rejected by its content, a file that is too large before it is sent, and the dialog keeps what was typed', async ({
  page,
}) => {
  await openDialog(page)
  await description(page).fill('Typed before.')
  await photo(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'task.png',
      mimeType: 'image/png',
      buffer: Buffer.from('%PDF-1.7 renamed'),
    })
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Only PNG, JPEG and WebP pictures can be read.',
    slowly,
  )
  await choose(page, 'page.pdf')
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Only PNG, JPEG and WebP pictures can be read.',
  )
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/tasks/get/description')) sent++
  })
  await photo(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'big.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    })
  await expect(dialog(page).getByRole('alert')).toContainText('This picture is larger than 10 MB.')
  expect(sent).toBe(0)
  await expectAccessible(page)
  await expect(description(page)).toHaveValue('Typed before.')
})

test('3 a picture without text is reported, and reading can be cancelled', async ({ page }) => {
  await openDialog(page)
  await description(page).fill('Typed before.')
  await choose(page, 'no-text.jpg')
  await expect(dialog(page).getByText('No text was found')).toBeVisible(slowly)
  await expect(description(page)).toHaveValue('Typed before.')

  await page.route('**/tasks/get/description', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    await route.continue().catch(() => {})
  })
  await choose(page, 'page-en.png')
  await expect(photo(page).getByRole('status')).toContainText('Reading the picture')
  await photo(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(photo(page).getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  await expect(dialog(page).getByRole('img', { name: /^Your picture/ })).toHaveCount(0)
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  await expect(description(page)).toHaveValue('Typed before.')
})

test('4 a German picture on a phone: umlauts are read, and a camera is offered', async ({
  browser,
}) => {
  const say = wordsIn('ge')
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
  })
  const page = await context.newPage()
  const max = await person({ languageId: 2 })
  await signIn(page, max.email, { at: '/new-theme/tasks?add', languageId: 2 })
  const box = dialog(page).getByRole('group', { name: say('photo_text.open') })
  await expect(box.getByRole('button', { name: say('photo_text.take') })).toBeVisible()
  await box.locator('input[type=file][capture]').setInputFiles(file('page-de-blurred.jpg'))
  await expect(dialog(page).getByText(say('photo_text.check'))).toBeVisible(slowly)
  await expect(dialog(page).getByLabel(say('tasks.description'))).toHaveValue(
    /Müller.*Größe.*März/s,
  )
  await look(page, 'j24-phone')
  await context.close()
})
