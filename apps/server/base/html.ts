import clean from 'sanitize-html'

const allowed = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
}

/** HTML that people may write: text, lists, links; cleaned on every write, and again where it is shown. */
export const cleanHtml = (html: string) => clean(html, allowed)

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Whether there is nothing in it to read. */
export const isBlankHtml = (html: string) =>
  clean(html, { allowedTags: [] })
    .replace(/&nbsp;/g, ' ')
    .trim() === ''
