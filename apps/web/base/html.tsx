import DOMPurify from 'dompurify'
import { useContentLanguage } from './content-language.ts'
import styles from './html.module.css'

/** The same that the server lets pass when such a text is written. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:)/i,
}

/** The one place where HTML that people wrote comes onto a page: cleaned here whatever was done to it before. */
export function Html({ html, language_id }: { html: string; language_id: number }) {
  const language = useContentLanguage()(language_id)
  const clean = { __html: DOMPurify.sanitize(html, allowed) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it was made harmless in the line above
  return <div className={styles.html} {...language} dangerouslySetInnerHTML={clean} />
}
