import { pagePictureAt } from '@quartet/domain/pictures.ts'
import { videoHost } from '@quartet/domain/video-links.ts'
import clean from 'sanitize-html'

const allowed = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
}

/**
 * Twice the number of tags in the longest realistic page. Cleaning time grows with each tag and
 * blocks the event loop.
 */
export const maxTags = 5000
export const hasTooManyTags = (html: string) => html.split('<', maxTags + 2).length - 1 > maxTags

/**
 * The HTML that people may write: text, lists and links. Cleaned on every write and again on
 * display.
 */
export const cleanHtml = (html: string) => clean(html, allowed)

/** A picture in a page: its name in our file store and its alternative text. */
export type PagePicture = { name: string; alt: string }

/** A link to a video: `<a href="https://..." data-kind="video">title</a>`; all others are plain. */
const videoLink = ({ href, ...others }: Record<string, string>) => ({
  ...(href !== undefined && { href }),
  ...(others['data-kind'] === 'video' && videoHost(href ?? '') && { 'data-kind': 'video' }),
})

/**
 * Cleans HTML like `cleanHtml` but allows videos and pictures from our own store, and returns those
 * pictures.
 */
export function cleanPage(html: string): { html: string; pictures: PagePicture[] } {
  const pictures: PagePicture[] = []
  const cleaned = clean(html, {
    ...allowed,
    allowedTags: [...allowed.allowedTags, 'img'],
    allowedAttributes: { a: ['href', 'data-kind'], img: ['src', 'alt'] },
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: videoLink(attribs) }) },
    exclusiveFilter({ tag, attribs: { src = '', alt = '' } }) {
      const name = tag === 'img' ? pagePictureAt(src) : undefined
      if (name) pictures.push({ name, alt: alt.trim() })
      return tag === 'img' && !name
    },
  })
  return { html: cleaned, pictures }
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Whether the HTML contains no visible text. */
export const isBlankHtml = (html: string) =>
  clean(html, { allowedTags: [] })
    .replace(/&nbsp;/g, ' ')
    .trim() === ''
