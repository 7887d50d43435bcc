import type { MailText } from './mail.ts'

/** The texts of a mail by field, as editors see them. An empty line separates paragraphs. */
export type MailFields = Readonly<Record<string, string>>

const paragraphsOf = (text = '') =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)

const named = (texts: object, nameOf: (key: string) => string) =>
  Object.fromEntries(
    Object.entries(texts as MailFields).map(([key, text]) => [nameOf(key), text] as const),
  )

/**
 * Plural forms, reasons and what is said of replies are fields of their own: `more_few`,
 * `left_reason`, `sender_replies`.
 */
export const fieldsOf = (mail: MailText): MailFields => ({
  subject: mail.subject,
  greeting: mail.greeting,
  paragraphs: mail.paragraphs.join('\n\n'),
  ...named(mail.more ?? {}, (form) => `more_${form}`),
  ...(mail.message !== undefined && { message: mail.message }),
  ...(mail.button !== undefined && { button: mail.button }),
  closing: mail.closing.join('\n\n'),
  ...named(mail.reasons ?? {}, (reason) => `${reason}_reason`),
  ...named(mail.replies ?? {}, (to) => `${to}_replies`),
})

/** The mail with these texts, the inverse of `fieldsOf`. */
export function mailOf(fields: MailFields): MailText {
  const partsWith = (part: RegExp): MailFields =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, text]) => {
        const [, key] = part.exec(field) ?? []
        return key ? [[key, text]] : []
      }),
    )
  const { other, ...forms } = partsWith(/^more_(\w+)$/)
  return {
    subject: fields.subject ?? '',
    greeting: fields.greeting ?? '',
    paragraphs: paragraphsOf(fields.paragraphs),
    ...(fields.button !== undefined && { button: fields.button }),
    ...(fields.message !== undefined && { message: fields.message }),
    closing: paragraphsOf(fields.closing),
    ...(other !== undefined && { more: { other, ...forms } }),
    reasons: partsWith(/^(\w+)_reason$/),
    replies: partsWith(/^(\w+)_replies$/),
  }
}
