/**
 * The text of a mail. Names in `{{ }}` are placeholders. `button` is the text of the link; `message`
 * introduces the words of a person; `reasons` lists the possible values of `{{reason}}`.
 */
export type MailText = {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  button?: string
  message?: string
  closing: readonly string[]
  reasons?: Readonly<Record<string, string>>
}
