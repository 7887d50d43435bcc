/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { openAsEditor } from './content.ts'
import { complaintsOf, expectAccessible, expectFits } from './look.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { mailTo, sql } from './world.ts'

// Runs in sequence, because the tests change the texts of mails.
test.describe.configure({ mode: 'default' })

const say = wordsIn('en')
test.afterEach(async () => {
  await sql("delete from localization where area = 'email'")
})

test('an editor translates a mail, sees it, and gets it as a test in that language', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const editor = await openAsEditor(page, '/emails?language=3')
  await page
    .getByRole('searchbox', { name: say('table.search') })
    .fill(say('emails.title_export_ready'))
  await page.getByRole('link', { name: say('emails.title_export_ready') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('emails.title_export_ready'))
  await expect(page.getByText('Your data is ready')).toBeVisible()

  await page.getByLabel(say('emails.field_subject')).fill('Ecco i dati')
  await page.getByLabel(say('emails.field_button')).fill('Scarica subito')
  const preview = page.getByRole('region', { name: say('emails.preview') })
  await expect(preview.getByText('Ecco i dati')).toBeVisible()
  const drawn = page.frameLocator(`iframe[title="${say('emails.preview')}"]`)
  await expect(drawn.getByText('Scarica subito')).toHaveCSS('background-color', 'rgb(21, 87, 176)')
  await expectAccessible(page)

  await page.getByRole('button', { name: say('emails.test') }).click()
  await expect(page.getByText(say('emails.test_sent', { email: editor.email }))).toBeVisible()
  const mail = await mailTo(editor.email, 'Scarica subito')
  expect(mail).toContain('Subject: [Test] Ecco i dati')
  expect(mail).toContain('<html lang="it" dir="ltr">')

  await page.getByLabel(say('emails.field_greeting')).fill('Ciao')
  await page.getByRole('button', { name: say('content.save') }).click()
  await expect(page.getByText(say('field.placeholders_lost'))).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(say('emails.field_greeting'))).toHaveValue('Ciao')
  await page.getByLabel(say('emails.field_greeting')).fill('Ciao {{first_name}}!')
  await page.getByRole('button', { name: say('content.save') }).click()
  await expect(page.getByText(say('content.saved')).last()).toBeVisible()
  expect(
    await sql("select key from localization where area = 'email' and language_id = 3 order by key"),
  ).toEqual(
    ['button', 'greeting', 'subject'].map((field) => ({ key: `mail.export_ready.${field}` })),
  )
  await page.getByRole('button', { name: say('localization.back') }).click()
  await expect(page.getByLabel(say('emails.field_subject'))).not.toHaveValue('Ecco i dati')
  expect(complaints).toEqual([])
})

test('a mail is previewed from right to left, and one about consent is closed for editors', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await openAsEditor(page, '/emails/consent_request?language=8')
  await expect(page.getByText(say('field.text_legal'))).toBeVisible()
  await expect(page.getByLabel(say('emails.field_subject'))).toHaveAttribute('readonly')
  const drawn = page.frameLocator(`iframe[title="${say('emails.preview')}"]`)
  await expect(drawn.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectFits(page)
  expect(complaints).toEqual([])
})
