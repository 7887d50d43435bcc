import DOMPurify from 'dompurify'
import styles from './html.module.css'

/** The same that the server lets pass when such a text is written. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:)/i,
}

/** The one place where HTML that people wrote comes onto a page: cleaned here whatever was done to it before. */
export function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is where it is made harmless
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, allowed) }} />
}
