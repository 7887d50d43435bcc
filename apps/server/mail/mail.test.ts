import { firstLanguages } from '@quartet/content/languages.ts'
import { mailNames } from '@quartet/domain/mails.ts'
import { expect, test } from 'vitest'
import { mailLanguage } from '../testing/languages.ts'
import { writeMail } from './mail.ts'
import { fieldsFor, originalsOf } from './mail-texts.ts'

const values = { url: 'https://quartet.test/a?b=1&c=2', message: 'Dear Tom,\n<b>see</b> you soon.' }
const to = (...language: Parameters<typeof mailLanguage>) => ({
  email: 'a@example.org',
  firstName: 'Maya',
  language: mailLanguage(...language),
})

test.each(firstLanguages)('every mail in $locale is one small page with a footer', (language) => {
  for (const name of mailNames) {
    const { html } = writeMail(name, to(language.locale), values)
    const dir = language.rtl === 1 ? 'rtl' : 'ltr'
    expect(html.startsWith(`<!doctype html><html lang="${language.tag}" dir="${dir}">`)).toBe(true)
    expect(html).toContain('class="foot"')
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).not.toMatch(/<img|<script|<link|url\(/)
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  }
})

test('shows the first sentence beside the subject, and the link as a button', () => {
  const { html } = writeMail('welcome', to('en'), values)
  const [preview] = /(?<=overflow:hidden">)[^<]+/.exec(html) ?? []
  expect(preview).toBe('Your email address is confirmed and your account is ready.')
  expect(html).toContain('href="https://quartet.test/a?b=1&amp;c=2"')
  expect(html).toMatch(/<a class="button"[^>]*>Start the inventory<\/a>/)
})

test('quotes the words of a person in both parts', () => {
  const { html, text } = writeMail('welcome', to('en'), values)
  expect(html).toContain('Dear Tom,\n&lt;b&gt;see&lt;/b&gt; you soon.</p>')
  expect(text).toContain('> Dear Tom,\n> <b>see</b> you soon.')
})

test('uses the texts that administrators changed, with an empty line between paragraphs', () => {
  const changed = {
    'mail.welcome.subject': 'Ciao {{ first_name }}',
    'mail.welcome.paragraphs': 'Uno.\n\n\nDue <b>.',
  }
  const { subject, text, html } = writeMail('welcome', to('it', changed), values)
  expect(subject).toBe('Ciao Maya')
  expect(text).toContain('Uno.\n\nDue <b>.')
  expect(html).toContain('<p style="margin:0 0 16px">Due &lt;b&gt;.</p>')
})

test('is in English, as administrators changed it, until a language has all texts of a mail', () => {
  const english = { 'mail.school_refused.subject': 'We are sorry' }
  const fields = fieldsFor('fr', 'school_refused')
  const french = Object.fromEntries(
    fields.map((field) => [`mail.school_refused.${field}`, 'Bonjour']),
  )
  const { 'mail.school_refused.closing': _, ...incomplete } = french
  const mailIn = (changed: Record<string, string>) =>
    writeMail('school_refused', to('fr', changed, english), {})
  expect(mailIn(incomplete)).toMatchObject({ subject: 'We are sorry' })
  expect(mailIn(incomplete).html).toContain('<html lang="en"')
  expect(mailIn(french)).toMatchObject({ subject: 'Bonjour' })
  expect(mailIn(french).html).toContain('<html lang="fr"')
  // the line below all mails is still the English one
  expect(mailIn(french).html).toContain('class="foot" lang="en" dir="ltr"')
})

test('writes a date in the language of the mail', () => {
  const date = new Date('2026-12-01T00:00:00Z')
  const subjectIn = (locale: string) =>
    writeMail('account_deletion_scheduled', to(locale), { date }).subject
  expect(subjectIn('ge')).toContain('1. Dezember 2026')
  expect(subjectIn('fr')).toContain('December 1, 2026')
})

test('every text of every mail is a field that can be changed', () => {
  for (const name of mailNames)
    for (const { locale, tag } of firstLanguages)
      expect([name, locale, Object.keys(originalsOf(locale, name))]).toEqual([
        name,
        locale,
        expect.arrayContaining([...fieldsFor(tag, name)]),
      ])
})
