import { mails as english } from '@quartet/content/mails/en.ts'
import { mails as german } from '@quartet/content/mails/ge.ts'
import { mails as italian } from '@quartet/content/mails/it.ts'
import type { MailText } from '@quartet/content/mails/mail.ts'
import { escapeHtml } from './html.ts'
import type { Jobs } from './queue.ts'

export type MailName = keyof typeof english
/** `locale` names the words (en, ge, it); a language without mails of its own gets the English ones. */
export type Addressee = { email: string; firstName: string; locale: string }

const languages: Record<string, { tag: string; words: Record<MailName, MailText> }> = {
  en: { tag: 'en', words: english },
  ge: { tag: 'de', words: german },
  it: { tag: 'it', words: italian },
}

/** The language in which a mail to a locale is written, for what is formatted in it. */
export const tagOf = (locale: string) => (languages[locale] ?? languages.en)?.tag ?? 'en'

type Values = Record<string, string>
const filled = (text: string, values: Values) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

/** A mail in text and plain HTML from the words of packages/content; what people typed stays text. `url` becomes the button, `code` stands large. */
export function writeMail(name: MailName, to: Addressee, values: Values): Jobs['mail'] {
  const { tag, words: mails } = languages[to.locale] ?? { tag: 'en', words: english }
  const words: MailText = mails[name]
  const all: Values = { ...values, first_name: oneLine(to.firstName) }
  const paragraphs = [words.greeting, ...words.paragraphs].map((line) => filled(line, all))
  const told = [values.code, values.url].filter((value) => value !== undefined)
  const parts = [
    ...paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`),
    values.code ? `<p style="font-size:28px;letter-spacing:4px"><strong>${escapeHtml(values.code)}</strong></p>` : '',
    values.url ? `<p><a href="${escapeHtml(values.url)}">${escapeHtml(words.button ?? values.url)}</a></p>` : '',
    ...words.closing.map((line) => `<p>${escapeHtml(filled(line, all))}</p>`),
  ]
  return {
    to: to.email,
    subject: oneLine(filled(words.subject, all)),
    text: [...paragraphs, ...told, ...words.closing.map((line) => filled(line, all))].join('\n\n'),
    html: pageOf(tag, parts),
  }
}

const pageOf = (tag: string, parts: string[]) =>
  `<!doctype html><html lang="${tag}"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1a1d23;max-width:36em">${parts.join('')}</body></html>`
