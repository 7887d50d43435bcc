import { firstLanguages } from '@quartet/content/languages.ts'
import { mails as arabic } from '@quartet/content/mails/ar.ts'
import { mails as greek } from '@quartet/content/mails/el.ts'
import { mails as english } from '@quartet/content/mails/en.ts'
import { mails as spanish } from '@quartet/content/mails/es.ts'
import { mails as german } from '@quartet/content/mails/ge.ts'
import { mails as italian } from '@quartet/content/mails/it.ts'
import type { MailText } from '@quartet/content/mails/mail.ts'
import { mails as maltese } from '@quartet/content/mails/mt.ts'
import { mails as portuguese } from '@quartet/content/mails/pt.ts'
import { escapeHtml } from '../html.ts'
import type { Jobs } from '../queue/queue.ts'

export type MailName = keyof typeof english
/**
 * `locale` selects the mail texts (en, ge, ...); a language without its own mails gets the English
 * ones.
 */
export type Addressee = { email: string; firstName: string; locale: string }

const mails: Record<string, Record<MailName, MailText>> = {
  ...{ en: english, ge: german, it: italian, el: greek },
  ...{ mt: maltese, pt: portuguese, es: spanish, ar: arabic },
}

/** The mail texts for a locale, with their language tag and direction. */
function wordsFor(locale: string) {
  const written = Object.hasOwn(mails, locale) ? locale : 'en'
  const { tag = 'en', rtl = 0 } =
    firstLanguages.find((language) => language.locale === written) ?? {}
  return { tag, dir: rtl === 1 ? 'rtl' : 'ltr', mail: mails[written] ?? english }
}

/**
 * Formats a day for a mail in a locale, with Latin digits in every language like the application.
 */
export const dayIn = (locale: string, day: Date) =>
  new Intl.DateTimeFormat(`${wordsFor(locale).tag}-u-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(day)

type Values = Record<string, string>
/** Items of which the mail shows these, and how many more there are. */
type List = { items: readonly string[]; more: number }
const filled = (text: string, values: Values) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

/**
 * Builds a mail in text and plain HTML from the texts of packages/content. User input is escaped.
 * `url` becomes the button, `code` is shown in large type, `list` stands above both.
 */
export function writeMail(
  name: MailName,
  to: Addressee,
  values: Values,
  list: List = { items: [], more: 0 },
): Jobs['mail'] {
  const { mail, ...page } = wordsFor(to.locale)
  const words: MailText = mail[name]
  const reason = words.reasons?.[values.reason ?? '']
  const all: Values = { ...values, ...(reason && { reason }), first_name: oneLine(to.firstName) }
  const paragraphs = [words.greeting, ...words.paragraphs].map((line) => filled(line, all))
  const lines = linesOf(words, page.tag, list)
  const codeAndLink = [values.code, values.url].filter((value) => value !== undefined)
  const parts = [
    ...paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`),
    lines.length > 0
      ? `<ul>${lines.map((line) => `<li dir="auto">${escapeHtml(line)}</li>`).join('')}</ul>`
      : '',
    values.code
      ? `<p style="font-size:28px;letter-spacing:4px"><strong>${escapeHtml(values.code)}</strong></p>`
      : '',
    values.url
      ? `<p><a href="${escapeHtml(values.url)}">${escapeHtml(words.button ?? values.url)}</a></p>`
      : '',
    ...words.closing.map((line) => `<p>${escapeHtml(filled(line, all))}</p>`),
  ]
  return {
    to: to.email,
    subject: oneLine(filled(words.subject, all)),
    text: [
      ...paragraphs,
      ...(lines.length > 0 ? [lines.map((line) => `• ${line}`).join('\n')] : []),
      ...codeAndLink,
      ...words.closing.map((line) => filled(line, all)),
    ].join('\n\n'),
    html: pageOf(page, parts),
  }
}

/** The items, and how many more there are, in words. */
function linesOf({ more: forms }: MailText, tag: string, { items, more }: List) {
  const lines = items.map(oneLine)
  if (more <= 0 || !forms) return lines
  const form = forms[new Intl.PluralRules(tag).select(more)] ?? forms.other
  return [...lines, filled(form, { count: String(more) })]
}

const pageOf = ({ tag, dir }: { tag: string; dir: string }, parts: string[]) =>
  `<!doctype html><html lang="${tag}" dir="${dir}"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1a1d23;max-width:36em">${parts.join('')}</body></html>`
