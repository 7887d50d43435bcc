/**
 * The text of a mail. Names in `{{ }}` are placeholders. `button` is the text of the link; `message`
 * introduces the words of a person; `reasons` and `replies` list the possible values of `{{reason}}`
 * and `{{replies}}`; `more` ends a list that names only its first items, in the plural forms of the
 * language.
 */
export type MailText = {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  button?: string
  message?: string
  closing: readonly string[]
  more?: Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>
  reasons?: Readonly<Record<string, string>>
  replies?: Readonly<Record<string, string>>
}
