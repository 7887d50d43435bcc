import { videoHost } from '@quartet/domain/video-links.ts'
import type { TFunction } from 'i18next'

/** The links to videos in a text; the editor and the server write no others. */
export const videoLinks = 'a[data-kind="video"]'

/**
 * Makes a card of a link to a video: its title and the name of its site, to open in a new tab.
 * Nothing is fetched from that site. A link to no such site stays a plain link.
 */
export function makeVideoCard(link: HTMLAnchorElement, t: TFunction) {
  const host = videoHost(link.getAttribute('href') ?? '')
  if (!host) return link.removeAttribute('data-kind')
  const [title, site] = [document.createElement('strong'), document.createElement('small')]
  title.textContent = link.textContent?.trim() || host
  site.textContent = t('editor.video_host', { host: `\u2068${host}\u2069` })
  link.replaceChildren(title, site)
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}
