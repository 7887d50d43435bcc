import { pagePictureAt } from '@quartet/domain/pictures.ts'
import { useRouter } from '@tanstack/react-router'
import DOMPurify from 'dompurify'
import type { TFunction } from 'i18next'
import { type MouseEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLanguage } from '../i18n/use-content-language.ts'
import styles from './html.module.css'
import { usePagePictures } from './page-pictures.ts'
import { makeVideoCard, videoLinks } from './video-card.ts'

/** The same elements and attributes that the server allows when such a text is written. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'data-kind'],
  ALLOW_DATA_ATTR: false,
  ADD_URI_SAFE_ATTR: ['data-kind'],
  /** A single slash starts a path on this site, two of them lead elsewhere. */
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?![/\\]))/i,
}

/** Only pictures from our store are allowed; they are fetched with the reader's session. */
DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'IMG') return
  const picture = pagePictureAt(element.getAttribute('src') ?? '')
  element.removeAttribute('src')
  if (picture) element.setAttribute('data-picture', picture)
  else element.remove()
})

/** The HTML of a text, sanitised, with its videos as cards. */
function cleanHtml(html: string, t: TFunction): string {
  const place = document.createElement('div')
  place.append(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }))
  for (const link of place.querySelectorAll<HTMLAnchorElement>(videoLinks)) makeVideoCard(link, t)
  return place.innerHTML
}

/**
 * The only place where HTML written by people is put on a page: sanitised here, whatever was done
 * before.
 */
export function Html({ html, language_id }: { html: string; language_id: number }) {
  const { t } = useTranslation()
  const language = useContentLanguage()(language_id)
  // a new object would replace the HTML and lose the fetched pictures
  const clean = useMemo(() => ({ __html: cleanHtml(html, t) }), [html, t])
  const place = usePagePictures(clean.__html)
  const follow = useOwnLinks()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is used, and Enter clicks them
    <div
      ref={place}
      className={styles.html}
      {...language}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: DOMPurify has sanitised it
      dangerouslySetInnerHTML={clean}
    />
  )
}

/** Follows links to other pages of this site without a full page load. */
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
