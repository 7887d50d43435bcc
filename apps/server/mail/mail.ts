import type { MailText } from '@quartet/content/mails/mail.ts'
import { mailOf } from '@quartet/content/mails/mail-fields.ts'
import type { MailName } from '@quartet/domain/mails.ts'
import type { Jobs } from '../queue/queue.ts'
import { mailPage } from './mail-page.ts'
import { type MailLanguage, textsToSend } from './mail-texts.ts'

export type Addressee = { email: string; firstName: string; language: MailLanguage }

/** By placeholder; a date is written in the language of the mail. */
export type MailValues = Readonly<Record<string, string | Date>>
/** Items of which the mail shows these, and how many more there are. */
export type MailList = { items: readonly string[]; more: number }

type Filled = Readonly<Record<string, string>>
export const fillText = (text: string, values: MailValues) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''))
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

/** With Latin digits in every language, like the application. */
export const dayIn = (tag: string, day: Date) =>
  new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(day)

/**
 * Builds a mail in text and HTML. `url` becomes the button, `code` is shown in large type,
 * `message`, written by a person, is quoted, and `list` stands above them.
 */
export function writeMail(
  name: MailName,
  to: Addressee,
  values: MailValues,
  list: MailList = { items: [], more: 0 },
): Jobs['mail'] {
  const { tag, dir, texts } = textsToSend(to.language, name)
  const words = mailOf(texts)
  const all = valuesFor(words, tag, to, values)
  const fill = (text: string) => fillText(text, all)
  const paragraphs = [words.greeting, ...words.paragraphs].map(fill)
  const closing = words.closing.map(fill)
  const items = linesOf(words, tag, list)
  const message = all.message ? { from: fill(words.message ?? ''), text: all.message } : undefined
  const { url, code } = all
  const bullets = items.map((item) => `• ${item}`).join('\n')
  const { texts: below, ...footer } = textsToSend(to.language, 'footer')
  return {
    to: to.email,
    subject: oneLine(fill(words.subject)),
    text: [...paragraphs, bullets, message && quoted(message), code, url, ...closing]
      .filter(Boolean)
      .join('\n\n'),
    html: mailPage({
      ...{ tag, dir, paragraphs, items, message, code, closing },
      preview: paragraphs[1] ?? '',
      button: url ? { url, label: words.button ?? url } : undefined,
      footer: { ...footer, text: below.text ?? '' },
    }),
  }
}

/** The values as texts, with the words for a reason and for replies, and the name of the reader. */
function valuesFor(words: MailText, tag: string, to: Addressee, values: MailValues): Filled {
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value instanceof Date ? dayIn(tag, value) : value,
    ]),
  )
  const reason = words.reasons?.[texts.reason ?? '']
  const replies = words.replies?.[texts.replies ?? '']
  return {
    ...texts,
    ...(reason && { reason: fillText(reason, texts) }),
    ...(replies && { replies: fillText(replies, texts) }),
    first_name: oneLine(to.firstName),
  }
}

/** The items, and how many more there are, in words. */
function linesOf({ more: forms }: MailText, tag: string, { items, more }: MailList) {
  const lines = items.map(oneLine)
  if (more <= 0 || !forms) return lines
  const form = forms[new Intl.PluralRules(tag).select(more)] ?? forms.other
  return [...lines, fillText(form, { count: String(more) })]
}

const quoted = ({ from, text }: { from: string; text: string }) =>
  [from, ...text.split(/\r?\n/).map((line) => `> ${line}`)].join('\n')
