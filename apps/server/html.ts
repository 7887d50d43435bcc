import { pagePictureAt } from '@quartet/domain/pictures.ts'
import clean from 'sanitize-html'

const allowed = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
}

/** Tags of the longest page that anybody writes, twice over: cleaning takes longer with each, and everybody waits for it. */
export const maxTags = 5000
export const hasTooManyTags = (html: string) => html.split('<', maxTags + 2).length - 1 > maxTags

/** HTML that people may write: text, lists, links; cleaned on every write, and again where it is shown. */
export const cleanHtml = (html: string) => clean(html, allowed)

/** A picture of a page: its name in our store, and what it shows. */
export type PagePicture = { name: string; alt: string }

/** The same with pictures, of our own store only; and which these are. */
export function cleanPage(html: string): { html: string; pictures: PagePicture[] } {
  const pictures: PagePicture[] = []
  const cleaned = clean(html, {
    ...allowed,
    allowedTags: [...allowed.allowedTags, 'img'],
    allowedAttributes: { ...allowed.allowedAttributes, img: ['src', 'alt'] },
    exclusiveFilter({ tag, attribs: { src = '', alt = '' } }) {
      const name = tag === 'img' ? pagePictureAt(src) : undefined
      if (name) pictures.push({ name, alt: alt.trim() })
      return tag === 'img' && !name
    },
  })
  return { html: cleaned, pictures }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Whether there is nothing in it to read. */
export const isBlankHtml = (html: string) =>
  clean(html, { allowedTags: [] })
    .replace(/&nbsp;/g, ' ')
    .trim() === ''
