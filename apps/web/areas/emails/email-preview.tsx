import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import styles from './emails.module.css'
import type { usePreview } from './use-email.ts'

/**
 * A mail in a frame that runs no scripts and loads nothing. The policy of the page allows no inline
 * styles in HTML, so they are set one by one; links lead nowhere.
 */
function draw(frame: HTMLIFrameElement, html: string) {
  const inside = frame.contentDocument
  if (!inside) return
  const source = html.replace(/<style>.*?<\/style>/s, '').replaceAll(' style="', ' data-style="')
  const { documentElement } = new DOMParser().parseFromString(source, 'text/html')
  const copy = inside.importNode(documentElement, true)
  for (const link of copy.querySelectorAll('a')) link.removeAttribute('href')
  inside.documentElement?.remove()
  inside.append(copy)
  for (const element of copy.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
  frame.style.blockSize = `${inside.body.scrollHeight}px`
}

/** The whole mail as it will look, with its subject. */
export function EmailPreview({ query }: { query: ReturnType<typeof usePreview> }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const { subject = '', html = '' } = query.data ?? {}
  useEffect(() => {
    if (frame.current && html) draw(frame.current, html)
  }, [html])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long mail is scrolled with the keyboard too
    <section className={styles.preview} aria-label={t('emails.preview')} tabIndex={0}>
      {query.error && <QueryError query={query} />}
      <p className={styles.subject}>
        <bdi>{subject}</bdi>
      </p>
      <iframe
        ref={frame}
        title={t('emails.preview')}
        srcDoc="<!doctype html>"
        sandbox="allow-same-origin"
        className={styles.frame}
        onLoad={({ currentTarget }) => html && draw(currentTarget, html)}
      />
      <p className={styles.hint}>{t('emails.preview_hint')}</p>
    </section>
  )
}
