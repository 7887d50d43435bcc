/** The words of one mail; `{{name}}` is filled in. `button` is what the link says. */
export type MailText = { subject: string; greeting: string; paragraphs: readonly string[]; button?: string; closing: readonly string[] }
