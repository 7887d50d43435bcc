import { pagePictureAt } from '@quartet/domain/pictures.ts'
import { useRouter } from '@tanstack/react-router'
import DOMPurify from 'dompurify'
import { type MouseEvent, useMemo } from 'react'
import { useContentLanguage } from '../i18n/use-content-language.ts'
import styles from './html.module.css'
import { usePagePictures } from './page-pictures.ts'

/** The same that the server lets pass when such a text is written. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt'],
  /** A single slash leads to another page of this site, two of them elsewhere. */
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?![/\\]))/i,
}

/** A picture is one of our store, and is fetched with the session of who reads. */
DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'IMG') return
  const picture = pagePictureAt(element.getAttribute('src') ?? '')
  element.removeAttribute('src')
  if (picture) element.setAttribute('data-picture', picture)
  else element.remove()
})

/** The one place where HTML that people wrote comes onto a page: cleaned here whatever was done to it before. */
export function Html({ html, language_id }: { html: string; language_id: number }) {
  const language = useContentLanguage()(language_id)
  const clean = useMemo(() => ({ __html: DOMPurify.sanitize(html, allowed) }), [html]) // another object would be put in anew, without what was fetched
  const place = usePagePictures(html)
  const follow = useOwnLinks()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is used, and Enter clicks them
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it was made harmless above
    <div ref={place} className={styles.html} {...language} onClick={follow} dangerouslySetInnerHTML={clean} />
  )
}

/** A link to another page of this site is followed without loading everything anew. */
function useOwnLinks() {
  const { history } = useRouter()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const aside = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!link || aside || link.origin !== location.origin) return
    event.preventDefault()
    history.push(link.pathname + link.search + link.hash)
  }
}
