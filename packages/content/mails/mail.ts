/** The words of one mail; `{{name}}` is filled in. `button` is what the link says, `reasons` the sentences of which `{{reason}}` is one. */
export type MailText = {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  button?: string
  closing: readonly string[]
  reasons?: Readonly<Record<string, string>>
}
