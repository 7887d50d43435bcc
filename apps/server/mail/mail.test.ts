import { firstLanguages } from '@quartet/content/languages.ts'
import { mails } from '@quartet/content/mails/en.ts'
import { expect, test } from 'vitest'
import { type MailName, writeMail } from './mail.ts'

const values = { url: 'https://quartet.test/a?b=1&c=2', message: 'Dear Tom,\n<b>see</b> you soon.' }
const to = (locale: string) => ({ email: 'a@example.org', firstName: 'Maya', locale })

test.each(firstLanguages)('every mail in $locale is one small page with a footer', (language) => {
  for (const name of Object.keys(mails) as MailName[]) {
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
