import { firstLanguages } from '@quartet/content/languages.ts'
import * as arabic from '@quartet/content/mails/ar.ts'
import * as greek from '@quartet/content/mails/el.ts'
import * as english from '@quartet/content/mails/en.ts'
import * as spanish from '@quartet/content/mails/es.ts'
import * as german from '@quartet/content/mails/ge.ts'
import * as italian from '@quartet/content/mails/it.ts'
import type { MailText } from '@quartet/content/mails/mail.ts'
import * as maltese from '@quartet/content/mails/mt.ts'
import * as portuguese from '@quartet/content/mails/pt.ts'
import type { Jobs } from '../queue/queue.ts'
import { mailPage } from './mail-page.ts'

export type MailName = keyof typeof english.mails
/**
 * `locale` selects the mail texts (en, ge, ...); a language without its own mails gets the English
 * ones.
 */
export type Addressee = { email: string; firstName: string; locale: string }

const languages: Record<string, { mails: Record<MailName, MailText>; footer: string }> = {
  en: { mails: english.mails, footer: english.footer },
  ge: { mails: german.mails, footer: german.footer },
  it: { mails: italian.mails, footer: italian.footer },
  el: { mails: greek.mails, footer: greek.footer },
  mt: { mails: maltese.mails, footer: maltese.footer },
  pt: { mails: portuguese.mails, footer: portuguese.footer },
  es: { mails: spanish.mails, footer: spanish.footer },
  ar: { mails: arabic.mails, footer: arabic.footer },
}

/** The mail texts for a locale, with their language tag and direction. */
function wordsFor(locale: string) {
  const written = Object.hasOwn(languages, locale) ? locale : 'en'
  const { tag = 'en', rtl = 0 } =
    firstLanguages.find((language) => language.locale === written) ?? {}
  const words = languages[written] ?? english
  return { tag, dir: rtl === 1 ? ('rtl' as const) : ('ltr' as const), ...words }
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
 * Builds a mail in text and HTML from the texts of packages/content. `url` becomes the button,
 * `code` is shown in large type, `message`, written by a person, is quoted, and `list` stands above
 * them.
 */
export function writeMail(
  name: MailName,
  to: Addressee,
  values: Values,
  list: List = { items: [], more: 0 },
): Jobs['mail'] {
  const { mails, footer, ...language } = wordsFor(to.locale)
  const words: MailText = mails[name]
  const [reason, replies] = [
    words.reasons?.[values.reason ?? ''],
    words.replies?.[values.replies ?? ''],
  ]
  const all: Values = {
    ...values,
    ...(reason && { reason: filled(reason, values) }),
    ...(replies && { replies: filled(replies, values) }),
    first_name: oneLine(to.firstName),
  }
  const fill = (text: string) => filled(text, all)
  const paragraphs = [words.greeting, ...words.paragraphs].map(fill)
  const closing = words.closing.map(fill)
  const items = linesOf(words, language.tag, list)
  const message = values.message
    ? { from: fill(words.message ?? ''), text: values.message }
    : undefined
  const { url, code } = values
  const bullets = items.map((item) => `• ${item}`).join('\n')
  return {
    to: to.email,
    subject: oneLine(fill(words.subject)),
    text: [...paragraphs, bullets, message && quoted(message), code, url, ...closing]
      .filter(Boolean)
      .join('\n\n'),
    html: mailPage({
      ...language,
      preview: paragraphs[1] ?? '',
      paragraphs,
      items,
      message,
      code,
      button: url ? { url, label: words.button ?? url } : undefined,
      closing,
      footer,
    }),
  }
}

/** The items, and how many more there are, in words. */
function linesOf({ more: forms }: MailText, tag: string, { items, more }: List) {
  const lines = items.map(oneLine)
  if (more <= 0 || !forms) return lines
  const form = forms[new Intl.PluralRules(tag).select(more)] ?? forms.other
  return [...lines, filled(form, { count: String(more) })]
}

const quoted = ({ from, text }: { from: string; text: string }) =>
  [from, ...text.split(/\r?\n/).map((line) => `> ${line}`)].join('\n')
